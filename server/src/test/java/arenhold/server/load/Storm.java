package arenhold.server.load;

import arenhold.server.testing.RunningServer;

/** One room whose many watchers come and go all the time, beside a room without any. */
final class Storm implements Mode {

  @Override
  public String key() {
    return "storm";
  }

  @Override
  public String help() {
    return "a room whose watchers come and go, beside one without: watchers=2000 stay=10000 (mean ms)"
        + " think=500 seconds=30 deflate=1 live=0 heap=2048"
        + " cores=0 (of the server's own)";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    int seconds = wishes.of("seconds", 30);
    try (RunningServer server = LoadServer.start(wishes)) {
      People people = People.at(server.address(), wishes);
      LoadRoom.Play watched = new LoadRoom.Play(people, wishes.of("think", 500));
      LoadRoom.Play beside =
          new LoadRoom.Play(People.at(server.address(), wishes), wishes.of("think", 500));
      LoadRoom room = LoadRoom.open(watched);
      LoadRoom other = LoadRoom.open(beside);
      room.play();
      other.play();
      Measured.warmUp(watched);
      beside.told().take();
      Latencies alone = Measured.over(seconds, "without watchers", server, watched);
      Latencies otherAlone = beside.told().take();
      Crowd crowd = Crowd.of(wishes.of("watchers", 2_000), room, people);
      int storming = seconds + Measured.WARM_UP_SECONDS + 2;
      Thread storm = Thread.ofVirtual().start(() -> comeAndGo(crowd, storming, wishes));
      Measured.warmUp(watched);
      beside.told().take();
      long came = crowd.came();
      Latencies stormed = Measured.over(seconds, "in the storm", server, watched);
      Latencies otherStormed = beside.told().take();
      Mode.say("comings per second: %.0f", (double) (crowd.came() - came) / seconds);
      storm.join();
      said("the room", alone, stormed);
      said("the room beside it", otherAlone, otherStormed);
    }
  }

  private static void said(String room, Latencies before, Latencies after) {
    Mode.say(
        "%s: seats' p50 / p99 without %.1f / %.1f ms, in the storm %.1f / %.1f ms",
        room,
        before.percentile(50),
        before.percentile(99),
        after.percentile(50),
        after.percentile(99));
  }

  private static void comeAndGo(Crowd crowd, int seconds, Wishes wishes) {
    try {
      crowd.comeAndGo(seconds, wishes.of("stay", 10_000));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
