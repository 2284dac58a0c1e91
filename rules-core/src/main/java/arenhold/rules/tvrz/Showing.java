package arenhold.rules.tvrz;

import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.List;

/** Mends imagined matches that look otherwise than the real one did to the seat. */
final class Showing {

  private final Hidden hidden;
  private final Position checkpoint;
  private final Position p;
  private final TvrzView here;
  private final TvrzView view;
  private final int seat;
  private final Table nature;

  /**
   * A match that looks otherwise.
   *
   * @param checkpoint the position before what went wrong
   * @param p the position that looks otherwise
   * @param view how it should look
   * @param seat who imagines
   */
  Showing(Hidden hidden, Position checkpoint, Position p, TvrzView view, int seat, Table nature) {
    this.hidden = hidden;
    this.checkpoint = checkpoint;
    this.p = p;
    here = Views.of(p, Viewer.of(Seat.of(seat)));
    this.view = view;
    this.seat = seat;
    this.nature = nature;
  }

  /** Exchanges hidden cards by what looks otherwise; answers whether anything was exchanged. */
  boolean mended() {
    if (view.dragon() != null && !view.dragon().equals(here.dragon())) {
      return new Conjuring(hidden, p, nature).visited(seat, view.dragon());
    }
    for (int other = 0; other < p.seats(); other++) {
      if (other == seat) continue;
      if (shownUnits(other)) return true;
      if (!isOut(view, other) && mobilized(other)) return true;
    }
    if (stands() || treated() || barred()) return true;
    boolean dealing = checkpoint.phase == Phase.START || checkpoint.phase == Phase.DEAL;
    for (int pile = 0; pile < p.piles() && dealing && p.terms.ownDecks(); pile++) {
      int more = view.piles().get(pile).cards() - here.piles().get(pile).cards();
      if (pile != seat && more != 0) return hidden.resized(pile, more, nature);
    }
    // What a seat that left held was discarded between two units, and lies wrong already.
    for (int pile = 0; pile < p.piles(); pile++) {
      Cards wrong = Redealing.minus(checkpoint.pile(pile).discard(), discard(view, pile));
      Cards missing = missing(here, view, pile);
      if (!wrong.isEmpty() && !missing.isEmpty()) {
        return hidden.recovered(pile, wrong, missing, nature);
      }
    }
    int gone = goneOut(here, view);
    if (gone >= 0) {
      Cards missing = missing(here, view, p.piles() == 1 ? 0 : gone);
      Fallen fallen = new Fallen(checkpoint, hidden, gone);
      return fallen.becomes(missing, nature) || fallen.dealt(missing, nature);
    }
    int kept = goneOut(view, here);
    if (kept >= 0 && kept != seat) {
      return hidden.brought(kept, card -> Redealing.reaches(card, true), nature);
    }
    int fell = fell();
    if (fell >= 0) {
      int pile = p.piles() == 1 ? 0 : fell;
      Cards extra = missing(view, here, pile);
      if (new Fallen(checkpoint, hidden, fell).laidOpen(extra, missing(here, view, pile), nature))
        return true;
    }
    for (int pile = 0; pile < p.piles(); pile++) {
      Cards missing = missing(here, view, pile);
      Cards extra = missing(view, here, pile);
      if (!missing.isEmpty() && !extra.isEmpty()) {
        return hidden.exchanged(pile, extra.first(), missing.first(), nature);
      }
    }
    return lost() || held();
  }

  /**
   * Cards left somebody's hand at once: slaves who were set free, copies of a red card that another
   * has used. Their owner held others than here, or none.
   */
  private boolean lost() {
    for (int holder = 0; holder < checkpoint.seats(); holder++) {
      boolean own = checkpoint.terms.ownDecks();
      Cards missing = missing(here, view, own ? holder : 0);
      Cards extra = missing(view, here, own ? holder : 0);
      if (holder == seat) continue;
      if (own && !extra.isEmpty()) return hidden.taken(holder, extra.first(), nature);
      boolean frees = checkpoint.forts[holder].promise >= 0 && !isOut(view, holder);
      if (missing.isEmpty() || !own && !frees) continue;
      int lost = missing.first();
      return hidden.brought(holder, card -> card.number() == lost, nature);
    }
    return false;
  }

  /** What is discarded in one view of a match but not in another. */
  private static Cards missing(TvrzView here, TvrzView view, int pile) {
    return Redealing.minus(discard(view, pile), discard(here, pile));
  }

  /** Somebody's hand has shown another card than here, or has done something else unseen. */
  private boolean held() {
    for (int other = 0; other < here.seats().size(); other++) {
      TvrzView.Fort one = here.seats().get(other);
      TvrzView.Fort seen = view.seats().get(other);
      if (other == seat || one.equals(seen)) continue;
      Cards wrong = Redealing.minus(bodies(one.known()), bodies(seen.known()));
      Cards right = Redealing.minus(bodies(seen.known()), bodies(one.known()));
      if (!right.isEmpty()) {
        int shown = right.first();
        if (hidden.brought(other, card -> card.number() == shown, nature)) return true;
      }
      if (!wrong.isEmpty()) {
        int not = wrong.first();
        if (hidden.brought(other, card -> card.number() != not, nature)) return true;
      }
      return shuffled(other);
    }
    int party = view.attack() == null ? checkpoint.active : view.attack().target();
    return shuffled(party);
  }

  /** The cards of a unit that are seen now, and are others here. */
  private boolean shownUnits(int owner) {
    for (TvrzView.Unit unit : view.seats().get(owner).units()) {
      for (int i = 0; i < unit.cards().size(); i++) {
        TvrzView.Body body = unit.cards().get(i);
        if (body == null) continue;
        Body seen = Foresight.body(body);
        if (hidden.lies(owner, unit.number(), i, seen, nature)) return true;
      }
    }
    return false;
  }

  /** A unit came home though it stays out here, or the other way round (T15.2). */
  private boolean mobilized(int owner) {
    List<Integer> seen = units(view, owner);
    List<Integer> units = units(here, owner);
    for (int unit : seen) {
      boolean came = !units.contains(unit);
      if (came && hidden.retyped(owner, unit, Unit.Kind.WILD, nature)) return true;
    }
    for (int unit : units) {
      boolean stays = !seen.contains(unit);
      if (stays && hidden.retyped(owner, unit, Unit.Kind.ENVOY, nature)) return true;
    }
    return false;
  }

  /** A defender stands where it is needed and does not here, or the other way round (R61). */
  private boolean stands() {
    if (here.attack() == null || view.attack() == null || p.bout.defender == seat) return false;
    int holder = p.bout.defender;
    List<TvrzView.Guard> guards = view.attack().guards();
    for (int i = 0; i < Math.min(guards.size(), here.attack().guards().size()); i++) {
      TvrzView.Guard guard = guards.get(i);
      TvrzView.Guard other = here.attack().guards().get(i);
      if (guard.local() == other.local() || !guard.cards().equals(other.cards())) continue;
      Body body = Foresight.body(guard.cards().getFirst());
      for (Unit unit : checkpoint.forts[holder].units) {
        boolean came = p.forts[holder].unit(unit.number()) == null;
        if (came && hidden.came(holder, unit.number(), body, guard.local(), nature)) return true;
      }
    }
    return false;
  }

  /**
   * A physician has saved somebody and is shown, and has not here, or the other way round (R88).
   */
  private boolean treated() {
    for (int holder = 0; holder < checkpoint.seats(); holder++) {
      if (holder == seat) continue;
      Cards seen = bodies(view.seats().get(holder).known());
      Cards shown = bodies(here.seats().get(holder).known());
      for (int card : Redealing.minus(seen, shown).toArray()) {
        boolean held = checkpoint.forts[holder].hand.cards().has(card);
        if (held || !Catalogue.card(card).has(Trait.PHYSICIAN)) continue;
        if (hidden.brought(holder, one -> one.number() == card, nature)) return true;
      }
      for (int card : Redealing.minus(shown, seen).toArray()) {
        boolean treats = Catalogue.card(card).has(Trait.PHYSICIAN);
        if (treats && hidden.taken(holder, card, nature)) return true;
      }
    }
    return false;
  }

  /** A copy of a red card that another has used was discarded, and is not here, or conversely. */
  private boolean barred() {
    for (int holder = 0; holder < checkpoint.seats(); holder++) {
      if (!checkpoint.terms.ownDecks() || holder == seat || isOut(view, holder)) continue;
      for (int card : missing(view, here, holder).toArray()) {
        if (Catalogue.card(card).bar() != Bar.RED) continue;
        if (unused(holder, card)) return true;
        if (hidden.taken(holder, card, nature)) return true;
      }
      for (int card : missing(here, view, holder).toArray()) {
        boolean copy = Catalogue.card(card).bar() == Bar.RED;
        if (!copy || checkpoint.forts[holder].hand.cards().has(card)) continue;
        if (hidden.brought(holder, one -> one.number() == card, nature)) return true;
      }
    }
    return false;
  }

  /** Takes a red card from whoever has used it here but has not shown it. */
  private boolean unused(int copy, int card) {
    for (int user = 0; user < view.seats().size(); user++) {
      if (user == seat || user == copy) continue;
      boolean shown = bodies(view.seats().get(user).known()).has(card);
      if (!shown && hidden.taken(user, card, nature)) return true;
    }
    return false;
  }

  static boolean isOut(TvrzView view, int holder) {
    return view.out().stream().anyMatch(out -> out.seat() == holder);
  }

  private static List<Integer> units(TvrzView view, int owner) {
    return view.seats().get(owner).units().stream().map(TvrzView.Unit::number).toList();
  }

  /** The seat that is out in what is seen, but not here; -1 for none. */
  private static int goneOut(TvrzView here, TvrzView view) {
    for (TvrzView.Out out : view.out()) if (!here.out().contains(out)) return out.seat();
    return -1;
  }

  /** Another seat that has gone out since the checkpoint; -1 for none. */
  private int fell() {
    for (TvrzView.Out out : view.out()) {
      if (out.seat() != seat && !checkpoint.isOut(out.seat())) return out.seat();
    }
    return -1;
  }

  private boolean shuffled(int holder) {
    return holder != seat && hidden.shuffled(holder, nature);
  }

  static Cards discard(TvrzView view, int pile) {
    return cards(view.piles().get(pile).discard());
  }

  private static Cards bodies(List<TvrzView.Body> bodies) {
    return cards(bodies.stream().map(TvrzView.Body::card).toList());
  }

  private static Cards cards(List<String> keys) {
    Cards cards = Cards.NONE;
    for (String key : keys) cards = cards.with(Catalogue.card(key).number());
    return cards;
  }
}
