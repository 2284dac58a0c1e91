package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import java.util.List;

/** Points on a track: for destroyed pieces, legends and the opponent's flares (R10.8, R10.10). */
sealed class TrackScoring extends Scoring permits ColourScoring {

  /** Points for a destroyed heroic and a destroyed legendary piece (R10.8). */
  private static final int HEROIC = 1;

  private static final int LEGENDARY = 2;

  /** Points for summoning a legend (R10.10). */
  private static final int LEGEND = 1;

  @Override
  public String key() {
    return "track";
  }

  @Override
  Points points(int sides) {
    return Points.each(sides);
  }

  /** The player who plays last says which colour goes on the first start square (R3.3.2). */
  @Override
  void setUp(Position p, Table table) {
    List<Integer> squares = p.arena().start();
    Options options = table.options();
    for (int colour = 0; colour < p.sides(); colour++) {
      options.add(Code.of(Code.START, squares.getFirst(), Board.piece(colour, Rank.COMMON)));
    }
    int first = Board.colour(Code.b(table.choose(Seat.of(p.seat), TashKalarPrompt.START)));
    table.noReturn();
    for (int i = 0; i < squares.size(); i++) {
      place(p, table, Board.piece((first + i) % p.sides(), Rank.COMMON), squares.get(i));
    }
  }

  static void place(Position p, Table table, int piece, int square) {
    p.board.put(piece, square);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Placed(p.seat, Square.name(square), p.name(piece)));
    }
  }

  /** Scores the pieces destroyed in this turn (R10.8). */
  @Override
  void endOfTurn(Position p, Table table) {
    table.noReturn();
    int commons = 0;
    int points = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      commons += p.now.destroyed[Board.piece(colour, Rank.COMMON)];
      points += upgraded(p, colour);
    }
    points += commons / 2;
    if (points > 0) score(p, table, p.seat, points, "destroyed");
  }

  /** What the heroic and legendary pieces of a colour destroyed this turn are worth (R10.8). */
  static int upgraded(Position p, int colour) {
    return HEROIC * p.now.destroyed[Board.piece(colour, Rank.HEROIC)]
        + LEGENDARY * p.now.destroyed[Board.piece(colour, Rank.LEGENDARY)];
  }

  /** A point for the other side, in the name of the player who is next (R8.3). */
  @Override
  void flare(Position p, Table table, int against) {
    score(p, table, (p.seat + 1) % p.seats(), 1, "flare");
  }

  @Override
  int legendPoints() {
    return LEGEND;
  }

  @Override
  void legend(Position p, Table table) {
    score(p, table, p.seat, LEGEND, "legend");
  }

  private void score(Position p, Table table, int seat, int points, String why) {
    p.points = p.points.and(p.side(seat), points);
    if (table.listening()) table.tell(new TashKalarEvent.Scored(seat, points, why, null));
    check(p, table);
  }

  /** Points that a pending being would cost do not count (R20.6). */
  @Override
  void check(Position p, Table table) {
    for (int side = 0; side < p.sides(); side++) {
      if (p.sideOut(side)) continue; // Q15
      if (settled(p, side) >= p.form.goal()) EndTrigger.set(p, table, EndTrigger.Why.SCORE);
    }
  }

  @Override
  int of(Position p, int side) {
    return p.points.of(side);
  }
}
