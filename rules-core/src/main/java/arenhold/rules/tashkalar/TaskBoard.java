package arenhold.rules.tashkalar;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.task.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The tasks of a match (R3.2, R10.1 to R10.4); immutable. A task is its number in the catalogue.
 *
 * @param current the current tasks in their places; {@link #NONE} for a gap, fewer during the
 *     set-up
 * @param next the next task, or {@link #NONE}
 * @param deck the face-down tasks
 * @param claimed each side's claimed tasks, one bit each
 */
record TaskBoard(List<Integer> current, int next, Deck deck, List<Integer> claimed) {

  /** No task. */
  static final int NONE = -1;

  /** How many current tasks there are. */
  static final int CURRENT = 3;

  /** How many face-up tasks may not be of one kind (R10.4). */
  private static final int ALIKE = 3;

  TaskBoard {
    current = List.copyOf(current);
    claimed = List.copyOf(claimed);
  }

  /** These tasks shuffled, none face up. */
  static TaskBoard of(int tasks, int sides) {
    return new TaskBoard(
        List.of(), NONE, Deck.of(Cards.ofBits(tasks)), Collections.nCopies(sides, 0));
  }

  /** The task with this number. */
  static Task task(int number) {
    return Catalogue.TASKS.get(number);
  }

  TaskBoard withDeck(Deck changed) {
    return new TaskBoard(current, next, changed, claimed);
  }

  TaskBoard withNext(int task) {
    return new TaskBoard(current, task, deck, claimed);
  }

  /** This board with one more current task: for the set-up. */
  TaskBoard withCurrent(int task) {
    List<Integer> more = new ArrayList<>(current);
    more.add(task);
    return new TaskBoard(more, next, deck, claimed);
  }

  /** This board after {@code side} claimed a current task, its gap filled by the next (R10.3). */
  TaskBoard claimed(int task, int side) {
    List<Integer> moved = new ArrayList<>(current);
    moved.set(moved.indexOf(task), next);
    List<Integer> all = new ArrayList<>(claimed);
    all.set(side, all.get(side) | 1 << task);
    return new TaskBoard(moved, NONE, deck, all);
  }

  /** Whether three of the face-up tasks are of one kind (R10.4). */
  boolean tooAlike() {
    List<String> kinds = new ArrayList<>();
    for (int task : current) if (task != NONE) kinds.add(task(task).kind());
    if (next != NONE) kinds.add(task(next).kind());
    return kinds.stream().anyMatch(kind -> Collections.frequency(kinds, kind) >= ALIKE);
  }

  /** How many of the current tasks are of the kind of {@code task}. */
  int alike(int task) {
    String kind = task(task).kind();
    return (int) current.stream().filter(each -> task(each).kind().equals(kind)).count();
  }
}
