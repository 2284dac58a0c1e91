package arenhold.server.clock;

import java.util.ArrayList;
import java.util.List;

/**
 * What about time needs the consent of all players.
 *
 * @param paused the pause, or null while time runs
 * @param proposal the open proposal, or null
 * @param declined the proposal that was declined or withdrawn last, until someone chooses or
 *     proposes something; or null
 */
public record Consent(Pause paused, Proposal proposal, Declined declined) {

  /** Nothing is proposed and time runs. */
  static final Consent NONE = new Consent(null, null, null);

  private static final String PAUSE = "pause";
  private static final String CONTROL = "control";

  /**
   * A pause.
   *
   * @param until when the match goes on by itself
   * @param agreed the seats that want to go on
   */
  public record Pause(long since, long until, List<Integer> agreed) {

    Pause agreedBy(int seat) {
      return new Pause(since, until, and(agreed, seat));
    }
  }

  /**
   * A proposal that all must agree to.
   *
   * @param number identifies it: no other proposal of the room has it
   * @param kind {@code pause} or {@code control}
   * @param control the other time control that is proposed, or null
   * @param agreed the seats that agreed, {@code seat} among them
   */
  public record Proposal(
      Long number, int seat, String kind, TimeControl control, List<Integer> agreed) {

    /** Proposals that were stored before they had numbers are number 0. */
    public Proposal {
      if (number == null) number = 0L;
    }

    boolean pauses() {
      return kind.equals(PAUSE);
    }

    boolean changesTo(TimeControl other) {
      return kind.equals(CONTROL) && control.equals(other);
    }

    Proposal agreedBy(int one) {
      return new Proposal(number, seat, kind, control, and(agreed, one));
    }
  }

  /**
   * A proposal that was declined or withdrawn.
   *
   * @param number which one, and {@code seat} whose
   * @param by the seat that declined it; {@code seat} if it was withdrawn
   */
  public record Declined(long number, int seat, int by) {}

  private static List<Integer> and(List<Integer> seats, int seat) {
    if (seats.contains(seat)) return seats;
    List<Integer> all = new ArrayList<>(seats);
    all.add(seat);
    return List.copyOf(all);
  }

  /**
   * A seat proposes a pause, or agrees to the one that is proposed.
   *
   * @param number of the proposal, if it is a new one
   */
  Proposal wantingPause(int seat, long number) {
    boolean open = proposal != null && proposal.pauses();
    return (open ? proposal : new Proposal(number, seat, PAUSE, null, List.of())).agreedBy(seat);
  }

  /**
   * A seat proposes another time control, or agrees to exactly that.
   *
   * @param number of the proposal, if it is a new one
   */
  Proposal wantingControl(int seat, TimeControl other, long number) {
    boolean open = proposal != null && proposal.changesTo(other);
    return (open ? proposal : new Proposal(number, seat, CONTROL, other, List.of())).agreedBy(seat);
  }

  /** With this proposal open, or none. */
  Consent with(Proposal next) {
    return new Consent(paused, next, null);
  }

  /** With this pause, or none. */
  Consent with(Pause next) {
    return new Consent(next, proposal, declined);
  }

  /** A seat declines what is proposed, or withdraws it. */
  Consent declinedBy(int seat) {
    return new Consent(paused, null, new Declined(proposal.number(), proposal.seat(), seat));
  }

  /** After someone did something: what was declined before is forgotten. */
  Consent moved() {
    return new Consent(paused, proposal, null);
  }
}
