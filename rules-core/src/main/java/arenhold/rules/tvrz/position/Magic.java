package arenhold.rules.tvrz.position;

import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Spell.Name;
import java.util.ArrayList;
import java.util.List;

/**
 * The spells that go on for one player. Immutable. Of several bodies that look the same those that
 * spells work on are used first: copy 0 is the first of them to fight.
 */
public record Magic(List<Lasting> spells) {

  /** No spell goes on. */
  public static final Magic NONE = new Magic(List.of());

  /** This with one more, as cast now. */
  public Magic with(Lasting spell) {
    List<Lasting> more = new ArrayList<>(spells);
    more.add(spell);
    return new Magic(List.copyOf(more));
  }

  /** Whether one of this name goes on. */
  public boolean has(Name name) {
    for (Lasting spell : spells) if (spell.name() == name) return true;
    return false;
  }

  /** The levels of all castings of this name together (R110). */
  public int level(Name name) {
    int sum = 0;
    for (Lasting spell : spells) if (spell.name() == name) sum += spell.level();
    return sum;
  }

  /** What is added to the base strength of a dwarf that is a giant (T15.3). */
  public int raise(Body body, int copy) {
    int sum = 0;
    for (Lasting spell : spells) {
      boolean giant = spell.name() == Name.DWARF_GIANT && spell.on(body) > copy;
      if (giant) sum += spell.level();
    }
    return sum;
  }

  /** Whether a card has wings (T15.7). */
  public boolean winged(Body body, int copy) {
    return copies(body, Name.WINGS) > copy;
  }

  /** How many copies of a card this spell works on; each casting takes copies of its own. */
  public int copies(Body body, Name name) {
    int copies = 0;
    for (Lasting spell : spells) if (spell.name() == name) copies += spell.on(body);
    return copies;
  }

  /** On how many bodies like this one any spell works. */
  public int all(Body body) {
    int most = 0;
    for (Lasting spell : spells) most = Math.max(most, spell.on(body));
    return most;
  }

  /** Whether a card stands wherever it is needed (R61, T15.7, T15.9, T15.10). */
  public boolean universal(Body body, int copy) {
    int copies = 0;
    for (Lasting spell : spells) {
      switch (spell.name()) {
        case MOBILIZATION, WINGS, TRANSFER_SELF, TRANSFER_COMPANION -> copies += spell.on(body);
        default -> {}
      }
    }
    return copies > copy;
  }

  /** This without the spells that go on for this long. */
  public Magic without(Spell.Span span) {
    if (spells.isEmpty()) return this;
    List<Lasting> kept = spells.stream().filter(spell -> spell.name().span() != span).toList();
    return kept.isEmpty() ? NONE : new Magic(kept);
  }

  /** This after a copy of a card has left for good: the one that spells work on. */
  public Magic gone(Body body) {
    if (spells.isEmpty()) return this;
    List<Lasting> left = new ArrayList<>();
    boolean freed = false;
    for (Lasting spell : spells) {
      boolean works = spell.on(body) > 0;
      boolean giant = spell.name() == Name.DWARF_GIANT;
      boolean leaves = works && (giant || !freed);
      freed |= works && !giant;
      left.add(leaves ? spell.without(body) : spell);
    }
    return new Magic(List.copyOf(left));
  }

  /** This after a body has become another one: something was attached to it. */
  public Magic replaced(Body body, Body now) {
    if (spells.isEmpty()) return this;
    return new Magic(spells.stream().map(spell -> spell.replaced(body, now)).toList());
  }
}
