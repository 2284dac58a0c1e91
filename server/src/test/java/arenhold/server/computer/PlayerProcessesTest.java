package arenhold.server.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import arenhold.engine.process.EngineProcess;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.util.unit.DataSize;

/** Players decide the same in a process of their own, and in the server where there is none. */
class PlayerProcessesTest {

  private static final Duration LONG = Duration.ofMinutes(10);
  private static final long SEED = 5;

  /** How long those that are none of ours may take to stop. */
  private static final Duration STOPS = Duration.ofMillis(300);

  /** What makes one that is none of ours choose. */
  private static final String CHOOSE =
      "echo '{\"t\":\"choose\",\"match\":\"'\"$match\"'\",\"at\":0,\"id\":'\"$id\"'}'";

  /** How many questions it has been asked when a test begins. */
  private static final int BEGUN = 2;

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
    processes = new PlayerProcesses(settings, new Figures(metrics), Duration.ofMinutes(1));
    return processes;
  }

  @AfterEach
  void close() {
    if (processes != null) processes.close();
  }

  private double failures() {
    return metrics.counter("arenhold.computers.process.failed").count();
  }

  /** How many questions have been thought about in the process. */
  private double there() {
    return metrics.counter("arenhold.computers.thoughts", "where", "process").count();
  }

  private static Decision decided(PlayerInfo info, Seen<?> seen, long nodes) {
    return info.seated().get().decide(seen, Thinking.of(nodes, SEED));
  }

  /** Asks until there is a process that answers, and warms it up; returns it. */
  private ProcessHandle begin() {
    Player first = processes.seated(Players.named("first"));
    AtomicLong pid = new AtomicLong();
    Until.holds(
        "there",
        () -> {
          assertEquals(0, first.decide(seen, Thinking.of(0, SEED)).choice());
          pid.set(processes.pid());
          return there() > 0;
        });
    processes.left(first);
    processes.seated(Players.named("search")).decide(seen, Thinking.of(200, SEED));
    assertEquals(BEGUN, there());
    return ProcessHandle.of(pid.get()).orElseThrow();
  }

  @Test
  void players_decide_there_as_they_do_here() {
    processes(1, 128, LONG);
    begin();
    Setup tvrz = new Setup("tvrz", "shared", List.of(Map.of(), Map.of()), Map.of("first", "1"));
    int asked = 0;
    for (Seen<?> each : List.of(seen, FirstQuestion.seen(tvrz))) {
      for (String name : List.of("random", "greedy", "search", "planner")) {
        PlayerInfo info = Players.named(name);
        if (!info.plays().test(each.known().setup())) continue;
        Player there = processes.seated(info);
        Decision same = decided(info, each, 300);
        assertEquals(same, there.decide(each, Thinking.of(300, SEED)), name);
        assertEquals(same, there.decide(each, Thinking.of(300, SEED)), name + ", asked again");
        asked += 2;
      }
    }
    assertEquals(asked + BEGUN, there());
  }

  @Test
  void more_seats_than_it_knows_at_once_are_told_it_all_again() {
    processes(1, 128, LONG);
    begin();
    PlayerInfo greedy = Players.named("greedy");
    Decision same = decided(greedy, seen, 5);
    List<Player> players = new ArrayList<>();
    int seats = PlayerProcess.MOST + 4;
    for (int i = 0; i < seats; i++) players.add(processes.seated(greedy));
    for (int i = 0; i < 2; i++) {
      for (Player each : players) assertEquals(same, each.decide(seen, Thinking.of(5, SEED)));
    }
    assertEquals(2 * seats + BEGUN, there());
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
    assertEquals(BEGUN + 1, there());
  }

  @Test
  void as_many_think_at_once_as_there_are_threads() {
    processes(2, 128, LONG);
    begin();
    PlayerInfo search = Players.named("search");
    Player one = processes.seated(search);
    AtomicBoolean enough = new AtomicBoolean();
    AtomicBoolean told = new AtomicBoolean();
    Thinking endless =
        Thinking.of(Long.MAX_VALUE / 2, SEED)
            .until(
                used -> {
                  told.set(true);
                  return enough.get();
                });
    CompletableFuture<Decision> thought =
        CompletableFuture.supplyAsync(
            () -> one.decide(seen, endless), task -> Thread.ofPlatform().start(task));
    Until.holds("told", told::get);
    Player other = processes.seated(search);
    assertEquals(decided(search, seen, 50), other.decide(seen, Thinking.of(50, SEED)));
    assertFalse(thought.isDone());
    enough.set(true);
    assertTrue(thought.join().cut());
    assertEquals(BEGUN + 2, there());
  }

  @Test
  void where_the_process_dies_the_player_goes_on_here() {
    processes(1, 128, LONG);
    ProcessHandle process = begin();
    PlayerInfo planner = Players.named("planner");
    Player player = processes.seated(planner);
    AtomicBoolean killed = new AtomicBoolean();
    Thinking thinking =
        Thinking.of(20_000, SEED)
            .until(
                used -> {
                  if (killed.compareAndSet(false, true)) process.destroyForcibly();
                  return false;
                });
    assertEquals(decided(planner, seen, 20_000), player.decide(seen, thinking));
    assertTrue(killed.get());
    Until.holds("a failure", () -> failures() == 1 && processes.pid() == 0);
    double before = there();
    assertEquals(decided(planner, seen, 200), player.decide(seen, Thinking.of(200, SEED)));
    assertEquals(0, processes.pid(), "none is started at once");
    assertEquals(before, there());
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
    processes(1, 128, Duration.ofSeconds(5));
    ProcessHandle process = begin();
    Until.holds("gone", () -> !process.isAlive() && processes.pid() == 0);
    assertEquals(0, failures());
    double before = there();
    Player first = processes.seated(Players.named("first"));
    Until.holds(
        "there again",
        () -> {
          first.decide(seen, Thinking.of(0, SEED));
          return there() > before;
        });
  }

  @Test
  void it_ends_with_the_server() {
    processes(1, 128, LONG);
    ProcessHandle process = begin();
    processes.close();
    Until.holds("gone", () -> !process.isAlive());
    PlayerInfo greedy = Players.named("greedy");
    Player player = processes.seated(greedy);
    assertEquals(decided(greedy, seen, 50), player.decide(seen, Thinking.of(50, SEED)));
    assertEquals(0, failures());
  }

  /**
   * A process that is none of ours: it introduces itself, and carries this shell script out for
   * every question, whose number is {@code $id}, in the match {@code $match}.
   */
  private static PlayerProcess answering(String script) throws Exception {
    String all =
        """
        read hello
        echo '{"t":"id","protocol":1,"name":"Odd","version":"1"}'
        while read line; do
          case "$line" in
            '{"t":"new"'*) echo '{"t":"ready","match":"m"}';;
            '{"t":"ask"'*) id="${line#*\\"id\\":}"; id="${id%%,*}"
              match="${line#*\\"match\\":\\"}"; match="${match%%\\"*}"
              SCRIPT;;
          esac
        done
        """
            .replace("SCRIPT", script);
    ProcessBuilder command = new ProcessBuilder("sh", "-c", all);
    PlayerProcess process = PlayerProcess.greeted(EngineProcess.start(command), 1_000, STOPS);
    Thread.ofPlatform().daemon().start(() -> listen(process));
    return process;
  }

  private static void listen(PlayerProcess process) {
    try {
      process.listen(LONG);
    } catch (EngineFault ended) {
      // As each test ends it.
    }
  }

  private Decision decided(PlayerProcess process, String match, boolean stopped) {
    Thinking thinking = Thinking.of(1, SEED).until(used -> stopped);
    return process.decide(match, Players.named("first"), seen, thinking);
  }

  @Test
  void a_player_that_fails_there_has_failed() throws Exception {
    String error = "echo '{\"t\":\"error\",\"match\":\"m\",\"code\":\"failed\"}'";
    try (PlayerProcess process = answering(error + "; " + CHOOSE)) {
      EngineFault failed = assertThrows(EngineFault.class, () -> decided(process, "m", false));
      assertEquals(Code.FAILED, failed.code());
    }
  }

  @Test
  void while_one_does_not_stop_nothing_is_asked_there() throws Exception {
    try (PlayerProcess process = answering("true")) {
      assertNull(decided(process, "m", true));
      assertNull(decided(process, "other", false));
    }
  }

  @Test
  void one_that_answers_late_is_asked_again(@TempDir Path folder) throws Exception {
    Path go = folder.resolve("go");
    String wait = "while [ ! -e '" + go + "' ]; do sleep 0.1; done; ";
    try (PlayerProcess process = answering(wait + CHOOSE)) {
      assertNull(decided(process, "m", true));
      assertNull(decided(process, "m", false), "nothing is asked before it answers");
      Files.createFile(go);
      Until.holds("asked again", () -> decided(process, "m", false) != null);
    }
  }

  @Test
  void it_is_told_no_secrets_of_the_server() throws Exception {
    Map<String, String> environment =
        PlayerCommand.of(1, 64, PlayerCommand.classes()).environment();
    assertTrue(List.of("PATH").containsAll(environment.keySet()), environment.toString());
  }
}
