package arenhold.engine;

import arenhold.players.Seen;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Knowledge;
import arenhold.rules.Setup;
import arenhold.rules.View;
import arenhold.rules.Waiting;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What an engine has been told of its matches, with {@link History#VIEWS}: the knowledge of each
 * seat, exactly as {@code Conversation} was given it.
 */
final class Notes {

  /** What is known of one match. */
  private static final class Page {
    private final Game<?> game;
    private final ToEngine.New opening;
    private final List<Knowledge.Line> lines = new ArrayList<>();
    private final List<Knowledge.Change> changes = new ArrayList<>();
    private Setup setup;

    Page(Game<?> game, ToEngine.New opening) {
      this.game = game;
      this.opening = opening;
      this.setup = opening.setup();
    }

    Knowledge known(List<Waiting> waiting) {
      return new Knowledge(setup, opening.seat(), lines, changes, waiting);
    }

    View view(Object plain) {
      if (plain == null) return null;
      try {
        return Records.read(game.viewType(), plain);
      } catch (IllegalArgumentException wrong) {
        throw new EngineFault(Code.MALFORMED, "view: " + wrong.getMessage());
      }
    }
  }

  private final Function<String, Game<?>> games;
  private final int most;
  private final Map<String, Page> pages = new LinkedHashMap<>();

  /**
   * Notes of nothing.
   *
   * @param games finds the newest rules of a game by its key, or null
   * @param most how many matches may be open at once
   */
  Notes(Function<String, Game<?>> games, int most) {
    this.games = games;
    this.most = most;
  }

  /**
   * Notes what is said of a match; other messages are passed over.
   *
   * @throws EngineFault if it does not belong here
   */
  void heed(ToEngine message) {
    switch (message) {
      case ToEngine.New opening -> open(opening);
      case ToEngine.Line line -> line(page(line.match()), line);
      case ToEngine.Back back -> {
        List<Knowledge.Line> lines = page(back.match()).lines;
        if (back.lines() < 0 || back.lines() > lines.size()) {
          throw new EngineFault(Code.OUT_OF_ORDER, "there are " + lines.size() + " lines");
        }
        lines.subList(back.lines(), lines.size()).clear();
      }
      case ToEngine.Change change -> {
        Page page = page(change.match());
        page.changes.add(
            new Knowledge.Change(
                change.after(),
                needed(change.seats(), "seats"),
                change.reason(),
                change.atOnce(),
                page.view(change.view())));
      }
      case ToEngine.Revealed revealed ->
          page(revealed.match()).setup = needed(revealed.setup(), "setup");
      case ToEngine.Over over -> pages.remove(over.match());
      default -> {
        // Nothing to remember.
      }
    }
  }

  private void open(ToEngine.New opening) {
    String match = needed(opening.match(), "match");
    Setup setup = needed(opening.setup(), "setup");
    needed(opening.seat(), "seat");
    boolean more = !pages.containsKey(match) && pages.size() == most;
    if (more) throw new EngineFault(Code.TOO_MANY, most + " matches are open");
    Game<?> newest = games.apply(setup.game());
    Game<?> game = newest == null ? null : newest.at(opening.rules());
    GameInfo.Form form = game == null ? null : game.info().form(setup.form());
    boolean fits = form != null && setup.size() <= form.maxSeats();
    if (!fits || opening.seat().index() < 0 || opening.seat().index() >= setup.size()) {
      String text = Excerpt.of(setup.game() + " " + setup.form()) + ", rules " + opening.rules();
      throw new EngineFault(Code.NOT_PLAYED, text);
    }
    pages.put(match, new Page(game, opening));
  }

  private static void line(Page page, ToEngine.Line line) {
    if (line.at() < 0 || line.at() > page.lines.size()) {
      throw new EngineFault(Code.OUT_OF_ORDER, "there are " + page.lines.size() + " lines");
    }
    var known =
        new Knowledge.Line(
            needed(line.by(), "by"), line.learned(), page.view(line.view()), line.unchosen());
    if (line.at() == page.lines.size()) page.lines.add(known);
    else page.lines.set(line.at(), known);
  }

  private static <T> T needed(T value, String name) {
    if (value != null) return value;
    throw new EngineFault(Code.MALFORMED, name + " is missing");
  }

  /** How the match of this name was opened. */
  ToEngine.New opening(String match) {
    return page(match).opening;
  }

  /** What the seat sees when it is asked this. */
  Seen<?> seen(ToEngine.Ask ask) {
    Page page = page(needed(ask.match(), "match"));
    needed(ask.question(), "question");
    Knowledge known = page.known(needed(ask.waiting(), "waiting"));
    if (ask.question().seat() != known.seat() || ask.question().choices().isEmpty()) {
      throw new EngineFault(Code.MALFORMED, "a question for another seat, or without choices");
    }
    return seen(page.game, known, ask);
  }

  private static <P> Seen<P> seen(Game<P> game, Knowledge known, ToEngine.Ask ask) {
    return new Seen<>(game, known, ask.question());
  }

  private Page page(String match) {
    Page page = match == null ? null : pages.get(match);
    if (page != null) return page;
    throw new EngineFault(Code.NO_MATCH, match == null ? "no match" : Excerpt.of(match));
  }
}
