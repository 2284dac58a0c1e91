package arenhold.rules.tashkalar;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** Playing a flare (R8). */
final class Flaring {

  private Flaring() {}

  /** The sides against which {@code seat} may play a flare, one bit each (R8.2, R8.7). */
  static int against(Position p, int seat, Flare flare) {
    int sides = 0;
    for (int side = 0; side < p.sides(); side++) {
      if (side == p.side(seat) || p.sideOut(side)) continue; // Q15
      if (upper(p, seat, side, flare) || lower(p, seat, side, flare)) sides |= 1 << side;
    }
    return sides;
  }

  /** Whether the upper condition holds for {@code seat}: upgraded pieces (R8.2). */
  static boolean upper(Position p, int seat, int against, Flare flare) {
    return lead(p, seat, against, p.board.ranks(6)) >= flare.upperNeed();
  }

  /** Whether the lower condition holds for {@code seat}: all pieces (R8.2). */
  static boolean lower(Position p, int seat, int against, Flare flare) {
    return lead(p, seat, against, p.arena().squares()) >= flare.lowerNeed();
  }

  private static int lead(Position p, int seat, int against, SquareSet counted) {
    int own = p.board.colourSet(p.colour(seat)).and(counted).count();
    return p.board.colourSet(against).and(counted).count() - own;
  }

  /** Plays a flare: the point, both halves as judged before, the discard (R8.3 to R8.8). */
  static void play(Position p, Table table, int card, int against) {
    Flare flare = Position.flare(card);
    boolean upper = upper(p, p.seat, against, flare);
    boolean lower = lower(p, p.seat, against, flare);
    p.leave(p.seat, Kind.FLARES, card);
    if (table.listening()) {
      String letter = String.valueOf(p.letter(against));
      table.tell(new TashKalarEvent.Flared(p.seat, flare.key(), upper, lower, letter));
    }
    p.form.scoring().flare(p, table, against);
    if (upper) resolve(p, table, flare, flare.upper());
    if (lower) resolve(p, table, flare, flare.lower());
    p.run = null;
    p.discard(p.seat, Kind.FLARES, card);
  }

  private static void resolve(Position p, Table table, Flare flare, Effect effect) {
    Seat seat =
        Seat.of(Teams.deciding(p)); // the teammate, if the first half was handed over (R12.3b)
    Run run = new Run(p, table, seat, p.colour(p.seat), flare.key());
    p.run = run;
    Resolver.run(effect, run);
  }
}
