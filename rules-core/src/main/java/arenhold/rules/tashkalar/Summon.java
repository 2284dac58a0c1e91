package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;
import arenhold.rules.tashkalar.pattern.Turned;

/** Carrying out a summoning (R6.3 to R6.8). */
final class Summon {

  private Summon() {}

  /** Carries out the summoning that {@code code} names (see {@link Code#summon}). */
  static void carryOut(Position p, Table table, int code) {
    Kind kind = Code.kind(Code.b(code));
    int card = Code.number(Code.b(code));
    int at = Code.a(code);
    Being being = p.being(p.seat, kind, card);
    Turned turned = being.pattern().oriented(Code.c(code));
    SquareSet uses = uses(being, turned, at);
    p.now.actions--;
    p.now.progress = true;
    p.leave(p.seat, kind, card);
    Warping.summoned(p, table, kind, card);
    Seat seat = Seat.of(p.seat);
    Run run = new Run(p, table, seat, p.colour(p.seat), being.key());
    p.run = run;
    Borrowing.pay(p, table, borrowed(p, being, at, uses));
    p.now.borrowing = false;
    p.now.summonsNext = false;
    p.now.possessed = -1;
    p.now.under = false;
    p.now.emptySquares = false;
    supply(p, table, being, at, uses);
    if (being.pattern().apart()) at = appear(p, table);
    SquareSet used = uses.and(p.board.occupied());
    run.tramples(p.board.at(at));
    if (p.board.at(at) != Board.NONE) run.destroy(at, true);
    int piece = Board.piece(p.colour(p.seat), being.rank());
    p.board.put(piece, at);
    int gateway = p.board.gateway();
    if (kind == Kind.BEINGS) openGateway(p, at);
    p.now.summoned = p.now.summoned.and(being.rank(), at, p.arena());
    int points = being.rank() == Rank.LEGENDARY ? p.form.scoring().legendPoints() : 0;
    if (table.listening()) {
      table.tell(
          new TashKalarEvent.Summoned(
              p.seat, being.key(), Square.name(at), p.name(piece), used.names(), points));
    }
    p.tellGateway(gateway, table);
    if (points > 0) p.form.scoring().legend(p, table);
    run.summoned(at, turned, used);
    Resolver.run(being.effect(), run);
    p.run = null;
    if (p.now.under) putUnder(p, table, card);
    else Freezing.layAside(p, table, kind, card);
  }

  /** Puts the being that was played under its deck, face up (R19.8). */
  private static void putUnder(Position p, Table table, int card) {
    p.putUnder(p.seat, Kind.BEINGS, card, (1 << p.seats()) - 1);
    String key = p.key(p.seat, Kind.BEINGS, card);
    if (table.listening()) table.tell(new TashKalarEvent.PutUnder(p.seat, key));
  }

  /** A being of Nethervoid becomes the Gateway if there is none or a lesser one (R19.2, R19.3). */
  private static void openGateway(Position p, int at) {
    if (!p.schools[p.seat].hasGateway()) return;
    int gateway = p.board.gateway();
    boolean lesser =
        gateway == Board.NONE || Board.rank(p.board.at(gateway)) < Board.rank(p.board.at(at));
    if (lesser) p.board.setGateway(at);
  }

  /** The squares of the pieces used, the summon square left out unless it lies apart (R20.14). */
  private static SquareSet uses(Being being, Turned turned, int at) {
    return being.pattern().apart() ? turned.uses(at).with(at) : turned.uses(at);
  }

  /** Asks for the summon square of a being that appears apart from its pattern (R20.14). */
  private static int appear(Position p, Table table) {
    Options options = table.options();
    SquareSet open = Summoning.open(p.arena(), p.board);
    for (int s = open.first(); s >= 0; s = open.next(s)) options.add(Code.square(s));
    p.run.start(1);
    return Code.a(table.choose(Seat.of(p.seat), TashKalarPrompt.APPEAR));
  }

  /** The enemy pieces that stand where the pattern shows own ones (R9.3, R9.4). */
  static SquareSet borrowed(Position p, Being being, int at, SquareSet uses) {
    return foreign(p, being, at, uses).without(p.board.colourSet(p.serving(p.seat)));
  }

  /** The enemy pieces in the pattern, borrowed or serving as own ones (R9.3, R19.11). */
  static SquareSet foreign(Position p, Being being, int at, SquareSet uses) {
    SquareSet shown = being.pattern().onSummonSquare() == null ? uses : uses.with(at);
    return shown.and(p.board.occupied()).without(p.board.colourSet(p.colour(p.seat)));
  }

  /** If the supply is empty, takes a piece off the board that the pattern does not use (R6.5). */
  private static void supply(Position p, Table table, Being being, int at, SquareSet uses) {
    SquareSet spare = spare(p, being, at, uses);
    if (spare.isEmpty()) return;
    Options options = table.options();
    for (int s = spare.first(); s >= 0; s = spare.next(s)) options.add(Code.square(s));
    p.run.start(1);
    int code = table.choose(Seat.of(p.seat), TashKalarPrompt.TAKE);
    Turn.take(p, table, p.seat, Code.a(code));
  }

  /** The pieces of which one must be taken; empty if the supply suffices (R6.5). */
  static SquareSet spare(Position p, Being being, int at, SquareSet uses) {
    if (p.board.supplyOf(Board.piece(p.colour(p.seat), being.rank())) > 0) return SquareSet.NONE;
    SquareSet own = Summoning.sameKind(p.board, p.colour(p.seat), being.rank());
    boolean there = own.has(at) && !being.pattern().apart();
    return there ? SquareSet.NONE : own.without(uses);
  }

  /** The pieces that this summoning and its effect destroy whatever is decided later. */
  static SquareSet destroys(Position p, int code) {
    Position ahead = p.copy();
    int card = Code.b(code);
    int at = Code.a(code);
    Being being = p.being(p.seat, Code.kind(card), Code.number(card));
    if (being.pattern().apart()) return SquareSet.NONE;
    Turned turned = being.pattern().oriented(Code.c(code));
    SquareSet result = SquareSet.NONE;
    int there = ahead.board.at(at);
    if (there != Board.NONE) {
      result = SquareSet.of(at);
      ahead.board.take(there, at);
    }
    ahead.now.actions--;
    Seat seat = Seat.of(p.seat);
    ahead.board.put(Board.piece(p.colour(p.seat), being.rank()), at);
    if (Code.kind(card) == Kind.BEINGS) openGateway(ahead, at);
    Run run = new Run(ahead, null, seat, p.colour(p.seat), being.key());
    run.tramples(there);
    run.summoned(at, turned, turned.uses(at));
    SquareSet spare = spare(p, being, at, turned.uses(at));
    return result.or(Resolver.certain(being.effect(), run).without(spare));
  }
}
