package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.util.concurrent.TimeUnit;

/** Measures the latencies and resources of some rooms in play. */
final class Measured {

  static final int WARM_UP_SECONDS = 15;

  private Measured() {}

  /** Plays for a while unmeasured, to warm the server up. */
  static void warmUp(LoadRoom.Play play) throws InterruptedException {
    TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
    play.told().take();
    play.shown().take();
  }

  /**
   * Measures for this many seconds.
   *
   * @return the latencies of seats
   */
  static Latencies over(int seconds, String what, RunningServer server, LoadRoom.Play play)
      throws Exception {
    play.told().take();
    play.shown().take();
    People people = play.people();
    Usage before = Usage.now(server);
    long choices = play.choices().get();
    long[] seats = {people.seats().in(), people.seats().plain(), people.seats().messages()};
    long[] watchers = {
      people.watchers().in(), people.watchers().plain(), people.watchers().messages()
    };
    TimeUnit.SECONDS.sleep(seconds);
    choices = play.choices().get() - choices;
    Usage after = Usage.now(server);
    Latencies told = play.told().take();
    Mode.say("-- %s, %d s", what, seconds);
    Mode.say("choices per second: %.1f", (double) choices / seconds);
    Mode.say("from due to both seats told: %s", told.told());
    Latencies shown = play.shown().take();
    if (shown.count() > 0) Mode.say("from due to each watcher told: %s", shown.told());
    bytes("a seat", seats, people.seats());
    bytes("a watcher", watchers, people.watchers());
    Mode.say("%s", after.since(before, choices));
    Mode.say("%s", Usage.memory(server));
    Mode.say("faults: %d", people.faults().get());
    return told;
  }

  private static void bytes(String who, long[] before, arenhold.server.wire.Traffic now) {
    long messages = now.messages() - before[2];
    if (messages == 0) return;
    Mode.say(
        "an update to %s: %d bytes on the wire, %d of text",
        who, (now.in() - before[0]) / messages, (now.plain() - before[1]) / messages);
  }
}
