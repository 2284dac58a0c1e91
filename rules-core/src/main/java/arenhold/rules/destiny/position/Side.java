package arenhold.rules.destiny.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.destiny.card.Member;
import java.util.ArrayList;
import java.util.List;

/** What belongs to one player and does not lie in play. */
public final class Side {

  public Hand hand = Hand.EMPTY;

  /** The deck with the discard pile. */
  public Deck deck;

  public int resources;

  /** Cards set aside face up for good, characters aside (D4.9). */
  public Cards aside = Cards.NONE;

  /** The characters removed from the game, in the order of their defeat (D10.7). */
  public List<Member> fallen = List.of();

  /** The battlefield brought, as long as it is not in use; -1 if it is, or has left the game. */
  public int unused;

  /** Whether the last turn was a pass. */
  public boolean passed;

  /** Whether the player is out of the match (D15.5). */
  public boolean out;

  public Side(Deck deck, int battlefield) {
    this.deck = deck;
    this.unused = battlefield;
  }

  /** The characters removed from the game, as cards. */
  public Cards fallenCards() {
    return Cards.of(fallen.stream().mapToInt(each -> each.card().number).toArray());
  }

  /** Takes a character out of those removed from the game: of equal ones the first. */
  public Member rise(int card) {
    List<Member> left = new ArrayList<>(fallen);
    Member risen =
        left.stream().filter(each -> each.card().number == card).findFirst().orElseThrow();
    left.remove(risen);
    fallen = List.copyOf(left);
    return risen;
  }

  Side copy() {
    Side copy = new Side(deck, unused);
    copy.hand = hand;
    copy.resources = resources;
    copy.aside = aside;
    copy.fallen = fallen;
    copy.passed = passed;
    copy.out = out;
    return copy;
  }
}
