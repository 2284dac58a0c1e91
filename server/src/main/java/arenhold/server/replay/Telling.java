package arenhold.server.replay;

import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ReplayDocument;
import arenhold.server.protocol.ReplayDocument.Moment;
import arenhold.server.protocol.ReplayDocument.Step;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.view.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import tools.jackson.databind.JsonNode;

/** Observes the replay of a match and records what a browser needs to show it. */
final class Telling implements MatchRun.Witness {

  /** The most characters of patches and events recorded: ten times what long matches need. */
  private static final int MOST_CHARACTERS = 6 * 1024 * 1024;

  private final List<Step> steps = new ArrayList<>();
  private List<JsonNode> log;
  private JsonNode start;
  private JsonNode known;

  /** The events of the current step. */
  private final List<Event> news = new ArrayList<>();

  private final List<String> entries = new ArrayList<>();
  private Match<?> now;
  private int characters;
  private volatile int line = 1;
  private volatile boolean stopped;

  /** Cancels the replay: it ends at its next entry. */
  void stop() {
    stopped = true;
  }

  /** The refusal of a match that is too long, at the current line. */
  FileRefused tooLong() {
    return FileRefused.tooLong(line);
  }

  @Override
  public void begun(Match<?> match) {
    now = match;
    news.addAll(match.news(Viewer.AFTER_MATCH));
  }

  @Override
  public void played(MatchFile.Line entry, Match<?> match) {
    if (stopped) throw new CancellationException();
    // A step ends before the next answer of a player: chance and fallbacks belong to the step that
    // led to them.
    if (entry.entry().seat() != Seat.NATURE && !entry.entry().byFallback()) close();
    line = entry.number();
    now = match;
    entries.add(entry.entry().text());
    news.addAll(match.news(Viewer.AFTER_MATCH));
  }

  private void close() {
    JsonNode next = Frames.tree(moment());
    List<JsonNode> events = Frames.events(news);
    if (known == null) {
      start = next;
      log = events;
    } else {
      JsonNode patch = Patch.between(known, next);
      steps.add(new Step(List.copyOf(entries), patch, events));
      characters += patch.toString().length() + events.toString().length();
      if (characters > MOST_CHARACTERS) throw tooLong();
    }
    known = next;
    entries.clear();
    news.clear();
  }

  private Moment moment() {
    return new Moment(
        line,
        Frames.tree(now.view(Viewer.AFTER_MATCH)),
        now.waiting(Viewer.AFTER_MATCH),
        RoomDocument.Closing.of(now));
  }

  /** The recorded document of {@code file}, which has been replayed to its end. */
  ReplayDocument document(MatchFile file) {
    close();
    return new ReplayDocument(
        file.setup().game(),
        file.setup().form(),
        file.version(),
        file.players(),
        ReplayDocument.levels(file),
        new RoomDocument.Settings(file.setup().seats(), file.sealed(), file.setup().table()),
        file.mixed() == null ? null : file.mixed().match(),
        file.seedHash(),
        file.seed(),
        RoomDocument.Mixed.of(file.mixed()),
        start,
        log,
        steps);
  }
}
