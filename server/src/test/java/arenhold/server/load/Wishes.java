package arenhold.server.load;

import java.util.HashMap;
import java.util.Map;

/** What was asked for on the command line: {@code name=value}, whole numbers all of them. */
final class Wishes {

  private final Map<String, Integer> given = new HashMap<>();

  /**
   * @throws IllegalArgumentException if one of them does not look so
   */
  Wishes(Iterable<String> arguments) {
    for (String one : arguments) {
      String[] pair = one.split("=", 2);
      if (pair.length < 2) throw new IllegalArgumentException("NAME=VALUE, not " + one);
      given.put(pair[0], Integer.parseInt(pair[1]));
    }
  }

  /** The number under this name, or what it is without a wish. */
  int of(String name, int otherwise) {
    return given.getOrDefault(name, otherwise);
  }

  /** The same with another number where nothing is wished for under this name. */
  Wishes otherwise(String name, int number) {
    given.putIfAbsent(name, number);
    return this;
  }
}
