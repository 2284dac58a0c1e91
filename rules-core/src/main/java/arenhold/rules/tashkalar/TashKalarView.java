package arenhold.rules.tashkalar;

import arenhold.rules.View;
import java.util.List;
import java.util.Map;

/**
 * What one viewer may know of a position. Seats are numbers from 0, squares are written {@code e5},
 * pieces {@code nh} (colour letter and rank letter), cards by their keys.
 *
 * @param form key of the form
 * @param goal the score that triggers the end of the game (R15.3 to R15.5, R14.4)
 * @param board the occupied squares, from the top left, each with its piece
 * @param gateway the square of the piece that is the Gateway (R19.1), or null
 * @param seats the public information about each seat
 * @param hands each seat's hand, or null where this viewer may not know it
 * @param legends the shared legend deck
 * @param flares the shared flare deck
 * @param tasks the tasks (R10), null in forms without
 * @param turn the turn that is being played; null before the first
 * @param playing the card whose effect is being resolved, or null
 * @param destroyed enemy pieces destroyed this turn (R10.6): piece to number
 * @param finalRound null until the end of the game was triggered (R15.6)
 * @param quiet turns in a row without progress (R15.10), null up to 50
 */
public record TashKalarView(
    String form,
    int goal,
    Map<String, String> board,
    String gateway,
    List<SeatView> seats,
    List<Hand> hands,
    Pile legends,
    Pile flares,
    Tasks tasks,
    Turn turn,
    String playing,
    Map<String, Integer> destroyed,
    FinalRound finalRound,
    Integer quiet)
    implements View {

  /**
   * What everybody knows about a seat.
   *
   * @param school its school, null until chance has dealt it
   * @param colour the letter of the colour it plays, null until schools are known
   * @param side the side it plays for, from 0; sides have scores, supplies, tasks and progress
   * @param score what its side has: points on the track; or points of claimed tasks and one for
   *     each own legendary piece on the board (R10.5); in a Melee its points in its weakest colour
   *     (R16.3)
   * @param tracks in a Melee its points in each enemy colour, in the order of the seats; else empty
   * @param claimed the tasks its side has claimed, in the order of the catalogue
   * @param upgraded heroic and legendary pieces on the board (R8.2)
   * @param pieces all pieces on the board (R8.2)
   * @param hand how many cards of each kind are held
   * @param deck how many beings are in the own deck
   * @param upright how many of them are not rotated (R12.5), null in forms without teams
   * @param top cards that everybody knows to lie on top of it, from the top
   * @param counters letters of the enemy colours with which it can still improvise (R9.1)
   * @param discard the own discard pile in the order of the catalogue; of Etherweave from the
   *     bottom to the top
   * @param frozen its card with a frozen effect in play (R18.2), or null
   * @param fewer how many actions fewer its side has in its next turn (R18.8)
   * @param pending its pending being (R20.3), also counted in its hand, or null
   * @param stored the piece stored on that card (R20.10), or null
   * @param penalty what its side would lose for pending beings if the game ended now (R20.6)
   * @param out whether it is out while the others play on (Q15)
   */
  public record SeatView(
      String school,
      String colour,
      int side,
      int score,
      List<Track> tracks,
      List<String> claimed,
      Supply supply,
      int upgraded,
      int pieces,
      Counts hand,
      int deck,
      Integer upright,
      List<String> top,
      List<String> counters,
      List<String> discard,
      String frozen,
      int fewer,
      String pending,
      String stored,
      int penalty,
      boolean out) {}

  /**
   * Points in one enemy colour (R10.12).
   *
   * @param weakest whether the seat has fewest points in this colour, perhaps among others; never
   *     in that of a player who is out (Q15)
   */
  public record Track(String colour, int points, boolean weakest) {}

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

  /**
   * A flare in hand and which of its conditions hold on the board as it stands (R8.2).
   *
   * @param upper whether the upper one holds, in a Melee against any opponent
   * @param lower whether the lower one holds, in a Melee against any opponent
   * @param against in a Melee the same for each opponent (R8.7); else empty
   */
  public record Flare(String card, boolean upper, boolean lower, List<Against> against) {}

  /** Which conditions of a flare hold against the opponent of this colour. */
  public record Against(String colour, boolean upper, boolean lower) {}

  /**
   * The face-up tasks and the deck (R3.2, R10.3).
   *
   * @param current the three current tasks in their places, null for a gap; fewer during the set-up
   * @param next the next task, which cannot be claimed yet; null if there is none
   * @param deck how many tasks lie face down
   * @param under tasks that everybody saw go under the deck, from the top
   */
  public record Tasks(List<TaskView> current, TaskView next, int deck, List<String> under) {}

  /**
   * A face-up task and how near each side is to it. What it demands and where is in the catalogue.
   *
   * @param progress one for each side, in their order
   */
  public record TaskView(String task, List<Progress> progress) {}

  /**
   * How near a side is to a task on the board as it stands. Of a task that can be met in several
   * ways it is the one that is met or lacks least. What is destroyed and summoned counts for the
   * side whose turn it is; the others have 0 of it.
   *
   * @param met whether it could be claimed if the turn of this side ended now
   * @param counts the counts, each of which must suffice
   */
  public record Progress(boolean met, List<Count> counts) {}

  /**
   * One thing that is counted: "2 of 3 on red".
   *
   * @param what {@code pieces}, {@code upgraded}, {@code legendary}: own pieces; {@code lead},
   *     {@code upgradedLead}: own minus enemy ones; {@code around}: own pieces around the enemy
   *     piece on {@code where}; {@code isolated}: enemy pieces cut off; {@code chain}: own pieces
   *     on the way that lacks fewest, which has {@code need} squares; {@code destroyed}, {@code
   *     destroyedUpgraded}, {@code destroyedHeroic}, {@code destroyedLegendary}, {@code summoned},
   *     {@code summonedLegendary}: in this turn
   * @param where {@code red}, {@code green}, {@code coloured}, {@code central}, {@code plus},
   *     {@code cross}, a line ({@code row-3} to {@code row-5}, {@code col-3} to {@code col-5}: rows
   *     and columns from 0; diagonals {@code down}, {@code up}), the ends of a chain ({@code
   *     left-right}, {@code top-bottom}, {@code nw-se}, {@code ne-sw}), a square; or null
   * @param have how many there are; a lead may be below 0
   * @param need how many there must be
   * @param squares where the counted pieces stand, if they stand anywhere
   */
  public record Count(String what, String where, int have, int need, List<String> squares) {}

  /** A shared deck: cards left and the discard pile in the order of the catalogue. */
  public record Pile(int deck, List<String> discard) {}

  /**
   * The turn being played.
   *
   * @param number counts from 1
   * @param seat whose turn it is
   * @param acting who decides now: another seat only after a hand-over (R12.3)
   * @param handedOver whether the turn was handed over; {@code acting} is the seat again when only
   *     the end of the turn is left
   * @param actions actions left (R4.2)
   * @param discarded whether the discard action was used (R7.2)
   * @param extra whether this is an extra turn (R15.8)
   * @param extraCards decks of the extra cards to be drawn at its end (R11.6)
   * @param borrowing whether the next being may use one enemy piece (R9.5)
   * @param summonsNext whether nothing but a summoning may come next (R18.10)
   * @param possessed letter of the colour whose pieces serve as own ones in the next summoning
   *     (R19.11), or null
   * @param emptySquares whether two empty squares may serve in the next summoning (R20.12)
   * @param credits how many times each piece destroyed from now on is credited (R20.11)
   */
  public record Turn(
      int number,
      int seat,
      int acting,
      boolean handedOver,
      int actions,
      boolean discarded,
      boolean extra,
      List<String> extraCards,
      boolean borrowing,
      boolean summonsNext,
      String possessed,
      boolean emptySquares,
      int credits) {}

  /**
   * The final round.
   *
   * @param why {@code deck}, {@code score} or {@code idle}
   * @param seat in whose turn it was triggered; plays last
   * @param turnsLeft final turns still to be ended, after the triggering one
   */
  public record FinalRound(String why, int seat, int turnsLeft) {}
}
