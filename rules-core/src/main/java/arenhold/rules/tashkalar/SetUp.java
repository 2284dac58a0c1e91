package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.tashkalar.Position.Phase;
import java.util.List;

/** Everything before the first turn (R3). */
final class SetUp {

  private SetUp() {}

  /** Chance says who plays first (R3.1a). */
  static void first(Position p, Table table) {
    Options options = table.options();
    for (int seat = 0; seat < p.seats(); seat++) options.add(Code.of(Code.SEAT, seat));
    p.first = Code.a(table.choose(Seat.NATURE, TashKalarPrompt.FIRST));
    p.seat = p.first;
    p.phase = Phase.DEAL;
  }

  /** One seat draws its first hand (R3.1). */
  static void deal(Position p, Table table) {
    Drawing.fill(p, table, p.seat);
    p.seat = (p.seat + 1) % p.seats();
    if (p.seat != p.first) return;
    p.seat = (p.first + p.seats() - 1) % p.seats();
    p.phase = Phase.START;
  }

  /** Whoever plays last says which colour goes on the first start square (R3.3.2). */
  static void start(Position p, Table table) {
    List<Integer> squares = p.arena().start();
    Options options = table.options();
    for (int colour = 0; colour < p.seats(); colour++) {
      options.add(Code.of(Code.START, squares.getFirst(), Board.piece(colour, Rank.COMMON)));
    }
    int first = Board.colour(Code.b(table.choose(Seat.of(p.seat), TashKalarPrompt.START)));
    table.noReturn();
    for (int i = 0; i < squares.size(); i++) {
      int piece = Board.piece((first + i) % p.seats(), Rank.COMMON);
      p.board.put(piece, squares.get(i));
      if (table.listening()) {
        table.tell(new TashKalarEvent.Placed(p.seat, Square.name(squares.get(i)), p.name(piece)));
      }
    }
    p.seat = p.first;
    Turn.begin(p, table);
  }
}
