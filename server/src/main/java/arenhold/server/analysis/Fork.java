package arenhold.server.analysis;

import arenhold.players.Players;
import arenhold.players.analysis.Attempt;
import arenhold.rules.Choice;
import arenhold.rules.Chronicle;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.RoomDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import tools.jackson.databind.JsonNode;

/**
 * Where a turn is tried again: follows a match that is replayed as one seat saw it, up to a choice
 * of that seat.
 *
 * @param <P> the game's position
 */
final class Fork<P> implements MatchRun.Witness {

  /** How many imagined matches are tried for one in which the known ways are possible. */
  private static final int MOST_WORLDS = 16;

  private final Seat seat;
  private final Viewer viewer;
  private final int wanted;
  private final List<List<String>> ways;
  private final List<Event> told = new ArrayList<>();
  private Match<P> now;
  private Witness<P> witness;
  private int moment;
  private volatile boolean stopped;
  private Attempt<P> attempt;
  private RoomDocument.Closing closing;
  private List<JsonNode> log;

  /**
   * @param moment of the choice, as of a replay
   * @param ways that must be possible, in notation: what was played and what is better. Where they
   *     depend on what the seat did not know, not every imagined match allows them
   */
  Fork(Seat seat, int moment, List<List<String>> ways) {
    this.seat = seat;
    this.ways = ways;
    this.viewer = Viewer.of(seat);
    this.wanted = moment;
  }

  /** Ends the replay at its next entry. */
  void stop() {
    stopped = true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void begun(Match<?> match) {
    now = (Match<P>) match;
    witness = Witness.of(now, seat);
    told.addAll(now.news(viewer));
  }

  @Override
  @SuppressWarnings("unchecked")
  public void played(MatchFile.Line line, Match<?> match) {
    if (stopped) throw new CancellationException();
    if (log != null) return;
    Entry entry = line.entry();
    boolean made = entry.seat() != Seat.NATURE && !entry.byFallback();
    if (made && moment++ == wanted) {
      begin(entry);
      return;
    }
    Match<P> after = (Match<P>) match;
    witness = witness.after(now, entry, after);
    now = after;
    told.addAll(now.news(viewer));
  }

  private void begin(Entry entry) {
    log = Frames.events(told);
    closing = RoomDocument.Closing.of(now);
    Question question = now.question(seat).orElse(null);
    if (question == null || entry.seat() != seat) return;
    List<String> offered = question.choices().stream().map(Choice::notation).toList();
    int index = offered.indexOf(entry.notation());
    if (index < 0) return;
    var from = new Chronicle.Choice(wanted, now.turn(), witness.knowledge(), question, index, true);
    boolean whole = Players.judge(now.setup()).wholeTurns();
    for (int i = 0; i < MOST_WORLDS && attempt == null; i++) {
      Attempt<P> one = Attempt.of(now.game(), from, whole, Analyses.SEED + i);
      if (ways.stream().allMatch(way -> leads(one, way))) attempt = one;
    }
  }

  /** Whether a way to play the turn is possible in this imagined match. */
  private static boolean leads(Attempt<?> attempt, List<String> way) {
    Attempt<?> at = attempt;
    for (String choice : way) {
      if (at.over()) return true;
      at = at.choose(choice);
      if (at == null) return false;
    }
    return true;
  }

  /** The try before its first choice; null if there can be none. */
  Attempt<P> attempt() {
    return attempt;
  }

  /** What the seat had been told before. */
  List<JsonNode> log() {
    return log;
  }

  /** Who wanted the match to end there, or was out of it. */
  RoomDocument.Closing closing() {
    return closing;
  }

  /** The options as the seat knew them. */
  RoomDocument.Settings setup() {
    var known = attempt.from().known().setup();
    return new RoomDocument.Settings(
        known.seats(), Collections.nCopies(known.size(), Map.of()), known.table());
  }
}
