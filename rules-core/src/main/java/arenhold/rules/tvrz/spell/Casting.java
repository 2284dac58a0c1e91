package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Lasting;
import arenhold.rules.tvrz.position.Position;
import java.util.List;

/**
 * Casting spells (T13). The mage is chosen first, which shows it (R52); then the spell, if it knows
 * several; then what the spell needs: a sacrifice, a fort, creatures.
 */
public final class Casting {

  private Casting() {}

  /** Adds the mages of {@code seat} that may cast a spell now. */
  public static void list(Position p, int seat, Moment moment, Options options) {
    for (Mage mage : Mage.all(p, seat, moment)) {
      int code = Code.of(Verb.CAST, mage.body().card());
      if (Possible.any(p, mage, moment) && !options.contains(code)) options.add(code);
    }
  }

  /** Whether {@code seat} may cast any spell now. */
  public static boolean any(Position p, int seat, Moment moment) {
    for (Mage mage : Mage.all(p, seat, moment)) if (Possible.any(p, mage, moment)) return true;
    return false;
  }

  /** Lets the mage with this number cast a spell; nothing of it can be taken back (R112). */
  public static void play(Position p, Table table, int seat, int number, Moment moment) {
    Card card = Catalogue.card(number);
    List<Mage> mages =
        Mage.all(p, seat, moment).stream().filter(mage -> mage.card() == card).toList();
    table.noReturn();
    if (!mages.getFirst().fights()) Usable.show(p, table, seat, mages.getFirst().body());
    int index = 0;
    if (card.spells().size() > 1) {
      int code =
          Asking.until(
              p,
              table,
              seat,
              Ask.SPELL,
              number,
              options -> spells(p, card, mages, moment, options));
      index = Code.spell(code);
      table.noReturn();
    }
    Spell spell = card.spells().get(index);
    Mage mage =
        mages.stream().filter(one -> Possible.is(p, one, spell, moment)).findFirst().orElseThrow();
    spend(p, table, mage, spell);
    effect(p, table, mage, spell, moment);
  }

  private static void spells(
      Position p, Card card, List<Mage> mages, Moment moment, Options options) {
    for (int index = 0; index < card.spells().size(); index++) {
      for (Mage mage : mages) {
        if (!Possible.is(p, mage, card.spells().get(index), moment)) continue;
        options.add(Code.spell(card.number(), index));
        break;
      }
    }
  }

  /** The mage has cast its spell of this turn (T13.1). */
  static void spend(Position p, Table table, Mage mage, Spell spell) {
    Fort fort = p.forts[mage.seat()];
    fort.spent = fort.spent.with(mage.card().number());
    if (!table.listening()) return;
    Integer level = spell.level() == 0 ? null : spell.level();
    String key = mage.card().key();
    table.tell(new TvrzEvent.Cast(mage.seat(), key, spell.name().key(), level));
  }

  private static void effect(Position p, Table table, Mage mage, Spell spell, Moment moment) {
    switch (spell.name()) {
      case ANIMAL_ANTISCENT,
          CONFUSE_OPPONENTS,
          STRENGTHEN_FRIENDS,
          RAIN,
          ENVOY_CHARISMA,
          WEREWOLF_BREATH ->
          goesOn(p, mage, spell, List.of());
      case MOBILIZATION -> Mobilization.play(p, table, mage, spell);
      case DWARF_GIANT, WINGS, TRANSFER_SELF, TRANSFER_COMPANION ->
          Enchanting.play(p, table, mage, spell, moment);
      case DRAGON_GUARD -> Dragon.play(p, table, mage);
      case FIREBALL -> Fireball.play(p, table, mage, spell);
      case BLUE_LIGHTNING -> Lightning.play(p, table, mage, spell, moment);
      case SLOW -> {
        if (moment == Moment.EXCHANGE) HoldingBack.play(p, table, spell);
        else Delaying.slow(p, table, spell, moment);
      }
      case TRANSFER_ATTACKER -> Delaying.transfer(p, table, mage, moment);
      case DEADLY_GAZE -> DeadlyGaze.play(p, table, mage);
      default -> throw new IllegalStateException(spell.word() + " at " + moment);
    }
  }

  /** The spell goes on from now, on these creatures (T13.3). */
  static void goesOn(Position p, Mage mage, Spell spell, List<Body> on) {
    Fort fort = p.forts[mage.seat()];
    fort.magic = fort.magic.with(new Lasting(spell.name(), spell.level(), mage.body().card(), on));
  }
}
