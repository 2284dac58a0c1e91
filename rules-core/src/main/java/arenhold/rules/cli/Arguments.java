package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arguments of a command: {@code --name value}, {@code --flag} and others. */
final class Arguments {

  private static final Set<String> FLAGS = Set.of("positions", "questions", "verify", "tastes");

  private final Map<String, List<String>> named = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();
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
      if (!flag && i + 1 == words.size()) throw Wrong.usage(word + " needs a value");
      named.computeIfAbsent(name, key -> new ArrayList<>()).add(flag ? "" : words.get(++i));
    }
  }

  /** What is no option. */
  List<String> others() {
    return others;
  }

  /** Whether the flag is there. */
  boolean flag(String name) {
    return text(name, null) != null;
  }

  /** The value of an option, or {@code fallback}. */
  String text(String name, String fallback) {
    known.add(name);
    return named.containsKey(name) ? named.get(name).getLast() : fallback;
  }

  /** The value of an option that is a whole number. */
  long number(String name, long fallback) {
    String text = text(name, null);
    try {
      return text == null ? fallback : Long.parseLong(text);
    } catch (NumberFormatException wrong) {
      throw Wrong.usage("--" + name + " needs a whole number, not " + text);
    }
  }

  /** Refuses whatever no one asked for. */
  void done(boolean othersAllowed) {
    for (String name : named.keySet()) {
      if (!known.contains(name)) throw Wrong.usage("no such option here: --" + name);
    }
    if (!othersAllowed && !others.isEmpty()) {
      throw Wrong.usage("nothing to do with: " + others.getFirst());
    }
  }

  /** The game, by default the first there is. */
  Game<?> game() {
    String key = text("game", Games.ALL.getFirst().info().key());
    Game<?> game = Games.named(key);
    if (game == null) throw Wrong.usage("no such game: " + key);
    return game;
  }

  /** Takes {@code value} for an option that is not given. */
  void assume(String name, String value) {
    named.computeIfAbsent(name, key -> List.of(value));
  }

  /** Takes {@code value} for an option of the match that is not given, such as {@code 1.school}. */
  void assumeOption(String key, String value) {
    List<String> options = named.computeIfAbsent("option", name -> new ArrayList<>());
    if (options.stream().noneMatch(o -> o.startsWith(key + "="))) options.add(key + "=" + value);
  }

  /** The form, by default the first one. */
  GameInfo.Form form(Game<?> game) {
    GameInfo info = game.info();
    String key = text("form", info.forms().getFirst().key());
    GameInfo.Form form = info.form(key);
    if (form == null) throw Wrong.usage("no such form of " + info.key() + ": " + key);
    return form;
  }

  /** The set-up, with whatever is not said filled in sensibly. */
  Setup setup(Game<?> game) {
    GameInfo info = game.info();
    GameInfo.Form form = form(game);
    String key = form.key();
    int size = (int) number("seats", form.minSeats());
    if (size < form.minSeats() || size > form.maxSeats()) {
      throw Wrong.usage(key + " has " + form.minSeats() + " to " + form.maxSeats() + " seats");
    }
    Map<String, String> table = new LinkedHashMap<>();
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < size; i++) seats.add(new LinkedHashMap<>());
    known.add("option");
    for (String option : named.getOrDefault("option", List.of())) {
      option(form, option, table, seats);
    }
    fill(form, table, seats);
    Setup setup = new Setup(info.key(), key, seats, table);
    String problem = game.problem(setup);
    if (problem != null) throw Wrong.usage("this cannot be played (" + problem + "): " + setup);
    return setup;
  }

  private static void option(
      GameInfo.Form form,
      String option,
      Map<String, String> table,
      List<Map<String, String>> seats) {
    int equals = option.indexOf('=');
    if (equals < 1) throw Wrong.usage("--option needs KEY=VALUE, not " + option);
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
      throw Wrong.usage("no such seat: " + seat);
    }
    seats.get(Integer.parseInt(seat) - 1).put(key.substring(dot + 1), value);
  }

  /** Seats that did not choose get the first value nobody else has, or the fallback. */
  private static void fill(
      GameInfo.Form form, Map<String, String> table, List<Map<String, String>> seats) {
    for (var option : form.tableOptions()) {
      String value = option.fallback() == null ? option.values().getFirst() : option.fallback();
      table.putIfAbsent(option.key(), value);
    }
    for (var option : form.seatOptions()) {
      for (var seat : seats) {
        if (seat.containsKey(option.key())) continue;
        String value = option.fallback() == null ? option.values().getFirst() : option.fallback();
        if (option.distinct()) {
          Set<String> taken = new HashSet<>();
          for (var other : seats) taken.add(other.get(option.key()));
          for (String free : option.values().reversed()) if (!taken.contains(free)) value = free;
        }
        seat.put(option.key(), value);
      }
    }
  }

  /** The text of a file. */
  static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw Wrong.usage("cannot read " + file + ": " + unreadable);
    }
  }
}
