package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** An assassin who slips into a neighbour's fort instead of attacking a part (T12.7, R41, R93). */
final class Infiltration {

  private Infiltration() {}

  /** Whether the announced card may slip in: the fort must be a neighbour's. */
  static boolean possible(Position p) {
    Bout bout = p.bout;
    boolean near =
        bout.defender == p.left(bout.attacker) || bout.defender == p.right(bout.attacker);
    return near && bout.has(Trait.ASSASSIN);
  }

  /**
   * At the gate: a patrol of at least the assassin's level exposes it, and all defenders fight with
   * doubled strength, that patrol first; otherwise it murders one of three that are shown, and
   * fights the rest with doubled strength.
   */
  static void enter(Position p, Table table) {
    Bout bout = p.bout;
    if (anyPatrol(p)) {
      int code = Asking.until(p, table, bout.defender, Ask.EXPOSE, null, o -> patrols(p, o));
      table.noReturn();
      bout.exposer = Code.body(code);
      Usable.show(p, table, bout.defender, bout.exposer);
      if (table.listening()) {
        table.tell(new TvrzEvent.Exposed(bout.defender, bout.exposer.printed().key()));
      }
      return;
    }
    murder(p, table, Showing.three(p, table, body -> true));
    bout.doubleLeft();
    bout.step(Step.Kind.INSIDE, bout.cards(), 0, -1);
    if (table.listening()) table.tell(new TvrzEvent.Inside(bout.defender, bout.left()));
  }

  private static boolean anyPatrol(Position p) {
    for (Body body : p.forts[p.bout.defender].garrison()) if (exposes(p, body)) return true;
    return false;
  }

  private static void patrols(Position p, Options options) {
    for (Body body : p.forts[p.bout.defender].garrison()) {
      if (exposes(p, body)) options.add(Code.of(Verb.EXPOSE, body));
    }
  }

  /**
   * Whether a patrol in hand stands at the gate, by nature or by a spell (R93), and is sharp
   * enough; bells help (T18).
   */
  private static boolean exposes(Position p, Body body) {
    Card card = body.printed();
    Fort fort = p.forts[p.bout.defender];
    boolean printed = card.universal() || card.part() == Part.GATE;
    boolean atGate = printed || fort.magic.universal(body, 0);
    if (!atGate || !card.has(Trait.PATROL)) return false;
    int level = card.level(Trait.PATROL);
    Cards items = fort.items;
    for (int item = items.first(); item >= 0; item = items.next(item)) {
      if (Catalogue.card(item).effect() instanceof Effect.PatrolBonus(int bonus)) {
        level += items.count(item) * bonus;
      }
    }
    return level >= p.bout.level(Trait.ASSASSIN);
  }

  /** The attacker picks one of those shown, who dies and cannot be healed (T9.5). */
  private static void murder(Position p, Table table, List<Body> shown) {
    if (shown.isEmpty()) return;
    Bout bout = p.bout;
    int code = Asking.until(p, table, bout.attacker, Ask.VICTIM, null, o -> listVictims(shown, o));
    table.noReturn();
    Body victim = Code.body(code);
    p.forts[bout.defender].take(victim, Position.ALL);
    Drawing.discard(p, bout.defender, victim);
    if (table.listening()) {
      table.tell(new TvrzEvent.Murdered(bout.defender, victim.printed().key(), victim.besides()));
    }
  }

  private static void listVictims(List<Body> shown, Options options) {
    List<Body> sorted = new ArrayList<>(shown);
    sorted.sort(Comparator.comparing(Body::code));
    for (Body body : sorted) {
      int code = Code.of(Verb.MURDER, body);
      if (!options.contains(code)) options.add(code);
    }
  }
}
