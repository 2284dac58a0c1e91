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
 * <p>Promises, checked for every game by the contract test:
 *
 * <ul>
 *   <li>A game reads no clock, no random source and no static state: equal answers give equal
 *       positions, questions, events and views.
 *   <li>Every question offers at least 1 choice and at most {@link #MOST_CHOICES}; their notations
 *       differ.
 *   <li>Whatever is offered is accepted; whatever is not is refused and changes nothing.
 *   <li>Every match ends.
 *   <li>A seat that was retired is asked nothing until it is restored.
 *   <li>What a viewer gets depends only on what that viewer may know.
 *   <li>Exceptions mean a mistake in the rules' code and nothing else.
 * </ul>
 *
 * @param <P> the game's position
 */
public interface Game<P> {

  /**
   * The longest list of choices a question may offer. Lists of 262 have been measured in games that
   * ask for a target at once; this leaves them room, and still catches lists that grow by mistake.
   * A game may ask sooner in two steps, which is easier to read.
   */
  int MOST_CHOICES = 512;

  /** What the game says of itself. */
  GameInfo info();

  /**
   * The same game by older rules, for matches that began under them: new ones are always played by
   * {@code this}. Each has the same key, and another, lower version.
   */
  default List<? extends Game<?>> earlier() {
    return List.of();
  }

  /** The game by the rules of this version, or null if they are not here. */
  default Game<?> at(int version) {
    if (info().version() == version) return this;
    for (Game<?> old : earlier()) if (old.info().version() == version) return old;
    return null;
  }

  /**
   * Why this set-up cannot be played (see {@link Setup#problem}), or null if it can. Says {@link
   * Setup.Problem#MISSING} only if nothing that is chosen already is wrong, so that a wrong choice
   * is refused when it is made. Never throws, whatever the set-up holds.
   */
  default Setup.Problem problem(Setup setup) {
    GameInfo.Form form = info().form(setup.form());
    return form == null ? Setup.Problem.of("form") : setup.problem(form);
  }

  /**
   * Whether the game has shown by now what {@code seat} chose for its secret option of this key.
   * Before that nobody but the seat is told, after the match everybody is.
   */
  default boolean shows(P position, Seat seat, String option) {
    return false;
  }

  /**
   * The set-up in which everything is decided that depends on the match which these players played
   * before, so that it can be played and replayed by itself. Never changes a secret option: what it
   * was is published already.
   *
   * @param places the place in that match of each seat's player, in the seat order of this set-up;
   *     null for who did not play it, and for all if there was none
   */
  default Setup settled(Setup setup, List<Integer> places) {
    return setup;
  }

  /**
   * What each seat of a match plays with: its options, in seat order, with the value that chance
   * found in the place of {@link Option#RANDOM}; without those that are still open. For nobody's
   * eyes before the match is over.
   */
  default List<Map<String, String>> dealt(Setup setup, P position) {
    return setup.spelledOut(info().form(setup.form())).seats();
  }

  /** The position before the first question; {@link #problem} must have answered null. */
  P start(Setup setup);

  /** A copy that shares nothing mutable with {@code position}, which stands at a checkpoint. */
  P copy(P position);

  /**
   * Plays one unit (a set-up step, an action with its whole effect, an end of turn) up to the next
   * checkpoint, where nothing is left but the position itself.
   *
   * <p>When {@code table} has no answer yet it throws {@link Suspend}: let it pass, without {@code
   * finally} or {@code catch}. The position is then only looked at, never played on.
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

  /** The notation of {@link #choice}, for those who need nothing else. */
  default String notation(P position, Asked asked, int code) {
    return choice(position, asked, code).notation();
  }

  /** What an open question is about, for the seat that is asked. */
  Question.Context context(P position, Asked asked);

  /**
   * The code of the choice that stands for a seat that does not choose: the one that does least, or
   * least harm. The first one unless a game says otherwise.
   */
  default int fallback(P position, Asked asked) {
    return asked.codes()[0];
  }

  /**
   * How long an open question waits besides the match clock. Everybody at the table may know it: it
   * must tell nothing that not everybody knows. Optional offers are not asked about.
   *
   * @param position the suspended position in which it was asked
   */
  default Patience patience(P position, Asked asked) {
    return Patience.NONE;
  }

  /**
   * What standing orders about this question are called, the most particular name first; none if
   * its seat must always decide for itself. A name that comes only once, such as one with the
   * number of a round, makes orders that hold for that time alone.
   *
   * @param position the suspended position in which it was asked
   */
  default List<String> orderNames(P position, Asked asked) {
    return List.of();
  }

  /**
   * Why {@code seat} may not give this standing order now, as a code, or null if it may; must tell
   * {@code seat} nothing it does not know. Withdrawing an order should always be allowed.
   *
   * @param position may be suspended
   */
  default String problem(P position, Seat seat, Order order) {
    return "order";
  }

  /** What {@code viewer} may know of the position, which may be suspended. */
  View view(P position, Viewer viewer);

  /**
   * What {@code viewer} learns of a choice when it is made: its notation, or a part of it such as
   * the deck from which somebody draws a card, or nothing (an empty text). Of what is decided
   * {@link Table#together} others learn this only when all have decided.
   *
   * @param position the suspended position in which it was asked
   */
  default String learned(P position, Asked asked, int code, Viewer viewer) {
    return notation(position, asked, code);
  }

  /**
   * How positions are imagined that fit what {@code seat} knows.
   *
   * @param known the set-up as the seat knows it: without what others chose in secret
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
   * A match that fits all one seat knows, everything it cannot know dealt anew; {@link Imagination}
   * does it many times for the same knowledge.
   *
   * @param nature where chance is asked
   * @throws IllegalStateException if no match fits
   */
  default World<P> imagine(Knowledge known, Table nature) {
    return new Imagination<>(this, known).world(nature);
  }

  /**
   * Whether {@code seat} may give this command, one of those that seats give, now. {@link
   * Command#TAKE_BACK}: whether the table allows it at all; what can be taken back is the match's
   * concern. {@link Command#STOP}: whether the match may be stopped by agreement now. {@link
   * Command#TAKE_OVER}: whether a seat that has gone may be played again.
   */
  boolean allows(P position, Command command, Seat seat);

  /**
   * The seats that win and lose together with {@code seat}, itself included: they resign only if
   * all of them want to that have not gone.
   */
  default List<Seat> side(P position, Seat seat) {
    return List.of(seat);
  }

  /**
   * Which turn it is in {@code position}, which may be suspended: what players have time for. Must
   * tell nothing that is not known to everybody.
   */
  default Turn turn(P position) {
    return Turn.NONE;
  }

  /** How the match stands if it ends in {@code position} by having been played to the end. */
  Outcome outcome(P position);

  /**
   * How the match ends by a command.
   *
   * @param command {@link Command#RESIGN} by {@code seat}, or {@link Command#STOP}, agreed by all
   */
  Outcome outcome(P position, Command command, Seat seat);

  /**
   * Whether the others play on when the seats of {@code gone} have resigned, run out of time or
   * left; if not, the match ends at once, as {@link #outcome(Object, Command, Seat)} or {@link
   * #lost} says.
   *
   * @param position may be suspended
   * @param gone those that were retired before, then those that are going now
   */
  default boolean playsOnWithout(P position, List<Seat> gone) {
    return false;
  }

  /**
   * Takes seats out of a match that the others play on. Called at the first checkpoint after they
   * went, with all that go there: as far as the rules are concerned they go at the same moment. Up
   * to there their questions are answered by {@link #fallback}. They must not be asked anything
   * from now on, {@link #outcome} must place them, and {@link #view} should say that they are out.
   *
   * @param position at a checkpoint, perhaps that at which the match has just been played to its
   *     end; to be changed
   * @param going at least one, in the order in which they went; perhaps all who still play
   * @return how the match ends by it; empty if the others play on
   */
  default Optional<Outcome> retire(P position, List<Departure> going) {
    throw new IllegalStateException("nobody plays on in " + info().key());
  }

  /**
   * Lets a seat that was retired play again, after {@link Command#TAKE_OVER}.
   *
   * @param position at a checkpoint; to be changed
   */
  default void restore(P position, Seat seat) {
    throw new IllegalStateException("nobody comes back in " + info().key());
  }

  /**
   * How the match ends because {@code seat} has no time left or is gone: its side is last, and the
   * others share the first place unless a game can tell how they stand.
   *
   * @param reason {@link Outcome#TIME} or {@link Outcome#LEFT}
   * @param seats how many play
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
   * The whole position, secrets included, as plain JSON values (see {@code
   * arenhold.rules.notation.Json}) in the shape that {@code docs/notation.md} documents.
   *
   * @param position at a checkpoint
   */
  Map<String, Object> write(P position);

  /**
   * The position that {@link #write} wrote, or one somebody made up in the same shape; what is left
   * out is as at the start of a match.
   *
   * @throws IllegalArgumentException if it describes no position of this form, saying why
   */
  P read(Setup setup, Map<String, Object> written);

  /** How scenarios write what is this game's own. */
  default ScenarioGrammar scenarios() {
    return ScenarioGrammar.NONE;
  }

  /**
   * Parts of the rules whose speed deserves a line of its own beside that of whole matches.
   *
   * @param setup how the matches are set up that they are measured in
   */
  default List<Measure> measures(Setup setup) {
    return List.of();
  }

  /** The board as lines of text, for people and tests. */
  String drawn(P position);

  /**
   * The game in words, and all that a client needs to draw it.
   *
   * @param locale one of {@link Bundle#LANGUAGES}; others give the first of them
   */
  GameCatalogue catalogue(Locale locale);
}
