package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.wire.Door;
import arenhold.server.wire.Traffic;
import arenhold.server.wire.Wire;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * How people connect to a server: with a room's socket and the page's live socket, as browsers do,
 * or with the room's socket alone.
 *
 * @param seats traffic of the players' room sockets
 * @param watchers traffic of the watchers' room sockets
 * @param pages traffic of the live sockets
 * @param faults how often a client lost its connection or was refused
 */
record People(
    String server,
    Wire.Manner manner,
    boolean livePages,
    Traffic seats,
    Traffic watchers,
    Traffic pages,
    AtomicLong faults) {

  static People at(String server, Wishes wishes) {
    return new People(
        server,
        new Wire.Manner(wishes.of("deflate", 1) == 1, 0, 0, false),
        wishes.of("live", 1) == 1,
        new Traffic(),
        new Traffic(),
        new Traffic(),
        new AtomicLong());
  }

  /** The same people with this many bytes a second to read, and small receive buffers. */
  People reading(int bytesPerSecond) {
    Wire.Manner slow = new Wire.Manner(manner.compression(), 4096, bytesPerSecond, false);
    return new People(server, slow, livePages, seats, new Traffic(), pages, faults);
  }

  /** The same people, on few pages, who receive each message at once. */
  People alert() {
    Wire.Manner alert = new Wire.Manner(manner.compression(), 0, 0, true);
    return new People(server, alert, livePages, seats, watchers, pages, faults);
  }

  /** An open page: its connections. */
  record Page(Wire room, Wire live) {
    void close() {
      room.close();
      if (live != null) live.close();
    }
  }

  /**
   * Opens a page of this room.
   *
   * @param frames receives the frames of the room
   * @param lost called when the connection to the room is over
   */
  Page open(Guest who, String link, Traffic traffic, Consumer<String> frames, Runnable lost)
      throws IOException {
    Wire live =
        livePages
            ? Wire.open(who, "/live", manner, pages, new Ears(this, frame -> {}, () -> {}))
            : null;
    String ticket = Door.ticket(who, link);
    Wire room = Wire.open(who, "/socket", manner, traffic, new Ears(this, frames, lost));
    room.send(Door.hello(ticket));
    return new Page(room, live);
  }

  private record Ears(People people, Consumer<String> frames, Runnable lost)
      implements Wire.Listener {
    @Override
    public void text(String text) {
      if (text.startsWith("{\"t\":\"bye\"") || text.startsWith("{\"t\":\"refused\"")) {
        people.fault(text);
      }
      frames.accept(text);
    }

    @Override
    public void ended() {
      lost.run();
    }
  }

  void fault(String what) {
    if (faults.incrementAndGet() <= 10) Mode.say("fault: %s", what);
  }
}
