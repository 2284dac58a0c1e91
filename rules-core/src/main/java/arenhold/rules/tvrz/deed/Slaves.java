package arenhold.rules.tvrz.deed;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The promise of freedom to slaves (T12.5, R39, R92). */
public final class Slaves {

  /** How many times as strong slaves are against the opponent they are promised freedom for. */
  private static final int FREEDOM = 3;

  private Slaves() {}

  /** By how much the base strength of a body of {@code seat} is multiplied against an enemy. */
  public static int factor(Position p, int seat, Body body, int enemy) {
    return body.has(Trait.SLAVE) && p.forts[seat].promise == enemy ? FREEDOM : 1;
  }

  /** Adds the promise, where a party of the running fight may make one. */
  public static void list(Position p, int seat, Options options) {
    Fort fort = p.forts[seat];
    if (fort.promise >= 0 || fort.freed) return;
    boolean attacks = p.bout.attacker == seat && p.bout.has(Trait.SLAVE);
    if (attacks || !slaves(fort.hand.cards()).isEmpty()) {
      options.add(Code.of(Code.Verb.PROMISE));
    }
  }

  /** Promises freedom against the opponent of the running fight; everybody is told. */
  public static void promise(Position p, Table table, int seat) {
    Bout bout = p.bout;
    int enemy = seat == bout.attacker ? bout.defender : bout.attacker;
    p.forts[seat].promise = enemy;
    table.noReturn();
    if (table.listening()) table.tell(new TvrzEvent.Promised(seat, enemy));
  }

  /**
   * After {@code gone} went out: a promise against it is kept if its fort was conquered, whoever
   * did it, and lapses otherwise.
   */
  static void settle(Position p, Table table, int seat, int gone, Exit.How how) {
    Fort fort = p.forts[seat];
    if (fort.promise != gone) return;
    fort.promise = -1;
    if (how != Exit.How.CONQUERED) return;
    fort.freed = true;
    Cards slaves = slaves(fort.hand.cards());
    for (int card : slaves.toArray()) {
      Body slave = fort.body(card);
      fort.take(slave, Position.ALL);
      Drawing.discard(p, seat, slave);
    }
    List<Delayed> still = new ArrayList<>();
    for (Delayed each : fort.waiting) {
      Body waiting = each.bodies().getFirst();
      if (!waiting.has(Trait.SLAVE)) {
        still.add(each);
        continue;
      }
      Drawing.discard(p, seat, waiting);
      slaves = slaves.with(waiting.card());
    }
    fort.waiting = List.copyOf(still);
    if (!table.listening()) return;
    List<String> keys = Arrays.stream(slaves.toArray()).mapToObj(Catalogue::key).toList();
    table.tell(new TvrzEvent.Freed(seat, keys));
  }

  /** Whether a card that {@code seat} draws is discarded at once: a slave who is free. */
  public static boolean leaves(Position p, int seat, int card) {
    return p.forts[seat].freed && Catalogue.card(card).has(Trait.SLAVE);
  }

  private static Cards slaves(Cards cards) {
    Cards slaves = Cards.NONE;
    for (int card : cards.toArray()) {
      if (Catalogue.card(card).has(Trait.SLAVE)) slaves = slaves.with(card);
    }
    return slaves;
  }
}
