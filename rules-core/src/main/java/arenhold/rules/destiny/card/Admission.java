package arenhold.rules.destiny.card;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which cards a team lets into its deck (D3.5, D3.6, D3.8). */
final class Admission {

  private final Set<Affiliation> sides = EnumSet.noneOf(Affiliation.class);
  private final Set<Colour> colours = EnumSet.of(Colour.GREY);
  private final List<Card> characters;

  Admission(List<Member> members) {
    for (Member member : members) {
      sides.add(member.card().affiliation());
      colours.add(member.card().colour());
    }
    characters = members.stream().map(Member::card).toList();
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

  // 45: lets in red weapons and vehicles of the villains, whatever the team's side and colours.
  private boolean widensTo(Card card) {
    if (!card.is(Subtype.WEAPON) && !card.is(Subtype.VEHICLE)) return false;
    boolean villain = card.affiliation() == Affiliation.VILLAIN;
    return villain && card.colour() == Colour.RED && characters.contains(Cards.of(45));
  }
}
