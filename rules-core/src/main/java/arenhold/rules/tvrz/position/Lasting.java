package arenhold.rules.tvrz.position;

import arenhold.rules.tvrz.card.Spell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A spell that goes on (T13.3).
 *
 * @param name which one
 * @param level its level; 0 without one
 * @param mage the card that cast it, which may be dead by now (R52)
 * @param on the creatures it works on, where they were named
 */
public record Lasting(Spell.Name name, int level, int mage, List<Body> on) {

  /** On how many bodies like this one it works. */
  int on(Body body) {
    return on.isEmpty() ? 0 : Collections.frequency(on, body);
  }

  /** It working on one body like this less. */
  Lasting without(Body body) {
    List<Body> fewer = new ArrayList<>(on);
    fewer.remove(body);
    return new Lasting(name, level, mage, List.copyOf(fewer));
  }

  /** It working on another body in the place of one. */
  Lasting replaced(Body body, Body now) {
    List<Body> changed = new ArrayList<>(on);
    int at = changed.indexOf(body);
    if (at < 0) return this;
    changed.set(at, now);
    return new Lasting(name, level, mage, List.copyOf(changed));
  }
}
