package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.King;
import arenhold.rules.tvrz.card.Part;
import java.util.ArrayList;
import java.util.List;

/** One player's fort and landscape (T0.1, T0.2). Mutable; made of immutable parts. */
public final class Fort {

  /** The hidden garrison, with the seats that know each card. */
  public Hand hand = Hand.EMPTY;

  /** The fortifications laid. */
  public Cards works = Cards.NONE;

  /** The items laid. */
  public Cards items = Cards.NONE;

  /** The shadows laid. */
  public Cards shadows = Cards.NONE;

  /** The flag laid, or -1. */
  public int flag = -1;

  /** What lies in the landscape, in the order in which it was laid. */
  public List<Unit> units = List.of();

  /** With whom the pact is that lies here, or -1 (T5.1). */
  public int pact = -1;

  /** Against whom the own slaves have been promised freedom, or -1 (T12.5). */
  public int promise = -1;

  /** Whether the promise has been kept: the own slaves never fight again. */
  public boolean freed;

  /** Whether a card was drawn for revealing another one since the own turn began (R10). */
  public boolean revealDraw;

  /** How many times in a row the time to attack ran out (R9). */
  public int missed;

  Fort copy() {
    Fort copy = new Fort();
    copy.hand = hand;
    copy.works = works;
    copy.items = items;
    copy.shadows = shadows;
    copy.flag = flag;
    copy.units = units;
    copy.pact = pact;
    copy.promise = promise;
    copy.freed = freed;
    copy.revealDraw = revealDraw;
    copy.missed = missed;
    return copy;
  }

  /** The king whose flag lies here, or null. */
  public King king() {
    return flag < 0 ? null : Catalogue.card(flag).king();
  }

  /** Whether a flag in hand may be laid (T5.2, T12.3). */
  public boolean mayLayFlag(Card card) {
    return flag < 0 && card.king() != null && !card.isCreature();
  }

  /** How much the works laid take from an attacker of {@code part} (T4.2). */
  public int worksAgainst(Part part, boolean flyer) {
    int sum = 0;
    for (int c = works.first(); c >= 0; c = works.next(c)) {
      sum += works.count(c) * Catalogue.card(c).works().against(part, flyer);
    }
    return sum;
  }

  /** The works laid that take something from an attacker of {@code part}. */
  public Cards worksAt(Part part, boolean flyer) {
    Cards counted = Cards.NONE;
    for (int card : works.toArray()) {
      if (Catalogue.card(card).works().against(part, flyer) > 0) counted = counted.with(card);
    }
    return counted;
  }

  /** The unit with this number, or null. */
  public Unit unit(int number) {
    for (Unit unit : units) if (unit.number() == number) return unit;
    return null;
  }

  /** Puts {@code unit} in the place of the one with its number, or after the others. */
  public void put(Unit unit) {
    List<Unit> changed = new ArrayList<>(units);
    int at = 0;
    while (at < changed.size() && changed.get(at).number() != unit.number()) at++;
    if (at < changed.size()) changed.set(at, unit);
    else changed.add(unit);
    units = List.copyOf(changed);
  }

  /** Takes the unit with this number away. */
  public void remove(int number) {
    units = units.stream().filter(unit -> unit.number() != number).toList();
  }
}
