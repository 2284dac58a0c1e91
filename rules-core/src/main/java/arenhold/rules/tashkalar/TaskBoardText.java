package arenhold.rules.tashkalar;

import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Row;
import arenhold.rules.notation.Fields;
import arenhold.rules.tashkalar.task.Sight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tasks as plain JSON values; see docs/notation.md. */
final class TaskBoardText {

  /** Every seat there can be, one bit each: the tasks have no secrets. */
  private static final int EVERYBODY = (1 << Seat.MOST) - 1;

  private TaskBoardText() {}

  static Map<String, Object> write(TaskBoard tasks) {
    Map<String, Object> written = new LinkedHashMap<>();
    List<Object> under = new ArrayList<>();
    Row places = tasks.deck().under();
    for (int i = 0; i < places.size(); i++) under.add(key(places.card(i)));
    written.put("current", keys(tasks.current()));
    written.put("next", key(tasks.next()));
    written.put("claimed", tasks.claimed().stream().map(TaskBoardText::keys).toList());
    written.put("loose", keys((int) tasks.deck().loose().bits()));
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

  /**
   * Reads the tasks of a written position over {@code start}, whose tasks are all shuffled; those
   * not named stay so.
   *
   * @throws IllegalArgumentException if a task stands twice or is not in the form
   */
  static TaskBoard read(TaskBoard start, Fields position) {
    Fields written =
        position.object("tasks", Set.of("current", "next", "claimed", "loose", "under"));
    int rest = (int) start.deck().loose().bits();
    List<Integer> current = new ArrayList<>();
    for (Object key : written.list("current", TaskBoard.CURRENT)) {
      int task = key == null ? TaskBoard.NONE : task("tasks.current", key, rest);
      if (task != TaskBoard.NONE) rest &= ~(1 << task);
      current.add(task);
    }
    if (!current.isEmpty() && current.size() < TaskBoard.CURRENT) {
      throw Fields.wrong(
          "tasks.current", TaskBoard.CURRENT + " tasks or gaps", written.value("current"));
    }
    int next = TaskBoard.NONE;
    if (written.has("next")) next = task("tasks.next", written.value("next"), rest);
    if (next != TaskBoard.NONE) rest &= ~(1 << next);
    List<Integer> claimed = new ArrayList<>(start.claimed());
    List<Object> sides = written.list("claimed", claimed.size());
    for (int side = 0; side < sides.size(); side++) {
      String path = "tasks.claimed." + side;
      for (Object key : Fields.list(path, sides.get(side), Integer.SIZE)) {
        int task = task(path, key, rest);
        rest &= ~(1 << task);
        claimed.set(side, claimed.get(side) | 1 << task);
      }
    }
    Row under = Row.NONE;
    for (Object key : written.list("under", Integer.SIZE)) {
      int task = task("tasks.under", key, rest);
      rest &= ~(1 << task);
      under = under.last(task, EVERYBODY);
    }
    int loose = rest;
    if (written.has("loose")) {
      loose = 0;
      for (Object key : written.list("loose", Integer.SIZE)) {
        loose |= 1 << task("tasks.loose", key, rest & ~loose);
      }
    }
    Deck deck = Deck.of(Cards.ofBits(loose)).with(Row.NONE, under);
    return new TaskBoard(current, next, deck, claimed);
  }

  private static int task(String path, Object key, int among) {
    String text = Fields.text(path, key);
    for (int rest = among; rest != 0; rest &= rest - 1) {
      int task = Integer.numberOfTrailingZeros(rest);
      if (TaskBoard.task(task).key().equals(text)) return task;
    }
    throw Fields.wrong(path, "a task of this form that stands nowhere else", key);
  }
}
