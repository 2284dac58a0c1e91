package arenhold.players;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Learns what positions are worth from matches with itself, some at a time. What it writes is all
 * there is to go on from: the same lesson always gives the same file.
 */
public interface Learner {

  /**
   * What is learned, and from which matches.
   *
   * @param form of the game
   * @param seats how many seats the matches have
   * @param seed for everything random
   * @param nodes how many nodes there are to plan a turn
   */
  record Lesson(String form, int seats, long seed, int nodes) {}

  /** Those who teach one game. */
  interface Teacher {

    /** The key of the game. */
    String game();

    /** Whether this form can be learned with so many seats. */
    boolean teaches(String form, int seats);

    /** Begins from nothing. */
    Learner begin(Lesson lesson);

    /**
     * Goes on where learning stopped.
     *
     * @throws IOException if what is read is of another lesson, or cannot be read
     */
    Learner goOn(Lesson lesson, InputStream from) throws IOException;
  }

  /** Plays some matches and learns from them. */
  void learn();

  /** How many matches have been learned from. */
  int matches();

  /** How far values were from targets, squared, in what was learned last, on average. */
  double error();

  /** Writes what has been learned, and how far it has come. */
  void write(OutputStream to) throws IOException;
}
