package arenhold.rules.notation;

import arenhold.rules.Entry;
import arenhold.rules.Outcome;
import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A whole match as lines of text; the form is documented in {@code docs/notation.md}.
 *
 * @param setup what was decided before the first question
 * @param version the version of the game's rules it was played by
 * @param seedHash what was published of the seed before the match, or null
 * @param seed the seed of chance, hexadecimal, or null
 * @param lines the log in order
 * @param result how it ended as {@link #result} writes it, or null
 */
public record MatchFile(
    Setup setup, int version, String seedHash, String seed, List<Line> lines, String result) {

  /** How long a line of the log may become before the next one begins. */
  private static final int LINE = 100;

  /**
   * One entry of the log.
   *
   * @param number the line of the file it stands on, from 1
   */
  public record Line(int number, Entry entry) {}

  /** The line of a result: reason, places in seat order, what decided. */
  public static String result(Outcome outcome) {
    StringBuilder text = new StringBuilder(outcome.reason());
    for (int place : outcome.places()) text.append(' ').append(place);
    for (var decider : outcome.deciders()) {
      List<String> values = decider.values().stream().map(String::valueOf).toList();
      text.append(' ').append(decider.key()).append('=').append(String.join(":", values));
    }
    return text.toString();
  }

  /** The lines before the log; null for {@code seedHash} or {@code seed} leaves their lines out. */
  public static String header(Setup setup, int version, String seedHash, String seed) {
    StringBuilder text = new StringBuilder();
    text.append("game ").append(setup.game()).append('\n');
    text.append("form ").append(setup.form()).append('\n');
    text.append("version ").append(version).append('\n');
    for (int i = 0; i < setup.size(); i++) {
      text.append("seat ").append(i + 1).append(options(setup.seats().get(i))).append('\n');
    }
    if (!setup.table().isEmpty()) text.append("table").append(options(setup.table())).append('\n');
    if (seedHash != null) text.append("seed-hash ").append(seedHash).append('\n');
    if (seed != null) text.append("seed ").append(seed).append('\n');
    return text.toString();
  }

  /** The lines of the log: several entries on each, as far as they fit. */
  public static String log(List<Entry> entries) {
    StringBuilder text = new StringBuilder();
    int used = 0;
    for (Entry entry : entries) {
      String next = entry.text();
      if (used > 0) {
        boolean fits = used + next.length() <= LINE;
        text.append(fits ? "; " : "\n");
        if (!fits) used = 0;
      }
      text.append(next);
      used += next.length() + 2;
    }
    return text.append(entries.isEmpty() ? "" : "\n").toString();
  }

  private static String options(Map<String, String> options) {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(options).forEach((key, value) -> text.append(" " + key + "=" + value));
    return text.toString();
  }

  /**
   * The matches written in {@code text}, one after another.
   *
   * @throws IllegalArgumentException if a line makes no sense, naming it by its number
   */
  public static List<MatchFile> parse(String text) {
    List<MatchFile> matches = new ArrayList<>();
    Reader reader = null;
    int number = 0;
    for (String raw : text.split("\n", -1)) {
      number++;
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("#") || line.startsWith("{")) continue;
      try {
        if (line.startsWith("game ")) {
          if (reader != null) matches.add(reader.done());
          reader = new Reader();
        }
        if (reader == null) throw new IllegalArgumentException("a match begins with: game KEY");
        reader.read(number, line);
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException("line " + number + ": " + wrong.getMessage(), wrong);
      }
    }
    if (reader == null) throw new IllegalArgumentException("line 1: no match");
    matches.add(reader.done());
    return matches;
  }

  private static final class Reader {
    private String game;
    private String form;
    private int version = 1;
    private String seedHash;
    private String seed;
    private String result;
    private final List<Map<String, String>> seats = new ArrayList<>();
    private final Map<String, String> table = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();

    private void read(int number, String line) {
      if (result != null) throw new IllegalArgumentException("more after the result: " + line);
      int space = line.indexOf(' ');
      String word = space < 0 ? line : line.substring(0, space);
      String rest = space < 0 ? "" : line.substring(space + 1).strip();
      switch (word) {
        case "game" -> game = rest;
        case "form" -> form = rest;
        case "version" -> version = Integer.parseInt(rest);
        case "seed-hash" -> seedHash = rest;
        case "seed" -> seed = rest;
        case "table" -> options(rest, table);
        case "seat" -> seat(rest);
        case "result" -> result = rest;
        default -> {
          for (String entry : line.split(";")) {
            if (!entry.isBlank()) lines.add(new Line(number, Entry.parse(entry.strip())));
          }
        }
      }
    }

    private void seat(String rest) {
      String[] words = rest.split(" ", 2);
      if (!words[0].equals(String.valueOf(seats.size() + 1))) {
        throw new IllegalArgumentException("seat " + (seats.size() + 1) + " comes next");
      }
      Map<String, String> chosen = new LinkedHashMap<>();
      if (words.length > 1) options(words[1], chosen);
      seats.add(chosen);
    }

    private static void options(String text, Map<String, String> into) {
      for (String option : text.split("\\s+")) {
        int equals = option.indexOf('=');
        if (equals < 1) throw new IllegalArgumentException("key=value expected: " + option);
        into.put(option.substring(0, equals), option.substring(equals + 1));
      }
    }

    private MatchFile done() {
      if (form == null) throw new IllegalArgumentException("the match has no line: form KEY");
      Setup setup = new Setup(game, form, seats, table);
      return new MatchFile(setup, version, seedHash, seed, List.copyOf(lines), result);
    }
  }
}
