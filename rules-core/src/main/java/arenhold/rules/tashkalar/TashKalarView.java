package arenhold.rules.tashkalar;

import arenhold.rules.View;
import java.util.List;
import java.util.Map;

/**
 * What one viewer may know of a position. Seats are numbers from 0, squares are written {@code e5},
 * pieces {@code nh} (colour letter and rank letter), cards by their keys.
 *
 * @param form key of the form
 * @param board the occupied squares, from the top left, each with its piece
 * @param seats what is public about each seat
 * @param hands each seat's hand, or null where this viewer may not know it
 * @param legends the shared legend deck
 * @param flares the shared flare deck
 * @param turn the turn that is being played; null before the first
 * @param playing the card whose effect is being resolved, or null
 * @param destroyed enemy pieces destroyed this turn (R10.6): piece to number
 * @param finalRound null until the end of the game was triggered (R15.6)
 * @param quiet turns in a row without progress (R15.10), null up to 50
 */
public record TashKalarView(
    String form,
    Map<String, String> board,
    List<SeatView> seats,
    List<Hand> hands,
    Pile legends,
    Pile flares,
    Turn turn,
    String playing,
    Map<String, Integer> destroyed,
    FinalRound finalRound,
    Integer quiet)
    implements View {

  /**
   * What everybody knows about a seat.
   *
   * @param upgraded heroic and legendary pieces on the board (R8.2)
   * @param pieces all pieces on the board (R8.2)
   * @param hand how many cards of each kind are held
   * @param deck how many beings are in the own deck
   * @param top cards that everybody knows to lie on top of it, from the top
   * @param discard the own discard pile in the order of the catalogue
   */
  public record SeatView(
      String school,
      String colour,
      int score,
      Supply supply,
      int upgraded,
      int pieces,
      Counts hand,
      int deck,
      List<String> top,
      List<String> discard) {}

  /** Pieces not on the board: common/heroic ones and legendary ones (R1.3). */
  public record Supply(int pieces, int legendary) {}

  /** Numbers of cards by kind. */
  public record Counts(int beings, int legends, int flares) {}

  /**
   * A hand and what its holder knows about the decks.
   *
   * @param under known places under each deck
   */
  public record Hand(List<Card> beings, List<Card> legends, List<Flare> flares, Places under) {}

  /** Known places under the decks, top first; null for a card this viewer does not know. */
  public record Places(List<String> beings, List<String> legends, List<String> flares) {}

  /**
   * A being or legend in hand.
   *
   * @param places squares where it could be summoned on the board as it stands
   * @param lacks if there is no such square: a placing that lacks exactly one piece, or null
   */
  public record Card(String card, List<String> places, Lack lacks) {}

  /**
   * A summoning that lacks one piece.
   *
   * @param at the summon square
   * @param square where an own piece is missing
   * @param rank the rank it needs at least
   */
  public record Lack(String at, String square, String rank) {}

  /** A flare in hand and which of its conditions hold on the board as it stands (R8.2). */
  public record Flare(String card, boolean upper, boolean lower) {}

  /** A shared deck: cards left and the discard pile in the order of the catalogue. */
  public record Pile(int deck, List<String> discard) {}

  /**
   * The turn being played.
   *
   * @param number counts from 1
   * @param actions actions left (R4.2)
   * @param discarded whether the discard action was used (R7.2)
   * @param extra whether this is an extra turn (R15.8)
   * @param extraCards decks of the extra cards to be drawn at its end (R11.6)
   * @param borrowing whether the next being may use one enemy piece (R9.5)
   */
  public record Turn(
      int number,
      int seat,
      int actions,
      boolean discarded,
      boolean extra,
      List<String> extraCards,
      boolean borrowing) {}

  /**
   * The final round.
   *
   * @param why {@code deck}, {@code score} or {@code idle}
   * @param seat in whose turn it was triggered; plays last
   * @param turnsLeft final turns still to be ended, after the triggering one
   */
  public record FinalRound(String why, int seat, int turnsLeft) {}
}
