package arenhold.rules.tvrz;

import arenhold.rules.Knowledge;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Fights in the landscape of which a seat saw only what came of them, as nobody was asked anything:
 * who died has been discarded, and may have lain in one of the units that are gone. A sacrifice
 * from there looks the same.
 */
final class Fights {

  /** How many ways to deal the dead to the units are tried. */
  private static final int MOST_DEALS = 24;

  private final List<Knowledge.Line> lines;
  private final int seat;
  private final Map<Foresight.Spot, Unit.Kind> kinds;

  /**
   * The fights that were fought in these lines.
   *
   * @param seat who learned of them
   * @param kinds units that must be of one kind
   */
  Fights(List<Knowledge.Line> lines, int seat, Map<Foresight.Spot, Unit.Kind> kinds) {
    this.lines = lines;
    this.seat = seat;
    this.kinds = kinds;
  }

  /**
   * Which cards lay in units of {@code p} that fought.
   *
   * @param wrong the line whose fight comes out otherwise in {@code p} than it did; -1 for none
   */
  Map<Foresight.Spot, Body> faces(Position p, int wrong, Table nature) {
    Map<Foresight.Spot, Body> faces = new LinkedHashMap<>();
    TvrzView before = null;
    for (int i = 0; i < lines.size(); i++) {
      Knowledge.Line line = lines.get(i);
      if (!(line.view() instanceof TvrzView after)) continue;
      if (before != null && fought(line.learned())) {
        for (int pile = 0; pile < before.piles().size(); pile++) {
          faces.putAll(dealt(p, new Fight(before, after, pile), i == wrong, nature));
        }
      }
      before = after;
    }
    return faces;
  }

  private static boolean fought(String learned) {
    if (learned == null) return false;
    return learned.startsWith("inspect ")
        || learned.startsWith("fight ")
        || learned.startsWith("from ")
        || learned.equals("strike");
  }

  /** What was seen before and after, and whose cards go to which pile. */
  private record Fight(TvrzView before, TvrzView after, int pile) {

    boolean concerns(int holder) {
      return before.piles().size() == 1 || holder == pile;
    }

    /** The cards that have gone to the pile since. */
    List<String> dead() {
      List<String> dead = new ArrayList<>(after.piles().get(pile).discard());
      for (String card : before.piles().get(pile).discard()) dead.remove(card);
      return dead;
    }
  }

  /** Deals those who died to the units they may have lain in. */
  private Map<Foresight.Spot, Body> dealt(Position p, Fight fight, boolean wrong, Table nature) {
    List<String> dead = fight.dead();
    if (dead.isEmpty()) return Map.of();
    List<Foresight.Spot> spots = new ArrayList<>();
    for (int holder = 0; holder < p.seats(); holder++) {
      if (!fight.concerns(holder)) continue;
      for (TvrzView.Unit unit : fight.before().seats().get(holder).units()) {
        TvrzView.Unit left = unit(fight.after().seats().get(holder).units(), unit.number());
        if (left != null && left.cards().size() == unit.cards().size()) continue;
        List<String> survivors = new ArrayList<>(left == null ? List.of() : keys(left));
        for (int i = 0; i < unit.cards().size(); i++) {
          TvrzView.Body known = unit.cards().get(i);
          if (known == null) {
            spots.add(new Foresight.Spot(holder, unit.number(), i));
          } else if (!survivors.remove(known.card())) {
            dead.remove(known.card());
          }
        }
        dead.addAll(survivors);
      }
    }
    if (fight.before().attack() != null) {
      for (TvrzView.Body body : fight.before().attack().cards()) {
        if (dead.size() > spots.size()) dead.remove(body.card());
      }
    }
    dead.removeIf(card -> Unit.Kind.of(Catalogue.card(card)) == null);
    if (spots.isEmpty() || spots.size() != dead.size()) return Map.of();
    return dealt(p, spots, dead, wrong, nature);
  }

  private Map<Foresight.Spot, Body> dealt(
      Position p, List<Foresight.Spot> spots, List<String> dead, boolean wrong, Table nature) {
    List<Integer> numbers = dead.stream().map(card -> Catalogue.card(card).number()).toList();
    List<Integer> lying = new ArrayList<>();
    for (Foresight.Spot spot : spots) {
      Unit unit = spot.holder() == seat ? null : p.forts[spot.holder()].unit(spot.number());
      // What is laid later is dealt when it has been laid.
      if (unit == null || unit.cards().size() <= spot.index()) return Map.of();
      lying.add(unit.cards().card(spot.index()));
    }
    List<Integer> wanted = new ArrayList<>(numbers);
    boolean fits = lying.stream().allMatch(wanted::remove) && suits(spots, lying);
    List<Integer> dealt = lying;
    for (int deals = 0; (!fits || wrong) && deals < MOST_DEALS; deals++) {
      List<Integer> rest = new ArrayList<>(numbers);
      List<Integer> next = new ArrayList<>();
      while (!rest.isEmpty()) {
        int at = Redealing.any(Redealing.upTo(rest.size()), nature);
        next.add(rest.remove(at));
      }
      if (!suits(spots, next)) continue;
      dealt = next;
      fits = true;
      wrong = false;
    }
    if (!fits) return Map.of();
    Map<Foresight.Spot, Body> faces = new LinkedHashMap<>();
    for (int i = 0; i < spots.size(); i++) faces.put(spots.get(i), Body.of(dealt.get(i)));
    return faces;
  }

  /** Whether cards may lie so: of one kind in each unit, and of the kind it must be of. */
  private boolean suits(List<Foresight.Spot> spots, List<Integer> cards) {
    Map<Foresight.Spot, Unit.Kind> found = new HashMap<>(kinds);
    for (int i = 0; i < spots.size(); i++) {
      Foresight.Spot unit = new Foresight.Spot(spots.get(i).holder(), spots.get(i).number(), 0);
      Card card = Catalogue.card(cards.get(i));
      Unit.Kind kind = Unit.Kind.of(card);
      if (found.getOrDefault(unit, kind) != kind) return false;
      found.put(unit, kind);
    }
    return true;
  }

  private static TvrzView.Unit unit(List<TvrzView.Unit> units, int number) {
    for (TvrzView.Unit unit : units) if (unit.number() == number) return unit;
    return null;
  }

  private static List<String> keys(TvrzView.Unit unit) {
    List<String> keys = new ArrayList<>();
    for (TvrzView.Body body : unit.cards()) if (body != null) keys.add(body.card());
    return keys;
  }
}
