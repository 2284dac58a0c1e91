package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Setup;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arguments of a command: {@code --name value}, {@code --flag} and others. */
final class Arguments {

  /** The largest file that is read, in bytes: some ten thousand matches. */
  private static final int LONGEST = 64 * 1024 * 1024;

  private static final Set<String> FLAGS =
      Set.of("positions", "questions", "verify", "tastes", "twice", "brief");

  private final Map<String, List<String>> named = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();
  private final Set<String> given = new HashSet<>();
  private final Set<String> known = new HashSet<>();

  Arguments(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (!word.startsWith("--")) {
        others.add(word);
        continue;
      }
      String name = word.substring(2);
      boolean flag = FLAGS.contains(name);
      if (!flag && i + 1 == words.size()) throw Wrong.usage(Excerpt.of(word) + " needs a value");
      String value = flag ? "" : words.get(++i);
      boolean option = name.equals("option");
      String once = option ? name + " " + value.split("=", 2)[0] : name;
      if (!given.add(once)) throw Wrong.usage("given twice: --" + Excerpt.of(once));
      named.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
    }
  }

  /** The arguments that are not options. */
  List<String> others() {
    return others;
  }

  /** Whether the flag was given. */
  boolean flag(String name) {
    return text(name, null) != null;
  }

  /** The value of an option, or {@code fallback}. */
  String text(String name, String fallback) {
    known.add(name);
    return named.containsKey(name) ? named.get(name).getLast() : fallback;
  }

  /** The value of a numeric option, checked against these bounds. */
  long number(String name, long fallback, long least, long most) {
    String text = text(name, null);
    if (text == null) return fallback;
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) return number;
    } catch (NumberFormatException none) {
      // Reported below like a number out of bounds.
    }
    String bounds = "a whole number from " + least + " to " + most;
    throw Wrong.usage("--" + name + " needs " + bounds + ", not " + Excerpt.of(text));
  }

  /** Refuses options that the command does not know. */
  void done(boolean othersAllowed) {
    for (String name : named.keySet()) {
      if (!known.contains(name)) throw Wrong.usage("no such option here: --" + Excerpt.of(name));
    }
    if (!othersAllowed && !others.isEmpty()) {
      throw Wrong.usage("nothing to do with: " + Excerpt.of(others.getFirst()));
    }
  }

  /** The game; by default the first one, with its newest rules. */
  Game<?> game() {
    String key = text("game", Games.ALL.getFirst().info().key());
    Game<?> newest = Games.named(key);
    if (newest == null) throw Wrong.usage("no such game: " + Excerpt.of(key));
    int version = (int) number("version", newest.info().version(), 1, Integer.MAX_VALUE);
    Game<?> game = newest.at(version);
    if (game == null) throw Wrong.usage("no version " + version + " of " + key + " is here");
    return game;
  }

  /** Sets the default of an option that was not given. */
  void assume(String name, String value) {
    named.computeIfAbsent(name, key -> List.of(value));
  }

  /** Sets the default of a match option that was not given, such as {@code 1.side}. */
  void assumeOption(String key, String value) {
    List<String> options = named.computeIfAbsent("option", name -> new ArrayList<>());
    if (options.stream().noneMatch(o -> o.startsWith(key + "="))) options.add(key + "=" + value);
  }

  /** Whether a value of this option is given, for the table, every seat or one of them. */
  boolean chooses(String option) {
    for (String each : named.getOrDefault("option", List.of())) {
      String key = each.split("=", 2)[0];
      if (key.substring(key.indexOf('.') + 1).equals(option)) return true;
    }
    return false;
  }

  /** The form, by default the first one. */
  GameInfo.Form form(Game<?> game) {
    GameInfo info = game.info();
    String key = text("form", info.forms().getFirst().key());
    GameInfo.Form form = info.form(key);
    if (form == null) throw Wrong.usage("no such form of " + info.key() + ": " + Excerpt.of(key));
    return form;
  }

  /** The set-up, with sensible defaults for options that were not given. */
  Setup setup(Game<?> game) {
    GameInfo info = game.info();
    GameInfo.Form form = form(game);
    String key = form.key();
    int size = (int) number("seats", form.minSeats(), form.minSeats(), form.maxSeats());
    Map<String, String> table = new LinkedHashMap<>();
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < size; i++) seats.add(new LinkedHashMap<>());
    known.add("option");
    for (String option : named.getOrDefault("option", List.of())) {
      option(form, option, table, seats);
    }
    fill(form, table, seats);
    Setup setup = new Setup(info.key(), key, seats, table);
    Setup.Problem problem = game.problem(setup);
    if (problem != null) {
      String said = Excerpt.of(seats + " " + table);
      throw Wrong.usage("this cannot be played (" + problem.code() + "): " + said);
    }
    return setup;
  }

  private static void option(
      GameInfo.Form form,
      String option,
      Map<String, String> table,
      List<Map<String, String>> seats) {
    int equals = option.indexOf('=');
    if (equals < 1) throw Wrong.usage("--option needs KEY=VALUE, not " + Excerpt.of(option));
    String key = option.substring(0, equals);
    String value = option.substring(equals + 1);
    int dot = key.indexOf('.');
    if (dot < 0) {
      boolean ofTable = form.tableOptions().stream().anyMatch(o -> o.key().equals(key));
      if (ofTable) table.put(key, value);
      else seats.forEach(seat -> seat.put(key, value));
      return;
    }
    String seat = key.substring(0, dot);
    if (!seat.matches("[1-9]") || Integer.parseInt(seat) > seats.size()) {
      throw Wrong.usage("no such seat: " + Excerpt.of(seat));
    }
    seats.get(Integer.parseInt(seat) - 1).put(key.substring(dot + 1), value);
  }

  /**
   * Seats that did not choose get the option's default, or the first value that no other seat has.
   */
  private static void fill(
      GameInfo.Form form, Map<String, String> table, List<Map<String, String>> seats) {
    for (var option : form.tableOptions()) {
      String value = option.fallback() == null ? option.samples().getFirst() : option.fallback();
      table.putIfAbsent(option.key(), value);
    }
    for (var option : form.seatOptions()) {
      for (var seat : seats) {
        if (seat.containsKey(option.key())) continue;
        String value = option.fallback() == null ? option.samples().getFirst() : option.fallback();
        if (option.distinct()) {
          Set<String> taken = new HashSet<>();
          for (var other : seats) taken.add(other.get(option.key()));
          for (String free : option.samples().reversed()) if (!taken.contains(free)) value = free;
        }
        seat.put(option.key(), value);
      }
    }
  }

  /** The path with that name. */
  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException none) {
      throw Wrong.usage("no file can have this name: " + Excerpt.of(name));
    }
  }

  /**
   * The text of a file.
   *
   * @throws arenhold.rules.notation.FileRefused if it is not text in UTF-8
   */
  static String read(Path file) {
    if (!Files.exists(file)) throw Wrong.usage("no such file: " + file);
    if (Files.isDirectory(file)) throw Wrong.usage("this is a folder: " + file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(LONGEST + 1);
      if (bytes.length <= LONGEST) return Utf8.text(bytes);
      throw Wrong.usage("longer than " + LONGEST + " bytes: " + file);
    } catch (IOException unreadable) {
      throw Wrong.usage("this file cannot be read: " + file);
    }
  }
}
