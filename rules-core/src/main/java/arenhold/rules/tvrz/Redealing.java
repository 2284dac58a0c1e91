package arenhold.rules.tvrz;

import arenhold.rules.Imagining;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Mends imagined matches: two hidden cards that the seat has not seen can change places without its
 * noticing. A card that shows up where the imagined match has another one changes places with it;
 * where a seat does what its imagined cards do not allow, one of them is exchanged by chance.
 */
final class Redealing implements Imagining<Position> {

  private final Tvrz game;
  private final int seat;

  Redealing(Tvrz game, int seat) {
    this.game = game;
    this.seat = seat;
  }

  @Override
  public Position start(Setup setup) {
    return game.start(setup);
  }

  @Override
  public boolean fits(Position p, View view) {
    return Views.of(p, Viewer.of(Seat.of(seat))).equals(view);
  }

  @Override
  public boolean adjust(Position checkpoint, Position p, Clue clue, Table nature) {
    Hidden hidden = new Hidden(checkpoint, seat);
    if (clue.view() != null) return seen(hidden, checkpoint, p, (TvrzView) clue.view(), nature);
    if (clue.by() == null || clue.learned() == null) return false;
    if (clue.by() == Seat.NATURE) {
      if (clue.asked() == null) return shuffled(hidden, checkpoint.active, nature);
      if (clue.learned().isEmpty()) return false;
      int card = Catalogue.card(clue.learned()).number();
      return clue.asked().prompt() == Ask.SEE
          ? hidden.brought(p.bout.defender, card, nature)
          : hidden.freed(card, nature);
    }
    return acted(hidden, clue, nature);
  }

  /** A seat used a card that it does not hold here, or did what its cards do not allow. */
  private boolean acted(Hidden hidden, Clue clue, Table nature) {
    int holder = clue.by().index();
    int space = clue.learned().indexOf(' ');
    String word = clue.learned().substring(space + 1);
    boolean named = Catalogue.CARDS.stream().anyMatch(card -> card.key().equals(word));
    if (!named || holder == seat) return shuffled(hidden, holder, nature);
    int card = Catalogue.card(word).number();
    return hidden.brought(holder, card, nature) || shuffled(hidden, holder, nature);
  }

  /** What is seen differs: cards on the discard pile, or in the landscape, are others. */
  private boolean seen(
      Hidden hidden, Position checkpoint, Position p, TvrzView view, Table nature) {
    TvrzView here = Views.of(p, Viewer.of(Seat.of(seat)));
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && shownUnits(hidden, other, view, nature)) return true;
    }
    Cards missing = minus(cards(view.discard()), cards(here.discard()));
    Cards extra = minus(cards(here.discard()), cards(view.discard()));
    // What a seat that left held was discarded between two units, and lies wrong already.
    Cards wrong = minus(checkpoint.deck.discard(), cards(view.discard()));
    if (!wrong.isEmpty() && !missing.isEmpty()) {
      return hidden.recovered(wrong.first(), missing, nature);
    }
    int gone = goneOut(here, view);
    if (gone >= 0) return hidden.becomes(gone, missing, nature);
    if (!missing.isEmpty() && !extra.isEmpty()) {
      return hidden.exchanged(extra.first(), missing.first(), nature);
    }
    // Slaves who were set free: their owner held others than here, or none.
    for (int holder = 0; holder < p.seats(); holder++) {
      if (holder == seat || checkpoint.forts[holder].promise < 0) continue;
      if (!missing.isEmpty()) return hidden.brought(holder, missing.first(), nature);
      if (!extra.isEmpty()) return hidden.shuffled(holder, nature);
    }
    return shuffled(hidden, p.active, nature);
  }

  /** The cards of a unit that are seen now, and are others here. */
  private boolean shownUnits(Hidden hidden, int owner, TvrzView view, Table nature) {
    for (TvrzView.Unit unit : view.seats().get(owner).units()) {
      for (int i = 0; i < unit.cards().size(); i++) {
        String key = unit.cards().get(i);
        if (key == null) continue;
        int card = Catalogue.card(key).number();
        if (hidden.lies(owner, unit.number(), i, card, nature)) return true;
      }
    }
    return false;
  }

  /** The seat that is out in what is seen, but not here; -1 for none. */
  private static int goneOut(TvrzView here, TvrzView view) {
    for (TvrzView.Out out : view.out()) if (!here.out().contains(out)) return out.seat();
    return -1;
  }

  private boolean shuffled(Hidden hidden, int holder, Table nature) {
    return holder != seat && hidden.shuffled(holder, nature);
  }

  private static Cards cards(List<String> keys) {
    Cards cards = Cards.NONE;
    for (String key : keys) cards = cards.with(Catalogue.card(key).number());
    return cards;
  }

  /** The cards of the first that are not in the second, copies counted. */
  static Cards minus(Cards one, Cards other) {
    Cards rest = one;
    for (int card : other.toArray()) if (rest.has(card)) rest = rest.without(card);
    return rest;
  }

  /** One of these numbers, by chance. */
  static int any(List<Integer> numbers, Table nature) {
    Options options = nature.options();
    for (int number : numbers) options.add(number);
    return nature.choose(Seat.NATURE, Ask.DRAW);
  }

  /** The numbers from 0 on. */
  static List<Integer> upTo(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < count; number++) numbers.add(number);
    return numbers;
  }
}
