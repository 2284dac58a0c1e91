package arenhold.server.room;

import arenhold.players.Hint;
import arenhold.players.Seen;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.decide.Hinting;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RunningMatch;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What computers advise people. A hint is thought about like the answer of a computer: of what the
 * seat has learned and its open question, and nothing else. It is given once the log says that it
 * was taken; another depth of it is not written again. What was thought is kept while its question
 * is open, and forgetting it changes nothing: it would be thought again alike.
 */
final class Hints {

  private static final Logger LOG = LoggerFactory.getLogger(Hints.class);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;

  private final Map<Seat, Advice> advice = new HashMap<>();

  /**
   * What is advised on an open question.
   *
   * @param asked the number of the question
   * @param thought the hint, once it is there
   * @param vain set once nobody waits for it any more
   * @param waiting the message that waits for it; null if none does
   */
  private record Advice(
      long asked, CompletableFuture<Hint> thought, AtomicBoolean vain, RoomCommand.Say waiting) {

    Advice waiting(RoomCommand.Say say) {
      return new Advice(asked, thought, vain, say);
    }
  }

  Hints(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
  }

  /** Someone asks for a hint. */
  void ask(RoomCommand.Say say, Guest guest, FromClient.Hint wanted) {
    Seat seat = play.playing(say, guest);
    if (seat == null || play.time().tooLate(say)) return;
    Now now = room.now();
    Code wrong = Hinting.whyNot(now.room(), now.match(), seat, wanted, play.time().paused(say));
    if (wrong != null) {
      room.refuse(say, wrong);
      return;
    }
    Advice known = advice.get(seat);
    if (known == null || known.asked() != wanted.asked()) {
      drop(seat, Code.STALE);
      known = begin(now.match(), seat, wanted.asked());
      advice.put(seat, known);
    }
    // A client that has come back asks again: the newest message is answered.
    if (known.waiting() != null) room.refuse(known.waiting(), Code.TOO_FAST);
    advice.put(seat, known.waiting(say));
    if (known.thought().isDone()) give(seat);
  }

  private Advice begin(RunningMatch match, Seat seat, long asked) {
    Question question = match.now().question(seat).orElseThrow();
    Seen<?> seen = new Seen<>(match.now().game(), match.sittings().known(seat), question);
    AtomicBoolean vain = new AtomicBoolean();
    CompletableFuture<Hint> thought =
        services.within(
            services.thinkers().hintWithin().toMillis(),
            services.thinkers().advise(seen, match.seed(seat), vain::get));
    thought.whenComplete(
        (hint, failure) -> room.tell(new RoomCommand.Advised(seat.index(), asked)));
    return new Advice(asked, thought, vain, null);
  }

  /** A hint has been thought about. */
  void advised(RoomCommand.Advised advised) {
    Seat seat = Seat.of(advised.seat());
    Advice known = advice.get(seat);
    boolean wanted = known != null && known.asked() == advised.asked();
    if (wanted && known.waiting() != null) give(seat);
  }

  /** Gives the hint that is there to whom it was promised. */
  private void give(Seat seat) {
    Advice known = advice.get(seat);
    RoomCommand.Say asking = known.waiting();
    // What is stored counts from now on, not from when the thinking began.
    RoomCommand.Say say =
        new RoomCommand.Say(asking.socket(), asking.message(), asking.ack(), services.time().now());
    advice.put(seat, known.waiting(null));
    if (known.thought().isCompletedExceptionally()) {
      failed(seat, say, known.thought().exceptionNow());
      return;
    }
    Guest guest = guests.at(say.socket());
    if (guest == null || play.time().tooLate(say)) return;
    FromClient.Hint wanted = (FromClient.Hint) say.message();
    Runnable tell = () -> guests.answer(say, Hinting.told(known.thought().join(), wanted));
    if (room.now().match().hinted(seat)) {
      guests.acknowledge(say);
      tell.run();
    } else {
      play.hint(say, seat, guest.ackOf(say.ack()), tell);
    }
  }

  private void failed(Seat seat, RoomCommand.Say say, Throwable why) {
    advice.remove(seat);
    boolean busy = why instanceof RejectedExecutionException;
    if (!busy) LOG.error("no hint in room {}", room.now().room().id(), why);
    room.refuse(say, busy ? Code.BUSY : Code.UNAVAILABLE);
  }

  /** Drops what is about questions that are not open any more. */
  void look() {
    if (advice.isEmpty()) return;
    Now now = room.now();
    boolean plays = now.match() != null && now.room().phase() == Phase.PLAYING;
    for (Seat seat : advice.keySet().toArray(Seat[]::new)) {
      boolean open =
          plays
              && now.match().now().asked(seat) != null
              && now.match().asked().get(seat.index()) == advice.get(seat).asked();
      if (!open) drop(seat, plays ? Code.STALE : Code.OVER);
    }
  }

  private void drop(Seat seat, Code why) {
    Advice gone = advice.remove(seat);
    if (gone == null) return;
    gone.vain().set(true);
    if (gone.waiting() != null) room.refuse(gone.waiting(), why);
  }

  /** The room goes to sleep: nobody waits for a hint. */
  void stop() {
    advice.values().forEach(each -> each.vain().set(true));
    advice.clear();
  }
}
