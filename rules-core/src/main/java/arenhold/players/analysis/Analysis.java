package arenhold.players.analysis;

import arenhold.players.Hint;
import java.util.List;

/**
 * A finished match as it is judged from what each seat knew.
 *
 * @param version of the judge
 * @param nodes the budget it had, for the whole match
 * @param whole whether everything was judged; otherwise it was ended early
 * @param even the chance of each before anything is known: one among all sides
 * @param seats in seat order
 */
public record Analysis(int version, long nodes, boolean whole, double even, List<OfSeat> seats) {

  /** How many turns at the most are said to have decided, for each seat. */
  public static final int MOST_DECIDING = 5;

  public Analysis {
    seats = List.copyOf(seats);
  }

  /**
   * What a seat did and got.
   *
   * @param result its share of the win, from 0 to 1
   * @param luck what chance gave it beyond the average, and took from others
   * @param adjusted its result less that; may be below 0 or above 1
   * @param turns its turns in order
   * @param draws its draws in order
   */
  public record OfSeat(
      double result, Estimate luck, Estimate adjusted, List<OfTurn> turns, List<OfDraw> draws) {

    public OfSeat {
      turns = List.copyOf(turns);
      draws = List.copyOf(draws);
    }
  }

  /**
   * What a seat chose in a turn, or in several that are judged as one.
   *
   * @param turn the turn's number; 0 before the first
   * @param until the number of the last one
   * @param own whether it was the seat's own turn
   * @param moment where a replay shows its first choice
   * @param end where a replay shows what its last choice led to
   * @param played its chance of winning after its choices
   * @param best its chance after the best that was found
   * @param loss the difference
   * @param mark how much was certainly lost
   * @param gained how much its chance rose since its turn before
   * @param deciding the number of the turn among those that decided, from 1; 0 if it is none
   * @param choices what it chose
   * @param from which of its choices the better ones replace
   * @param fork where a replay shows that choice
   * @param better the better choices; empty if none were found
   * @param reasons why these are better, where the game names them
   * @param opened of a marked turn that decided: how much better these were with all hands open,
   *     which counts for nothing; null for others
   */
  public record OfTurn(
      int turn,
      int until,
      boolean own,
      int moment,
      int end,
      Estimate played,
      Estimate best,
      Estimate loss,
      Mark mark,
      Estimate gained,
      int deciding,
      List<String> choices,
      int from,
      int fork,
      List<String> better,
      List<Hint.Reason> reasons,
      Estimate opened) {

    public OfTurn {
      choices = List.copyOf(choices);
      better = List.copyOf(better);
      reasons = List.copyOf(reasons);
    }

    OfTurn deciding(int number, Estimate shown) {
      return new OfTurn(
          turn, until, own, moment, end, played, best, loss, mark, gained, number, choices, from,
          fork, better, reasons, shown);
    }
  }

  /**
   * What chance gave a seat.
   *
   * @param turn in which turn
   * @param moment where a replay shows what it led to
   * @param luck what it was worth beyond the average
   */
  public record OfDraw(int turn, int moment, Estimate luck) {}
}
