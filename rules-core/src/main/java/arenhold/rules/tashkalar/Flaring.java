package arenhold.rules.tashkalar;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;
import arenhold.rules.tashkalar.form.Form.Scoring;

/** Playing a flare (R8). */
final class Flaring {

  private Flaring() {}

  /** Whether at least one condition holds (R8.2). */
  static boolean playable(Position p, Flare flare) {
    return upper(p, p.seat, flare) || lower(p, p.seat, flare);
  }

  /** Whether the upper condition holds for {@code seat}: upgraded pieces (R8.2). */
  static boolean upper(Position p, int seat, Flare flare) {
    SquareSet upgraded = p.board.ranks(6);
    return lead(p, seat, upgraded) >= flare.upperNeed();
  }

  /** Whether the lower condition holds for {@code seat}: all pieces (R8.2). */
  static boolean lower(Position p, int seat, Flare flare) {
    return lead(p, seat, p.arena().squares()) >= flare.lowerNeed();
  }

  private static int lead(Position p, int seat, SquareSet counted) {
    int own = p.board.colourSet(p.colour(seat)).and(counted).count();
    return p.board.colourSet(p.colour(opponent(p, seat))).and(counted).count() - own;
  }

  private static int opponent(Position p, int seat) {
    return (seat + 1) % p.seats();
  }

  /** Plays a flare: the point, both halves as judged before, the discard (R8.3 to R8.8). */
  static void play(Position p, Table table, int card) {
    Flare flare = Position.flare(card);
    boolean upper = upper(p, p.seat, flare);
    boolean lower = lower(p, p.seat, flare);
    p.leave(p.seat, Kind.FLARES, card);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Flared(p.seat, flare.key(), upper, lower));
    }
    if (p.form.scoring() == Scoring.TRACK) Ending.score(p, table, opponent(p, p.seat), 1, "flare");
    if (upper) resolve(p, table, flare, flare.upper());
    if (lower) resolve(p, table, flare, flare.lower());
    p.run = null;
    p.discard(p.seat, Kind.FLARES, card);
  }

  private static void resolve(Position p, Table table, Flare flare, Effect effect) {
    Seat seat = Seat.of(p.deciding()); // the teammate, if the first half was handed over (R12.3b)
    p.run = new Run(p, table, seat, p.colour(p.seat), flare.key());
    Resolver.run(effect, p.run);
  }
}
