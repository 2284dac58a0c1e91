package arenhold.server.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Setup;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import arenhold.server.testing.FirstQuestion;
import arenhold.server.testing.Until;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** Players decide the same in a process of their own, and in the server where there is none. */
class PlayerProcessesTest {

  private static final Duration LONG = Duration.ofMinutes(10);
  private static final long SEED = 5;

  private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
  private final Seen<?> seen = FirstQuestion.seen();
  private PlayerProcesses processes;

  private PlayerProcesses processes(int threads, int megabytes, Duration idle) {
    var settings =
        new Settings.Computers(
            threads,
            1,
            LONG,
            1,
            1,
            LONG,
            Duration.ZERO,
            Duration.ZERO,
            true,
            DataSize.ofMegabytes(megabytes),
            idle);
    processes = new PlayerProcesses(settings, new Figures(metrics));
    return processes;
  }

  @AfterEach
  void close() {
    if (processes != null) processes.close();
  }

  /** The processes of players that this one has started. */
  private static Stream<ProcessHandle> running() {
    return ProcessHandle.current()
        .descendants()
        .filter(one -> one.info().commandLine().orElse("").contains("arenhold.rules.cli.Main"));
  }

  private double failures() {
    return metrics.counter("arenhold.computers.process.failed").count();
  }

  private static Decision decided(PlayerInfo info, Seen<?> seen, long nodes) {
    return info.seated().get().decide(seen, Thinking.of(nodes, SEED));
  }

  /** Asks for a process, and waits for it. */
  private void begin() {
    PlayerInfo first = Players.named("first");
    assertEquals(0, processes.seated(first).decide(seen, Thinking.of(0, SEED)).choice());
    Until.holds("there", processes::isThere);
  }

  @Test
  void players_decide_there_as_they_do_here() {
    processes(1, 128, LONG);
    begin();
    Setup tvrz = new Setup("tvrz", "shared", List.of(Map.of(), Map.of()), Map.of("first", "1"));
    for (Seen<?> each : List.of(seen, FirstQuestion.seen(tvrz))) {
      for (String name : List.of("random", "greedy", "search", "planner")) {
        PlayerInfo info = Players.named(name);
        if (!info.plays().test(each.known().setup())) continue;
        Player there = processes.seated(info);
        Decision same = decided(info, each, 300);
        assertEquals(same, there.decide(each, Thinking.of(300, SEED)), name);
        assertEquals(same, there.decide(each, Thinking.of(300, SEED)), name + ", asked again");
      }
    }
    assertTrue(processes.isThere());
    assertEquals(0, failures());
  }

  @Test
  void more_seats_than_it_knows_at_once_are_told_it_all_again() {
    processes(1, 128, LONG);
    begin();
    PlayerInfo greedy = Players.named("greedy");
    Decision same = decided(greedy, seen, 50);
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < 70; i++) players.add(processes.seated(greedy));
    for (int i = 0; i < 2; i++) {
      for (Player each : players) assertEquals(same, each.decide(seen, Thinking.of(50, SEED)));
    }
    assertTrue(processes.isThere());
    assertEquals(0, failures());
  }

  @Test
  void a_thought_that_is_stopped_is_cut_there_too() {
    processes(1, 128, LONG);
    begin();
    PlayerInfo search = Players.named("search");
    Player there = processes.seated(search);
    Thinking endless = Thinking.of(Long.MAX_VALUE / 2, SEED);
    AtomicInteger looked = new AtomicInteger();
    Decision cut = there.decide(seen, endless.until(used -> looked.incrementAndGet() > 20));
    assertTrue(cut.cut());
    Decision again = search.seated().get().decide(seen, endless.cutAt(cut.nodes()));
    assertEquals(again.choice(), cut.choice(), "repeated from the nodes at which it was cut");
    assertTrue(processes.isThere());
  }

  @Test
  void as_many_think_at_once_as_there_are_threads() {
    processes(2, 128, LONG);
    begin();
    PlayerInfo planner = Players.named("planner");
    Decision same = decided(planner, seen, 2_000);
    List<CompletableFuture<Decision>> thoughts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Player player = processes.seated(planner);
      thoughts.add(
          CompletableFuture.supplyAsync(() -> player.decide(seen, Thinking.of(2_000, SEED))));
    }
    for (var thought : thoughts) assertEquals(same, thought.join());
    assertTrue(processes.isThere());
  }

  @Test
  void where_the_process_dies_the_player_goes_on_here() {
    processes(1, 128, LONG);
    begin();
    PlayerInfo planner = Players.named("planner");
    Player player = processes.seated(planner);
    AtomicBoolean killed = new AtomicBoolean();
    Thinking thinking =
        Thinking.of(5_000, SEED)
            .until(
                used -> {
                  if (killed.compareAndSet(false, true)) running().forEach(this::kill);
                  return false;
                });
    assertEquals(decided(planner, seen, 5_000), player.decide(seen, thinking));
    assertTrue(killed.get());
    Until.holds("a failure", () -> failures() == 1);
    assertFalse(processes.isThere());
    assertEquals(decided(planner, seen, 200), player.decide(seen, Thinking.of(200, SEED)));
    assertEquals(0, running().count(), "none is started at once");
  }

  private void kill(ProcessHandle process) {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Test
  void without_enough_memory_for_a_process_players_think_here() {
    processes(1, 1, LONG);
    PlayerInfo greedy = Players.named("greedy");
    Player player = processes.seated(greedy);
    assertEquals(decided(greedy, seen, 50), player.decide(seen, Thinking.of(50, SEED)));
    Until.holds("a failure", () -> failures() == 1);
    assertEquals(decided(greedy, seen, 50), player.decide(seen, Thinking.of(50, SEED)));
  }

  @Test
  void it_ends_when_nobody_asks_any_more_and_is_started_again() {
    processes(1, 128, Duration.ofMillis(300));
    begin();
    Until.holds("gone", () -> !processes.isThere() && running().count() == 0);
    assertEquals(0, failures());
    begin();
  }

  @Test
  void it_ends_with_the_server() {
    processes(1, 128, LONG);
    begin();
    processes.close();
    Until.holds("gone", () -> running().count() == 0);
    PlayerInfo greedy = Players.named("greedy");
    Player player = processes.seated(greedy);
    assertEquals(decided(greedy, seen, 50), player.decide(seen, Thinking.of(50, SEED)));
    assertEquals(0, failures());
  }

  @Test
  void it_is_told_no_secrets_of_the_server() throws Exception {
    Map<String, String> environment = PlayerCommand.of(1, 64).environment();
    assertTrue(List.of("PATH").containsAll(environment.keySet()), environment.toString());
  }
}
