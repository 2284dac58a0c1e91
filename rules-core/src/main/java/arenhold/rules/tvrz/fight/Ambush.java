package arenhold.rules.tvrz.fight;

import arenhold.rules.Answer;
import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.Step;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Robbers who ambush a card on its way to the fort (T12.2, R36, R91). */
final class Ambush {

  private Ambush() {}

  /** Adds the robbers who may begin an ambush; none against flyers, and one ambush an attack. */
  static void list(Position p, Options options) {
    Bout bout = p.bout;
    if (bout.ambushed || Catalogue.card(bout.card).has(Trait.FLYER)) return;
    listRobbers(p, options);
  }

  private static void listRobbers(Position p, Options options) {
    Cards cards = p.forts[p.bout.defender].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).has(Trait.ROBBER)) options.add(Code.of(Verb.AMBUSH, card));
    }
  }

  /**
   * Fights the ambush that this robber begins: the victim's DS is worn down by one robber after
   * another, and who lives is judged when no more are sent.
   *
   * @return whether the attack goes on
   */
  static boolean survived(Position p, Table table, int robber) {
    Bout bout = p.bout;
    bout.ambushed = true;
    Card victim = Catalogue.card(bout.card);
    int freedom = Slaves.factor(p, bout.attacker, victim, bout.defender);
    int left = freedom * victim.defence() + bout.shadows;
    int poison = 0;
    List<Fate> robbers = new ArrayList<>();
    for (int next = robber; next >= 0; next = left > 0 ? another(p, table) : -1) {
      Fort fort = p.forts[bout.defender];
      Card card = Catalogue.card(next);
      table.noReturn();
      fort.hand = fort.hand.without(next, Position.ALL);
      bout.robbers = and(bout.robbers, next);
      int loss = Math.min(left, card.attack());
      left -= loss;
      poison = Math.max(poison, card.level(Trait.POISON));
      int rest = card.attack() - loss;
      bout.step(new Step(Step.Kind.AMBUSH, List.of(next), card.attack(), left, rest));
      robbers.add(new Fate(bout.defender, card, true, rest, victim.level(Trait.POISON)));
      if (table.listening()) {
        table.tell(new TvrzEvent.Ambushed(bout.defender, card.key(), victim.key(), left, rest));
      }
    }
    bout.robbers = List.of();
    Fate fate = new Fate(bout.attacker, victim, false, left, poison);
    fate.regenerate(table);
    boolean goesOn = fate.judged(table, false);
    if (!goesOn) Drawing.discard(p, bout.card);
    for (Fate each : robbers) {
      each.regenerate(table);
      Fort fort = p.forts[bout.defender];
      if (each.judged(table, false)) {
        fort.hand = fort.hand.with(each.card.number(), Position.ALL);
      } else {
        Drawing.discard(p, each.card.number());
      }
    }
    return goesOn;
  }

  private static List<Integer> and(List<Integer> robbers, int more) {
    List<Integer> all = new ArrayList<>(robbers);
    all.add(more);
    return List.copyOf(all);
  }

  /** The next robber, or -1; asked on the window's clock whether or not there is one. */
  private static int another(Position p, Table table) {
    p.clock++;
    List<Integer> asked = List.of(p.bout.defender);
    while (true) {
      Answer answer =
          Asking.first(
              p,
              table,
              asked,
              Ask.AMBUSH,
              (seat, options) -> {
                options.add(Code.of(Verb.PASS));
                listRobbers(p, options);
              });
      if (answer.code() == Asking.FLAG_LAID) continue;
      return Code.is(answer.code(), Verb.PASS) ? -1 : Code.with(answer.code());
    }
  }
}
