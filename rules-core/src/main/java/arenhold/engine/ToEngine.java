package arenhold.engine;

import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Waiting;
import java.util.List;

/** What is said to an engine. In JSON the name of a message is its {@code t}, in lower case. */
public sealed interface ToEngine {

  /** Begins the conversation. */
  record Hello(int protocol) implements ToEngine {}

  /**
   * Opens a match.
   *
   * @param match its name in this conversation
   * @param rules the version of the game's rules
   * @param seat the seat that the engine plays
   * @param setup the set-up as far as the seat knows it
   * @param seed 64 bits for everything random in this match, as a whole number in a text
   * @param clock the time control as clients get it, or null if there is none
   * @param player for an engine with several players, which of them is to play: {@code
   *     NAME.VERSION}; null for the one as which it has introduced itself
   */
  record New(
      String match, int rules, Seat seat, Setup setup, String seed, Object clock, String player)
      implements ToEngine {}

  /**
   * A line of the log as the seat may read it. It takes the place of what was said before under
   * this number.
   *
   * @param at its number, from 0
   * @param by the seat that chose, or Nature
   * @param learned what the seat has learned of the choice, or null while nothing is known
   * @param unchosen whether it is known to be a fallback
   * @param view what the seat saw after it, or null
   */
  record Line(String match, int at, Seat by, String learned, boolean unchosen, Object view)
      implements ToEngine {}

  /** Choices were taken back: only so many lines are left. */
  record Back(String match, int lines) implements ToEngine {}

  /**
   * Seats left while the others play on, or one was taken over (no reason).
   *
   * @param after the number of lines before it
   * @param atOnce whether it took effect at once
   * @param view what the seat saw after it, or null
   */
  record Change(
      String match, int after, List<Seat> seats, String reason, boolean atOnce, Object view)
      implements ToEngine {}

  /** The set-up as the seat knows it now, after something secret in it has been shown. */
  record Revealed(String match, Setup setup) implements ToEngine {}

  /**
   * A question.
   *
   * @param id its number in this conversation
   * @param question as clients get it
   * @param view what the seat sees
   * @param waiting the seats that are asked now, as far as the seat may know
   * @param left how long the engine may think
   */
  record Ask(
      String match, long id, Question question, Object view, List<Waiting> waiting, Left left)
      implements ToEngine {}

  /**
   * How long an engine may think.
   *
   * @param ms until the answer must be there, or null if nothing limits it
   * @param nodes the budget of {@code Thinking}, or null if nothing limits it
   */
  record Left(Long ms, Long nodes) {}

  /** An answer was refused; the question is still open, and this is the only repetition. */
  record Refused(String match, long id, String code) implements ToEngine {}

  /** A question is not open any more: an answer to it is ignored. */
  record Lapsed(String match, long id) implements ToEngine {}

  /** The engine is to answer now. */
  record Stop(String match, long id) implements ToEngine {}

  /** A match is over, or no longer played by the engine ({@code outcome} null). */
  record Over(String match, Outcome outcome) implements ToEngine {}

  /** Asks for a sign of life. */
  record Ping() implements ToEngine {}

  /** Something the engine has sent is wrong. */
  record Error(String code, String text) implements ToEngine {}

  /** Ends the conversation. */
  record Quit() implements ToEngine {}
}
