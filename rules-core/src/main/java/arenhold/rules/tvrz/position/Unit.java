package arenhold.rules.tvrz.position;

import arenhold.rules.card.Row;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;

/**
 * A card or a stack of cards in somebody's landscape (T6.1, T6.2). Immutable.
 *
 * @param number by which everybody names it; never used again in the match
 * @param cards its cards, each with the seats that know its face
 * @param since the turn in which it was laid; of a stack, the turn of the latest of its cards
 * @param moved the turn in which it last moved, laying included
 */
public record Unit(int number, Row cards, int since, int moved) {

  /** What may lie in the landscape (T5.4). */
  public enum Kind {
    ENVOY,
    PATROL,
    WILD;

    /** What {@code card} is out there, or null if it may not lie face-down. */
    public static Kind of(Card card) {
      if (card.has(Trait.ENVOY)) return ENVOY;
      if (card.has(Trait.PATROL)) return PATROL;
      return card.has(Trait.WILD_ANIMAL) ? WILD : null;
    }
  }

  /** What all of its cards are. */
  public Kind kind() {
    return Kind.of(Catalogue.card(cards.card(0)));
  }

  /** Whether it has been out for a round, so that it brings cards and may act (T6.4). */
  public boolean rested(int turn) {
    return since < turn;
  }

  /** Whether it may still move in this turn (T6.3). */
  public boolean mayMove(int turn) {
    return moved < turn;
  }

  /** Whether a card may be laid onto it in this turn (R84): all of it has then moved. */
  public boolean takes(int turn) {
    return since == turn || mayMove(turn);
  }

  /** Whether everybody knows the card at {@code index}. */
  public boolean open(int index) {
    return (cards.knownTo(index) & Position.PUBLIC) != 0;
  }

  /** Whether any of its cards lies face-up. */
  public boolean anyOpen() {
    for (int i = 0; i < cards.size(); i++) if (open(i)) return true;
    return false;
  }

  /** This with other cards. */
  public Unit with(Row other) {
    return new Unit(number, other, since, moved);
  }

  /** This after it moved in this turn. */
  public Unit movedIn(int turn) {
    return new Unit(number, cards, since, turn);
  }

  /** This with the cards of another on top of it, all of which has then moved (R17, R84). */
  public Unit joined(Row more, int moreSince, int turn) {
    return new Unit(number, cards.and(more), Math.max(since, moreSince), turn);
  }
}
