package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** Warp effects and pending beings (R20). */
final class Warping {

  private Warping() {}

  /** Adds the cards that may be warped now to the choices of a turn (R20.1 to R20.3). */
  static void list(Position p, Options options) {
    Weave weave = p.weave;
    boolean newcomer = (weave.newcomers >> p.seat & 1) != 0;
    if (newcomer || p.now.handedOver || weave.pending[p.seat] != Weave.NOTHING) return;
    for (int rest = p.hand(p.seat, Kind.BEINGS); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (p.being(p.seat, card).warp() == null) continue;
      options.add(Code.of(Code.WARP, 0, Code.card(Kind.BEINGS, card)));
    }
  }

  /** Warps a card: it is pending, and its warp effect is carried out (R20.1, R20.3). */
  static void warp(Position p, Table table, int card) {
    Being being = p.being(p.seat, card);
    p.weave.pending[p.seat] = card;
    p.now.warped |= 1 << card;
    if (table.listening()) table.tell(new TashKalarEvent.Warped(p.seat, being.key()));
    Run run = new Run(p, table, Seat.of(p.seat), p.colour(p.seat), being.key());
    p.run = run;
    Resolver.run(being.warp().effect(), run);
    p.run = null;
  }

  /** A being that is summoned is no longer pending (R20.4). */
  static void summoned(Position p, Table table, Kind kind, int card) {
    boolean pending = kind == Kind.BEINGS && p.weave.pending[p.seat] == card;
    if (pending) new WarpVerbs(p, table).endPending();
  }
}
