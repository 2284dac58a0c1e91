package arenhold.rules.destiny.card;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which cards a team lets into its deck (D3.5, D3.6, D3.8). */
final class Admission {

  /** Finn: red weapons and vehicles of the villains, whatever the team's side and colours. */
  private static final Card DEFECTOR = Cards.of(45);

  private final Set<Affiliation> sides = EnumSet.noneOf(Affiliation.class);
  private final Set<Colour> colours = EnumSet.of(Colour.GREY);
  private final boolean widened;

  Admission(List<Member> members) {
    boolean defector = false;
    for (Member member : members) {
      sides.add(member.card().affiliation());
      colours.add(member.card().colour());
      defector |= member.card() == DEFECTOR;
    }
    widened = defector;
  }

  /** Whether heroes and villains are mixed. */
  boolean mixed() {
    return sides.contains(Affiliation.HERO) && sides.contains(Affiliation.VILLAIN);
  }

  /** Whether a character may stand beside those of the team. */
  boolean suits(Card character) {
    return suits(character.affiliation());
  }

  /** Whether the card is not one of the other side (D3.5). */
  boolean onItsSide(Card card) {
    return suits(card.affiliation()) || widensTo(card);
  }

  /** Whether a character has the card's colour, if it needs one (D3.6). */
  boolean ofItsColours(Card card) {
    return colours.contains(card.colour()) || widensTo(card);
  }

  /** Whether the card may be in the deck. */
  boolean admits(Card card) {
    return card.inDecks() && onItsSide(card) && ofItsColours(card);
  }

  private boolean suits(Affiliation affiliation) {
    return switch (affiliation) {
      case HERO -> sides.contains(Affiliation.HERO) || !sides.contains(Affiliation.VILLAIN);
      case VILLAIN -> sides.contains(Affiliation.VILLAIN) || !sides.contains(Affiliation.HERO);
      case NEUTRAL -> true;
    };
  }

  private boolean widensTo(Card card) {
    return widened
        && card.colour() == Colour.RED
        && card.affiliation() == Affiliation.VILLAIN
        && (card.is(Subtype.WEAPON) || card.is(Subtype.VEHICLE));
  }
}
