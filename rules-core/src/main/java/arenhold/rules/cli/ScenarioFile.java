package arenhold.rules.cli;

import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.once;
import static arenhold.rules.notation.ScenarioText.options;
import static arenhold.rules.notation.ScenarioText.wrong;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads scenario files; {@code docs/notation.md} documents their format. */
final class ScenarioFile {

  /** The words that begin a step. */
  private static final Pattern STEP =
      Pattern.compile(
          "do [1-8*]|(not )?offered [1-8*]|exactly ([1-8]( \\S+)?|[*])|rejected [1-8]"
              + "|prompt [1-8*]|see \\S+( [1-8])?|again");

  private ScenarioFile() {}

  /**
   * One step of a scenario.
   *
   * @param line its line in the file, from 1
   * @param words the text before the colon
   * @param value the text after it, including a drawn board; may be empty
   */
  record Step(int line, String words, String value) {}

  /** The starting position, collected from its givens. */
  static final class Givens {

    /** A given of a seat, such as {@code hand 1}. */
    private static final Pattern OF_SEAT = Pattern.compile("(.*) ([1-8])");

    private final Game<?> game;
    private final ScenarioGrammar.Givens own;
    private final Map<String, String> table = new LinkedHashMap<>();
    private final Map<Integer, Map<String, String>> seats = new LinkedHashMap<>();
    private final Map<String, Object> position = new LinkedHashMap<>();
    private final Set<String> given = new HashSet<>();
    private Map<String, Object> written = Map.of();
    private String form;
    private int seated;
    private int named = -1;
    private boolean fromStart;

    Givens(Game<?> game) {
      this.game = game;
      this.own = game.scenarios().givens();
      this.form = game.info().forms().getFirst().key();
    }

    /** The game it is about. */
    Game<?> game() {
      return game;
    }

    /** A match that starts from the givens. */
    Match<?> start() {
      return start(game);
    }

    private <P> Match<P> start(Game<P> game) {
      GameInfo.Form known = game.info().form(form);
      int size = seated > 0 ? seated : known == null ? 2 : known.minSeats();
      List<Map<String, String>> each = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        each.add(seats.getOrDefault(i, game.scenarios().seat(i)));
      }
      Setup setup = new Setup(game.info().key(), form, each, table);
      Setup.Problem problem = game.problem(setup);
      if (problem != null) throw new IllegalArgumentException("the set-up: " + problem.code());
      if (named >= size) throw new IllegalArgumentException("there is no seat " + (named + 1));
      Map<String, Object> all = new LinkedHashMap<>(written);
      position.forEach((field, value) -> once(all, field, value));
      if (!fromStart) return ordered(Match.from(game, setup, game.read(setup, all)));
      if (all.isEmpty()) return ordered(Match.start(game, setup));
      throw new IllegalArgumentException("start: there is no " + all.keySet() + " yet");
    }

    private static <P> Match<P> ordered(Match<P> match) {
      Match<P> ordered = match;
      for (int seat = 0; seat < match.setup().size(); seat++) {
        for (Order order : match.game().scenarios().orders()) {
          var step = ordered.order(Seat.of(seat), order);
          if (step instanceof arenhold.rules.Step.Applied<P> applied) ordered = applied.match();
        }
      }
      return ordered;
    }

    private void read(String words, String value) {
      if (!given.add(words)) throw new IllegalArgumentException(words + " is given twice");
      Matcher ofSeat = OF_SEAT.matcher(words);
      int seat = ofSeat.matches() ? Integer.parseInt(ofSeat.group(2)) - 1 : -1;
      String what = seat < 0 ? words : ofSeat.group(1);
      switch (what) {
        case "form" -> form = value;
        case "seats" -> seated = seated(value);
        case "start" -> fromStart = true;
        case "table" -> table.putAll(options(value));
        case "seat" -> seats.put(seat, options(value));
        case "position" ->
            Json.parseObject(value).forEach((field, each) -> once(position, field, each));
        default -> {
          Map<String, Object> known = own.take(what, seat, value);
          if (known == null) throw wrong("a given is needed", words);
          written = known;
        }
      }
      named = Math.max(named, seat);
    }

    private static int seated(String value) {
      long seats = number(value);
      if (seats < 1 || seats > Seat.MOST) {
        throw wrong("1 to " + Seat.MOST + " seats are needed", value);
      }
      return (int) seats;
    }
  }

  /** Parses {@code text} as the givens of a position of {@code game}, without steps. */
  static Givens givens(Game<?> game, String text) {
    List<Scenario> scenarios = parse(List.of(game), "scenario: givens\n" + text);
    if (scenarios.size() > 1 || !scenarios.getFirst().steps().isEmpty()) {
      throw new IllegalArgumentException("a position has givens only");
    }
    return scenarios.getFirst().givens();
  }

  /**
   * Parses the scenarios in {@code text}. They are for the first game until a line {@code game:
   * KEY} names another.
   *
   * @param games those that may be named
   * @throws IllegalArgumentException with its number, if a line is not valid
   */
  static List<Scenario> parse(List<Game<?>> games, String text) {
    List<Scenario> scenarios = new ArrayList<>();
    Game<?> game = games.getFirst();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      int number = i + 1;
      if (line.isEmpty() || line.startsWith("#")) continue;
      try {
        int colon = line.equals("again") ? line.length() : line.indexOf(':');
        if (colon < 0) throw wrong("a colon is needed", line);
        String words = line.substring(0, colon).strip();
        String value = line.substring(Math.min(line.length(), colon + 1)).strip();
        if (words.equals("game")) {
          game =
              games.stream()
                  .filter(each -> each.info().key().equals(value))
                  .findFirst()
                  .orElseThrow(() -> wrong("a game is needed", value));
          continue;
        }
        if (words.equals("scenario")) {
          scenarios.add(
              new Scenario(value, number, new ArrayList<>(), new Givens(game), new ArrayList<>()));
          continue;
        }
        if (scenarios.isEmpty()) throw new IllegalArgumentException("begin with: scenario: TITLE");
        StringBuilder whole = new StringBuilder(value);
        while (value.isEmpty() && i + 1 < lines.length && isCells(lines[i + 1])) {
          whole.append(lines[++i]).append('\n');
        }
        String said = whole.toString().strip();
        ScenarioGrammar grammar = game.scenarios();
        boolean rules = words.equals("rules");
        String what = words.startsWith("see ") ? grammar.translated(words) : words;
        add(scenarios.getLast(), number, what, rules ? said : grammar.translated(said));
      } catch (RuntimeException wrong) {
        throw new IllegalArgumentException("line " + number + ": " + wrong.getMessage(), wrong);
      }
    }
    if (scenarios.isEmpty()) throw new IllegalArgumentException("line 1: no scenario");
    return scenarios;
  }

  private static boolean isCells(String line) {
    return !line.isBlank() && line.indexOf(':') < 0 && !line.strip().equals("again");
  }

  private static void add(Scenario scenario, int number, String words, String value) {
    if (words.equals("rules")) {
      scenario.rules().addAll(List.of(value.split("[ ,]+")));
    } else if (STEP.matcher(words).matches()) {
      boolean says = !value.isEmpty() || words.equals("again");
      if (!says) throw new IllegalArgumentException(words + ": nothing is named");
      scenario.steps().add(new Step(number, words, value));
    } else if (scenario.steps().isEmpty()) {
      scenario.givens().read(words, value);
    } else {
      throw wrong("a step is needed", words);
    }
  }
}
