package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Row;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import java.util.ArrayList;
import java.util.List;

/**
 * A card or a stack of cards in somebody's landscape (T6.1, T6.2). Immutable.
 *
 * @param number by which everybody names it; never used again in the match
 * @param cards its cards, each with the seats that know its face
 * @param bodies the same cards with what is attached to them, in the same order
 * @param since the turn in which it was laid; of a stack, the turn of the latest of its cards
 * @param moved the turn in which it last moved, laying included
 */
public record Unit(int number, Row cards, List<Body> bodies, int since, int moved) {

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

  /** A unit of one body, laid in this turn, whose face these seats know. */
  public static Unit of(int number, Body body, int seats, int turn) {
    return new Unit(number, Row.NONE.last(body.card(), seats), List.of(body), turn, turn);
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

  /** The body at {@code index}. */
  public Body body(int index) {
    return bodies.get(index);
  }

  /** All cards in it, attached ones included. */
  public Cards all() {
    Cards all = Cards.NONE;
    for (Body body : bodies) all = all.and(body.cards());
    return all;
  }

  /** This with other seats knowing its cards. */
  public Unit known(Row known) {
    return new Unit(number, known, bodies, since, moved);
  }

  /** This with {@code body} at {@code index}, known to the same seats as before. */
  public Unit with(int index, Body body) {
    Row row = Row.NONE;
    List<Body> changed = new ArrayList<>(bodies);
    changed.set(index, body);
    for (int i = 0; i < changed.size(); i++) {
      row = row.last(changed.get(i).card(), cards.knownTo(i));
    }
    return new Unit(number, row, List.copyOf(changed), since, moved);
  }

  /** This without the body at {@code index}. */
  public Unit without(int index) {
    List<Body> fewer = new ArrayList<>(bodies);
    fewer.remove(index);
    return new Unit(number, cards.without(index), List.copyOf(fewer), since, moved);
  }

  /** This after it moved in this turn. */
  public Unit movedIn(int turn) {
    return new Unit(number, cards, bodies, since, turn);
  }

  /** A unit of its own with the body at {@code index}, which keeps its stay (R84). */
  public Unit only(int index, int as) {
    Row loose = Row.NONE.last(cards.card(index), cards.knownTo(index));
    return new Unit(as, loose, List.of(bodies.get(index)), since, moved);
  }

  /** This with another on top of it, all of which has then moved (R17, R84). */
  public Unit joined(Unit more, int turn) {
    List<Body> all = new ArrayList<>(bodies);
    all.addAll(more.bodies);
    int latest = Math.max(since, more.since);
    return new Unit(number, cards.and(more.cards), List.copyOf(all), latest, turn);
  }
}
