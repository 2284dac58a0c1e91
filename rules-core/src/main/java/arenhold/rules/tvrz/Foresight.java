package arenhold.rules.tvrz;

import arenhold.rules.Knowledge;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a seat learned later that says which cards others must have had before: those they used
 * without having drawn meanwhile, and those that lay in units that were turned face-up.
 */
final class Foresight {

  /** What is done with cards that are then gone. */
  private static final Set<String> SPENT =
      Set.of("build", "lay", "discard", "flag", "equip", "sound", "lose");

  /** What is done with cards that stay, or come back. */
  private static final Set<String> USED = Set.of("defend", "attack", "ambush", "expose", "show");

  private final List<Knowledge.Line> lines;
  private final int seat;

  /**
   * What was learned from some point of the match on.
   *
   * @param lines what was learned since then
   * @param seat who learned it
   */
  Foresight(List<Knowledge.Line> lines, int seat) {
    this.lines = lines;
    this.seat = seat;
  }

  /** The cards that every seat must have in hand in {@code p}, in seat order. */
  List<Cards> hands(Position p) {
    return read(p, -1).stream().map(Hand::cards).toList();
  }

  /** What the hands must hold; only that of one seat is read whole, if {@code only} is not -1. */
  private List<Hand> read(Position p, int only) {
    List<Hand> hands = new ArrayList<>();
    for (int i = 0; i < p.seats(); i++) hands.add(new Hand());
    TvrzView before = Views.of(p, Viewer.of(Seat.of(seat)));
    for (Knowledge.Line line : lines) {
      // Nothing more is learned of hands that are closed.
      if (line.learned() == null || closed(hands, only)) break;
      TvrzView after = line.view() instanceof TvrzView view ? view : before;
      if (line.by() != Seat.NATURE) {
        heed(hands, line.by().index(), line.learned(), before.turn(), before.attack());
      }
      for (int holder = 0; holder < p.seats(); holder++) {
        Hand hand = hands.get(holder);
        TvrzView.Fort one = before.seats().get(holder);
        TvrzView.Fort other = after.seats().get(holder);
        // Who gets cards may use those from there on.
        hand.closed |=
            draws(before, after, holder) || one.waiting().size() > other.waiting().size();
        if (!hand.closed) hand.shows(one.known(), other.known());
      }
      before = after;
    }
    return hands;
  }

  private static boolean closed(List<Hand> hands, int only) {
    if (only >= 0) return hands.get(only).closed;
    for (Hand hand : hands) if (!hand.closed) return false;
    return true;
  }

  /** Whether a seat may have drawn cards between two views. */
  private static boolean draws(TvrzView before, TvrzView after, int holder) {
    int pile = before.piles().size() == 1 ? 0 : holder;
    boolean fewer = after.piles().get(pile).cards() < before.piles().get(pile).cards();
    // With one pile a hand that does not grow may have given a card away as well.
    return fewer;
  }

  private void heed(List<Hand> hands, int by, String learned, int turn, TvrzView.Attack attack) {
    int space = learned.indexOf(' ');
    String verb = space < 0 ? learned : learned.substring(0, space);
    String word = learned.substring(space + 1);
    Hand hand = hands.get(by);
    if (verb.equals("home")) hand.closed = true;
    if (space < 0) return;
    boolean attacks = attack != null && attack.seat() == by;
    if (SPENT.contains(verb)) {
      hand.needs("", word);
    } else if (USED.contains(verb)) {
      boolean once = verb.equals("attack") || attack == null;
      hand.needs(verb + (once ? turn : attack.number()), word);
    } else if (verb.equals("murder") && attacks) {
      hands.get(attack.target()).needs("", word);
    } else if (verb.equals("cast")) {
      Card mage = Catalogue.card(word);
      // It may lie in the landscape, or be on its way.
      if (!attacks && Unit.Kind.of(mage) == null) hand.needs(verb + turn, word);
      for (Spell spell : mage.spells()) hand.closed |= spell.name() == Spell.Name.MOBILIZATION;
    }
  }

  /** What one seat must have in hand. */
  private static final class Hand {

    /** What it used, by occasions at which one card serves but once. */
    private final Map<String, Cards> used = new HashMap<>();

    /** Whether cards have come home since, so that others may be used. */
    private boolean closed;

    private void needs(String occasion, String word) {
      if (closed) return;
      for (Body body : bodies(word)) {
        if (body.isWorn()) continue;
        used.merge(occasion, body.creatures(), Cards::and);
      }
    }

    /** Cards that everybody, or the seat, has seen in the hand at last. */
    private void shows(List<TvrzView.Body> before, List<TvrzView.Body> after) {
      if (before.equals(after)) return;
      Cards seen = Redealing.minus(cards(after), cards(before));
      if (!seen.isEmpty()) used.put("shown" + used.size(), seen);
    }

    private static Cards cards(List<TvrzView.Body> bodies) {
      Cards cards = Cards.NONE;
      for (TvrzView.Body body : bodies) cards = cards.with(Catalogue.card(body.card()).number());
      return cards;
    }

    private static List<Body> bodies(String word) {
      try {
        return Body.readAll(word);
      } catch (IllegalArgumentException notCards) {
        return List.of();
      }
    }

    private Cards cards() {
      Cards cards = Cards.NONE;
      for (Cards at : used.values()) cards = cards.and(Redealing.minus(at, cards));
      return cards;
    }
  }

  /**
   * A card in a unit.
   *
   * @param holder who owns the unit
   * @param number the number of the unit
   * @param index which card of it
   */
  record Spot(int holder, int number, int index) {}

  /**
   * The cards of others' units that {@code p} hides from the seat and that it saw there later, or
   * dead.
   *
   * @param wrong the line after which something was seen that does not come of {@code p}
   */
  Map<Spot, Body> faces(Position p, int wrong, Table nature) {
    Map<Spot, Body> faces = new Fights(lines, seat, kinds()).faces(p, wrong, nature);
    for (int holder = 0; holder < p.seats(); holder++) {
      if (holder == seat) continue;
      for (Unit unit : p.forts[holder].units) {
        int size = unit.cards().size();
        for (int i = 0; i < size; i++) {
          if ((unit.cards().knownTo(i) >> seat & 1) != 0) continue;
          Spot spot = new Spot(holder, unit.number(), i);
          Body face = face(spot, size);
          if (face != null) faces.put(spot, face);
        }
      }
    }
    return faces;
  }

  /** What was seen in a unit of so many cards as long as it lay there; null if it was not. */
  private Body face(Spot spot, int size) {
    boolean laid = false;
    for (Knowledge.Line line : lines) {
      if (!(line.view() instanceof TvrzView view)) continue;
      TvrzView.Unit unit = unit(view, spot);
      boolean there = unit != null && unit.cards().size() == size;
      if (!there && laid) return null;
      laid |= there;
      TvrzView.Body body = there ? unit.cards().get(spot.index()) : null;
      if (body != null) return body(body);
    }
    return null;
  }

  private static TvrzView.Unit unit(TvrzView view, Spot spot) {
    for (TvrzView.Unit unit : view.seats().get(spot.holder()).units()) {
      if (unit.number() == spot.number()) return unit;
    }
    return null;
  }

  /** A body as it is seen in a unit. */
  static Body body(TvrzView.Body seen) {
    List<String> keys = new ArrayList<>(List.of(seen.card()));
    keys.addAll(seen.items());
    return Body.of(keys);
  }

  /** Units of others that must be of one kind, by what they did: patrols, if they inspected. */
  Map<Spot, Unit.Kind> kinds() {
    Map<Spot, Unit.Kind> kinds = new LinkedHashMap<>();
    int[] moving = new int[Seat.MOST];
    for (Knowledge.Line line : lines) {
      if (line.learned() == null || line.by() == Seat.NATURE) continue;
      int by = line.by().index();
      if (line.learned().startsWith("unit ")) {
        moving[by] = Integer.parseInt(line.learned().substring("unit ".length()));
      } else if (line.learned().startsWith("inspect ") && by != seat) {
        kinds.put(new Spot(by, moving[by], 0), Unit.Kind.PATROL);
      }
    }
    return kinds;
  }

  /**
   * Whether a body that {@code holder} lays face-down may be this one. The lines begin with where
   * it was laid.
   */
  boolean goesOut(Position p, int holder, Body body) {
    if (lines.isEmpty() || lines.getFirst().learned() == null) return true;
    String where = lines.getFirst().learned();
    Unit.Kind kind = Unit.Kind.of(body.printed());
    boolean onto = where.startsWith("onto ");
    if (!onto && !where.equals("alone")) return true;
    Unit unit = onto ? p.forts[holder].unit(Integer.parseInt(where.substring(5))) : null;
    if (unit != null && (unit.kind() != kind || kind == Unit.Kind.WILD)) return false;
    int number = unit != null ? unit.number() : p.lastUnit + 1;
    int index = unit != null ? unit.cards().size() : 0;
    Body face = face(new Spot(holder, number, index), index + 1);
    if (face != null) return face.equals(body);
    if (unit != null) return true;
    if (kind == Unit.Kind.WILD && isStacked(number)) return false;
    Unit.Kind acted = kinds().get(new Spot(holder, number, 0));
    return acted == null || acted == kind;
  }

  /** Whether something was put onto this unit. */
  private boolean isStacked(int number) {
    String onto = "onto " + number;
    for (Knowledge.Line line : lines) if (onto.equals(line.learned())) return true;
    return false;
  }

  /**
   * The cards of which a seat must draw one: those that it used before its next draw, if it had
   * nothing else in hand that could have been one of them. None if it may draw any card.
   */
  Cards due(Position p, int drawer) {
    if (drawer == seat) return Cards.NONE;
    Cards needed = read(p, drawer).get(drawer).cards();
    Fort fort = p.forts[drawer];
    Cards due = Redealing.minus(needed, fort.hand.cards());
    if (due.isEmpty()) return due;
    int spare = Redealing.minus(fort.hiddenFrom(seat), needed).size();
    return spare < due.size() ? due : Cards.NONE;
  }

  /**
   * Whether the opening hand from which a card is being drawn does not stand: afterwards at least
   * as many more are drawn as the one that stands has (R5, R79). Redeals are not announced, but
   * every draw is in the log.
   */
  boolean isDealtAnew(Position p, int drawer) {
    if (p.phase != Phase.DEAL || drawer == seat) return false;
    for (int more = 0; more < lines.size(); more++) {
      if (!(lines.get(more).view() instanceof TvrzView view)) continue;
      int cards = view.seats().get(drawer).cards();
      if (cards > 0) return more + 1 >= cards;
    }
    return false;
  }
}
