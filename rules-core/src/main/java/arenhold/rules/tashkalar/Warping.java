package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** Warp effects and pending beings (R20). */
final class Warping {

  /** Points that a pending being costs (R20.6). */
  private static final int PENALTY = 2;

  private Warping() {}

  /** Whether a seat plays a school that warps: its discard pile has an order then (Q13). */
  static boolean plays(Position p, int seat) {
    return p.schools[seat] != null && p.schools[seat].warps();
  }

  /** The pending being of a seat as a set of cards, empty if there is none. */
  static int pending(Position p, int seat) {
    int card = p.weave.pending[seat];
    return card == Weave.NOTHING ? 0 : 1 << card;
  }

  /** What a side loses for its pending beings if the game ends now (R20.6). */
  static int penalty(Position p, int side) {
    int points = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.weave.pending[seat] != Weave.NOTHING && p.side(seat) == side) points += PENALTY;
    }
    return points;
  }

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

  /** A being is summoned: if it was pending it is so no more (R20.4). */
  static void summoned(Position p, Table table, Kind kind, int card) {
    if (kind == Kind.BEINGS && p.weave.pending[p.seat] == card) endPending(p, table);
  }

  /** Without the penalty there may be points enough to trigger the end (R20.6). */
  static void endPending(Position p, Table table) {
    p.weave.pending[p.seat] = Weave.NOTHING;
    Ending.check(p, table);
  }
}
