package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** Carrying out frozen effects (R18.4, R18.5). */
final class Thawing {

  private Thawing() {}

  /** Whether the frozen effect of {@code p.seat} may thaw now (R18.4, R18.5, R18.10). */
  static boolean mayThaw(Position p, Options scratch) {
    int card = p.frost.frozen(p.seat);
    if (card == Frost.NOTHING || p.now.handedOver) return false;
    boolean forSummoning =
        p.being(p.seat, card).frozen() instanceof Effect.Borrow borrow && borrow.atOnce();
    return !forSummoning || p.now.actions > 0 && couldSummon(p, scratch);
  }

  /** Whether anything could be summoned with an enemy piece in the pattern. */
  private static boolean couldSummon(Position p, Options scratch) {
    int before = scratch.size();
    boolean borrowing = p.now.borrowing;
    p.now.borrowing = true;
    Turn.listSummonings(p, scratch);
    p.now.borrowing = borrowing;
    boolean could = scratch.size() > before;
    scratch.cut(before);
    return could;
  }

  /** The frozen effect of {@code p.seat} is carried out, then its card is discarded (R18.4). */
  static void thaw(Position p, Table table) {
    int card = p.frost.frozen(p.seat);
    Being being = p.being(p.seat, card);
    if (table.listening()) table.tell(new TashKalarEvent.Thawed(p.seat, being.key()));
    Run run = new Run(p, table, Seat.of(p.seat), p.colour(p.seat), being.key());
    p.run = run;
    Resolver.run(being.frozen(), run);
    p.run = null;
    p.frost = p.frost.withFrozen(p.seat, Frost.NOTHING);
    p.discard(p.seat, Kind.BEINGS, card);
  }
}
