package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Spell.Name;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Clash;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/** The mage dies, and with it one opponent it looks at (T15.4, R63, R102). */
public final class DeadlyGaze {

  private DeadlyGaze() {}

  /** Whether a mage may look: against an attack at what attacks, in it at a defender (W9). */
  static boolean possible(Position p, Mage mage, Moment moment) {
    return switch (moment) {
      case APPROACH, CALL, EXCHANGE ->
          mage.seat() != p.bout.attacker && !victims(p.bout, mage).isEmpty();
      case PAST_WALLS -> mage.fights();
      case DRAGON -> mage.body().printed().isDefender();
      case SKIRMISH -> p.clash.against(mage.seat()).stream().anyMatch(mage::harms);
      default -> false;
    };
  }

  /** What attacks and is no higher mage (R42). */
  private static List<Body> victims(Bout bout, Mage mage) {
    return bout.bodies().stream().filter(mage::harms).toList();
  }

  /**
   * A mage of the fort, or of one who meddles, looks at the attacker; of a pair at one, and the
   * other fights on (R95). A dragon is driven off, and lives (R58).
   */
  static void play(Position p, Table table, Mage mage) {
    if (p.clash != null) {
      afield(p, table, mage);
      return;
    }
    Bout bout = p.bout;
    if (bout == null) {
      p.forts[mage.seat()].take(mage.body(), Position.ALL);
      Drawing.discard(p, mage.seat(), mage.body());
      tell(table, mage.seat(), mage.body(), -1, null);
      return;
    }
    Body victim = chosen(p, table, mage, victims(bout, mage));
    if (mage.fights()) bout.loses(mage.body());
    else p.forts[mage.seat()].take(mage.body(), Position.ALL);
    bout.attack = without(bout.attack, victim);
    if (bout.attack.isEmpty()) bout.end = Bout.End.GAZED;
    else bout.step(Step.Kind.GAZE, List.of(mage.body().card()), 0, -1);
    Drawing.discard(p, mage.seat(), mage.body());
    Drawing.discard(p, bout.attacker, victim);
    tell(table, mage.seat(), mage.body(), bout.attacker, victim);
  }

  /** In the landscape one card of the opposing unit dies, and the mage. */
  private static void afield(Position p, Table table, Mage mage) {
    Clash clash = p.clash;
    List<Body> victims = clash.against(mage.seat()).stream().filter(mage::harms).toList();
    Body victim = chosen(p, table, mage, victims);
    clash.kill(mage.seat(), mage.body());
    clash.kill(clash.enemy(mage.seat()), victim);
    tell(table, mage.seat(), mage.body(), clash.enemy(mage.seat()), victim);
  }

  private static Body chosen(Position p, Table table, Mage mage, List<Body> victims) {
    if (victims.size() == 1) return victims.getFirst();
    int code =
        Asking.until(p, table, mage.seat(), Ask.VICTIM, null, options -> list(victims, options));
    return Code.body(code);
  }

  /** The attacking mage that may look at a defender past the walls (W9); null without one. */
  public static Body attacking(Position p) {
    Mage mage = gazer(p);
    return mage == null ? null : mage.body();
  }

  private static Mage gazer(Position p) {
    for (Mage mage : Mage.all(p, p.bout.attacker, Moment.PAST_WALLS)) {
      if (spell(mage) != null && possible(p, mage, Moment.PAST_WALLS)) return mage;
    }
    return null;
  }

  private static Spell spell(Mage mage) {
    for (Spell spell : mage.card().spells()) if (spell.name() == Name.DEADLY_GAZE) return spell;
    return null;
  }

  /** The attacking mage casts it; at whom it looks is chosen then. */
  public static void cast(Position p, Table table) {
    Mage mage = gazer(p);
    Casting.spend(p, table, mage, spell(mage));
    p.bout.gazer = mage.body();
  }

  /** Whether a mage's gaze kills somebody: no higher mage (T12.8, R42). */
  public static boolean kills(Position p, Body gazer, Body victim) {
    return new Mage(p.bout.attacker, gazer, true).harms(victim);
  }

  /**
   * The attacking mage dies with a defender, and the attack is over (R63).
   *
   * @param victim null if there was nobody whom the gaze could kill
   */
  public static void strike(Position p, Table table, Body victim) {
    Bout bout = p.bout;
    bout.attack = without(bout.attack, bout.gazer);
    bout.end = Bout.End.GAZED;
    Drawing.discard(p, bout.attacker, bout.gazer);
    if (victim != null) {
      p.forts[bout.defender].take(victim, Position.ALL);
      Drawing.discard(p, bout.defender, victim);
    }
    tell(table, bout.attacker, bout.gazer, bout.defender, victim);
  }

  private static List<Fighter> without(List<Fighter> fighters, Body dead) {
    List<Fighter> left = new ArrayList<>(fighters);
    left.remove(left.stream().filter(each -> each.body().equals(dead)).findFirst().orElseThrow());
    return List.copyOf(left);
  }

  /** Adds those of whom one is looked at, each once. */
  public static void list(List<Body> victims, Options options) {
    for (Body body : victims) {
      int code = Code.of(Verb.LOOK, body);
      if (!options.contains(code)) options.add(code);
    }
  }

  private static void tell(Table table, int seat, Body mage, int target, Body victim) {
    if (!table.listening()) return;
    String key = mage.printed().key();
    String dead = victim == null ? null : victim.printed().key();
    List<String> besides = victim == null ? List.of() : victim.besides();
    table.tell(new TvrzEvent.Gazed(seat, key, target, dead, besides));
  }
}
