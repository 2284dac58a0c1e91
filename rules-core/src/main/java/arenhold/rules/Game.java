package arenhold.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one game. A game owns its position type {@code P} (a mutable working position) and
 * plays it forward in direct style, asking a {@link Table} for every single decision.
 *
 * <p>Every game must satisfy the following, which the contract test checks:
 *
 * <ul>
 *   <li>A game reads no clock, no random source and no static state: equal answers give equal
 *       positions, questions, events and views.
 *   <li>Every question offers at least 1 choice and at most {@link #MOST_CHOICES}; their notations
 *       differ.
 *   <li>Every offered choice is accepted; any other is refused and changes nothing.
 *   <li>Every match ends.
 *   <li>A retired seat is not asked anything until it is restored.
 *   <li>A view depends only on what its viewer may know.
 *   <li>Exceptions are only thrown for bugs in the rules' code.
 * </ul>
 *
 * @param <P> the game's position
 */
public interface Game<P> {

  /**
   * The most choices a question may offer. Lists of 262 have been measured in games that ask for a
   * target in one step; this leaves them room, and still catches lists that grow by mistake. A game
   * may split a question into two steps earlier, which is easier to read.
   */
  int MOST_CHOICES = 512;

  /** The game's description: key, version, forms and options. */
  GameInfo info();

  /**
   * Older versions of the rules, for matches that began under them; new matches always use {@code
   * this}. Each has the same key and a lower version.
   */
  default List<? extends Game<?>> earlier() {
    return List.of();
  }

  /** The game with this version of its rules, or null if there is none. */
  default Game<?> at(int version) {
    if (info().version() == version) return this;
    for (Game<?> old : earlier()) if (old.info().version() == version) return old;
    return null;
  }

  /**
   * Why this set-up cannot be played (see {@link Setup#problem}), or null if it can. Reports {@link
   * Setup.Problem#MISSING} only if nothing chosen so far is wrong, so that a wrong choice is
   * refused when it is made. Never throws, whatever the set-up holds.
   */
  default Setup.Problem problem(Setup setup) {
    GameInfo.Form form = info().form(setup.form());
    return form == null ? Setup.Problem.of("form") : setup.problem(form);
  }

  /**
   * Everything that is wrong with a value composed for a seat option, such as a deck, whatever the
   * table has agreed on; empty if nothing is. For those who compose it, before it is chosen; {@link
   * #problem} must refuse each of them too. Never throws, whatever the value is.
   *
   * @param form the key of a form
   * @param option the key of one of its seat options
   */
  default List<Fault> faults(String form, String option, String value) {
    return List.of();
  }

  /**
   * A random value that a seat may have chosen in secret at a table like this; every such value is
   * possible. By default any value of the option.
   *
   * @param known the set-up, without what is not known of it
   */
  default String secret(Setup known, Option option, Table nature) {
    return option.any(nature);
  }

  /**
   * Whether the game has revealed by now what {@code seat} chose for this secret option. Until then
   * only the seat knows it; after the match everyone does.
   */
  default boolean shows(P position, Seat seat, String option) {
    return false;
  }

  /**
   * Resolves everything in a set-up that depends on these players' previous match, so that the new
   * match can be played and replayed on its own. Must not change a secret option: its commitment is
   * already published.
   *
   * @param places the place in that match of each seat's player, in the seat order of this set-up;
   *     null for a player who was not in it, and for all if there was none
   */
  default Setup settled(Setup setup, List<Integer> places) {
    return setup;
  }

  /**
   * The options each seat plays with, in seat order, with {@link Option#RANDOM} replaced by the
   * value drawn; options not drawn yet are left out. Must not be shown before the match is over.
   */
  default List<Map<String, String>> dealt(Setup setup, P position) {
    return setup.spelledOut(info().form(setup.form())).seats();
  }

  /** The position before the first question; {@link #problem} must have returned null. */
  P start(Setup setup);

  /** A copy that shares nothing mutable with {@code position}, which stands at a checkpoint. */
  P copy(P position);

  /**
   * Plays one unit (a set-up step, an action with its whole effect, an end of turn) up to the next
   * checkpoint, where nothing is left but the position itself.
   *
   * <p>If {@code table} has no answer yet, it throws {@link Suspend}: let it propagate, without
   * {@code finally} or {@code catch}. The position is then only read, never played on.
   *
   * @return whether the match goes on
   */
  boolean advance(P position, Table table);

  /**
   * The choice that {@code code} stands for in an open question.
   *
   * @param position the suspended position in which it was asked
   */
  Choice choice(P position, Asked asked, int code);

  /** The notation of {@link #choice}, for callers that need nothing else. */
  default String notation(P position, Asked asked, int code) {
    return choice(position, asked, code).notation();
  }

  /** The context of an open question, for the seat that is asked. */
  Question.Context context(P position, Asked asked);

  /**
   * The code of the choice used if a seat does not answer: the one that does least, or least harm.
   * By default the first one.
   */
  default int fallback(P position, Asked asked) {
    return asked.codes()[0];
  }

  /**
   * The time limit of an open question besides the match clock. It is public, so it must not reveal
   * anything hidden. Not called for optional offers.
   *
   * @param position the suspended position in which it was asked
   */
  default Patience patience(P position, Asked asked) {
    return Patience.NONE;
  }

  /**
   * The names by which standing orders can refer to this question, most specific first; empty if
   * its seat must always decide for itself. A name that occurs only once, such as one with a
   * round's number, allows orders for that occasion alone.
   *
   * @param position the suspended position in which it was asked
   */
  default List<String> orderNames(P position, Asked asked) {
    return List.of();
  }

  /**
   * Which answers of a standing order still hold for this question, in order of preference. By
   * default all do; a game in which one order is carried out by several answers leaves out those
   * that were given already.
   *
   * @param position the suspended position in which it was asked
   * @param order an order of the seat asked, about one of the question's names
   */
  default List<String> orderAnswers(P position, Asked asked, Order order) {
    return order.answers();
  }

  /**
   * Why {@code seat} may not give this standing order now, as a code, or null if it may. Must not
   * reveal anything {@code seat} does not know. Withdrawing an order should always be allowed.
   *
   * @param position may be suspended
   */
  default String problem(P position, Seat seat, Order order) {
    return "order";
  }

  /** What {@code viewer} may know of the position, which may be suspended. */
  View view(P position, Viewer viewer);

  /** The record that {@link #view} returns, for reading views that were sent as JSON. */
  Class<? extends View> viewType();

  /**
   * Why a question does not offer what its player would like to choose, for that player: one of
   * {@code info().problems()}, or null where nothing more can be said. It must not tell what they
   * may not know, and never throws, whatever {@code notation} is.
   *
   * @param position the suspended position in which it is asked
   */
  default String whyNot(P position, Asked asked, String notation) {
    return null;
  }

  /**
   * What {@code viewer} learns of a choice when it is made: its notation, a part of it (such as the
   * deck a card is drawn from), or nothing (an empty text). For decisions made {@link
   * Table#together} others learn this only when all have decided.
   *
   * @param position the suspended position in which it was asked
   */
  default String learned(P position, Asked asked, int code, Viewer viewer) {
    return notation(position, asked, code);
  }

  /**
   * How to imagine positions consistent with what {@code seat} knows.
   *
   * @param known the set-up as the seat knows it: without the secret choices of others
   */
  default Imagining<P> imagining(Setup known, Seat seat) {
    return new Imagining<>() {
      @Override
      public P start(Setup setup) {
        return Game.this.start(setup);
      }

      @Override
      public boolean fits(P position, View view) {
        return Game.this.view(position, Viewer.of(seat)).equals(view);
      }
    };
  }

  /**
   * Samples a match consistent with everything one seat knows, with everything hidden from it dealt
   * again. Use {@link Imagination} to sample many for the same knowledge.
   *
   * @param nature the source of randomness
   * @throws IllegalStateException if no match fits
   */
  default World<P> imagine(Knowledge known, Table nature) {
    return new Imagination<>(this, known).world(nature);
  }

  /**
   * Whether {@code seat} may now give this command, one of those given by seats. {@link
   * Command#TAKE_BACK}: whether the table allows taking back at all; the match checks what can be
   * taken back. {@link Command#STOP}: whether the match may be stopped by agreement now, and this
   * seat is one of those that must agree; a seat that the rules have put out is not. {@link
   * Command#TAKE_OVER}: whether a departed seat may be played again.
   */
  boolean allows(P position, Command command, Seat seat);

  /**
   * The seats that win and lose together with {@code seat}, itself included. A side resigns only
   * once all its seats that have not left want to.
   */
  default List<Seat> side(P position, Seat seat) {
    return List.of(seat);
  }

  /**
   * The current turn in {@code position}, which may be suspended; clocks count time per turn. Must
   * not reveal anything hidden.
   */
  default Turn turn(P position) {
    return Turn.NONE;
  }

  /**
   * The outcome of a match played to its end in {@code position}; before that, as if it had ended
   * here. Computer players value positions by it where {@link #prospects} says nothing.
   *
   * @param position may be suspended; only read
   */
  Outcome outcome(P position);

  /**
   * What tells before the end who is ahead, for computer players; empty if the comparisons of
   * {@link #outcome} say all there is. The parts come in the order in which beginners mind them,
   * and the one that marks seats as out is among the first three: one player sees no more. They
   * decide nothing, and may use what is hidden: the positions they are asked about are imagined
   * ones. Where parts are named, reasons for a choice come from them: the game's texts have
   * sentences for each ({@link Prospect}), and {@code reason.wins}, {@code reason.stays} and {@code
   * reason.outs} for a choice that may win at once, that loses less often, and that may put others
   * out.
   *
   * @param position may be suspended; only read
   */
  default List<Prospect> prospects(P position) {
    return List.of();
  }

  /**
   * The outcome of a match ended by a command.
   *
   * @param command {@link Command#RESIGN} by {@code seat}, or {@link Command#STOP}, agreed by all
   */
  Outcome outcome(P position, Command command, Seat seat);

  /**
   * Whether the others play on when the seats of {@code gone} have resigned, run out of time or
   * left. If not, the match ends at once with {@link #outcome(Object, Command, Seat)} or {@link
   * #lost}.
   *
   * @param position may be suspended
   * @param gone the seats retired before, then those leaving now
   */
  default boolean playsOnWithout(P position, List<Seat> gone) {
    return false;
  }

  /**
   * Removes seats from a match in which the others play on. Called at the first checkpoint after
   * they left, with all seats that leave there: for the rules they leave at the same moment. Until
   * then {@link #fallback} answers their questions. From now on they must not be asked anything,
   * {@link #outcome} must place them, and {@link #view} should show that they are out.
   *
   * @param position at a checkpoint, possibly the one at the end of the match; to be changed
   * @param going at least one, in the order they left; possibly all remaining seats
   * @return the outcome if this ends the match; empty if the others play on
   */
  default Optional<Outcome> retire(P position, List<Departure> going) {
    throw new IllegalStateException("no seat plays on in " + info().key());
  }

  /**
   * Lets a seat that was retired play again, after {@link Command#TAKE_OVER}.
   *
   * @param position at a checkpoint; to be changed
   */
  default void restore(P position, Seat seat) {
    throw new IllegalStateException("no seat comes back in " + info().key());
  }

  /**
   * The outcome if {@code seat} runs out of time or has left: its side is last, and the others
   * share first place unless the game can rank them.
   *
   * @param reason {@link Outcome#TIME} or {@link Outcome#LEFT}
   * @param seats the number of seats
   */
  default Outcome lost(P position, Seat seat, String reason, int seats) {
    List<Seat> side = side(position, seat);
    Set<List<Seat>> sides = new HashSet<>();
    for (int i = 0; i < seats; i++) sides.add(side(position, Seat.of(i)));
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < seats; i++) places.add(side.contains(Seat.of(i)) ? sides.size() : 1);
    return new Outcome(List.copyOf(places), reason, List.of());
  }

  /**
   * The outcome if nobody has played for so long that the match is abandoned: sides with a seat
   * that has not left share first place, and the others the one after. A game that puts seats out
   * before the match is over must override this, so that they keep their places.
   *
   * @param position may be suspended; only read
   * @param gone the seats that have left, those included that are retired at the next checkpoint
   * @param seats the number of seats
   */
  default Outcome abandoned(P position, List<Seat> gone, int seats) {
    Set<Set<Seat>> there = new HashSet<>();
    List<Set<Seat>> sides = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      sides.add(Set.copyOf(side(position, Seat.of(i))));
      if (!gone.containsAll(sides.getLast())) there.add(sides.getLast());
    }
    List<Integer> places =
        sides.stream().map(side -> there.contains(side) ? 1 : 1 + there.size()).toList();
    return new Outcome(places, Outcome.ABANDONED, List.of());
  }

  /**
   * The whole position, secrets included, as plain JSON values (see {@code
   * arenhold.rules.notation.Json}) in the shape that {@code docs/notation.md} documents.
   *
   * @param position at a checkpoint
   */
  Map<String, Object> write(P position);

  /**
   * Reads a position written by {@link #write}, or made up in the same shape; missing parts are as
   * at the start of a match.
   *
   * @throws IllegalArgumentException with the reason, if it is not a valid position of this form
   */
  P read(Setup setup, Map<String, Object> written);

  /** The game's own vocabulary in scenarios. */
  default ScenarioGrammar scenarios() {
    return ScenarioGrammar.NONE;
  }

  /**
   * Parts of the rules to benchmark separately from whole matches.
   *
   * @param setup the set-up of the matches they are measured in
   */
  default List<Measure> measures(Setup setup) {
    return List.of();
  }

  /** The board as lines of text, for people and tests. */
  String drawn(P position);

  /**
   * The game's texts, and everything a client needs to draw it.
   *
   * @param locale one of {@link Bundle#LANGUAGES}; any other falls back to the first
   */
  GameCatalogue catalogue(Locale locale);
}
