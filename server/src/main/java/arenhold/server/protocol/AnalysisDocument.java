package arenhold.server.protocol;

import arenhold.players.analysis.Estimate;
import java.util.List;
import java.util.Map;

/**
 * The analysis of a finished match, or how far it has come.
 *
 * @param state {@code made}, {@code waiting}, {@code making} or {@code failed}; only with the first
 *     there is anything in it
 * @param waiting how many are made before it
 * @param done how much of it is done, from 0 to 100
 * @param nodes how many positions were looked at, about
 * @param whole whether everything was judged, and it was not ended early
 * @param even the chance of each side before anything is known, in points of a hundred
 * @param seats in seat order
 */
public record AnalysisDocument(
    String state,
    int waiting,
    int done,
    long nodes,
    boolean whole,
    double even,
    List<OfSeat> seats) {

  /** It is there. */
  public static final String MADE = "made";

  /** Others are made before it. */
  public static final String WAITING = "waiting";

  /** It is being made. */
  public static final String MAKING = "making";

  /** It could not be made. */
  public static final String FAILED = "failed";

  /** One that is not there. */
  public static AnalysisDocument missing(String state, int waiting, int done) {
    return new AnalysisDocument(state, waiting, done, 0, false, 0, List.of());
  }

  /**
   * An estimate in points of a hundred.
   *
   * @param mean to a tenth
   * @param error its 95 % error
   */
  public record Points(double mean, double error) {

    private static final int HUNDRED = 100;

    /** An estimate of a chance or share. */
    public static Points of(Estimate estimate) {
      return new Points(points(estimate.mean()), points(estimate.error()));
    }

    /** A share in points of a hundred, to a tenth. */
    public static double points(double share) {
      return Math.round(share * HUNDRED * 10) / 10.0;
    }
  }

  /**
   * What a seat did and got.
   *
   * @param result its share of the win, in points of a hundred
   * @param luck what chance gave it beyond the average
   * @param adjusted its result less that
   */
  public record OfSeat(
      double result, Points luck, Points adjusted, List<OfTurn> turns, List<OfDraw> draws) {}

  /**
   * What a seat chose in a turn, or in several that are judged as one.
   *
   * @param turn its number; 0 outside turns
   * @param until the number of the last one
   * @param own whether it was the seat's own
   * @param moment the moment of the replay before its first choice
   * @param end the moment after its last one
   * @param played the chance of winning after it
   * @param best the chance after the best that was found
   * @param loss the difference
   * @param mark how much was certainly lost: {@code none}, {@code slight}, {@code clear} or {@code
   *     grave}
   * @param gained how much the chance rose since the seat's turn before
   * @param deciding the number among the turns that decided, from 1; 0 for the others
   * @param fork the moment from which the better choices differ
   * @param choices what was chosen from there on, in notation
   * @param better the better choices, in notation; empty if none were found
   * @param reasons why these are better; empty where the game names none
   * @param branch of a marked turn that decided, from the fork to what the better choices lead to,
   *     as a step of the replay; null of others, and if chance comes into it
   * @param opened how much more the better turn was worth with all hands open, which never counts;
   *     null where nothing was marked
   */
  public record OfTurn(
      int turn,
      int until,
      boolean own,
      int moment,
      int end,
      Points played,
      Points best,
      Points loss,
      String mark,
      double gained,
      int deciding,
      int fork,
      List<String> choices,
      List<String> better,
      List<Reason> reasons,
      ReplayDocument.Step branch,
      Points opened) {}

  /**
   * Why a turn is better than another.
   *
   * @param key its sentence is that of this key among the table's reasons, in the game's words
   * @param parts what the sentence names
   */
  public record Reason(String key, Map<String, List<String>> parts) {}

  /**
   * What chance gave a seat.
   *
   * @param moment the moment of the replay at which it is known
   */
  public record OfDraw(int turn, int moment, Points luck) {}
}
