package arenhold.server.clock;

import java.util.List;

/**
 * What needs everybody's consent about time.
 *
 * @param paused that no time runs, or null
 * @param proposal what somebody proposes, or null
 * @param declined the proposal that came to nothing last, until somebody chooses or proposes
 *     something; or null
 */
public record Consent(Pause paused, Proposal proposal, Declined declined) {

  /** Nothing is proposed and time runs. */
  static final Consent NONE = new Consent(null, null, null);

  /**
   * A pause.
   *
   * @param until when the match goes on by itself
   * @param agreed the seats that want to go on
   */
  public record Pause(long since, long until, List<Integer> agreed) {}

  /**
   * What somebody proposes and all must agree to.
   *
   * @param number which proposal this is; no other one in the room has it
   * @param kind {@code pause} or {@code control}
   * @param control the other time control that is proposed, or null
   * @param agreed the seats that agreed, {@code seat} among them
   */
  public record Proposal(
      Long number, int seat, String kind, TimeControl control, List<Integer> agreed) {

    /** Those that were stored before they had numbers are number 0. */
    public Proposal {
      if (number == null) number = 0L;
    }
  }

  /**
   * A proposal that was declined or withdrawn.
   *
   * @param number which one, and {@code seat} whose
   * @param by the seat that declined it; {@code seat} if it was withdrawn
   */
  public record Declined(long number, int seat, int by) {}
}
