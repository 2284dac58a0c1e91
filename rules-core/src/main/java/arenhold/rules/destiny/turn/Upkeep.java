package arenhold.rules.destiny.turn;

import arenhold.rules.Options;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.destiny.play.HandSize;
import arenhold.rules.destiny.play.Income;
import arenhold.rules.destiny.play.Run;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/** The upkeep phase and the end of a round (D9.16, D9.17). */
final class Upkeep {

  /** After so many quiet rounds, or so many rounds at all, the match is a draw (D14.5). */
  private static final int MOST_QUIET = 3;

  private static final int MOST_ROUNDS = 60;

  private Upkeep() {}

  /** The players in the order of upkeep: the battlefield's controller first, clockwise. */
  private static List<Integer> order(Position p) {
    List<Integer> order = new ArrayList<>(List.of(p.controller));
    order.addAll(p.opponents(p.controller));
    return order;
  }

  /** Readies, gathers dice, brings income: each step for all players. */
  static void gather(Run run) {
    Position p = run.p;
    for (Piece each : p.pieces) each.ready = true;
    for (int seat : order(p)) {
      if (p.pool(seat).isEmpty()) continue;
      for (Die die : p.pool(seat)) {
        die.goHome();
        if (die.loose) p.dice.remove(die);
      }
      run.tell(() -> new DestinyEvent.Gathered(seat));
    }
    for (int seat : order(p)) {
      run.resolving.gain(seat, Income.of(p, seat));
    }
    p.refilled = 0;
    p.phase = Phase.REFILL;
  }

  /** One player discards and draws; then the queue is worked off. */
  static void refill(Run run) {
    Position p = run.p;
    List<Integer> order = order(p);
    order.removeIf(seat -> (p.refilled >> seat & 1) != 0);
    if (order.isEmpty()) {
      p.phase = Phase.ROUND_END;
      return;
    }
    int seat = order.getFirst();
    p.active = seat;
    p.actions.add(new Action(Action.Kind.UPKEEP, seat, -1));
    discard(run, seat);
    if (!run.isGone(seat)) run.hands.draw(seat, HandSize.of(p, seat) - p.sides[seat].hand.size());
    run.settle();
    p.refilled |= 1 << seat;
    if (order.size() == 1) p.phase = Phase.ROUND_END;
  }

  private static void discard(Run run, int seat) {
    Side side = run.p.sides[seat];
    List<String> discarded = new ArrayList<>();
    while (side.hand.size() > 0) {
      Options options = run.options();
      options.add(Code.of(Verb.DONE));
      Cards hand = side.hand.cards();
      for (int card = hand.first(); card >= 0; card = hand.next(card)) {
        options.add(Code.of(Verb.CARD, card));
      }
      Source source = Source.RULES.after(discarded, 0);
      int done = Code.of(Verb.DONE);
      int code = run.unlessGone(() -> run.choose(seat, Ask.UPKEEP, source), done);
      if (Code.is(code, Verb.DONE)) return;
      discarded.add(Code.card(code).key());
      run.hands.discard(seat, Code.with(code));
    }
  }

  /** Who has no cards left is out; then what is due; then the next round, if any (D9.17). */
  static void end(Run run) {
    Position p = run.p;
    List<Integer> empty = new ArrayList<>();
    for (int seat : p.present()) {
      if (p.sides[seat].hand.size() + p.sides[seat].deck.size() == 0) empty.add(seat);
    }
    if (!empty.isEmpty()) run.removal.out(empty, "deck-out", "deck-out-both");
    List<Piece> marked = new ArrayList<>();
    for (int id : p.marked) if (p.piece(id) != null) marked.add(p.piece(id));
    p.marked = List.of();
    if (!marked.isEmpty()) run.wounds.defeat(marked);
    run.settle();
    p.quiet = p.stirred ? 0 : p.quiet + 1;
    if (p.quiet >= MOST_QUIET) draw(p, "standstill");
    else if (p.round >= MOST_ROUNDS) draw(p, "round-limit");
    else Turns.beginRound(run);
  }

  private static void draw(Position p, String reason) {
    p.reason = reason;
    p.phase = Phase.OVER;
  }
}
