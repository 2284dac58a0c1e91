package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An attack on a fort under confusion: chance takes one of three cards named (T14.2, R56, R97). */
final class Confusion {

  /** How many cards are named. */
  private static final int NAMED = 3;

  private Confusion() {}

  /** Whether attacks on this seat are confused. */
  static boolean on(Position p, int target) {
    return p.forts[target].magic.has(Spell.Name.CONFUSE_OPPONENTS);
  }

  /** Adds what may be named besides those named so far: nothing in common with them. */
  static void list(Position p, int target, List<List<Body>> named, Options options) {
    int[] before = options.toArray();
    options.cut(0);
    Usable.listRestedAttackers(p, p.active, target, options);
    int[] attackers = options.toArray();
    options.cut(0);
    for (int code : before) options.add(code);
    Fort fort = p.forts[p.active];
    for (int code : attackers) {
      List<Body> bodies = Code.bodies(code);
      boolean free = true;
      for (Body body : bodies) {
        int tired = Collections.frequency(p.attacked, body);
        free &= fort.count(body) - tired > used(named, body);
      }
      if (free) options.add(Code.of(Verb.NAME, bodies));
    }
  }

  private static int used(List<List<Body>> named, Body body) {
    int used = 0;
    for (List<Body> each : named) used += Collections.frequency(each, body);
    return used;
  }

  /** Lets the player name more than this one, and chance take one of them. */
  static List<Body> drawn(Position p, Table table, int target, List<Body> first) {
    List<List<Body>> named = new ArrayList<>();
    named.add(first);
    int asked = 1;
    while (asked < NAMED) {
      int code =
          Asking.until(
              p,
              table,
              p.active,
              Ask.NAME,
              target,
              options -> {
                list(p, target, named, options);
                if (options.size() == 0) options.add(Code.of(Verb.NOBODY));
              });
      if (Code.is(code, Verb.NOBODY)) {
        asked++;
        continue;
      }
      asked++;
      named.add(Code.bodies(code));
    }
    Options options = table.options();
    for (int i = 0; i < named.size(); i++) options.add(Code.of(Verb.FALLS, i));
    return named.get(Code.with(table.choose(Seat.NATURE, Ask.CONFUSED, List.copyOf(named))));
  }
}
