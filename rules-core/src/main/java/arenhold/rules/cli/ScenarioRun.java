package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Outcome;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.ScenarioText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** Plays the steps of one scenario. Nature takes its first choice unless the scenario names one. */
final class ScenarioRun<P> {

  private final List<Event> told = new ArrayList<>();
  private Match<P> match;

  ScenarioRun(Match<P> match) {
    this.match = match;
  }

  /** Thrown if something is not as expected. */
  static final class Unexpected extends RuntimeException {
    Unexpected(String message) {
      super(message);
    }
  }

  /** Plays all steps. */
  @SuppressWarnings("unchecked")
  void run(List<ScenarioFile.Step> steps, ScenarioFile.Givens givens) {
    for (ScenarioFile.Step step : steps) {
      try {
        if (step.words().equals("again")) {
          match = (Match<P>) givens.start();
          told.clear();
        } else play(step.words().split(" "), step.value());
      } catch (Unexpected | IllegalArgumentException wrong) {
        throw new Unexpected("line " + step.line() + ": " + wrong.getMessage());
      }
    }
  }

  private void play(String[] words, String value) {
    if (!words[words.length - 1].equals("*")) chance();
    switch (words[0]) {
      case "do" -> list(value).forEach(choice -> choose(seat(words, 1), choice));
      case "offered" -> offered(seat(words, 1), value, true);
      case "not" -> offered(seat(words, 2), value, false);
      case "exactly" -> exactly(seat(words, 1), words.length > 2 ? words[2] : "", value);
      case "rejected" -> list(value).forEach(choice -> rejected(seat(words, 1), choice));
      case "prompt" -> {
        Asked asked = match.asked(seat(words, 1));
        same(value, asked == null ? "none" : asked.prompt().key());
      }
      case "see" -> see(words, value);
      default -> throw new IllegalArgumentException("unknown step: " + words[0]);
    }
  }

  private static Seat seat(String[] words, int index) {
    if (words.length <= index) throw new IllegalArgumentException("of which seat?");
    return Seat.parse(words[index]);
  }

  private static List<String> list(String value) {
    List<String> result = new ArrayList<>();
    for (String each : value.split(";")) if (!each.isBlank()) result.add(each.strip());
    return result;
  }

  /**
   * Applies automatic answers: fallbacks of departed seats, what seats have ordered, and the first
   * choice of Nature.
   */
  private void chance() {
    while (true) {
      Entry due = match.due() == null ? ordered() : match.due();
      if (due != null) became(((Step.Applied<P>) match.apply(due)).match());
      else if (match.asked(Seat.NATURE) != null) became(match.answer(Seat.NATURE, 0));
      else return;
    }
  }

  private void became(Match<P> next) {
    match = next;
    told.addAll(match.news());
  }

  /** The first answer that a standing order gives; null if there is none. */
  private Entry ordered() {
    for (Asked asked : match.open()) {
      String answer = asked.seat() == Seat.NATURE ? null : match.ordered(asked.seat());
      if (answer != null && !answer.equals(Order.HOLD)) return new Entry(asked.seat(), answer);
    }
    return null;
  }

  private void choose(Seat seat, String notation) {
    if (seat != Seat.NATURE) chance();
    Step<P> step = match.apply(new Entry(seat, meant(seat, notation)));
    if (step instanceof Step.Applied<P> applied) {
      became(applied.match());
      return;
    }
    throw new Unexpected(
        seat + " " + Excerpt.of(notation) + " is refused (" + reason(step) + "); " + open(seat));
  }

  /** The notation of a choice that is written by it or by a name of its own; else as written. */
  private String meant(Seat seat, String written) {
    Asked asked = match.asked(seat);
    if (asked == null) return written;
    Map<String, Object> now = match.game().write(match.position());
    List<String> meant = new ArrayList<>();
    for (int code : asked.codes()) {
      Choice choice = match.game().choice(match.position(), asked, code);
      if (choice.notation().equals(written)) return written;
      List<String> names = match.game().scenarios().names(choice, now);
      if (names.contains(written)) meant.add(choice.notation());
    }
    if (meant.size() > 1) {
      throw new Unexpected(Excerpt.of(written) + " may be any of " + meant);
    }
    return meant.isEmpty() ? written : meant.getFirst();
  }

  private static String reason(Step<?> step) {
    return String.valueOf(((Step.Rejected<?>) step).reason());
  }

  private String open(Seat seat) {
    return match.asked(seat) == null ? "nothing is asked" : "offered: " + choices(seat);
  }

  private List<String> choices(Seat seat) {
    Asked asked = match.asked(seat);
    List<String> result = new ArrayList<>();
    if (asked == null) return result;
    for (int code : asked.codes()) {
      result.add(match.game().notation(match.position(), asked, code));
    }
    return result;
  }

  private void offered(Seat seat, String value, boolean wanted) {
    List<String> choices = choices(seat);
    for (String choice : list(value)) {
      boolean there = choices.contains(meant(seat, choice));
      if (there != wanted) {
        throw new Unexpected(
            Excerpt.of(choice) + (there ? " is offered" : " is not offered; " + open(seat)));
      }
    }
  }

  private void exactly(Seat seat, String beginning, String value) {
    TreeSet<String> choices = new TreeSet<>(choices(seat));
    choices.removeIf(choice -> !choice.startsWith(beginning));
    TreeSet<String> wanted = new TreeSet<>();
    for (String each : list(value.equals("none") ? "" : value)) wanted.add(meant(seat, each));
    if (!choices.equals(wanted)) throw new Unexpected("offered are " + choices);
  }

  private void rejected(Seat seat, String notation) {
    String before = Json.write(match.game().write(match.position()));
    if (match.apply(new Entry(seat, meant(seat, notation))) instanceof Step.Applied<P>) {
      throw new Unexpected(Excerpt.of(notation) + " is accepted");
    }
    same(before, Json.write(match.game().write(match.position())));
  }

  private void see(String[] words, String value) {
    String what = words[1];
    switch (what) {
      case "standing" -> standing(value);
      case "places" -> same(ScenarioText.numbers(value), ended().places());
      case "over" -> same(value, match.isOver() ? "yes" : "no");
      case "winner" -> winner(value);
      default -> {
        Map<String, Object> now = match.game().write(match.position());
        String drawn = match.game().drawn(match.position());
        int seat = words.length > 2 ? seat(words, 2).index() : -1;
        var seen = new ScenarioGrammar.Seen(now, drawn, List.copyOf(told));
        var looks = match.game().scenarios().see(what, seat, value, seen);
        if (looks == null) same(parsed(value), ScenarioText.at(now, what));
        else looks.forEach(look -> same(look.what(), look.wanted(), look.found()));
      }
    }
  }

  /** Checks the first tie-breaker as if the match ended now. */
  private void standing(String value) {
    P position = match.position();
    same(
        ScenarioText.numbers(value), match.game().outcome(position).deciders().getFirst().values());
  }

  private Outcome ended() {
    return match.outcome().orElseThrow(() -> new Unexpected("the match is not over"));
  }

  /** Checks that this seat came first, alone or with its team; {@code shared} if others did too. */
  private void winner(String value) {
    List<Integer> places = ended().places();
    List<Seat> first = new ArrayList<>();
    for (int i = 0; i < places.size(); i++)
      if (Objects.equals(places.get(i), 1)) first.add(Seat.of(i));
    boolean shared = !match.game().side(match.position(), first.getFirst()).containsAll(first);
    boolean named = !shared && first.stream().anyMatch(seat -> seat.text().equals(value));
    if (!named) same(value, shared ? "shared" : first.getFirst().text());
  }

  private static Object parsed(String value) {
    try {
      return Json.parse(value);
    } catch (IllegalArgumentException word) {
      return value;
    }
  }

  private static void same(Object wanted, Object found) {
    same("", wanted, found);
  }

  private static void same(String what, Object wanted, Object found) {
    if (Objects.equals(text(wanted), text(found))) return;
    throw new Unexpected((what.isEmpty() ? "" : what + ": ") + "found " + text(found));
  }

  private static String text(Object value) {
    boolean plain = value == null || value instanceof Map || value instanceof List;
    return plain ? Json.write(value) : String.valueOf(value);
  }
}
