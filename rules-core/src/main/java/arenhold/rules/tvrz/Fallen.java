package arenhold.rules.tvrz;

import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.Hidden.Place;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The hidden places of a seat that has gone out: all that it held has been seen since. */
final class Fallen {

  private final Position p;
  private final Hidden hidden;
  private final int holder;

  Fallen(Position p, Hidden hidden, int holder) {
    this.p = p;
    this.hidden = hidden;
    this.holder = holder;
  }

  /** Lets it have held none but these cards and those that are seen. */
  boolean becomes(Cards shown, Table nature) {
    boolean changed = false;
    Cards seen = p.forts[holder].all();
    for (Place place : hidden.places()) {
      if (place.holder() == holder) seen = seen.without(place.card());
    }
    Cards sought = Redealing.minus(shown, seen);
    for (int tries = 0; tries < 100; tries++) {
      Cards wanted = sought;
      List<Place> wrong = new ArrayList<>();
      List<Place> right = new ArrayList<>();
      for (Place place : hidden.places()) {
        if (place.holder() != holder) continue;
        boolean there = wanted.has(place.card());
        if (there) wanted = wanted.without(place.card());
        (there ? right : wrong).add(place);
      }
      // Only some cards can have lain in the landscape: those places come first.
      wrong.sort(Comparator.comparing(place -> place.unit() < 0));
      if (!replaced(wrong, wanted, nature) && !movedOut(wrong, right)) return changed;
      changed = true;
    }
    return changed;
  }

  /** Exchanges a card in its hand with one that lay in its landscape alone. */
  boolean rearranged(Table nature) {
    List<Place> held = new ArrayList<>();
    List<Place> out = new ArrayList<>();
    for (Place place : hidden.places()) {
      if (place.holder() == holder) (place.unit() < 0 ? held : out).add(place);
    }
    out.removeIf(place -> held.stream().noneMatch(one -> mayLie(place, one.card())));
    if (out.isEmpty()) return false;
    Place place = out.get(Redealing.any(Redealing.upTo(out.size()), nature));
    held.removeIf(one -> one.card() == place.card() || !mayLie(place, one.card()));
    if (held.isEmpty()) return false;
    hidden.swap(held.get(Redealing.any(Redealing.upTo(held.size()), nature)), place);
    return true;
  }

  /** The same where it is known which of its cards lie open wrongly, and which should instead. */
  boolean laidOpen(Cards extra, Cards missing, Table nature) {
    Cards held = p.forts[holder].all();
    Cards right = Redealing.minus(held, extra);
    boolean wrong = right.size() < held.size() && !missing.isEmpty();
    return wrong && becomes(right.and(missing), nature);
  }

  /** Exchanges one of these cards with a missing one that may lie in its place. */
  private boolean replaced(List<Place> wrong, Cards missing, Table nature) {
    for (Place place : wrong) {
      for (int card = missing.first(); card >= 0; card = missing.next(card)) {
        int wanted = card;
        if (!mayLie(place, card)) continue;
        List<Place> from =
            hidden.places().stream()
                .filter(one -> one.card() == wanted && one.holder() != place.holder())
                .filter(one -> one.deck() == place.deck() && one.takes(place.card()))
                .toList();
        if (from.isEmpty()) continue;
        hidden.swap(place, from.get(Redealing.any(Redealing.upTo(from.size()), nature)));
        return true;
      }
    }
    return false;
  }

  /** Exchanges a wrong card in the landscape with one in the same hand that may lie there. */
  private boolean movedOut(List<Place> wrong, List<Place> right) {
    for (Place place : wrong) {
      if (place.unit() < 0) continue;
      for (Place one : right) {
        if (one.unit() >= 0 || !mayLie(place, one.card())) continue;
        hidden.swap(place, one);
        return true;
      }
    }
    return false;
  }

  /** Whether a card may lie in this place, or in a unit of one card may have lain there alone. */
  private boolean mayLie(Place place, int card) {
    if (hidden.fits(place, card)) return true;
    if (place.unit() < 0) return false;
    boolean alone = p.forts[place.holder()].unit(place.unit()).bodies().size() == 1;
    return alone && Unit.Kind.of(Catalogue.card(card)) != null;
  }
}
