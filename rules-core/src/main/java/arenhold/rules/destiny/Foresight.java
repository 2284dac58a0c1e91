package arenhold.rules.destiny;

import arenhold.rules.Knowledge;
import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Type;
import java.util.ArrayList;
import java.util.List;

/** What a seat's views tell of the cards of another: which were seen, and in which order. */
final class Foresight {

  private Foresight() {}

  /** The views among these lines, in order. */
  private static List<DestinyView> views(List<Knowledge.Line> lines) {
    List<DestinyView> views = new ArrayList<>();
    for (Knowledge.Line line : lines) if (line.view() instanceof DestinyView view) views.add(view);
    return views;
  }

  /**
   * What a seat has brought, as far as it was shown: characters, battlefield, and every card seen;
   * null if no view shows its characters.
   */
  static Team shown(List<Knowledge.Line> lines, int seat) {
    List<Member> members = null;
    Card battlefield = null;
    Cards seen = Cards.NONE;
    for (DestinyView view : views(lines)) {
      DestinyView.Side side = view.seats().get(seat);
      if (members == null && !side.characters().isEmpty()) members = members(side);
      if (battlefield == null && side.unused() != null) battlefield = card(side.unused());
      seen = most(seen, seen(view, seat));
    }
    if (members == null || battlefield == null) return null;
    List<Card> deck = new ArrayList<>();
    for (int number : seen.toArray()) deck.add(arenhold.rules.destiny.card.Cards.of(number));
    return new Team(members, battlefield, deck);
  }

  private static List<Member> members(DestinyView.Side side) {
    List<Member> members = new ArrayList<>();
    for (DestinyView.Character each : side.characters()) {
      members.add(new Member(card(each.card()), each.dice().size() == 2));
    }
    return members;
  }

  /** The cards of a seat's deck that the view shows, wherever they are. */
  static Cards seen(DestinyView view, int seat) {
    Cards seen = out(view, seat);
    DestinyView.Side own = view.seats().get(seat);
    for (String key : own.hand() == null ? own.known() : own.hand()) seen = with(seen, key);
    for (String key : own.top()) seen = with(seen, key);
    for (String key : own.bottom()) seen = with(seen, key);
    return seen;
  }

  /** The cards of a seat's deck that lie in neither hand nor deck. */
  private static Cards out(DestinyView view, int seat) {
    Cards seen = Cards.NONE;
    DestinyView.Side own = view.seats().get(seat);
    for (String key : own.discard()) seen = with(seen, key);
    for (String key : own.aside()) seen = with(seen, key);
    for (DestinyView.Side side : view.seats()) {
      for (DestinyView.Support each : side.supports()) {
        if (each.owner() == seat) seen = with(seen, each.card());
      }
      for (DestinyView.Character character : side.characters()) {
        for (DestinyView.Upgrade each : character.upgrades()) {
          if (each.owner() == seat) seen = with(seen, each.card());
        }
      }
    }
    DestinyView.Action action = view.action();
    if (action != null && action.limbo() != null && action.seat() == seat) {
      seen = with(seen, action.limbo());
    }
    return seen;
  }

  private static Cards with(Cards cards, String key) {
    if (key == null || card(key).type() == Type.CHARACTER) return cards;
    return cards.with(card(key).number);
  }

  private static Card card(String key) {
    return arenhold.rules.destiny.card.Cards.named(key);
  }

  /** Of each card the greater number of copies. */
  private static Cards most(Cards one, Cards other) {
    return one.and(minus(other, one));
  }

  /** The first without the second, copies counted. */
  static Cards minus(Cards one, Cards other) {
    Cards rest = one;
    for (int card : other.toArray()) if (rest.has(card)) rest = rest.without(card);
    return rest;
  }

  /**
   * The cards that a seat turns out to hold, or to have played or discarded from hand, in these
   * lines, which follow {@code now}; those that only leave the deck are left out.
   */
  static Cards due(DestinyView now, List<Knowledge.Line> later, int seat) {
    Cards due = Cards.NONE;
    Cards ever = seen(now, seat);
    DestinyView before = now;
    for (DestinyView view : views(later)) {
      Cards shown = minus(seen(view, seat), ever);
      if (!shown.isEmpty()) {
        boolean fromDeck =
            view.seats().get(seat).deck() < before.seats().get(seat).deck()
                || !view.seats().get(seat).top().equals(before.seats().get(seat).top())
                || !view.seats().get(seat).bottom().equals(before.seats().get(seat).bottom());
        if (!fromDeck) due = due.and(shown);
        ever = ever.and(shown);
      }
      before = view;
    }
    return due;
  }

  /** The cards that leave a hand or deck next in these lines, which follow {@code now}. */
  static Cards next(DestinyView now, List<Knowledge.Line> later, int seat) {
    Cards ever = out(now, seat);
    for (DestinyView view : views(later)) {
      Cards shown = minus(out(view, seat), ever);
      if (!shown.isEmpty()) return shown;
    }
    return Cards.NONE;
  }

  /** What the viewer of these lines sees of the position. */
  static DestinyView view(arenhold.rules.destiny.position.Position p, Seat viewer) {
    return Views.of(p, arenhold.rules.Viewer.of(viewer));
  }
}
