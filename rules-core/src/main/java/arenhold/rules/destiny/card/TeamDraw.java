package arenhold.rules.destiny.card;

import arenhold.rules.Options;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import java.util.ArrayList;
import java.util.List;

/** Draws legal teams from Nature: every one of them is possible. */
final class TeamDraw {

  /** One team in so many may stay below the points it could have. */
  private static final int SMALLER = 8;

  private enum Ask implements Prompt {
    NUMBER;

    @Override
    public String key() {
      return "number";
    }

    @Override
    public boolean open() {
      return false;
    }
  }

  private final Table nature;

  TeamDraw(Table nature) {
    this.nature = nature;
  }

  /** A legal team. */
  Team team() {
    List<Member> members = members();
    List<Card> battlefields =
        Cards.ALL.stream().filter(card -> card.type() == Type.BATTLEFIELD).toList();
    Card battlefield = battlefields.get(below(battlefields.size()));
    return new Team(members, battlefield, deck(members, List.of()));
  }

  private List<Member> members() {
    List<Member> members = new ArrayList<>();
    boolean smaller = below(SMALLER) == 0;
    while (true) {
      List<Member> open = Member.ALL.stream().filter(one -> joins(one, members)).toList();
      boolean mayStop = smaller && !members.isEmpty();
      if (open.isEmpty()) return members;
      int drawn = below(open.size() + (mayStop ? 1 : 0));
      if (drawn == open.size()) return members;
      members.add(open.get(drawn));
    }
  }

  private static boolean joins(Member one, List<Member> members) {
    int points = members.stream().mapToInt(Member::points).sum() + one.points();
    boolean twice =
        one.card().unique()
            && members.stream().anyMatch(other -> other.card().sameCharacter(one.card()));
    return points <= Team.POINTS && !twice && new Admission(members).suits(one.card());
  }

  /** A deck that such a team may have and that holds these cards, copies one by one. */
  List<Card> deck(List<Member> members, List<Card> seen) {
    Admission admission = new Admission(members);
    List<Card> deck = new ArrayList<>(seen);
    List<Card> open = new ArrayList<>();
    for (Card card : Cards.ALL) {
      if (admission.admits(card) && copies(card, deck) < card.copies()) open.add(card);
    }
    while (deck.size() < Team.DECK) {
      Card card = open.get(below(open.size()));
      deck.add(card);
      if (copies(card, deck) == card.copies()) open.removeIf(card::sameName);
    }
    return deck;
  }

  private static int copies(Card card, List<Card> deck) {
    int copies = 0;
    for (Card other : deck) if (other.sameName(card)) copies++;
    return copies;
  }

  private int below(int count) {
    Options options = nature.options();
    for (int i = 0; i < count; i++) options.add(i);
    return nature.choose(Seat.NATURE, Ask.NUMBER);
  }
}
