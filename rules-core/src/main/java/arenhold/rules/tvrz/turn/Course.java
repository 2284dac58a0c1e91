package arenhold.rules.tvrz.turn;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.Pacts;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.fight.Attack;
import arenhold.rules.tvrz.landscape.Laying;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import java.util.Arrays;
import java.util.List;

/** Which unit of play follows which (T2). */
public final class Course {

  /** After so many quiet rounds the match ends (R75). */
  private static final int MOST_QUIET = 5;

  /** From so many quiet rounds on their number is told. */
  private static final int TOLD_QUIET = 2;

  private Course() {}

  /** Plays one unit; answers whether the match goes on. */
  public static boolean advance(Position p, Table table) {
    switch (p.phase) {
      case START -> Opening.first(p, table);
      case DEAL -> Opening.deal(p, table);
      case FORTIFY -> fortify(p, table);
      case ENVOYS -> {
        // One unit: how many cards envoys bring tells what kind of units lie there.
        Laying.envoys(p, table);
        Laying.play(p, table);
      }
      case LAY -> Laying.play(p, table);
      case ATTACK -> {
        // With the draw, one unit: what a fight shows of hidden cards is seen at its next question.
        Attack.play(p, table);
        p.phase = Phase.END;
        // Who has left draws nothing (T3.7); they are put out before the next turn begins.
        if (!over(p) && !table.hasLeft(Seat.of(p.active))) end(p, table);
      }
      case END -> end(p, table);
    }
    return !over(p);
  }

  /** Whether the match has been played to its end (T10.4, R75). */
  public static boolean over(Position p) {
    return p.surviving() <= 1 || p.quiet >= MOST_QUIET * p.surviving();
  }

  /** Phase 1: one fortification, which brings a card (T4.1, T3.1). */
  private static void fortify(Position p, Table table) {
    int seat = p.active;
    Fort fort = p.forts[seat];
    int code =
        Asking.once(
            p,
            table,
            seat,
            Ask.FORTIFY,
            null,
            options -> {
              options.add(Code.of(Verb.DONE));
              Cards cards = fort.hand.cards();
              for (int card = cards.first(); card >= 0; card = cards.next(card)) {
                boolean works = Catalogue.card(card).kind() == Kind.FORTIFICATION;
                if (works) options.add(Code.of(Verb.BUILD, card));
              }
            });
    if (code == Asking.FLAG_LAID) return;
    p.phase = Phase.ENVOYS;
    if (Code.is(code, Verb.DONE)) return;
    int card = Code.with(code);
    table.noReturn();
    fort.hand = fort.hand.without(card, Position.ALL);
    fort.works = fort.works.with(card);
    fort.revealDraw = true;
    if (table.listening()) table.tell(new TvrzEvent.Laid(seat, Catalogue.key(card)));
    Drawing.draw(p, table, seat, 1);
  }

  /** The draw at the end of a turn (T3.5, R11), the count of quiet turns, and the next turn. */
  private static void end(Position p, Table table) {
    if (!p.isOut(p.active)) Drawing.draw(p, table, p.active, p.conquered ? 2 : 1);
    countQuiet(p, table);
    if (!over(p)) begin(p, table, p.left(p.active));
  }

  /** Counts turns without a discard or an exit once all piles are empty (R75, R89). */
  private static void countQuiet(Position p, Table table) {
    p.quiet = p.nothingToDraw() && !p.stirred ? p.quiet + 1 : 0;
    int rounds = p.quiet / p.surviving();
    boolean whole = p.quiet % p.surviving() == 0 && rounds >= TOLD_QUIET;
    if (whole && table.listening()) table.tell(new TvrzEvent.Quiet(rounds));
  }

  /** Begins the turn of {@code seat}. */
  static void begin(Position p, Table table, int seat) {
    p.turn++;
    p.active = seat;
    p.firstTurn = !p.hasPlayed(seat);
    p.begun |= 1 << seat;
    p.conquered = false;
    p.stirred = false;
    p.home = List.of();
    for (Fort fort : p.forts) {
      fort.spent = Cards.NONE;
      fort.magic = fort.magic.without(Spell.Span.TURN);
    }
    p.forts[seat].magic = p.forts[seat].magic.without(Spell.Span.ROUND);
    p.forts[seat].revealDraw = false;
    if (p.forts[seat].pact >= 0) Pacts.end(p, seat);
    p.phase = Phase.FORTIFY;
    if (table.listening()) table.tell(new TvrzEvent.TurnBegan(seat, p.turn, hands(p)));
  }

  private static List<Integer> hands(Position p) {
    return Arrays.stream(p.forts).map(fort -> fort.hand.size()).toList();
  }
}
