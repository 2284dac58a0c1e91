package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.testing.RunningServer;
import java.util.List;
import java.util.Map;

/** Many rooms in play, each with a few watchers. */
final class Steady implements Mode {

  @Override
  public String key() {
    return "steady";
  }

  @Override
  public String help() {
    return "many rooms: rooms=100 watchers=8 (of each) think=2000 (mean ms; 0: as fast as it goes)"
        + " seconds=60 deflate=1 live=1 heap=2048";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    int rooms = wishes.of("rooms", 100);
    int watchers = wishes.of("watchers", 8);
    try (RunningServer server = LoadServer.start(wishes, Map.of("arenhold.room.idle", "5s"))) {
      long empty = Usage.liveBytes(server);
      People people = People.at(server.address(), wishes);
      LoadRoom.Play play = new LoadRoom.Play(people, wishes.of("think", 2_000));
      List<LoadRoom> all = LoadRoom.open(play, rooms);
      for (LoadRoom room : all) {
        for (int i = 0; i < watchers; i++) room.watched(people, Guest.at(server.address()));
      }
      Mode.say("%d rooms play, %d watch", all.size(), all.size() * watchers);
      Mode.say("memory of a room with its sockets: %d KB", perRoom(server, empty, rooms));
      all.forEach(LoadRoom::play);
      Measured.warmUp(play);
      Measured.over(wishes.of("seconds", 60), "steady", server, play);
      all.forEach(LoadRoom::rest);
      Mode.say("the same after this run: %d KB", perRoom(server, empty, rooms));
    }
  }

  private static long perRoom(RunningServer server, long empty, int rooms) throws Exception {
    return (Usage.liveBytes(server) - empty) / rooms / 1024;
  }
}
