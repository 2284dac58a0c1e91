package arenhold.server.load;

import java.util.HashMap;
import java.util.Map;

/** The parameters on the command line: {@code name=value}, all of them whole numbers. */
final class Wishes {

  private final Map<String, Integer> given = new HashMap<>();

  /**
   * @throws IllegalArgumentException if one of them has another form
   */
  Wishes(Iterable<String> arguments) {
    for (String one : arguments) {
      String[] pair = one.split("=", 2);
      if (pair.length < 2) throw new IllegalArgumentException("NAME=VALUE, not " + one);
      given.put(pair[0], Integer.parseInt(pair[1]));
    }
  }

  /** The number under this name, or its default. */
  int of(String name, int otherwise) {
    return given.getOrDefault(name, otherwise);
  }

  /** The same with another default. */
  Wishes otherwise(String name, int number) {
    given.putIfAbsent(name, number);
    return this;
  }
}
