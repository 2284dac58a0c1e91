package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import arenhold.server.wire.Comer;
import arenhold.server.wire.Traffic;
import arenhold.server.wire.Wire;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The server is killed, and after its start a browser comes back to each of thousands of rooms. */
final class Wake implements Mode {

  @Override
  public String key() {
    return "wake";
  }

  @Override
  public String help() {
    return "rooms woken at once after a kill: rooms=10000 lines=40 (of each log) within=1000 (ms in"
        + " which all begin to come) deflate=1 heap=2048";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    int count = wishes.of("rooms", 10_000);
    try (RunningServer server =
        LoadServer.start(wishes, Map.of("arenhold.connections.most", "16000"))) {
      People people = People.at(server.address(), wishes.otherwise("live", 0));
      LoadRoom.Play play = new LoadRoom.Play(people, 0);
      LoadRoom room = LoadRoom.open(play);
      room.play();
      while (play.choices().get() < wishes.of("lines", 40)) TimeUnit.MILLISECONDS.sleep(10);
      room.rest();
      TimeUnit.SECONDS.sleep(1);
      Copies copies;
      String address = "jdbc:postgresql://127.0.0.1:" + server.databasePort() + "/postgres";
      try (Connection database = DriverManager.getConnection(address, "postgres", "")) {
        copies = Copies.of(database, room, count);
      }
      room.leave();
      Mode.say("%d rooms, each with a log like that of the one played", count);
      server.kill();
      long dead = System.nanoTime();
      server.startAgain();
      Mode.say("reachable %.1f s after the kill", (System.nanoTime() - dead) / 1e9);
      Usage before = Usage.now(server);
      come(copies, count, wishes, people.manner());
      Mode.say("%s", Usage.now(server).since(before, count));
      Mode.say("%s", Usage.memory(server));
    }
  }

  private static void come(Copies copies, int count, Wishes wishes, Wire.Manner manner)
      throws InterruptedException {
    Map<String, Integer> refusals = new TreeMap<>();
    Latencies waits = new Latencies();
    Traffic traffic = new Traffic();
    AtomicInteger never = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    List<Wire> wires = new ArrayList<>();
    int within = wishes.of("within", 1_000);
    long since = System.nanoTime();
    for (int i = 1; i <= count; i++) {
      Comer comer =
          new Comer(
              copies.guest(i),
              copies.link(i),
              manner,
              traffic,
              what -> Beside.count(refusals, what));
      Runnable coming =
          () -> {
            try {
              TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(within));
              long begun = System.nanoTime();
              Wire wire = comer.come();
              if (wire == null) never.incrementAndGet();
              else waits.add(System.nanoTime() - begun);
              synchronized (wires) {
                if (wire != null) wires.add(wire);
              }
            } catch (InterruptedException stopped) {
              Thread.currentThread().interrupt();
            }
          };
      threads.add(Thread.ofVirtual().start(coming));
    }
    for (Thread thread : threads) thread.join();
    Mode.say("all on after %.1f s; %d never", (System.nanoTime() - since) / 1e9, never.get());
    Mode.say("from coming to the snapshot: %s", waits.told());
    long gone = wires.stream().filter(Wire::ended).count();
    Mode.say("told instead of a snapshot: %s; gone since: %d", refusals, gone);
  }
}
