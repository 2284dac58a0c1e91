package arenhold.server.load;

import arenhold.server.testing.RunningServer;

/** One room with many watchers, some of whom read slowly. */
final class Watching implements Mode {

  @Override
  public String key() {
    return "watchers";
  }

  @Override
  public String help() {
    return "one room, first alone, then with many who stay: watchers=2000 slow=0 (of them, who read"
        + " 1 kB/s) think=1000 seconds=30 deflate=1 live=0 heap=2048";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    int slow = wishes.of("slow", 0);
    int seconds = wishes.of("seconds", 30);
    try (RunningServer server = LoadServer.start(wishes)) {
      People people = People.at(server.address(), wishes);
      LoadRoom.Play play = new LoadRoom.Play(people, wishes.of("think", 1_000));
      LoadRoom room = LoadRoom.open(play);
      room.play();
      Measured.warmUp(play);
      Latencies alone = Measured.over(seconds, "the room alone", server, play);
      Crowd.of(wishes.of("watchers", 2_000) - slow, room, people).come();
      if (slow > 0) Crowd.of(slow, room, people.reading(1_000)).come();
      Measured.warmUp(play);
      Latencies watched = Measured.over(seconds, "the room with its watchers", server, play);
      Mode.say(
          "seats' p99 alone %.1f ms, watched %.1f ms",
          alone.percentile(99), watched.percentile(99));
    }
  }
}
