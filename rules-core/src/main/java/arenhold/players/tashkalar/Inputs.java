package arenhold.players.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Kind;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position as a {@link Net} takes it: the traits, the turns and points left, both schools, how
 * much each own card lacks, and how many pieces stand on squares that the symmetries of the board
 * take to each other. Most inputs are 0.
 */
final class Inputs {

  private static final int MOST = 256;

  /** The decks of beings; two schools share one. */
  private static final List<String> DECKS =
      Catalogue.SCHOOLS.stream().map(School::deck).distinct().toList();

  private static final int CARDS = 18;
  private static final int LACKS = Lacks.FAR + 1;
  private static final int TURNS = 4;

  private static final int AT_TURNS = Traits.COUNT;
  private static final int AT_POINTS = AT_TURNS + 2 * TURNS;
  private static final int POINTS = 7;
  private static final int AT_SCHOOLS = AT_POINTS + POINTS;
  private static final int AT_BEINGS = AT_SCHOOLS + 2 * 6;
  private static final int AT_LEGENDS = AT_BEINGS + 6 * CARDS * LACKS;
  private static final int AT_FLARES = AT_LEGENDS + 12 * LACKS;
  private static final int AT_SQUARES = AT_FLARES + 16;
  private static final int CLASSES = 15;

  /** How many inputs there are. */
  static final int COUNT = AT_SQUARES + 6 * CLASSES;

  /** For each class of squares: those in it. */
  private static final List<SquareSet> CLASS = classes();

  /** By what traits are divided, so that most are within 0 and 1. */
  private static final float[] UNIT = units();

  final int[] index = new int[MOST];
  final float[] amount = new float[MOST];
  int count;

  private static List<SquareSet> classes() {
    List<SquareSet> classes = new ArrayList<>();
    for (int row = 0; row <= 4; row++) {
      for (int column = row; column <= 4; column++) {
        SquareSet squares = SquareSet.NONE;
        for (int s = 0; s < Square.COUNT; s++) {
          if (Square.column(s) >= Square.SIDE) continue;
          int down = Math.min(Square.row(s), 8 - Square.row(s));
          int right = Math.min(Square.column(s), 8 - Square.column(s));
          boolean in = Math.min(down, right) == row && Math.max(down, right) == column;
          if (in) squares = squares.with(s);
        }
        classes.add(squares);
      }
    }
    return List.copyOf(classes);
  }

  private static float[] units() {
    float[] units = new float[Traits.COUNT];
    Arrays.fill(units, 1);
    units[Traits.MARGIN] = 8;
    for (int i = 0; i < 3; i++) {
      units[Traits.OWN_PIECES + i] = i == 0 ? 10 : 4;
      units[Traits.ENEMY_PIECES + i] = i == 0 ? 10 : 4;
      units[Traits.OWN_BEINGS + i] = 2;
      units[Traits.ENEMY_BEINGS + i] = 2;
    }
    units[Traits.OWN_CENTRE] = 4;
    units[Traits.ENEMY_CENTRE] = 4;
    units[Traits.OWN_TASKS] = 4;
    units[Traits.ENEMY_TASKS] = 4;
    units[Traits.HELD] = 5;
    units[Traits.ADJACENT] = 20;
    units[Traits.OWN_WAYS] = 3;
    return units;
  }

  /** By what the trait with this number is divided. */
  static float unit(int trait) {
    return UNIT[trait];
  }

  /** Reads a position whose traits have been read for the same seat. */
  void read(Position p, int seat, Traits traits) {
    count = 0;
    for (int i = 0; i < Traits.COUNT; i++) {
      if (traits.all[i] != 0) add(i, (float) traits.all[i] / UNIT[i]);
    }
    add(AT_TURNS + Math.min(traits.ownTurns, TURNS - 1), 1);
    add(AT_TURNS + TURNS + Math.min(traits.enemyTurns, TURNS - 1), 1);
    int side = Insight.side(p, seat);
    int enemy = enemy(p, seat);
    float goal = Insight.form(p).goal();
    add(AT_POINTS, Insight.points(p, side) / goal);
    add(AT_POINTS + 1, Insight.points(p, Insight.side(p, enemy)) / goal);
    add(AT_POINTS + 2, Insight.deck(p, seat) / 18f);
    add(AT_POINTS + 3, Insight.deck(p, enemy) / 18f);
    add(AT_POINTS + 4, Math.min(1, Insight.turn(p) / 30f));
    add(AT_POINTS + 5, 1);
    if (Insight.side(p, Insight.seat(p)) != side) add(AT_POINTS + 6, 1);
    int deck = deck(p, seat);
    add(AT_SCHOOLS + deck, 1);
    add(AT_SCHOOLS + 6 + deck(p, enemy), 1);
    for (int rest = Insight.hand(p, seat, Kind.BEINGS); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      add(AT_BEINGS + (deck * CARDS + card) * LACKS + traits.beings[card], 1);
    }
    for (int rest = Insight.hand(p, seat, Kind.LEGENDS); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      add(AT_LEGENDS + card * LACKS + traits.legends[card], 1);
    }
    for (int rest = Insight.hand(p, seat, Kind.FLARES); rest != 0; rest &= rest - 1) {
      add(AT_FLARES + Integer.numberOfTrailingZeros(rest), 1);
    }
    squares(p, side);
  }

  private void squares(Position p, int side) {
    for (int rank = 0; rank < 3; rank++) {
      SquareSet own = p.board().pieces(3 * side + rank);
      SquareSet others = SquareSet.NONE;
      for (int colour = 0; colour < Insight.sides(p); colour++) {
        if (colour != side) others = others.or(p.board().pieces(3 * colour + rank));
      }
      for (int each = 0; each < CLASSES; each++) {
        int mine = own.and(CLASS.get(each)).count();
        int theirs = others.and(CLASS.get(each)).count();
        if (mine > 0) add(AT_SQUARES + 2 * (rank * CLASSES + each), mine / 4f);
        if (theirs > 0) add(AT_SQUARES + 2 * (rank * CLASSES + each) + 1, theirs / 4f);
      }
    }
  }

  /** The next seat of another side. */
  private static int enemy(Position p, int seat) {
    int enemy = seat;
    do enemy = (enemy + 1) % p.seats();
    while (Insight.side(p, enemy) == Insight.side(p, seat));
    return enemy;
  }

  private static int deck(Position p, int seat) {
    return DECKS.indexOf(Catalogue.SCHOOLS.get(Insight.school(p, seat)).deck());
  }

  private void add(int input, float value) {
    if (value == 0) return;
    index[count] = input;
    amount[count++] = value;
  }
}
