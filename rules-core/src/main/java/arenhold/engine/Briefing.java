package arenhold.engine;

import arenhold.rules.Knowledge;
import arenhold.rules.View;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.List;

/** Tells an engine what its seat has learned since it was last told. */
final class Briefing {

  private Briefing() {}

  /**
   * What leads from {@code told} to {@code known}.
   *
   * @param match the name of the match
   * @param told what the engine has been told before
   */
  static List<ToEngine> since(String match, Knowledge told, Knowledge known, History history) {
    List<ToEngine> news = new ArrayList<>();
    if (!told.setup().equals(known.setup())) {
      news.add(new ToEngine.Revealed(match, known.setup()));
    }
    if (history == History.NONE) return news;
    boolean views = history == History.VIEWS;
    int before = told.lines().size();
    if (before > known.lines().size()) {
      before = known.lines().size();
      news.add(new ToEngine.Back(match, before));
    }
    for (int at = 0; at < known.lines().size(); at++) {
      Knowledge.Line line = known.lines().get(at);
      boolean same = at < before && line.equals(told.lines().get(at));
      if (!same) news.add(line(match, at, line, views));
    }
    for (int i = told.changes().size(); i < known.changes().size(); i++) {
      news.add(change(match, known.changes().get(i), views));
    }
    return news;
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
