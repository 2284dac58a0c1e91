package arenhold.rules.tashkalar;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.task.Sight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tasks as plain JSON values; see docs/notation.md. */
final class TaskBoardText {

  private TaskBoardText() {}

  static Map<String, Object> write(TaskBoard tasks) {
    Map<String, Object> written = new LinkedHashMap<>();
    List<Object> under = new ArrayList<>();
    for (int i = 0; i < tasks.deck().underCount(); i++) under.add(key(tasks.deck().underCard(i)));
    written.put("current", keys(tasks.current()));
    written.put("next", key(tasks.next()));
    written.put("claimed", tasks.claimed().stream().map(TaskBoardText::keys).toList());
    written.put("loose", keys(tasks.deck().loose()));
    written.put("under", under);
    return written;
  }

  /** The key of a task, null for none. */
  static String key(int task) {
    return task == TaskBoard.NONE ? null : TaskBoard.task(task).key();
  }

  /** The keys of a set of tasks, one bit each, in the order of the catalogue. */
  static List<String> keys(int tasks) {
    List<String> keys = new ArrayList<>();
    for (int rest = tasks; rest != 0; rest &= rest - 1) {
      keys.add(key(Integer.numberOfTrailingZeros(rest)));
    }
    return keys;
  }

  private static List<String> keys(List<Integer> tasks) {
    List<String> keys = new ArrayList<>();
    for (int task : tasks) keys.add(key(task));
    return keys;
  }

  static Map<String, Object> write(Sight.Summoned summoned) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("all", summoned.all());
    written.put("legendary", summoned.legendary());
    written.put("red", summoned.red());
    written.put("green", summoned.green());
    return written;
  }

  /** Reads beings summoned; numbers left out are 0. */
  static Sight.Summoned readSummoned(Object value) {
    if (value == null) return Sight.Summoned.NONE;
    Map<String, Object> written = Json.object(value);
    only(Set.of("all", "legendary", "red", "green"), written);
    int[] counts = new int[4];
    int at = 0;
    for (String key : List.of("all", "legendary", "red", "green")) {
      counts[at++] = written.get(key) == null ? 0 : Json.integer(written.get(key));
    }
    return new Sight.Summoned(counts[0], counts[1], counts[2], counts[3]);
  }

  /**
   * Reads tasks over {@code start}, whose tasks are all shuffled; those not named stay so.
   *
   * @throws IllegalArgumentException if a task stands twice or is not in the form
   */
  static TaskBoard read(TaskBoard start, Map<String, Object> written) {
    only(Set.of("current", "next", "claimed", "loose", "under"), written);
    int rest = start.deck().loose();
    List<Integer> current = new ArrayList<>();
    for (Object key : list(written, "current")) {
      int task = key == null ? TaskBoard.NONE : task(key, rest);
      if (task != TaskBoard.NONE) rest &= ~(1 << task);
      current.add(task);
    }
    if (current.size() > TaskBoard.CURRENT) throw new IllegalArgumentException("current tasks");
    int next = written.get("next") == null ? TaskBoard.NONE : task(written.get("next"), rest);
    if (next != TaskBoard.NONE) rest &= ~(1 << next);
    List<Integer> claimed = new ArrayList<>(start.claimed());
    List<Object> sides = list(written, "claimed");
    if (sides.size() > claimed.size()) throw new IllegalArgumentException("claimed tasks");
    for (int side = 0; side < sides.size(); side++) {
      for (Object key : Json.list(sides.get(side))) {
        int task = task(key, rest);
        rest &= ~(1 << task);
        claimed.set(side, claimed.get(side) | 1 << task);
      }
    }
    Deck deck = Deck.of(0);
    for (Object key : list(written, "under")) {
      int task = task(key, rest);
      rest &= ~(1 << task);
      deck = deck.putUnder(task, -1 >>> 24);
    }
    int loose = rest;
    if (written.containsKey("loose")) {
      loose = 0;
      for (Object key : list(written, "loose")) loose |= 1 << task(key, rest & ~loose);
    }
    return new TaskBoard(current, next, deck.with(loose, 0), claimed);
  }

  private static List<Object> list(Map<String, Object> written, String key) {
    return written.get(key) == null ? List.of() : Json.list(written.get(key));
  }

  private static int task(Object key, int among) {
    for (int rest = among; rest != 0; rest &= rest - 1) {
      int task = Integer.numberOfTrailingZeros(rest);
      if (TaskBoard.task(task).key().equals(key)) return task;
    }
    throw new IllegalArgumentException("no such task, or twice: " + key);
  }

  private static void only(Set<String> keys, Map<String, Object> map) {
    for (String key : map.keySet()) {
      if (!keys.contains(key)) throw new IllegalArgumentException("tasks have no " + key);
    }
  }
}
