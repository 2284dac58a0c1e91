package arenhold.rules.destiny.play;

import arenhold.rules.Event;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A unit of play being carried out: the position, the table, and everything that can be done. What
 * waits to be carried out lives here and is empty at a checkpoint.
 */
public final class Run {

  public final Position p;
  public final Book book;
  public final Hands hands = new Hands(this);
  public final Pools pools = new Pools(this);
  public final Wounds wounds = new Wounds(this);
  public final Shields shields = new Shields(this);
  public final Removal removal = new Removal(this);
  public final Triggers triggers = new Triggers(this);
  public final Resolving resolving = new Resolving(this);
  public final Activating activating = new Activating(this);
  public final Playing playing = new Playing(this);
  public final Acting acting = new Acting(this);

  private final Table table;

  /** How many additional actions the acting player has gained. */
  private int extra;

  /** Who else has gained additional actions in the course of this one. */
  private List<Integer> meanwhile = new ArrayList<>();

  /** The number of the action being carried out, from 1 (D8.6), and of the last one begun. */
  private int action;

  private int actions;

  /** Whether the action phase ends once everything that waits has been carried out (D9.15). */
  private boolean phaseEnds;

  /**
   * The seats that have left since the checkpoint, as far as they were asked since: one bit each.
   */
  private int left;

  public Run(Position p, Table table, Book book) {
    this.p = p;
    this.table = table;
    this.book = book;
  }

  /** The list to fill for the next question, cleared. */
  public Options options() {
    return table.options();
  }

  /**
   * Asks a player to choose from the list just filled; ends the ability if they are out, or leave
   * instead of answering (D15.5).
   */
  public int choose(int seat, Ask ask, Object context) {
    put(seat, ask);
    return answer(seat, ask, context);
  }

  /** The same, unless there is one choice, which everybody could have foreseen (D19.4). */
  public int chooseUnlessForced(int seat, Ask ask, Object context) {
    put(seat, ask);
    Options filled = table.filled();
    return filled.size() == 1 ? filled.get(0) : answer(seat, ask, context);
  }

  /**
   * A question to another player than the one asked last settles what came before, unless it is
   * that for the next turn (D19.3).
   */
  private void put(int seat, Ask ask) {
    if (isGone(seat)) throw Lapsed.SIGNAL;
    if (ask != Ask.ACTION && seat != p.asked) table.noReturn();
    p.asked = seat;
  }

  private int answer(int seat, Ask ask, Object context) {
    Seat who = Seat.of(seat);
    // A duel is over when somebody leaves.
    if (p.seats() == 2) return table.choose(who, ask, context);
    int[] chosen = new int[1];
    boolean stays =
        table.untilOneLeaves(List.of(who), () -> chosen[0] = table.choose(who, ask, context));
    if (stays) return chosen[0];
    left |= 1 << seat;
    throw Lapsed.SIGNAL;
  }

  /**
   * Whether a player is out, or has left when asked since the checkpoint, at which they are going
   * to be out (D15.5). Who left unasked is found out when they are asked.
   */
  public boolean isGone(int seat) {
    return p.isOut(seat) || (left >> seat & 1) != 0;
  }

  /**
   * Plays a part that ends where one who is out would have to choose; the rest goes on (D15.5).
   *
   * @return what the part comes to, or {@code otherwise} if it ends like that
   */
  public <T> T unlessGone(Supplier<T> part, T otherwise) {
    int shown = p.actions.size();
    try {
      return part.get();
    } catch (Lapsed ended) {
      step();
      while (p.actions.size() > shown) p.actions.removeLast();
      return otherwise;
    }
  }

  private void untilGone(Runnable part) {
    unlessGone(
        () -> {
          part.run();
          return true;
        },
        false);
  }

  /** Asks chance. */
  public int chance(Ask ask, Object context) {
    return table.choose(Seat.NATURE, ask, context);
  }

  /** The table, for decisions made together. */
  public Table table() {
    return table;
  }

  /** Tells of something, made only if somebody listens. */
  public void tell(Supplier<Event> event) {
    if (table.listening()) table.tell(event.get());
  }

  /** Something hidden has become known: nothing before can be taken back (D19.3). */
  public void noReturn() {
    table.noReturn();
  }

  /** Counts a step of a loop that neither asks nor tells. */
  void step() {
    table.step();
  }

  /** The number of the action being carried out. */
  int action() {
    return action;
  }

  /**
   * Gives the seat an additional action unless they have claimed. In their own action it follows
   * that; otherwise it is taken as soon as the action of the other player is finished (D9.5).
   */
  public void additional(int seat, int card) {
    if (p.acting < 0 || p.claimed == seat) return;
    if (seat == p.acting) extra++;
    else meanwhile.add(seat);
    tell(() -> new DestinyEvent.Additional(seat, arenhold.rules.destiny.card.Cards.of(card).key()));
  }

  /** The action phase ends (D9.15). */
  public void endPhase() {
    phaseEnds = true;
  }

  /** Whether the action phase ends. */
  public boolean phaseEnds() {
    return phaseEnds;
  }

  /**
   * Carries out something as an action of {@code seat}, with everything that waits for its end.
   *
   * @return how many additional actions it has brought them
   */
  public int asAction(int seat, Runnable deed) {
    int outerActor = p.acting;
    int outerExtra = extra;
    int outerAction = action;
    List<Integer> outerMeanwhile = meanwhile;
    meanwhile = new ArrayList<>();
    p.acting = seat;
    extra = 0;
    action = ++actions;
    untilGone(deed);
    triggers.settle();
    for (int other : meanwhile) acting.additional(other, 1);
    meanwhile = outerMeanwhile;
    int gained = p.claimed == seat ? 0 : extra;
    p.acting = outerActor;
    extra = outerExtra;
    action = outerAction;
    return gained;
  }

  /**
   * Lets a player take one action in the middle of another's, with a queue of its own and with the
   * additional actions that it brings (card 110, D9.5).
   */
  public void actApart(int seat) {
    if (seat >= 0) triggers.apart(() -> acting.additional(seat, 1));
  }

  /** Works off what waits, outside of actions. */
  public void settle() {
    triggers.settle();
  }

  /** Carries out an ability of {@code deed}; it ends where one who is out would have to choose. */
  void carry(Deed deed, Effect effect) {
    untilGone(() -> effect.run(deed));
  }
}
