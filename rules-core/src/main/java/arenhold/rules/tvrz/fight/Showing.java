package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/** Three defenders whom the fort's owner shows the attacker, who picks one (W4). */
final class Showing {

  private static final int SHOWN = 3;

  private Showing() {}

  /**
   * The defenders that the owner shows: three that could be committed, all if fewer (R93). The
   * attacker alone sees them; the others learn how many they are.
   *
   * @param first who is shown before all others (R102)
   */
  static List<Body> three(Position p, Table table, Predicate<Body> first) {
    Bout bout = p.bout;
    List<Body> shown = new ArrayList<>();
    while (shown.size() < SHOWN) {
      int code =
          Asking.until(
              p, table, bout.defender, Ask.SHOW, null, options -> list(p, shown, first, options));
      table.noReturn();
      if (Code.is(code, Verb.NOBODY)) break;
      shown.add(Code.body(code));
    }
    Fort fort = p.forts[bout.defender];
    int attacker = 1 << bout.attacker;
    for (Body body : shown) fort.show(body, Collections.frequency(shown, body), attacker);
    if (table.listening()) {
      List<String> keys = shown.stream().map(body -> body.printed().key()).toList();
      List<String> besides = shown.stream().flatMap(body -> body.besides().stream()).toList();
      table.tell(
          new TvrzEvent.GuardsShown(bout.attacker, bout.defender, shown.size(), keys, besides));
    }
    return shown;
  }

  private static void list(Position p, List<Body> before, Predicate<Body> first, Options options) {
    List<Body> able = able(p, before);
    boolean any = able.stream().anyMatch(first);
    for (Body body : able) if (!any || first.test(body)) options.add(Code.of(Verb.SHOW, body));
    if (able.isEmpty()) options.add(Code.of(Verb.NOBODY));
  }

  /** The different bodies that could be committed and are not all shown. */
  private static List<Body> able(Position p, List<Body> before) {
    Bout bout = p.bout;
    Fort fort = p.forts[bout.defender];
    List<Body> able = new ArrayList<>(fort.garrison());
    able.removeIf(body -> fort.count(body) <= Collections.frequency(before, body));
    able.removeIf(body -> !Usable.defends(p, bout.defender, body, bout.attacker));
    return able;
  }
}
