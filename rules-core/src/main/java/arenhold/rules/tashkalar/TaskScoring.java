package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.task.Sight;
import arenhold.rules.tashkalar.task.Task;

/** Points for tasks: turning them up and claiming them (R3.2, R3.6.2, R10). */
final class TaskScoring extends Scoring {

  /** The most a current task may be worth at the start of a Tutorial (R3.6.2a). */
  private static final int EASY = 2;

  /** Whether there are advanced tasks, and points for legendary pieces on the board. */
  private final boolean advanced;

  TaskScoring(boolean advanced) {
    this.advanced = advanced;
  }

  @Override
  public String key() {
    return "tasks";
  }

  @Override
  Points points(int sides) {
    return Points.each(sides);
  }

  @Override
  TaskBoard taskBoard(int sides) {
    int tasks = 0;
    for (int task = 0; task < Catalogue.TASKS.size(); task++) {
      if (advanced || !TaskBoard.task(task).advanced()) tasks |= 1 << task;
    }
    return TaskBoard.of(tasks, sides);
  }

  /** Three current tasks and the next one. */
  @Override
  void setUp(Position p, Table table) {
    if (advanced) anyCurrent(p, table);
    else easyCurrent(p, table);
    next(p, table);
  }

  @Override
  int of(Position p, int side) {
    int standing = advanced ? p.board.pieces(Board.piece(side, Rank.LEGENDARY)).count() : 0;
    return p.points.of(side) + standing;
  }

  /** Lets a task be claimed and checks every side's score (R10.1, R15.3). */
  @Override
  void endOfTurn(Position p, Table table) {
    claim(p, table);
    for (int side = 0; side < p.sides(); side++) {
      if (settled(p, side) >= p.form.goal()) EndTrigger.set(p, table, EndTrigger.Why.SCORE);
    }
  }

  /** Turned up one by one, passing over advanced ones and a third of one kind (R3.2.2). */
  private static void anyCurrent(Position p, Table table) {
    Cards aside = Cards.NONE;
    while (p.tasks.current().size() < TaskBoard.CURRENT) {
      int task = turnUp(p, table, p.tasks.deck().loose().bits());
      boolean taken =
          !TaskBoard.task(task).advanced() && p.tasks.alike(task) < TaskBoard.CURRENT - 1;
      if (taken) p.tasks = p.tasks.withCurrent(task);
      else aside = aside.with(task);
      tell(table, task, taken ? "current" : "aside");
    }
    Deck deck = p.tasks.deck();
    p.tasks = p.tasks.withDeck(deck.with(deck.loose().and(aside), Cards.NONE));
  }

  /** Three different kinds, each of few points (R3.6.2a). */
  private static void easyCurrent(Position p, Table table) {
    while (p.tasks.current().size() < TaskBoard.CURRENT) {
      long among = 0;
      for (long rest = p.tasks.deck().loose().bits(); rest != 0; rest &= rest - 1) {
        int task = Long.numberOfTrailingZeros(rest);
        boolean easy = TaskBoard.task(task).points() <= EASY && p.tasks.alike(task) == 0;
        if (easy) among |= 1L << task;
      }
      int task = turnUp(p, table, among);
      p.tasks = p.tasks.withCurrent(task);
      tell(table, task, "current");
    }
  }

  /** Turns up the next task by the three-of-four rule (R10.4), if there is one. */
  private void next(Position p, Table table) {
    int round = p.tasks.deck().size();
    for (int tried = 0; p.tasks.deck().size() > 0; tried++) {
      int task = turnUp(p, table, p.tasks.deck().loose().bits());
      p.tasks = p.tasks.withNext(task);
      boolean stays = !advanced || tried == round || !p.tasks.tooAlike(); // R10.4a
      tell(table, task, stays ? "next" : "under");
      if (stays) return;
      int everybody = (1 << p.seats()) - 1;
      Deck deck = p.tasks.deck().putUnder(task, everybody);
      p.tasks = p.tasks.withNext(TaskBoard.NONE).withDeck(deck);
    }
  }

  /** Takes the top card off the task deck; chance says which of {@code among} a shuffled one is. */
  private static int turnUp(Position p, Table table, long among) {
    Deck deck = p.tasks.deck();
    int task = deck.topIsLoose() ? chance(table, among) : deck.top();
    p.tasks = p.tasks.withDeck(deck.draw(task));
    return task;
  }

  private static int chance(Table table, long among) {
    Options options = table.options();
    for (long rest = among; rest != 0; rest &= rest - 1) {
      options.add(Code.of(Code.TASK, Long.numberOfTrailingZeros(rest)));
    }
    return Code.a(table.choose(Seat.NATURE, TashKalarPrompt.TURN_UP));
  }

  private static void tell(Table table, int task, String place) {
    if (!table.listening()) return;
    table.tell(new TashKalarEvent.TurnedUp(TaskBoard.task(task).key(), place));
  }

  /** Lets the active player claim one task that is met, if any is (R10.1). */
  private void claim(Position p, Table table) {
    Options options = table.options();
    Sight sight = p.sight(p.side(p.seat));
    for (int task : p.tasks.current()) {
      if (task == TaskBoard.NONE || !TaskBoard.task(task).condition().met(sight)) continue;
      options.add(Code.of(Code.TASK, task));
    }
    if (options.size() == 0) {
      table.noReturn();
      return;
    }
    options.add(Code.SKIP);
    int seat = Leaving.present(p, p.seat);
    int code = table.choose(Seat.of(seat), TashKalarPrompt.CLAIM);
    table.noReturn();
    if (code == Code.SKIP) return;
    int number = Code.a(code);
    Task task = TaskBoard.task(number);
    p.now.progress = true;
    p.tasks = p.tasks.claimed(number, p.side(p.seat));
    p.points = p.points.and(p.side(p.seat), task.points());
    if (table.listening()) {
      table.tell(new TashKalarEvent.Claimed(seat, task.key(), task.points()));
    }
    next(p, table);
  }
}
