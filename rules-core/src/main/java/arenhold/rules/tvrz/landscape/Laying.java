package arenhold.rules.tvrz.landscape;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.fight.Equipping;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import arenhold.rules.tvrz.spell.Casting;
import arenhold.rules.tvrz.spell.Moment;
import java.util.Collections;
import java.util.List;

/** Phase 2: one card laid or one unit moved after another (T5, T6). */
public final class Laying {

  private Laying() {}

  /** Draws what rested envoys bring: a card for each unit of them (T3.4, T6.5, R17). */
  public static void envoys(Position p, Table table) {
    int units = 0;
    for (Unit unit : p.forts[p.active].units) {
      if (unit.kind() == Unit.Kind.ENVOY && unit.rested(p.turn)) units++;
    }
    Fort fort = p.forts[p.active];
    units *= 1 + fort.magic.level(Spell.Name.ENVOY_CHARISMA); // R57
    fort.magic = fort.magic.without(Spell.Span.ENVOYS);
    p.phase = Phase.LAY;
    if (units == 0) return;
    if (table.listening()) table.tell(new TvrzEvent.EnvoysBring(p.active, units));
    Drawing.draw(p, table, p.active, units);
  }

  /**
   * Plays one action of phase 2, or ends it; what follows an inspection or a spell belongs to its
   * unit.
   */
  public static void play(Position p, Table table) {
    boolean goesOn = true;
    while (goesOn) goesOn = plays(p, table);
  }

  /** Plays one action; answers whether it was an inspection or a spell. */
  private static boolean plays(Position p, Table table) {
    int seat = p.active;
    int code = Asking.once(p, table, seat, Ask.LAY, null, options -> list(p, options));
    p.dragon = -1;
    if (code == Asking.FLAG_LAID) return false;
    switch (Code.verb(code)) {
      case DONE -> p.phase = Phase.ATTACK;
      case MERGE -> {
        Merging.play(p, table, Code.body(code));
        p.phase = Phase.ATTACK;
      }
      case LAY -> lay(p, table, Code.with(code));
      case DISCARD -> discard(p, table, Code.with(code));
      case EQUIP -> Equipping.inHand(p, table, Code.with(code));
      case OUT -> out(p, table, Code.body(code));
      case CAST -> {
        Casting.play(p, table, seat, Code.with(code), Moment.LAYING);
        return true;
      }
      case UNIT -> {
        return Moving.inspects(p, table, Code.with(code));
      }
      default -> throw new IllegalStateException(Code.notation(code));
    }
    return false;
  }

  private static void list(Position p, Options options) {
    options.add(Code.of(Verb.DONE));
    Fort fort = p.forts[p.active];
    Cards cards = fort.hand.cards();
    for (int number = cards.first(); number >= 0; number = cards.next(number)) {
      Card card = Catalogue.card(number);
      if (laidOpen(fort, card)) options.add(Code.of(Verb.LAY, number));
      else if (card.kind() == Kind.FLAG && fort.flag >= 0) {
        options.add(Code.of(Verb.DISCARD, number));
      }
    }
    Equipping.listInHand(p, p.active, options);
    List<Body> garrison = fort.garrison();
    for (Body body : garrison) {
      if (mayGoOut(p, fort, body)) options.add(Code.of(Verb.OUT, body));
    }
    Merging.list(garrison, options);
    for (Unit unit : fort.units) {
      if (unit.mayMove(p.turn)) options.add(Code.of(Verb.UNIT, unit.number()));
    }
    Casting.list(p, p.active, Moment.LAYING, options);
  }

  /**
   * Whether a body may be laid face-down: not what came home in this turn (T6.3), nor a merged
   * pair, which stays in hand (R84).
   */
  private static boolean mayGoOut(Position p, Fort fort, Body body) {
    if (Unit.Kind.of(body.printed()) == null || body.guest() != null) return false;
    return fort.count(body) > Collections.frequency(p.home, body);
  }

  /** Whether a card is laid face-up in phase 2 as such, attached to nothing (T5.1). */
  private static boolean laidOpen(Fort fort, Card card) {
    if (card.kind() == Kind.SHADOW) return true;
    return card.kind() == Kind.ITEM
        && switch (card.effect()) {
          case null -> true;
          case Effect.PatrolBonus bonus -> true;
          case Effect.Pact pact -> fort.pact < 0;
          default -> false;
        };
  }

  /** Lays an item or a shadow, which may bring a card (T3.2, T3.6, R10). */
  private static void lay(Position p, Table table, int number) {
    Fort fort = p.forts[p.active];
    Card card = Catalogue.card(number);
    int other = card.effect() instanceof Effect.Pact ? named(p, table) : -1;
    table.noReturn();
    fort.hand = fort.hand.without(number, Position.ALL);
    if (card.kind() == Kind.SHADOW) fort.shadows = fort.shadows.with(number);
    else fort.items = fort.items.with(number);
    if (table.listening()) table.tell(new TvrzEvent.Laid(p.active, card.key()));
    if (other >= 0) {
      fort.pact = other;
      if (table.listening()) table.tell(new TvrzEvent.PactMade(p.active, other));
    }
    if (!card.plusOneCard() || fort.revealDraw) return;
    fort.revealDraw = true;
    Drawing.draw(p, table, p.active, 1);
  }

  /** The opponent with whom the pact is made. */
  private static int named(Position p, Table table) {
    return Code.with(
        Asking.until(
            p,
            table,
            p.active,
            Ask.PACT,
            null,
            options -> {
              for (int seat : p.survivors()) {
                if (seat != p.active) options.add(Code.of(Verb.WITH, seat));
              }
            }));
  }

  /** Discards a second flag, which can never be laid (R37). */
  private static void discard(Position p, Table table, int number) {
    Fort fort = p.forts[p.active];
    table.noReturn();
    fort.hand = fort.hand.without(number, Position.ALL);
    Drawing.discard(p, p.active, number);
    if (table.listening()) {
      table.tell(new TvrzEvent.Discarded(p.active, Catalogue.key(number)));
    }
  }

  /** Lays a card face-down, alone or onto a unit of its kind (T6.1, T6.2, R84). */
  private static void out(Position p, Table table, Body body) {
    int seat = p.active;
    Fort fort = p.forts[seat];
    Unit.Kind kind = Unit.Kind.of(body.printed());
    int code =
        Asking.until(
            p,
            table,
            seat,
            Ask.WHERE,
            body.card(),
            options -> {
              options.add(Code.of(Verb.ALONE));
              for (Unit unit : fort.units) {
                if (stacks(unit, kind, p.turn)) options.add(Code.of(Verb.ONTO, unit.number()));
              }
            });
    fort.take(body, 0);
    boolean alone = Code.is(code, Verb.ALONE);
    int at = alone ? ++p.lastUnit : Code.with(code);
    Unit laid = Unit.of(at, body, 0, p.turn);
    fort.put(alone ? laid : fort.unit(at).joined(laid, p.turn));
    if (table.listening()) {
      table.tell(new TvrzEvent.SentOut(seat, at, body.printed().key()));
    }
  }

  /** Whether a face-down card of this kind may go onto {@code unit} (T6.2, R84). */
  static boolean stacks(Unit unit, Unit.Kind kind, int turn) {
    return kind != Unit.Kind.WILD && unit.kind() == kind && unit.takes(turn) && !unit.anyOpen();
  }
}
