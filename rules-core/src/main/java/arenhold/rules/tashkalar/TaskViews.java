package arenhold.rules.tashkalar;

import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.task.Condition;
import arenhold.rules.tashkalar.task.Count;
import arenhold.rules.tashkalar.task.Sight;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What everybody sees of the tasks (R3.1c). */
final class TaskViews {

  private TaskViews() {}

  static TashKalarView.Tasks tasks(Position p) {
    List<TashKalarView.TaskView> current = new ArrayList<>();
    for (int task : p.tasks.current()) current.add(task(p, task));
    List<String> under = new ArrayList<>();
    Deck deck = p.tasks.deck();
    for (int i = 0; i < deck.under().size(); i++) {
      under.add(TaskBoardText.key(deck.under().card(i)));
    }
    return new TashKalarView.Tasks(
        Collections.unmodifiableList(current),
        task(p, p.tasks.next()),
        deck.size(),
        List.copyOf(under));
  }

  /**
   * The current tasks that the active player does not meet now and will meet once {@code piece} is
   * put on a square, whatever stands there being destroyed (R6.3.2); effects are left out.
   *
   * @param summoned whether the piece is a being
   */
  static List<String> meets(Position p, int piece, int square, boolean summoned) {
    if (p.tasks == null) return List.of();
    Sight now = p.sight(p.side(p.seat));
    Board board = p.board.copy();
    int[] destroyed = p.now.destroyed.clone();
    int there = board.at(square);
    if (there != Board.NONE) {
      board.take(there, square);
      if (Board.colour(there) != now.colour()) destroyed[there] += 1 + p.now.credits;
    }
    board.put(piece, square);
    Sight.Summoned beings = now.summoned();
    if (summoned) beings = beings.and(Rank.of(Board.rank(piece)), square, p.arena());
    Sight ahead = new Sight(p.arena(), board, now.colour(), destroyed, beings);
    List<String> meets = new ArrayList<>();
    for (int task : p.tasks.current()) {
      if (task == TaskBoard.NONE) continue;
      Condition condition = TaskBoard.task(task).condition();
      if (condition.met(ahead) && !condition.met(now)) meets.add(TaskBoardText.key(task));
    }
    return meets;
  }

  private static TashKalarView.TaskView task(Position p, int task) {
    if (task == TaskBoard.NONE) return null;
    List<TashKalarView.Progress> progress = new ArrayList<>();
    for (int side = 0; side < p.sides(); side++) {
      progress.add(progress(TaskBoard.task(task).condition(), p.sight(side)));
    }
    return new TashKalarView.TaskView(TaskBoardText.key(task), List.copyOf(progress));
  }

  private static TashKalarView.Progress progress(Condition condition, Sight sight) {
    List<TashKalarView.Count> counts = new ArrayList<>();
    for (Count count : condition.counts(sight)) {
      counts.add(
          new TashKalarView.Count(
              count.what(), count.where(), count.have(), count.need(), count.squares().names()));
    }
    return new TashKalarView.Progress(condition.met(sight), List.copyOf(counts));
  }
}
