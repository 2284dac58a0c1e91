package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.card.Catalogue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Points on a track for each enemy colour, of which the lowest counts (R10.9, R16.3). */
final class ColourScoring extends TrackScoring {

  private static final List<String> WEAKEST = List.of("weakest", "secondWeakest", "thirdWeakest");

  @Override
  public String key() {
    return "colours";
  }

  @Override
  Points points(int sides) {
    return Points.byColour(sides);
  }

  @Override
  Counters counters(int sides) {
    return Counters.all(sides);
  }

  /**
   * The player who plays last puts a piece of three colours beside the start symbols, one symbol
   * after the other; of four colours not that of the second player (R3.4.2).
   */
  @Override
  void setUp(Position p, Table table) {
    int second = (p.first + 1) % p.seats();
    int used = p.sides() > Catalogue.MELEE_START.size() ? 1 << p.colour(second) : 0;
    for (List<Integer> symbol : Catalogue.MELEE_START) {
      Options options = table.options();
      for (int colour = 0; colour < p.sides(); colour++) {
        if ((used >> colour & 1) != 0) continue;
        for (int square : symbol) {
          options.add(Code.of(Code.START, square, Board.piece(colour, Rank.COMMON)));
        }
      }
      int code = table.choose(Seat.of(p.seat), TashKalarPrompt.START);
      used |= 1 << Board.colour(Code.b(code));
      place(p, table, Code.b(code), Code.a(code));
    }
    table.noReturn();
  }

  /** Scores by colour, and one point for two or three pieces left unpaired (R10.9). */
  @Override
  void endOfTurn(Position p, Table table) {
    int unpaired = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      int odd = p.sideOut(colour) ? 0 : p.now.destroyed[Board.piece(colour, Rank.COMMON)] & 1;
      unpaired |= odd << colour;
    }
    int chosen = -1;
    if (Integer.bitCount(unpaired) > 1) {
      chosen = colour(p, table, unpaired, TashKalarPrompt.UNPAIRED);
    }
    table.noReturn();
    for (int colour = 0; colour < p.sides(); colour++) {
      int points = upgraded(p, colour) + p.now.destroyed[Board.piece(colour, Rank.COMMON)] / 2;
      if (colour == chosen) points++;
      if (points > 0 && !p.sideOut(colour)) score(p, table, p.seat, colour, points, "destroyed");
    }
  }

  /** A point for the player it is played against, in the colour of the one who plays it. */
  @Override
  void flare(Position p, Table table, int against) {
    score(p, table, against, p.colour(p.seat), 1, "flare");
  }

  /** The active player chooses the colour of the point (R10.11). */
  @Override
  void legend(Position p, Table table) {
    int enemies = 0;
    for (int side = 0; side < p.sides(); side++) {
      if (side != p.colour(p.seat) && !p.sideOut(side)) enemies |= 1 << side; // Q15
    }
    p.run.start(1);
    int colour = colour(p, table, enemies, TashKalarPrompt.LEGEND);
    score(p, table, p.seat, colour, legendPoints(), "legend");
  }

  /** Asks in which enemy colour a point is scored (R10.9, R10.11). */
  private static int colour(Position p, Table table, int among, TashKalarPrompt prompt) {
    Options options = table.options();
    for (int rest = among; rest != 0; rest &= rest - 1) {
      options.add(Code.of(Code.COLOUR, Integer.numberOfTrailingZeros(rest)));
    }
    return Code.a(table.choose(Seat.of(p.seat), prompt));
  }

  private void score(Position p, Table table, int seat, int colour, int points, String why) {
    p.points = p.points.and(p.side(seat), colour, points);
    if (table.listening()) {
      String letter = String.valueOf(p.letter(colour));
      table.tell(new TashKalarEvent.Scored(seat, points, why, letter));
    }
    check(p, table);
  }

  /** Points in any colour trigger the end (R15.5). */
  @Override
  void check(Position p, Table table) {
    for (int side = 0; side < p.sides(); side++) {
      if (p.sideOut(side)) continue; // Q15
      for (int colour = 0; colour < p.sides(); colour++) {
        int points = p.points.in(side, colour) - p.penalty(side);
        boolean enough = points >= p.form.goal() && !p.sideOut(colour);
        if (enough) EndTrigger.set(p, table, EndTrigger.Why.SCORE);
      }
    }
  }

  @Override
  int of(Position p, int side) {
    return weakest(p, side, 0);
  }

  /** The weakest colours of all sides, then the second weakest, then the third (R16.3). */
  @Override
  List<Comparison> comparisons(Position p) {
    List<Comparison> all = new ArrayList<>();
    for (int index = 0; index < p.sidesIn() - 1; index++) {
      int weak = index;
      all.add(new Comparison(WEAKEST.get(index), side -> weakest(p, side, weak) - p.penalty(side)));
    }
    return all;
  }

  /**
   * What {@code side} has in its weakest colour, 0, or the next weaker one, 1 and so on (R16.3); 0
   * if there are fewer. The colours of those who are out do not count (Q15).
   */
  private static int weakest(Position p, int side, int index) {
    int[] points = new int[p.sides() - 1];
    int count = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      if (colour != side && !p.sideOut(colour)) points[count++] = p.points.in(side, colour);
    }
    Arrays.sort(points, 0, count);
    return index < count ? points[index] : 0;
  }
}
