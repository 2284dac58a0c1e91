package arenhold.rules.destiny;

import static arenhold.rules.notation.ScenarioText.at;
import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.numbers;
import static arenhold.rules.notation.ScenarioText.words;
import static arenhold.rules.notation.ScenarioText.wrong;

import arenhold.rules.Choice;
import arenhold.rules.Event;
import arenhold.rules.Fault;
import arenhold.rules.ScenarioGrammar.Look;
import arenhold.rules.ScenarioGrammar.Seen;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** What scenarios check in a match of Destiny, and the short names of choices. */
final class Sights {

  private Sights() {}

  // Names of choices.

  /** The names by which scenarios may write a choice besides its notation. */
  static List<String> names(Choice choice, Map<String, Object> position) {
    String verb = choice.verb() + " ";
    String die = part(choice, "die");
    String side = part(choice, "side");
    if (side != null) {
      String face = face(die.substring(0, die.indexOf('.')), Integer.parseInt(side) - 1);
      return List.of(choice.verb().equals("roll") ? face : verb + face);
    }
    if (die != null) {
      String shown = shown(Json.list(position.get("dice")), die);
      String card = verb + part(choice, "card");
      return shown == null ? List.of(card) : List.of(card, card + ":" + shown);
    }
    boolean numbered = part(choice, "piece") != null || choice.verb().equals("ability");
    return numbered ? List.of(verb + part(choice, "card")) : List.of();
  }

  private static String part(Choice choice, String part) {
    List<String> named = choice.parts().get(part);
    return named == null ? null : named.getFirst();
  }

  /** What a die in a pool shows, by its name in play; null if it lies in no pool. */
  private static String shown(List<Object> dice, String name) {
    for (Object die : dice) if (name(die).equals(name) && isRolled(die)) return face(die);
    return null;
  }

  // Checks.

  static List<Look> see(String what, int seat, String value, Seen now) {
    return seat < 0 ? whole(what, value, now) : ofSeat(what, seat, value, now);
  }

  private static List<Look> whole(String what, String value, Seen now) {
    Map<String, Object> position = now.position();
    return switch (what) {
      case "field" -> look(value, position.get("field") + " of " + seat(position, "controller"));
      case "claimed" -> look(value, seat(position, "claimed"));
      case "turn" -> look(value, seat(position, "active"));
      case "turns" -> look(number(value), count(now.told(), DestinyEvent.TurnBegan.class));
      case "rounds" -> look(number(value), count(now.told(), DestinyEvent.RoundBegan.class));
      case "upkeeps" -> look(number(value), count(now.told(), DestinyEvent.PhaseEnded.class));
      case "sums" -> look(value, sums(now.told()));
      case "dealt" -> look(words(value), dealt(now.told()));
      case "abilities" -> look(words(value), abilities(now.told()));
      case "out" -> look(value, out(position));
      case "faults" -> faults(value);
      default -> null;
    };
  }

  private static List<Look> ofSeat(String what, int seat, String value, Seen now) {
    Map<String, Object> position = now.position();
    Object side = at(position, "sides." + seat);
    return switch (what) {
      case "side" -> look(words(value), side(position, seat, value.indexOf('.') >= 0));
      case "pool" -> look(sorted(words(value)), pool(position, seat, value.indexOf('.') >= 0));
      case "hand", "discard", "aside" -> look(Scenes.cards(value), at(side, what));
      case "top" -> look(words(value), row(at(side, "over")));
      case "bottom" -> look(words(value), row(at(side, "under")));
      case "fallen" -> look(words(value), at(side, what));
      case "unused" -> look(value.equals("none") ? null : value, at(side, what));
      case "resources" -> look(number(value), at(side, what));
      case "cards" -> look(number(value), held(side));
      case "deck" -> look(number(value), left(side));
      case "drew" -> look(number(value), drew(now.told(), seat));
      case "looked" -> look(words(value), looked(now.told(), seat));
      case "arranged" -> look(numbers(value), arranged(now.told(), seat));
      default -> null;
    };
  }

  private static List<Look> look(Object wanted, Object found) {
    return Collections.singletonList(new Look("", wanted, found));
  }

  private static List<Object> sorted(List<Object> words) {
    return words.stream().sorted().toList();
  }

  private static String seat(Map<String, Object> position, String field) {
    long seat = integer(position, field);
    return seat < 0 ? "none" : String.valueOf(seat + 1);
  }

  private static long integer(Object of, String field) {
    return ((Number) at(of, field)).longValue();
  }

  private static boolean is(Object of, String field) {
    return Boolean.TRUE.equals(at(of, field));
  }

  // What lies on the table.

  /** Characters and supports as givens write them, with what is on them. */
  private static List<Object> side(Map<String, Object> position, int seat, boolean numbered) {
    List<Object> pieces = Json.list(position.get("pieces"));
    List<Object> groups = new ArrayList<>();
    for (Object piece : pieces) {
      if (integer(piece, "controller") != seat || integer(piece, "host") >= 0) continue;
      StringBuilder group = new StringBuilder(marked(piece, numbered));
      for (Object on : pieces) {
        boolean carried = integer(on, "host") == integer(piece, "id");
        if (carried) group.append('+').append(marked(on, numbered));
      }
      groups.add(group.toString());
    }
    return groups;
  }

  private static String marked(Object piece, boolean numbered) {
    long damage = integer(piece, "damage");
    long shields = integer(piece, "shields");
    boolean own = integer(piece, "owner") == integer(piece, "controller");
    return at(piece, "card")
        + (numbered ? "." + at(piece, "id") : "")
        + (integer(piece, "dice") == 2 ? Scenes.ELITE : "")
        + (damage > 0 ? "/" + damage : "")
        + (shields > 0 ? "*" + shields : "")
        + (is(piece, "ready") ? "" : "!")
        + (own ? "" : "@" + (integer(piece, "owner") + 1));
  }

  private static List<Object> pool(Map<String, Object> position, int seat, boolean numbered) {
    Stream<Object> dice = Json.list(position.get("dice")).stream();
    return sorted(
        dice.filter(die -> isRolled(die) && integer(die, "pool") == seat)
            .map(die -> (Object) ((numbered ? name(die) : at(die, "card")) + ":" + face(die)))
            .toList());
  }

  private static boolean isRolled(Object die) {
    return at(die, "place").equals("pool");
  }

  private static String name(Object die) {
    return at(die, "card") + "." + at(die, "piece") + (char) ('a' + integer(die, "letter"));
  }

  private static String face(Object die) {
    return face((String) at(die, "card"), (int) integer(die, "side"));
  }

  /** What a side shows; the second one that shows the same has {@code #2} behind it. */
  private static String face(String card, int side) {
    List<Side> sides = Scenes.named(card).sides();
    Side shown = sides.get(side);
    long same = sides.subList(0, side).stream().filter(shown::equals).count();
    return same == 0 ? shown.toString() : shown + "#" + (same + 1);
  }

  private static List<Object> row(Object row) {
    return Json.list(row).stream().map(place -> at(place, "card")).toList();
  }

  private static long held(Object side) {
    return total(at(side, "hand"));
  }

  private static long left(Object side) {
    return total(at(side, "deck"))
        + Json.list(at(side, "over")).size()
        + Json.list(at(side, "under")).size();
  }

  private static long total(Object counts) {
    return Json.object(counts).values().stream()
        .mapToLong(each -> ((Number) each).longValue())
        .sum();
  }

  /** Who is out and why, in the order in which they went. */
  private static String out(Map<String, Object> position) {
    List<String> out = new ArrayList<>();
    for (Object exit : Json.list(position.get("exits"))) {
      for (Object seat : Json.list(at(exit, "seats"))) {
        out.add(((Number) seat).intValue() + 1 + " " + at(exit, "how"));
      }
    }
    return out.isEmpty() ? "none" : String.join(", ", out);
  }

  // What was told.

  private static long count(List<Event> told, Class<? extends DestinyEvent> kind) {
    return told.stream().filter(kind::isInstance).count();
  }

  private static long drew(List<Event> told, int seat) {
    return told.stream()
        .filter(event -> event instanceof DestinyEvent.Drew drew && drew.seat() == seat)
        .count();
  }

  /** The damage dealt: what was taken, and behind a star what was blocked. */
  private static List<Object> dealt(List<Event> told) {
    List<Object> dealt = new ArrayList<>();
    for (Event event : told) {
      if (!(event instanceof DestinyEvent.Damaged hit)) continue;
      dealt.add(hit.card() + "/" + hit.taken() + (hit.blocked() > 0 ? "*" + hit.blocked() : ""));
    }
    return dealt;
  }

  private static List<Object> abilities(List<Event> told) {
    List<Object> cards = new ArrayList<>();
    for (Event event : told) {
      if (event instanceof DestinyEvent.Triggered triggered) cards.add(triggered.card());
    }
    return cards;
  }

  /** The sums of all rolls for the battlefield, {@code -} for who did not roll again. */
  private static String sums(List<Event> told) {
    List<String> rolls = new ArrayList<>();
    for (Event event : told) {
      if (!(event instanceof DestinyEvent.RolledOff rolled)) continue;
      List<String> sums = new ArrayList<>();
      for (Integer sum : rolled.sums()) sums.add(sum == null ? "-" : sum.toString());
      rolls.add(String.join(" ", sums));
    }
    return String.join(" / ", rolls);
  }

  /** The cards that a seat was shown in hands and decks. */
  private static List<Object> looked(List<Event> told, int seat) {
    Viewer viewer = Viewer.of(Seat.of(seat));
    List<Object> cards = new ArrayList<>();
    for (Event event : told) {
      Event seen = event.seenBy(viewer).orElse(null);
      if (seen instanceof DestinyEvent.Looked looked && looked.cards() != null) {
        cards.addAll(looked.cards());
      }
    }
    return cards;
  }

  /** How many cards a seat has put back on top and at the bottom. */
  private static List<Object> arranged(List<Event> told, int seat) {
    List<Object> counts = new ArrayList<>();
    for (Event event : told) {
      if (!(event instanceof DestinyEvent.Arranged arranged) || arranged.seat() != seat) continue;
      counts.add((long) arranged.top());
      counts.add((long) arranged.bottom());
    }
    return counts;
  }

  // Teams.

  /** What is wrong with a team, {@code TEAM = CODE CARD; CODE}; {@code none} for nothing. */
  private static List<Look> faults(String value) {
    String[] parts = value.split(" = ", 2);
    if (parts.length < 2) throw wrong("TEAM = FAULTS is needed", value);
    List<Object> wanted = new ArrayList<>();
    if (!parts[1].equals("none")) {
      for (String each : parts[1].split(";")) wanted.add(each.strip());
    }
    return look(
        sorted(wanted),
        sorted(Teams.faults(parts[0].strip()).stream().map(Sights::fault).toList()));
  }

  private static Object fault(Fault fault) {
    return Stream.of(fault.code(), fault.card())
        .filter(Objects::nonNull)
        .reduce((code, card) -> code + " " + card)
        .orElseThrow();
  }
}
