package arenhold.server.room.state;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The numbers by which clients tell the questions and moments of a match apart, so that an answer
 * to an earlier one is recognised as stale.
 *
 * @param first the number with which the questions begin
 * @param asked for each seat the number of its question: {@code first} and the log's line since
 *     which it is open, orders not counted
 * @param byHand the seats that have taken back the answer to their open question: no order answers
 *     it, unless they give another one
 * @param hinted the seats that have been advised on their open question
 * @param moment the number of the newest line but hints and those that only wish for the end;
 *     commands are given for a moment
 */
public record Numbering(
    long first, List<Long> asked, Set<Integer> byHand, Set<Integer> hinted, long moment) {

  /** Before the first line of a match. */
  static Numbering fresh(int seats, long first) {
    return new Numbering(first, Collections.nCopies(seats, first), Set.of(), Set.of(), first);
  }

  /** After an order of this seat: nothing else has changed. */
  Numbering ordered(Seat seat) {
    Set<Integer> others = new HashSet<>(byHand);
    others.remove(seat.index());
    return new Numbering(first, asked, Set.copyOf(others), hinted, moment);
  }

  /**
   * After another line. A seat whose question is still the same keeps the number it was asked with.
   *
   * @param now the match before it, and {@code next} after it
   * @param lines how many lines the log had, orders not counted
   */
  Numbering after(Entry entry, Match<?> now, Match<?> next, int lines) {
    boolean agreement = entry.notation().equals(Command.STOP.notation());
    boolean resigns = entry.notation().equals(Command.RESIGN.notation());
    boolean hint = entry.notation().equals(Command.HINT.notation());
    boolean wish = hint || agreement || resigns && !next.gone(entry.seat());
    long number = first + lines + 1;
    List<Long> numbers = new ArrayList<>(asked);
    Set<Integer> hands = new HashSet<>(byHand);
    Set<Integer> advised = new HashSet<>(hinted);
    for (int i = 0; i < numbers.size(); i++) {
      Seat seat = Seat.of(i);
      boolean open = seat != entry.seat() || agreement || hint;
      if (open && same(now.asked(seat), next.asked(seat))) continue;
      numbers.set(i, number);
      hands.remove(i);
      advised.remove(i);
    }
    if (hint) advised.add(entry.seat().index());
    if (entry.notation().equals(Command.TAKE_BACK.notation())) hands.add(entry.seat().index());
    long then = wish ? moment : number;
    return new Numbering(first, List.copyOf(numbers), Set.copyOf(hands), Set.copyOf(advised), then);
  }

  private static boolean same(Asked before, Asked after) {
    return before != null
        && after != null
        && before.prompt() == after.prompt()
        && Arrays.equals(before.codes(), after.codes());
  }
}
