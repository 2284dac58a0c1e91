package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Rings and vials: attached to an own creature in phase 2, when it is announced or when it has been
 * committed (T18, R108), and vials used up by a fight.
 */
public final class Equipping {

  private Equipping() {}

  /** Adds what may be attached to a creature in hand. */
  public static void listInHand(Position p, int seat, Options options) {
    Fort fort = p.forts[seat];
    list(fort, fort.garrison(), options);
  }

  /** Adds what the attacker may attach to what it has announced. */
  static void listAnnounced(Position p, Options options) {
    list(p.forts[p.bout.attacker], p.bout.bodies(), options);
  }

  /** Adds what the defender may attach to what it has just committed. */
  static void listCommitted(Position p, Options options) {
    list(p.forts[p.bout.defender], bodies(p.bout.guards.getLast().fighters()), options);
  }

  private static void list(Fort fort, List<Body> bodies, Options options) {
    Cards cards = fort.hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      Card item = Catalogue.card(card);
      for (Body body : bodies) {
        if (!body.takes(item)) continue;
        options.add(Code.of(Verb.EQUIP, card));
        break;
      }
    }
  }

  /** Attaches an item to a creature in hand, which becomes known. */
  public static void inHand(Position p, Table table, int item) {
    int seat = p.active;
    Fort fort = p.forts[seat];
    Body body = chosen(p, table, seat, item, fort.garrison());
    laid(p, table, seat, item, body);
    Rights.use(p, table, seat, body.card());
    fort.show(body.alone(), 1, Position.ALL);
    Body now = body.with(Catalogue.card(item));
    fort.replace(body, now);
    // What has come home stays so with a ring: one that has not is equipped if there is any.
    boolean home = fort.count(body) < Collections.frequency(p.home, body);
    if (!home) return;
    List<Body> changed = new ArrayList<>(p.home);
    changed.set(changed.indexOf(body), now);
    p.home = List.copyOf(changed);
  }

  /** Attaches an item to what has been announced. */
  static void announced(Position p, Table table, int item) {
    Bout bout = p.bout;
    Body body = chosen(p, table, bout.attacker, item, bout.bodies());
    laid(p, table, bout.attacker, item, body);
    enchanted(p, bout.attacker, body, item);
    bout.attack = equipped(bout.attack, body, item);
  }

  /** Attaches an item to what has just been committed. */
  static void committed(Position p, Table table, int item) {
    Bout bout = p.bout;
    List<Fighter> fighters = bout.guards.getLast().fighters();
    Body body = chosen(p, table, bout.defender, item, bodies(fighters));
    laid(p, table, bout.defender, item, body);
    enchanted(p, bout.defender, body, item);
    bout.settle(equipped(fighters, body, item));
  }

  /** Spells that work on a body go on when something is attached to it. */
  private static void enchanted(Position p, int seat, Body body, int item) {
    Fort fort = p.forts[seat];
    fort.magic = fort.magic.replaced(body, body.with(Catalogue.card(item)));
  }

  private static Body chosen(Position p, Table table, int seat, int item, List<Body> bodies) {
    Card card = Catalogue.card(item);
    List<Body> taking = bodies.stream().filter(body -> body.takes(card)).toList();
    if (p.bout != null && taking.size() == 1) return taking.getFirst();
    // Everybody is told what is attached while its creature is chosen (R112).
    table.noReturn();
    int code =
        Asking.until(
            p,
            table,
            seat,
            Ask.EQUIP,
            item,
            options -> {
              for (Body body : taking) options.add(Code.of(Verb.ON, body));
            });
    return Code.body(code);
  }

  private static void laid(Position p, Table table, int seat, int item, Body body) {
    Fort fort = p.forts[seat];
    table.noReturn();
    fort.hand = fort.hand.without(item, Position.ALL);
    if (!table.listening()) return;
    table.tell(new TvrzEvent.Equipped(seat, Catalogue.key(item), body.printed().key()));
  }

  private static List<Fighter> equipped(List<Fighter> fighters, Body body, int item) {
    List<Fighter> equipped = new ArrayList<>(fighters);
    for (int i = 0; i < equipped.size(); i++) {
      Fighter each = equipped.get(i);
      if (!each.body().equals(body)) continue;
      Body with = body.with(Catalogue.card(item));
      equipped.set(i, new Fighter(with, each.strength(), each.left(), each.poison()));
      break;
    }
    return List.copyOf(equipped);
  }

  private static List<Body> bodies(List<Fighter> fighters) {
    return fighters.stream().map(Fighter::body).toList();
  }

  /** A body after its fight: its vial has been used up and is discarded. */
  static Body spent(Position p, Table table, int seat, Body body) {
    if (body.vial() < 0) return body;
    Drawing.discard(p, seat, body.vial());
    if (table.listening()) {
      table.tell(new TvrzEvent.UsedUp(seat, Catalogue.key(body.vial()), body.printed().key()));
    }
    Fort fort = p.forts[seat];
    fort.magic = fort.magic.replaced(body, body.withoutVial());
    return body.withoutVial();
  }

  /**
   * Those who ambushed the attack, and who was slowed and did not come back, have kept their vials
   * until it is over (R108).
   */
  static void spentInHand(Position p, Table table) {
    Fort fort = p.forts[p.bout.defender];
    List<Body> holders = new ArrayList<>(p.bout.ambushers);
    holders.addAll(p.bout.waiting());
    holders.addAll(p.bout.stayed);
    for (Body body : holders) {
      if (body.vial() < 0 || fort.count(body) == 0) continue;
      fort.replace(body, spent(p, table, p.bout.defender, body));
    }
  }
}
