package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Spell.Name;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Magic;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Spells that work for a turn on own creatures that are named, which shows them (R101). */
public final class Enchanting {

  private Enchanting() {}

  /**
   * What is named so far.
   *
   * @param mage who casts
   * @param named the creatures named
   */
  public record Naming(int mage, List<Body> named) {}

  /** Whether there is a creature for the spell. */
  static boolean possible(Position p, Mage mage, Spell spell, Moment moment) {
    return !targets(p, mage, spell, moment).isEmpty();
  }

  /** Lets the player name the creatures; dwarves one by one until done. */
  static void play(Position p, Table table, Mage mage, Spell spell, Moment moment) {
    boolean several = spell.name() == Name.DWARF_GIANT;
    List<Body> named = new ArrayList<>();
    if (onSelf(spell)) named.add(mage.body());
    while (several || named.isEmpty()) {
      List<Body> chosen = List.copyOf(named);
      Naming naming = new Naming(mage.body().card(), chosen);
      int code =
          Asking.until(
              p,
              table,
              mage.seat(),
              Ask.ENCHANT,
              naming,
              options -> list(targets(p, mage, spell, moment), chosen, options));
      table.noReturn();
      if (Code.is(code, Verb.DONE)) break;
      Body body = Code.body(code);
      named.add(body);
      // Who fights already is known.
      if (p.forts[mage.seat()].count(body) > 0) Usable.show(p, table, mage.seat(), body);
    }
    Casting.goesOn(p, mage, spell, List.copyOf(named));
    if (!table.listening()) return;
    for (Body body : named) {
      String key = body.printed().key();
      table.tell(new TvrzEvent.Enchanted(mage.seat(), key, spell.name().key()));
    }
  }

  /** Whether a spell works on its mage, so that nobody is named. */
  private static boolean onSelf(Spell spell) {
    return spell.name() == Name.TRANSFER_SELF || Spell.SELF.equals(spell.scope());
  }

  private static void list(List<Body> targets, List<Body> named, Options options) {
    if (!named.isEmpty()) options.add(Code.of(Verb.DONE));
    for (Body body : targets) {
      int code = Code.of(Verb.ON, body);
      boolean left = Collections.frequency(targets, body) > Collections.frequency(named, body);
      if (left && !options.contains(code)) options.add(code);
    }
  }

  /** The creatures on which a spell can work: in hand, attacking, or committed a moment ago. */
  private static List<Body> targets(Position p, Mage mage, Spell spell, Moment moment) {
    Magic magic = p.forts[mage.seat()].magic;
    List<Body> targets = new ArrayList<>();
    List<Body> before = new ArrayList<>();
    for (Body body : near(p, mage.seat(), moment)) {
      int copy = Collections.frequency(before, body);
      before.add(body);
      boolean works =
          switch (spell.name()) {
            case WINGS -> !magic.winged(body, copy);
            case TRANSFER_SELF, TRANSFER_COMPANION ->
                body.printed().isDefender()
                    && !body.printed().universal()
                    && !magic.universal(body, copy);
            default -> true;
          };
      if (works && inScope(mage, spell, body)) targets.add(body);
    }
    return targets;
  }

  private static boolean inScope(Mage mage, Spell spell, Body body) {
    if (onSelf(spell)) return body.equals(mage.body());
    String tag = spell.name() == Name.DWARF_GIANT ? "dwarf" : spell.scope();
    return body.tags().contains(tag);
  }

  /** The own creatures in hand, one by one, after those that fight. */
  private static List<Body> near(Position p, int seat, Moment moment) {
    List<Body> near = new ArrayList<>(Mage.fighting(p, seat, moment));
    Fort fort = p.forts[seat];
    for (Body body : fort.garrison()) {
      near.addAll(Collections.nCopies(fort.count(body), body));
    }
    return near;
  }
}
