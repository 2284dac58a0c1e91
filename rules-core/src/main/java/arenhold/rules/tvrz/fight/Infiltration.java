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
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.List;

/** An assassin who slips into a neighbour's fort instead of attacking a part (T12.7, R41, R93). */
final class Infiltration {

  /** How many defenders are shown to an assassin who is in. */
  private static final int SHOWN = 3;

  private Infiltration() {}

  /** Whether the announced card may slip in: the fort must be a neighbour's. */
  static boolean possible(Position p) {
    Bout bout = p.bout;
    boolean near =
        bout.defender == p.left(bout.attacker) || bout.defender == p.right(bout.attacker);
    return near && Catalogue.card(bout.card).has(Trait.ASSASSIN);
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
      bout.exposer = Code.with(code);
      Usable.show(p, table, bout.defender, bout.exposer);
      if (table.listening()) {
        table.tell(new TvrzEvent.Exposed(bout.defender, Catalogue.key(bout.exposer)));
      }
      return;
    }
    murder(p, table, shown(p, table));
    bout.left *= 2;
    bout.step(Step.Kind.INSIDE, List.of(bout.card), 0, -1);
    if (table.listening()) table.tell(new TvrzEvent.Inside(bout.defender, bout.left));
  }

  private static boolean anyPatrol(Position p) {
    Cards cards = p.forts[p.bout.defender].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (exposes(p, Catalogue.card(card))) return true;
    }
    return false;
  }

  private static void patrols(Position p, Options options) {
    Cards cards = p.forts[p.bout.defender].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (exposes(p, Catalogue.card(card))) options.add(Code.of(Verb.EXPOSE, card));
    }
  }

  /** Whether a patrol in hand stands at the gate and is sharp enough; bells help (T18). */
  private static boolean exposes(Position p, Card card) {
    boolean atGate = card.universal() || card.part() == Part.GATE;
    if (!atGate || !card.has(Trait.PATROL)) return false;
    Fort fort = p.forts[p.bout.defender];
    int level = card.level(Trait.PATROL);
    Cards items = fort.items;
    for (int item = items.first(); item >= 0; item = items.next(item)) {
      if (Catalogue.card(item).effect() instanceof Effect.PatrolBonus(int bonus)) {
        level += items.count(item) * bonus;
      }
    }
    return level >= Catalogue.card(p.bout.card).level(Trait.ASSASSIN);
  }

  /** The defenders that the owner shows: three that could be committed, all if fewer. */
  private static Cards shown(Position p, Table table) {
    Bout bout = p.bout;
    Cards shown = Cards.NONE;
    while (shown.size() < SHOWN) {
      Cards before = shown;
      int code =
          Asking.until(p, table, bout.defender, Ask.SHOW, null, o -> listShown(p, before, o));
      table.noReturn();
      if (Code.is(code, Verb.NOBODY)) break;
      shown = shown.with(Code.with(code));
    }
    Fort fort = p.forts[bout.defender];
    for (int card = shown.first(); card >= 0; card = shown.next(card)) {
      int known = fort.hand.knownTo(Integer.numberOfTrailingZeros(Position.PUBLIC)).count(card);
      for (int copy = known; copy < shown.count(card); copy++) {
        fort.hand = fort.hand.with(card, Position.ALL).without(card, 0);
      }
    }
    if (table.listening()) {
      table.tell(new TvrzEvent.GuardsShown(bout.defender, Usable.keys(shown)));
    }
    return shown;
  }

  private static void listShown(Position p, Cards before, Options options) {
    Bout bout = p.bout;
    Cards cards = p.forts[bout.defender].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      boolean usable = Usable.defends(p, bout.defender, Catalogue.card(card), bout.attacker);
      if (usable && cards.count(card) > before.count(card)) {
        options.add(Code.of(Verb.SHOW, card));
      }
    }
    if (options.size() == 0) options.add(Code.of(Verb.NOBODY));
  }

  /** The attacker picks one of those shown, who dies and cannot be healed (T9.5). */
  private static void murder(Position p, Table table, Cards shown) {
    if (shown.isEmpty()) return;
    Bout bout = p.bout;
    int code =
        Asking.until(
            p,
            table,
            bout.attacker,
            Ask.VICTIM,
            null,
            options -> {
              for (int card = shown.first(); card >= 0; card = shown.next(card)) {
                options.add(Code.of(Verb.MURDER, card));
              }
            });
    table.noReturn();
    int victim = Code.with(code);
    Fort fort = p.forts[bout.defender];
    fort.hand = fort.hand.without(victim, Position.ALL);
    Drawing.discard(p, victim);
    if (table.listening()) {
      table.tell(new TvrzEvent.Murdered(bout.defender, Catalogue.key(victim)));
    }
  }
}
