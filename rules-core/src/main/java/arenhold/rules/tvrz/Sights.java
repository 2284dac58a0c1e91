package arenhold.rules.tvrz;

import static arenhold.rules.notation.ScenarioText.at;
import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.words;

import arenhold.rules.Event;
import arenhold.rules.ScenarioGrammar.Look;
import arenhold.rules.ScenarioGrammar.Seen;
import arenhold.rules.Seat;
import arenhold.rules.notation.Json;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** What scenarios check in a match of Tvrz: the position, and the arithmetic that was told. */
final class Sights {

  private Sights() {}

  static List<Look> see(String what, int seat, String value, Seen now) {
    return seat < 0 ? whole(what, value, now) : ofSeat(what, seat, value, now);
  }

  private static List<Look> whole(String what, String value, Seen now) {
    Map<String, Object> position = now.position();
    return switch (what) {
      case "left" -> look(words(value), left(now.told()));
      case "lives" -> look(sorted(words(value)), judged(now.told(), true));
      case "dies" -> look(sorted(words(value)), judged(now.told(), false));
      case "discard" -> look(sorted(words(value)), keys(position.get("discard")));
      case "turn" -> look((long) Seat.parse(value).index(), position.get("active"));
      case "phase" -> look(value, position.get("phase"));
      case "out" -> look(told(Scenes.exits(value)), told(Json.list(position.get("exits"))));
      default -> null;
    };
  }

  private static List<Look> ofSeat(String what, int seat, String value, Seen now) {
    Object fort = at(now.position(), "forts." + seat);
    return switch (what) {
      case "hand", "works", "items", "shadows", "discard" ->
          look(sorted(words(value)), keys(at(fort, what)));
      case "cards" -> look(number(value), keys(at(fort, "hand")).size());
      case "drew" -> look(number(value), drew(now.told(), seat));
      case "known" -> look(sorted(words(value)), open(at(fort, "known")));
      case "flag" -> look(value.equals("none") ? null : value, at(fort, "flag"));
      case "units" -> look(words(value.replace(",", " , ")), units(at(fort, "units")));
      case "pact", "promise" ->
          look(value.equals("none") ? -1 : Seat.parse(value).index(), at(fort, what));
      default -> null;
    };
  }

  private static List<Look> look(Object wanted, Object found) {
    return Collections.singletonList(new Look("", wanted, found));
  }

  private static List<Object> sorted(List<Object> words) {
    return words.stream().sorted().toList();
  }

  /** The cards of a group, each as often as it is there. */
  private static List<Object> keys(Object counts) {
    List<Object> keys = new ArrayList<>();
    Json.object(counts)
        .forEach(
            (card, copies) -> keys.addAll(Collections.nCopies(((Number) copies).intValue(), card)));
    return sorted(keys);
  }

  /** Those of a row that everybody knows. */
  private static List<Object> open(Object row) {
    List<Object> keys = new ArrayList<>();
    for (Object place : Json.list(row)) if (isOpen(place)) keys.add(at(place, "card"));
    return sorted(keys);
  }

  private static boolean isOpen(Object place) {
    return (Json.integer(at(place, "to")) & Position.PUBLIC) != 0;
  }

  /** Units as givens write them, with commas between them as words of their own. */
  private static List<Object> units(Object units) {
    List<Object> words = new ArrayList<>();
    for (Object unit : Json.list(units)) {
      if (!words.isEmpty()) words.add(",");
      List<Object> cards = Json.list(at(unit, "cards"));
      if (cards.stream().anyMatch(Sights::isOpen)) words.add(Scenes.OPEN);
      for (Object place : cards) words.add(at(place, "card"));
    }
    return words;
  }

  /** Who is out, how, and by whom, without the moment. */
  private static List<Object> told(List<Object> exits) {
    List<Object> told = new ArrayList<>();
    for (Object exit : exits) {
      told.add(List.of(at(exit, "seat"), at(exit, "how"), at(exit, "by")));
    }
    return told;
  }

  /** What the attackers had left after every step of the fights that changed it. */
  private static List<Object> left(List<Event> told) {
    List<Object> left = new ArrayList<>();
    int attacker = -1;
    for (Event event : told) {
      switch (event) {
        case TvrzEvent.Announced announced -> attacker = announced.seat();
        case TvrzEvent.WallsCounted walls -> left.add(walls.left());
        case TvrzEvent.Inside inside -> left.add(inside.left());
        case TvrzEvent.Doubled doubled -> left.add(doubled.left());
        case TvrzEvent.ShadowsMet met -> left.add(met.left());
        case TvrzEvent.Exchanged exchanged -> left.add(exchanged.attackerLeft());
        case TvrzEvent.Struck struck -> {
          if (struck.seat() == attacker) left.add(struck.left());
        }
        default -> {}
      }
    }
    return left.stream().map(number -> (Object) String.valueOf(number)).toList();
  }

  private static List<Object> judged(List<Event> told, boolean survives) {
    List<Object> cards = new ArrayList<>();
    for (Event event : told) {
      if (event instanceof TvrzEvent.Judged judged && judged.survives() == survives) {
        cards.add(judged.card());
      }
    }
    return sorted(cards);
  }

  private static long drew(List<Event> told, int seat) {
    return told.stream()
        .filter(event -> event instanceof TvrzEvent.Drew drew && drew.seat() == seat)
        .count();
  }
}
