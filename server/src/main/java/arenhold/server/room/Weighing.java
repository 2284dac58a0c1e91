package arenhold.server.room;

import arenhold.players.Players;
import arenhold.rules.Chronicle;
import arenhold.rules.Knowledge;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.decide.Timing;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks players before they make a grave mistake, if they wish. A choice that they want weighed is
 * judged as an analysis would judge it: by what the seat has learned and nothing else; a turn that
 * the game plans as a whole when it ends, any other choice at once. A grave mistake is refused as
 * {@link Code#GRAVE_MISTAKE} to its sender, once the log says that advice was taken; everything
 * else is carried out, as is what cannot be judged in time. Nothing of this is stored: a room that
 * has slept judges what it knows of the turn.
 */
final class Weighing {

  private static final Logger LOG = LoggerFactory.getLogger(Weighing.class);

  /** How many choices are weighed for one question; any more are carried out. */
  private static final int MOST = 6;

  /** The part of the time left to a seat in which its choice is carried out: an eighth. */
  private static final int MARGIN = 8;

  private final RoomEntity room;
  private final RoomServices services;
  private final Play play;

  private final Map<Seat, Weighed> weighed = new HashMap<>();

  /** What each seat wanted to choose in its turn: which of it came to be shows in what it knows. */
  private final Map<Seat, List<Chronicle.Choice>> turns = new HashMap<>();

  /**
   * What is weighed for an open question.
   *
   * @param asked the number of the question
   * @param grave for each choice whether it is a grave mistake, once that is known
   * @param vain set once nobody waits for it any more
   * @param waiting the message that waits; null if none does
   */
  private record Weighed(
      long asked,
      Map<String, CompletableFuture<Boolean>> grave,
      AtomicBoolean vain,
      RoomCommand.Say waiting) {

    Weighed waiting(RoomCommand.Say say) {
      return new Weighed(asked, grave, vain, say);
    }
  }

  Weighing(RoomEntity room, RoomServices services, Play play) {
    this.room = room;
    this.services = services;
    this.play = play;
  }

  /**
   * Whether a choice that the rules allow has to wait because it is weighed.
   *
   * @param next the match after it
   */
  boolean holds(RoomCommand.Say say, Seat seat, FromClient.Choose choice, RunningMatch next) {
    RunningMatch match = room.now().match();
    Chronicle.Choice made = made(match, seat, choice);
    if (made == null) return false;
    List<Chronicle.Choice> choices = new ArrayList<>(standing(seat, made));
    choices.add(made);
    turns.put(seat, choices);
    if (!complete(match, next, made)) return false;
    Weighed known = weighed.get(seat);
    if (known == null || known.asked() != choice.asked()) {
      drop(seat, Code.STALE);
      known = new Weighed(choice.asked(), new HashMap<>(), new AtomicBoolean(), null);
    }
    boolean another = known.grave().containsKey(choice.choice());
    if (!another && known.grave().size() == MOST) return false;
    if (known.waiting() != null) room.refuse(known.waiting(), Code.TOO_FAST);
    weighed.put(seat, known.waiting(say));
    if (!another) {
      known.grave().put(choice.choice(), begun(match, seat, choices, known));
    }
    if (known.grave().get(choice.choice()).isDone()) settle(seat);
    return true;
  }

  private CompletableFuture<Boolean> begun(
      RunningMatch match, Seat seat, List<Chronicle.Choice> choices, Weighed known) {
    boolean planned = Players.plans(match.stored().setup());
    CompletableFuture<Boolean> thought =
        services.within(
            within(match, seat),
            services
                .thinkers()
                .weigh(
                    match.now().game(),
                    planned ? choices : choices.subList(choices.size() - 1, choices.size()),
                    match.seed(seat),
                    known.vain()::get));
    long asked = known.asked();
    thought.whenComplete(
        (grave, failure) -> room.tell(new RoomCommand.Weighed(seat.index(), asked)));
    return thought;
  }

  /**
   * How long a choice may be weighed, in milliseconds: no player runs out of time because their
   * choice is held back.
   */
  private long within(RunningMatch match, Seat seat) {
    long left = Timing.left(room.now().clocks(), match, seat, services.time().now());
    long most = services.thinkers().hintWithin().toMillis();
    return Math.min(most, left - left / MARGIN);
  }

  /** What is chosen, as an analysis sees it; null where there is nothing to weigh. */
  private static Chronicle.Choice made(RunningMatch match, Seat seat, FromClient.Choose choice) {
    Question question = match.now().question(seat).orElse(null);
    Knowledge known = match.sittings().known(seat);
    if (question == null || question.offer() || known == null) return null;
    for (int i = 0; i < question.choices().size(); i++) {
      if (!question.choices().get(i).notation().equals(choice.choice())) continue;
      int moment = known.lines().size();
      return new Chronicle.Choice(moment, match.now().turn(), known, question, i, true);
    }
    return null;
  }

  /** What of the seat's turn stands before this choice. */
  private List<Chronicle.Choice> standing(Seat seat, Chronicle.Choice made) {
    List<Knowledge.Line> lines = made.known().lines();
    return turns.getOrDefault(seat, List.of()).stream()
        .filter(
            one ->
                one.turn().equals(made.turn())
                    && one.moment() < made.moment()
                    && lines.get(one.moment()).by() == seat
                    && one.notation().equals(lines.get(one.moment()).learned()))
        .toList();
  }

  /**
   * Whether it is time to weigh: at the end of a turn that is planned, else where one can choose.
   */
  private static boolean complete(RunningMatch match, RunningMatch next, Chronicle.Choice made) {
    Setup setup = match.stored().setup();
    if (!Players.plans(setup)) return made.question().choices().size() > 1;
    return next.now().isOver() || !next.now().turn().equals(match.now().turn());
  }

  /** Something has been weighed. */
  void weighed(RoomCommand.Weighed told) {
    Seat seat = Seat.of(told.seat());
    Weighed known = weighed.get(seat);
    if (known == null || known.asked() != told.asked() || known.waiting() == null) return;
    var choice = ((FromClient.Weigh) known.waiting().message()).choice();
    if (known.grave().get(choice).isDone()) settle(seat);
  }

  /** Answers the message that waits. */
  private void settle(Seat seat) {
    Weighed known = weighed.get(seat);
    RoomCommand.Say say = known.waiting();
    weighed.put(seat, known.waiting(null));
    FromClient.Weigh wanted = (FromClient.Weigh) say.message();
    CompletableFuture<Boolean> grave = known.grave().get(wanted.choice());
    if (grave.isCompletedExceptionally()) failed(grave.exceptionNow());
    else if (grave.join()) {
      play.warn(say, seat);
      return;
    }
    // The thinking is not charged to the player's clock: the message came when it came.
    FromClient plain = new FromClient.Choose(wanted.choice(), wanted.asked());
    room.again(new RoomCommand.Say(say.socket(), plain, say.ack(), say.at()));
  }

  private void failed(Throwable why) {
    boolean busy = why instanceof RejectedExecutionException;
    if (!busy) LOG.error("nothing weighed in room {}", room.now().room().id(), why);
  }

  /** Drops what is about questions that are not open any more. */
  void look() {
    Now now = room.now();
    boolean plays = now.match() != null && now.room().phase() == Phase.PLAYING;
    if (!plays) turns.clear();
    for (Seat seat : weighed.keySet().toArray(Seat[]::new)) {
      boolean open =
          plays
              && now.match().now().asked(seat) != null
              && now.match().asked().get(seat.index()) == weighed.get(seat).asked();
      if (!open) drop(seat, plays ? Code.STALE : Code.OVER);
    }
  }

  private void drop(Seat seat, Code why) {
    Weighed gone = weighed.remove(seat);
    if (gone == null) return;
    gone.vain().set(true);
    if (gone.waiting() != null) room.refuse(gone.waiting(), why);
  }

  /** The room goes to sleep: nobody waits. */
  void stop() {
    weighed.values().forEach(each -> each.vain().set(true));
    weighed.clear();
    turns.clear();
  }
}
