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

  public Run(Position p, Table table, Book book) {
    this.p = p;
    this.table = table;
    this.book = book;
  }

  /** The list to fill for the next question, cleared. */
  public Options options() {
    return table.options();
  }

  /** Asks a player to choose from the list just filled; ends the ability if they are out. */
  public int choose(int seat, Ask ask, Object context) {
    put(seat, ask);
    return table.choose(Seat.of(seat), ask, context);
  }

  /** The same, unless there is one choice, which everybody could have foreseen (D19.4). */
  public int chooseUnlessForced(int seat, Ask ask, Object context) {
    put(seat, ask);
    return table.chooseUnlessForced(Seat.of(seat), ask, context);
  }

  /**
   * A question to another player than the one asked last settles what came before, unless it is
   * that for the next turn (D19.3).
   */
  private void put(int seat, Ask ask) {
    if (p.isOut(seat)) throw Lapsed.SIGNAL;
    if (ask != Ask.ACTION && seat != p.asked) table.noReturn();
    p.asked = seat;
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
    deed.run();
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
    try {
      effect.run(deed);
    } catch (Lapsed ended) {
      step();
    }
  }
}
