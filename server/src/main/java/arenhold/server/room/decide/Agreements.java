package arenhold.server.room.decide;

import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import java.util.List;

/** What players may do to the clocks: pauses, other controls, holding public clocks. */
public final class Agreements {

  private Agreements() {}

  /** What becomes of such a message. */
  public sealed interface Verdict {

    /** It is refused. */
    record Refused(Code code) implements Verdict {}

    /** The clocks are these; the same as before if it changes nothing. */
    record Changed(Clocks clocks) implements Verdict {}
  }

  /**
   * Judges a proposal, an agreement to one or a no to it.
   *
   * @param said one of {@code Pause}, {@code Unpause}, {@code ChangeClock}, {@code Agree} and
   *     {@code Decline}
   * @param seat whose message it is
   * @param voters the seats that have not gone
   * @param clocks as they stand at {@code at}
   * @param number which no proposal of the room has had before
   */
  public static Verdict judge(
      FromClient said, int seat, List<Integer> voters, Clocks clocks, long number, long at) {
    if (!voters.contains(seat)) return new Verdict.Refused(Code.NOT_ALLOWED);
    boolean paused = clocks.paused() != null;
    return switch (said) {
      case FromClient.Pause pause when !clocks.ticking() -> new Verdict.Refused(Code.NOT_ALLOWED);
      case FromClient.Pause pause ->
          new Verdict.Changed(paused ? clocks : clocks.wantingPause(seat, number, at, voters));
      case FromClient.Unpause on ->
          new Verdict.Changed(paused ? clocks.wantingToGoOn(seat, at, voters) : clocks);
      case FromClient.ChangeClock(TimeControl control)
          when control == null || !control.sensible() ->
          new Verdict.Refused(Code.BAD_OPTION);
      case FromClient.ChangeClock(TimeControl control) ->
          new Verdict.Changed(clocks.wantingControl(seat, control, number, at, voters));
      case FromClient.Agree(long proposal) when !clocks.proposes(proposal) ->
          new Verdict.Refused(Code.STALE);
      case FromClient.Agree agree -> new Verdict.Changed(clocks.agreedBy(seat, at, voters));
      case FromClient.Decline(long proposal) when !clocks.proposes(proposal) ->
          new Verdict.Refused(Code.STALE);
      default -> new Verdict.Changed(clocks.declinedBy(seat));
    };
  }

  /**
   * The number of a proposal that is made now: a moment, because a count of what the room has
   * stored would tell everybody of answers that only their own seat may know of.
   *
   * @param clocks as they stand
   * @param at when it is made
   */
  public static long number(Clocks clocks, long at) {
    long last = 0;
    if (clocks.proposal() != null) last = clocks.proposal().number();
    if (clocks.declined() != null) last = Math.max(last, clocks.declined().number());
    return Math.max(at, last + 1);
  }

  /**
   * Judges whether a seat may stop the public clock of its question, or let go of it.
   *
   * @param by the question, as the message names it
   * @param asked the number of the seat's open question
   * @param clocks settled at the moment of the message
   */
  public static Verdict hold(Windows.Asked by, long asked, boolean on, Clocks clocks) {
    if (clocks.paused() != null) return new Verdict.Refused(Code.PAUSED);
    if (by.asked() != asked) return new Verdict.Refused(Code.STALE);
    Windows windows = clocks.windows();
    if (on && !windows.mayHold(by)) return new Verdict.Refused(Code.NOT_ALLOWED);
    return new Verdict.Changed(clocks.with(on ? windows.holding(by) : windows.releasing(by)));
  }
}
