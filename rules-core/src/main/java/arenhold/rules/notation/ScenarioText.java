package arenhold.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Parses lists, numbers and tallies in scenario files; see {@code docs/notation.md}. */
public final class ScenarioText {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

  private ScenarioText() {}

  /** The exception for a value other than the needed one. */
  public static IllegalArgumentException wrong(String needed, String found) {
    return new IllegalArgumentException(needed + ", not " + Excerpt.of(found));
  }

  /** A whole number of at most nine digits. */
  public static long number(String text) {
    if (!NUMBER.matcher(text).matches()) throw wrong("a whole number is needed", text);
    return Long.parseLong(text);
  }

  /** Puts {@code value} at {@code key}, which must not be set yet. */
  public static <V> void once(Map<String, ? super V> into, String key, V value) {
    if (into.containsKey(key)) {
      throw new IllegalArgumentException(Excerpt.of(key) + " is given twice");
    }
    into.put(key, value);
  }

  /** The words of a text, {@code none} for none and {@code -} for a gap. */
  public static List<Object> words(String value) {
    List<Object> words = new ArrayList<>();
    if (value.equals("none")) return words;
    for (String word : value.split("\\s+")) words.add(word.equals("-") ? null : word);
    return words;
  }

  /** Options such as {@code side=left first=2}. */
  public static Map<String, String> options(String value) {
    Map<String, String> result = new LinkedHashMap<>();
    for (String option : value.split("\\s+")) {
      String[] pair = option.split("=", 2);
      if (pair.length < 2) throw wrong("KEY=VALUE is needed", option);
      once(result, pair[0], pair[1]);
    }
    return result;
  }

  /** Names and numbers in turn, such as {@code pieces 3 cubes 0}. */
  public static Map<String, Object> counted(String value) {
    Map<String, Object> counted = new LinkedHashMap<>();
    String[] words = value.split("[ ,]+");
    for (int i = 0; i < words.length; i += 2) {
      if (i + 1 == words.length) throw wrong("a name and a number each are needed", value);
      once(counted, words[i], number(words[i + 1]));
    }
    return counted;
  }

  /** The numbers in a text, in order. */
  public static List<Object> numbers(String value) {
    List<Object> result = new ArrayList<>();
    for (String number : value.split("[ ,:]+")) result.add(number(number));
    return result;
  }

  /** Pieces and their numbers, such as {@code nc 2, nh 1}; {@code none} for none. */
  public static Map<String, Object> tally(String value) {
    Map<String, Object> result = new LinkedHashMap<>();
    if (value.equals("none")) return result;
    for (String part : value.split(",")) {
      String[] words = part.strip().split(" +");
      if (words.length != 2) throw wrong("a piece and a number are needed", part);
      once(result, words[0], number(words[1]));
    }
    return result;
  }

  /**
   * The value in a position, or in a part of it, at a path such as {@code turn.seat} or {@code
   * hands.0.size}; null if a part on the way is null.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public static Object at(Object value, String path) {
    Object here = value;
    for (String step : path.split("\\.")) {
      if (here == null) return null;
      here = here instanceof List<?> list ? in(list, step) : in(here, step, path);
    }
    return here;
  }

  private static Object in(Object value, String field, String path) {
    if (value instanceof Map<?, ?> map && map.containsKey(field)) return map.get(field);
    throw new IllegalArgumentException("there is no field " + Excerpt.of(path));
  }

  private static Object in(List<?> list, String step) {
    if (step.equals("size")) return list.size();
    if (!step.matches("\\d{1,3}")) throw wrong("a place in a list is needed", step);
    int index = Integer.parseInt(step);
    return index < list.size() ? list.get(index) : null;
  }
}
