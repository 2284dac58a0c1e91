package arenhold.rules.tvrz.deed;

import arenhold.rules.Answer;
import arenhold.rules.Asked;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Asking players. Whenever anybody is asked, everybody may lay a flag: those who are asked find
 * theirs in their list, the others have an offer (R82). Which flags are laid is carried out here.
 */
public final class Asking {

  /** The answer where a flag was laid instead: what was asked may have changed. */
  public static final int FLAG_LAID = -1;

  private Asking() {}

  /** The choices of one of several seats that are asked, to be added to the list. */
  @FunctionalInterface
  public interface SeatChoices {
    /** Adds those of {@code seat}. */
    void add(int seat, Options options);
  }

  /** The choices of a question, to be added to the list. */
  @FunctionalInterface
  public interface Choices {
    /** Adds them. */
    void add(Options options);
  }

  /**
   * Asks one seat.
   *
   * @return its choice, or {@link #FLAG_LAID}
   */
  public static int once(
      Position p, Table table, int seat, Ask ask, Object context, Choices choices) {
    List<Asked> offers = Flags.offers(p, List.of(seat));
    Options options = table.options();
    choices.add(options);
    Flags.list(p, seat, options);
    return taken(p, table, table.chooseWithOffers(Seat.of(seat), ask, context, offers));
  }

  /** Asks one seat, and again for as long as flags are laid: its choice. */
  public static int until(
      Position p, Table table, int seat, Ask ask, Object context, Choices choices) {
    int code;
    do code = once(p, table, seat, ask, context, choices);
    while (code == FLAG_LAID);
    return code;
  }

  /**
   * Asks several seats at once, each on the running public clock; the first answer counts. Neither
   * what opened the window nor what is done in it can be taken back (R112).
   *
   * @return who answered what; the code is {@link #FLAG_LAID} if it was a flag
   */
  public static Answer first(
      Position p, Table table, List<Integer> seats, Ask ask, SeatChoices each) {
    table.noReturn();
    List<Asked> questions = new ArrayList<>();
    for (int seat : seats) {
      Options options = table.options();
      each.add(seat, options);
      Flags.list(p, seat, options);
      questions.add(table.question(Seat.of(seat), ask, null));
    }
    questions.addAll(Flags.offers(p, seats));
    Answer answer = table.first(questions);
    table.noReturn();
    return new Answer(answer.seat(), taken(p, table, answer));
  }

  private static int taken(Position p, Table table, Answer answer) {
    if (!Code.is(answer.code(), Code.Verb.FLAG)) return answer.code();
    Flags.lay(p, table, answer.seat().index(), Code.with(answer.code()));
    return FLAG_LAID;
  }
}
