package arenhold.server.analysis;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.players.analysis.Analysis;
import arenhold.players.analysis.Analyst;
import arenhold.players.analysis.Estimate;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.protocol.AnalysisDocument;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ReplayDocument;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.view.Patch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import tools.jackson.databind.JsonNode;

/**
 * Follows a match that is replayed and notes what its seats knew, then has it judged.
 *
 * @param <P> the game's position
 */
final class Following<P> implements MatchRun.Witness {

  private static final int HUNDRED = 100;

  private final List<Match<P>> moments = new ArrayList<>();
  private Game<P> game;
  private Chronicler<P> chronicler;
  private Match<P> now;
  private final int elsewhere;
  private int lines;
  private volatile boolean stopped;

  /**
   * @param file the match
   */
  Following(MatchFile file) {
    this.elsewhere = file.continued() == null ? 0 : file.continued().entries();
  }

  /** Ends the replay at its next entry. */
  void stop() {
    stopped = true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void begun(Match<?> match) {
    now = (Match<P>) match;
    game = now.game();
    chronicler = new Chronicler<>(now);
  }

  @Override
  @SuppressWarnings("unchecked")
  public void played(MatchFile.Line line, Match<?> match) {
    if (stopped) throw new CancellationException();
    Entry entry = line.entry();
    // As in a replay: a moment is what there is before each entry of a player.
    if (entry.seat() != Seat.NATURE && !entry.byFallback()) moments.add(now);
    now = (Match<P>) match;
    // What another match brought along was played by others.
    chronicler.add(entry, now, lines++ >= elsewhere);
  }

  /**
   * Judges the match.
   *
   * @param progress is told how much is done, from 0 to 100
   */
  AnalysisDocument judged(Thinking thinking, IntConsumer progress) {
    Chronicle chronicle = chronicler.chronicle();
    var judge = Players.judge(chronicle.setup());
    Analyst<P> analyst = new Analyst<>(game, chronicle, chronicler::truth, judge, thinking);
    int steps = Math.max(1, analyst.steps());
    return document(analyst.analyse(step -> progress.accept(step * HUNDRED / steps)));
  }

  private AnalysisDocument document(Analysis analysis) {
    List<AnalysisDocument.OfSeat> seats = new ArrayList<>();
    for (Analysis.OfSeat of : analysis.seats()) seats.add(seat(seats.size(), of));
    return new AnalysisDocument(
        AnalysisDocument.MADE,
        0,
        HUNDRED,
        analysis.nodes(),
        analysis.whole(),
        points(analysis.even()),
        seats);
  }

  private AnalysisDocument.OfSeat seat(int seat, Analysis.OfSeat of) {
    return new AnalysisDocument.OfSeat(
        points(of.result()),
        points(of.luck()),
        points(of.adjusted()),
        of.turns().stream().map(turn -> turn(Seat.of(seat), turn)).toList(),
        of.draws().stream()
            .map(
                draw ->
                    new AnalysisDocument.OfDraw(draw.turn(), draw.moment(), points(draw.luck())))
            .toList());
  }

  private AnalysisDocument.OfTurn turn(Seat seat, Analysis.OfTurn of) {
    return new AnalysisDocument.OfTurn(
        of.turn(),
        of.until(),
        of.own(),
        of.moment(),
        of.end(),
        points(of.played()),
        points(of.best()),
        points(of.loss()),
        of.mark().name().toLowerCase(Locale.ROOT),
        points(of.gained().mean()),
        of.deciding(),
        of.fork(),
        of.choices().subList(of.from(), of.choices().size()),
        of.better(),
        of.reasons().stream()
            .map(reason -> new AnalysisDocument.Reason(reason.key(), reason.parts()))
            .toList(),
        of.opened() == null ? null : branch(seat, of),
        of.opened() == null ? null : points(of.opened()));
  }

  /** The better choices as a step from the fork; null if chance comes between. */
  private ReplayDocument.Step branch(Seat seat, Analysis.OfTurn of) {
    Match<P> match = moments.get(of.fork());
    JsonNode before = moment(match);
    List<Event> events = new ArrayList<>();
    List<String> entries = new ArrayList<>();
    for (String notation : of.better()) {
      if (!(match.choose(seat, notation) instanceof Step.Applied<P> applied)) return null;
      match = applied.match();
      events.addAll(match.news(Viewer.AFTER_MATCH));
      entries.add(new Entry(seat, notation).text());
    }
    JsonNode patch = Patch.between(before, moment(match));
    return new ReplayDocument.Step(entries, patch, Frames.events(events));
  }

  private static JsonNode moment(Match<?> match) {
    return Frames.tree(
        new ReplayDocument.Moment(
            0,
            Frames.tree(match.view(Viewer.AFTER_MATCH)),
            match.waiting(Viewer.AFTER_MATCH),
            RoomDocument.Closing.of(match)));
  }

  private static AnalysisDocument.Points points(Estimate estimate) {
    return AnalysisDocument.Points.of(estimate);
  }

  private static double points(double share) {
    return AnalysisDocument.Points.points(share);
  }
}
