package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import arenhold.rules.tashkalar.pattern.Pattern;
import arenhold.rules.tashkalar.pattern.Turned;
import org.junit.jupiter.api.Test;

/** What is lacking, read square by square, must be what {@link Lacks} finds on all at once. */
class LacksTest {

  private int compared;
  private final int[] found = new int[Lacks.FAR + 1];

  @Test
  void what_a_being_lacks_is_what_a_reading_square_by_square_finds() {
    for (Form form : Forms.ALL) {
      Played.match(
          Played.setup(form.key(), form.seats(), 5),
          5,
          p -> {
            if (Insight.turn(p) % 3 == 0) compare(p);
          });
    }
    assertTrue(compared > 10_000, "few: " + compared);
    for (int lack = 0; lack <= Lacks.FAR; lack++) assertTrue(found[lack] > 100, "of " + lack);
  }

  private void compare(Position p) {
    Lacks lacks = new Lacks();
    for (int seat = 0; seat < p.seats(); seat++) {
      int colour = Insight.side(p, seat);
      lacks.look(p, colour);
      for (int card = 0; card < 18; card++) compare(p, lacks, colour, seat, Kind.BEINGS, card);
      for (int card = 0; card < 12; card++) compare(p, lacks, colour, seat, Kind.LEGENDS, card);
    }
  }

  private void compare(Position p, Lacks lacks, int colour, int seat, Kind kind, int card) {
    Being being = Insight.being(p, seat, kind, card);
    int[] ways = ways(p, colour, being);
    int least = 0;
    while (least < Lacks.FAR && ways[least] == 0) least++;
    assertEquals(least, lacks.of(being), being.key());
    assertEquals(least, lacks.counted(being), being.key());
    if (least < 2) assertEquals(ways[least], lacks.ways(), being.key());
    found[least]++;
    compared++;
  }

  /** In how many ways the being lacks nothing, one piece, two. */
  private static int[] ways(Position p, int colour, Being being) {
    int[] ways = new int[Lacks.FAR + 1];
    SquareSet squares = p.arena().squares();
    for (Turned turned : being.pattern().turned()) {
      int[] least = new int[Square.COUNT];
      int best = Lacks.FAR;
      for (int s = squares.first(); s >= 0; s = squares.next(s)) {
        least[s] = lack(p, colour, being, turned, s);
        best = Math.min(best, least[s]);
      }
      for (int s = squares.first(); s >= 0; s = squares.next(s)) {
        if (least[s] == best) ways[best]++;
      }
    }
    return ways;
  }

  private static int lack(Position p, int colour, Being being, Turned turned, int square) {
    Pattern pattern = being.pattern();
    int stands = p.board().at(square);
    boolean higher = stands != Board.NONE && Board.rank(stands) > being.rank().ordinal();
    if (higher && !pattern.apart()) return Lacks.FAR;
    int lack = 0;
    Rank shown = pattern.onSummonSquare();
    if (shown != null && !has(p, colour, square, shown.ordinal())) lack += 2;
    for (int cell : turned.cells()) {
      int at = square + (cell >> 2);
      if (at < 0 || at >= Square.COUNT || !p.arena().squares().has(at)) return Lacks.FAR;
      int rank = cell & 3;
      if (has(p, colour, at, rank)) continue;
      int piece = p.board().at(at);
      boolean own = piece != Board.NONE && Board.colour(piece) == colour;
      if (rank == 0) lack += piece == Board.NONE ? 1 : 2;
      else lack += own && Board.rank(piece) == 0 ? 2 : Lacks.FAR;
    }
    return Math.min(lack, Lacks.FAR);
  }

  private static boolean has(Position p, int colour, int square, int rank) {
    int piece = p.board().at(square);
    return piece != Board.NONE && Board.colour(piece) == colour && Board.rank(piece) >= rank;
  }
}
