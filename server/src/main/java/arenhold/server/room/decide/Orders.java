package arenhold.server.room.decide;

import arenhold.rules.Order;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.state.RunningMatch;

/** What becomes of standing orders. */
public final class Orders {

  private Orders() {}

  /** What becomes of such a message. */
  public sealed interface Verdict {

    /** It is refused. */
    record Refused(Code code) implements Verdict {}

    /** The rules are asked about this order. */
    record Given(Order order) implements Verdict {}
  }

  /** Reads an order, believing nothing. */
  public static Verdict judge(FromClient.Order wanted) {
    try {
      return new Verdict.Given(new Order(wanted.about(), wanted.answers()));
    } catch (IllegalArgumentException | NullPointerException malformed) {
      return new Verdict.Refused(Code.MALFORMED);
    }
  }

  /** Whether the order answers nothing at once: then nobody but its seat is told of it. */
  public static boolean unseen(RunningMatch.Try.Done done) {
    return done.lines().size() == 1;
  }

  /**
   * Why an order that the rules take is refused; null if it is not.
   *
   * @param paused whether the clocks stood when it arrived: then nothing is answered at once
   */
  public static Code whyNot(RunningMatch.Try.Done done, boolean paused) {
    return paused && !unseen(done) ? Code.PAUSED : null;
  }
}
