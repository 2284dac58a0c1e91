package arenhold.server.load;

import arenhold.server.testing.RunningServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Some rooms played alone, and then under another load. */
final class Beside {

  /** The other load; runs until it is interrupted. */
  interface Attack {
    void run() throws InterruptedException;
  }

  /** How long an interrupted load may take to end. */
  private static final Duration LAST_REQUEST = Duration.ofSeconds(10);

  private Beside() {}

  /**
   * Measures rooms alone, then under this many of these loads at once; in several rounds if so
   * wished, because what else the machine does changes from minute to minute.
   */
  static void measure(RunningServer server, Wishes wishes, int attackers, Attack attack)
      throws Exception {
    int seconds = wishes.of("seconds", 30);
    People people = People.at(server.address(), wishes);
    LoadRoom.Play play = new LoadRoom.Play(people, wishes.of("think", 200));
    List<LoadRoom> rooms = LoadRoom.open(play, wishes.of("rooms", 2));
    rooms.forEach(LoadRoom::play);
    Latencies idle = new Latencies();
    Latencies attacked = new Latencies();
    for (int round = 0; round < wishes.of("rounds", 1); round++) {
      Measured.warmUp(play);
      idle.addAll(Measured.over(seconds, "idle", server, play));
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < attackers; i++) {
        threads.add(Thread.ofVirtual().start(() -> attack(attack)));
      }
      // Code that is new to the server is compiled first.
      Thread.sleep(Duration.ofSeconds(wishes.of("settle", 0)));
      attacked.addAll(Measured.over(seconds, "under attack", server, play));
      threads.forEach(Thread::interrupt);
      for (Thread thread : threads) thread.join(LAST_REQUEST);
    }
    Mode.say(
        "seats' p50 / p99 idle %.1f / %.1f ms, under attack %.1f / %.1f ms: p99 %.1f times",
        idle.percentile(50),
        idle.percentile(99),
        attacked.percentile(50),
        attacked.percentile(99),
        attacked.percentile(99) / idle.percentile(99));
  }

  private static void attack(Attack attack) {
    try {
      attack.run();
    } catch (InterruptedException | RuntimeException over) {
      // Interrupted: in the middle of a request that looks like a failure.
      Thread.currentThread().interrupt();
    }
  }

  /** Counts of the answers, with a few examples of each kind. */
  static void count(Map<String, Integer> answers, String answer) {
    synchronized (answers) {
      answers.merge(answer, 1, Integer::sum);
    }
  }
}
