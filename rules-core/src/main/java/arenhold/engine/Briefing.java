package arenhold.engine;

import arenhold.rules.Knowledge;
import arenhold.rules.View;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tells an engine what its seat has learned since it was last told. */
final class Briefing {

  private Briefing() {}

  /**
   * What leads from {@code told} to {@code known}, made one after the other: with all its views it
   * may be long.
   *
   * @param match the name of the match
   * @param told what the engine has been told before
   */
  static Stream<ToEngine> since(String match, Knowledge told, Knowledge known, History history) {
    List<ToEngine> first = new ArrayList<>();
    if (!told.setup().equals(known.setup())) {
      first.add(new ToEngine.Revealed(match, known.setup()));
    }
    if (history == History.NONE) return first.stream();
    boolean views = history == History.VIEWS;
    int before = Math.min(told.lines().size(), known.lines().size());
    if (told.lines().size() > before) first.add(new ToEngine.Back(match, before));
    Stream<ToEngine> lines =
        IntStream.range(0, known.lines().size())
            .filter(at -> at >= before || !known.lines().get(at).equals(told.lines().get(at)))
            .mapToObj(at -> line(match, at, known.lines().get(at), views));
    Stream<ToEngine> changes =
        known.changes().stream()
            .skip(told.changes().size())
            .map(change -> change(match, change, views));
    return Stream.of(first.stream(), lines, changes).flatMap(each -> each);
  }

  /**
   * What an engine has been told that was told {@code told} and then the beginning of what leads to
   * {@code known}.
   *
   * @param said that beginning
   */
  static Knowledge after(Knowledge told, List<ToEngine> said, Knowledge known) {
    if (said.isEmpty()) return told;
    int lines = 0;
    int changes = told.changes().size();
    for (ToEngine each : said) {
      if (each instanceof ToEngine.Line line) lines = line.at() + 1;
      if (each instanceof ToEngine.Change) changes++;
    }
    List<Knowledge.Line> all = new ArrayList<>(known.lines().subList(0, lines));
    int before = Math.min(told.lines().size(), known.lines().size());
    if (before > lines) all.addAll(told.lines().subList(lines, before));
    List<Knowledge.Change> changed = known.changes().subList(0, changes);
    return new Knowledge(known.setup(), known.seat(), all, changed, List.of());
  }

  private static ToEngine line(String match, int at, Knowledge.Line line, boolean views) {
    Object view = plain(line.view(), views);
    return new ToEngine.Line(match, at, line.by(), line.learned(), line.unchosen(), view);
  }

  private static ToEngine change(String match, Knowledge.Change change, boolean views) {
    return new ToEngine.Change(
        match,
        change.after(),
        change.seats(),
        change.reason(),
        change.atOnce(),
        plain(change.view(), views));
  }

  private static Object plain(View view, boolean wanted) {
    return wanted && view != null ? Records.plain(view) : null;
  }

  /** What the seat sees now, or null before anything has happened. */
  static View view(Knowledge known) {
    int lines = known.lines().size();
    Knowledge.Change last = known.changes().isEmpty() ? null : known.changes().getLast();
    if (last != null && last.after() == lines) return last.view();
    return lines == 0 ? null : known.lines().getLast().view();
  }
}
