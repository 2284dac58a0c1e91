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

/** Watches a match being played again and notes what a browser needs to show it. */
final class Telling implements MatchRun.Witness {

  /** How many characters of patches and events are told; ten times what long matches need. */
  private static final int MOST_CHARACTERS = 6 * 1024 * 1024;

  private final List<Step> steps = new ArrayList<>();
  private List<JsonNode> log;
  private JsonNode start;
  private JsonNode known;

  /** What happened by the step that is being put together. */
  private final List<Event> news = new ArrayList<>();

  private final List<String> entries = new ArrayList<>();
  private Match<?> now;
  private int characters;
  private volatile int line = 1;
  private volatile boolean stopped;

  /** The work is not waited for any more: it ends at its next entry. */
  void stop() {
    stopped = true;
  }

  /** What is said of a match that is too long to be told, at the line where it became so. */
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
    // A step ends where the next answer of a player begins: chance and fallbacks belong to what
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

  /** All that was noted of {@code file}, which has been played. */
  ReplayDocument document(MatchFile file) {
    close();
    return new ReplayDocument(
        file.setup().game(),
        file.setup().form(),
        file.version(),
        file.players(),
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
