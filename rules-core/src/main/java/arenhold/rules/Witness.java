package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Records what one seat learns of a running match, where the match runs. Immutable. It holds more
 * than the seat may know; only {@link #knowledge} may be passed on.
 *
 * @param <P> the game's position
 */
public final class Witness<P> {

  private final Knowledge knowledge;

  /**
   * What the seat will learn of the newest lines once the open {@link Table#together} is complete.
   */
  private final List<Knowledge.Line> withheld;

  private Witness(Knowledge knowledge, List<Knowledge.Line> withheld) {
    this.knowledge = knowledge;
    this.withheld = withheld;
  }

  /** The knowledge of {@code seat} before the first choice of a match. */
  public static <P> Witness<P> of(Match<P> start, Seat seat) {
    Viewer viewer = Viewer.of(seat);
    Setup known = start.setup(viewer);
    return new Witness<>(Knowledge.none(known, seat, start.waiting(viewer)), List.of());
  }

  /** The seat's knowledge. */
  public Knowledge knowledge() {
    return knowledge;
  }

  /**
   * The witness after a line of the log.
   *
   * @param entry the line that turned {@code before} into {@code after}
   */
  public Witness<P> after(Match<P> before, Entry entry, Match<P> after) {
    if (entry.isOrder()) return this;
    Witness<P> next = next(before, entry, after);
    Setup known = after.setup(Viewer.of(knowledge.seat()));
    return new Witness<>(next.knowledge.in(known), next.withheld);
  }

  private Witness<P> next(Match<P> before, Entry entry, Match<P> after) {
    Viewer viewer = Viewer.of(knowledge.seat());
    Command command = Command.parse(entry.notation());
    if (command == Command.TAKE_BACK) {
      List<Knowledge.Line> fewer =
          withheld.isEmpty() ? withheld : withheld.subList(0, withheld.size() - 1);
      return new Witness<>(knowledge.takenBack(after.waiting(viewer)), fewer);
    }
    if (command != null) return changed(before, entry, command, after);
    Asked asked = before.asked(entry.seat());
    String learned =
        before.game().learned(before.position(), asked, before.code(asked, entry), viewer);
    boolean apart = before.togetherFrom() >= 0;
    boolean goesOn =
        apart
            && after.togetherFrom() == before.togetherFrom()
            && after.answersSince() == before.answersSince() + 1;
    boolean hidden = goesOn && entry.seat() != knowledge.seat();
    boolean unchosen = entry.byFallback() && new AutomaticAnswers<>(before).timesOut(asked);
    var line = new Knowledge.Line(entry.seat(), learned, after.view(viewer), unchosen);
    Knowledge more =
        knowledge.and(
            hidden ? new Knowledge.Line(line.by(), null, line.view(), false) : line,
            after.waiting(viewer));
    if (!goesOn) return new Witness<>(shown(more), List.of());
    List<Knowledge.Line> kept = new ArrayList<>(withheld);
    kept.add(line);
    return new Witness<>(more, List.copyOf(kept));
  }

  /** After a command other than a take-back: seats may leave or come back. */
  private Witness<P> changed(Match<P> before, Entry entry, Command command, Match<P> after) {
    List<Seat> seats = new ArrayList<>();
    String reason = null;
    if (command == Command.TAKE_OVER) {
      if (before.gone(entry.seat())) seats.add(entry.seat());
    } else {
      for (Departure each : after.departures()) {
        if (before.gone(each.seat()) || !after.gone(each.seat())) continue;
        seats.add(each.seat());
        reason = each.reason();
      }
    }
    if (seats.isEmpty()) return this;
    Viewer viewer = Viewer.of(knowledge.seat());
    View view = after.view(viewer);
    var change =
        new Knowledge.Change(
            knowledge.lines().size(), List.copyOf(seats), reason, before.atCheckpoint(), view);
    return new Witness<>(knowledge.and(change, after.waiting(viewer)), withheld);
  }

  /** The knowledge plus everything withheld. */
  private Knowledge shown(Knowledge more) {
    if (withheld.isEmpty()) return more;
    List<Knowledge.Line> lines = new ArrayList<>(more.lines());
    int from = lines.size() - 1 - withheld.size();
    for (int i = 0; i < withheld.size(); i++) lines.set(from + i, withheld.get(i));
    return new Knowledge(more.setup(), more.seat(), lines, more.changes(), more.waiting());
  }
}
