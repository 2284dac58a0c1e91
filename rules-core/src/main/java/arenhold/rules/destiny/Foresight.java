package arenhold.rules.destiny;

import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one view of a seat tells of the cards of another. */
final class Foresight {

  private Foresight() {}

  /** The characters that a seat shows. */
  static List<Member> members(DestinyView.Side side) {
    List<Member> members = new ArrayList<>();
    for (DestinyView.Character each : side.characters()) {
      members.add(new Member(card(each.card()), each.dice().size() == 2));
    }
    return members;
  }

  /** The cards of a seat's deck that the view shows, wherever they are. */
  static Cards seen(DestinyView view, int seat) {
    List<String> keys = outOfDeck(view, seat);
    DestinyView.Side own = view.seats().get(seat);
    keys.addAll(own.hand() == null ? own.known() : own.hand());
    keys.addAll(own.top());
    keys.addAll(own.bottom());
    return cards(keys);
  }

  /** The cards of a seat's discard pile. */
  static Cards pile(DestinyView view, int seat) {
    return cards(view.seats().get(seat).discard());
  }

  /** The cards of a seat's deck that lie in neither hand nor deck. */
  static Cards out(DestinyView view, int seat) {
    return cards(outOfDeck(view, seat));
  }

  private static List<String> outOfDeck(DestinyView view, int seat) {
    DestinyView.Side own = view.seats().get(seat);
    List<String> keys = new ArrayList<>(own.discard());
    keys.addAll(own.aside());
    for (DestinyView.Side side : view.seats()) {
      for (DestinyView.Support each : side.supports()) {
        if (each.owner() == seat) keys.add(each.card());
      }
      for (DestinyView.Character character : side.characters()) {
        for (DestinyView.Upgrade each : character.upgrades()) {
          if (each.owner() == seat) keys.add(each.card());
        }
      }
    }
    DestinyView.Action action = view.action();
    // In the action that one player's event grants another, the event is not theirs.
    boolean limbo =
        action != null
            && action.seat() == seat
            && action.limbo() != null
            && action.limbo().equals(action.card());
    if (limbo) keys.add(action.limbo());
    return keys;
  }

  /** These cards, as far as they belong to decks; null among them is unknown. */
  private static Cards cards(List<String> keys) {
    int[] numbers = new int[keys.size()];
    int count = 0;
    for (String key : keys) {
      Card card = key == null ? null : card(key);
      if (card != null && card.type() != Type.CHARACTER) numbers[count++] = card.number;
    }
    return Cards.of(Arrays.copyOf(numbers, count));
  }

  /** The card that a choice names last; null for none. */
  static Card named(String learned) {
    return card(learned.substring(learned.lastIndexOf(' ') + 1));
  }

  /** The card with this key, or null. */
  static Card card(String key) {
    return arenhold.rules.destiny.card.Cards.named(key);
  }

  /** Whether the deck of a seat changes, as far as the viewer is shown it. */
  static boolean deckChanges(DestinyView before, DestinyView after, int seat) {
    DestinyView.Side had = before.seats().get(seat);
    DestinyView.Side has = after.seats().get(seat);
    return has.deck() < had.deck()
        || !has.top().equals(had.top())
        || !has.bottom().equals(had.bottom());
  }

  /** What the viewer of these lines sees of the position. */
  static DestinyView view(arenhold.rules.destiny.position.Position p, Seat viewer) {
    return Views.of(p, arenhold.rules.Viewer.of(viewer));
  }
}
