package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.wire.Door;
import arenhold.server.wire.Traffic;
import arenhold.server.wire.Wire;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * How people come to a server: with a room's socket and the live socket of the page, as browsers do
 * it, or with the room's socket alone.
 *
 * @param seats what goes over the room's sockets of those who play
 * @param watchers of those who watch
 * @param pages what goes over the live sockets
 * @param faults how often somebody lost a connection or was refused
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

  /** The same people who read only so many bytes a second, of which few wait outside. */
  People reading(int bytesPerSecond) {
    Wire.Manner slow = new Wire.Manner(manner.compression(), 4096, bytesPerSecond, false);
    return new People(server, slow, livePages, seats, new Traffic(), pages, faults);
  }

  /** The same people, on few pages, who are told something as soon as it has come. */
  People alert() {
    Wire.Manner alert = new Wire.Manner(manner.compression(), 0, 0, true);
    return new People(server, alert, livePages, seats, watchers, pages, faults);
  }

  /** A page that is open: its connections. */
  record Page(Wire room, Wire live) {
    void close() {
      room.close();
      if (live != null) live.close();
    }
  }

  /**
   * Opens a page of this room.
   *
   * @param frames hears the frames of the room
   * @param lost hears that the connection to the room is over
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
