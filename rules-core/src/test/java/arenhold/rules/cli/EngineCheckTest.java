package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.engine.process.EngineProcess;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines as processes: those that keep to the protocol, and each way of not doing so. */
class EngineCheckTest extends CommandLineTest {

  @Test
  void our_own_players_keep_to_the_protocol_in_every_form_of_every_game() {
    String engine = Outside.java(Main.class) + " engine random";
    assertEquals(0, run("engine", "--check", engine, "--time", "60000"), this::out);
    assertTrue(out().contains("ok   introduces itself: random 1"), out());
    assertTrue(out().contains("ok   tvrz"), out());
    assertTrue(out().contains("ok   destiny"), out());
    assertTrue(out().endsWith("all fine\n"), out());
  }

  /** Little time for those that use up all of it at every question. */
  @ParameterizedTest
  @CsvSource({
    "silent, 200, silent: no answer in time",
    "slow, 500, slow: the answer came too late",
    "crashes, 2000, gone: the engine ended with exit code 7: out of ideas",
    "nonsense, 2000, malformed: JSON",
    "elsewhere, 2000, not-offered: twice",
    "floods, 2000, flood: 1001 lines",
    "long, 2000, too-long: a line of more than 65536 bytes",
    "deaf, 200, unread:",
    "stays, 2000, slow: it runs on",
  })
  void what_is_wrong_with_an_engine_is_said(String fault, String time, String said) {
    String[] check = {
      "engine", "--check", BadEngine.command(fault), "--game", "destiny", "--time", time
    };
    assertEquals(1, run(check), this::out);
    List<String> failed = out().lines().filter(line -> line.startsWith("FAIL ")).toList();
    assertTrue(failed.stream().anyMatch(line -> line.contains(": " + said)), out());
    assertTrue(out().endsWith(failed.size() + " failed\n"), out());
  }

  @Test
  void what_cannot_be_checked_is_refused() {
    assertEquals(2, run("engine"));
    assertEquals(2, run("engine", "nobody"));
    assertTrue(err().contains("no such player: nobody"), err());
    assertEquals(2, run("engine", "first", "random"));
    assertEquals(2, run("engine", "--check", ""));
    assertEquals(2, run("engine", "--check", "'half a word"));
    assertEquals(2, run("engine", "--check", "/no/such/program"));
    assertTrue(err().contains("cannot be started"), err());
    assertEquals(2, run("engine", "--check", "true", "--game", "none"));
    assertEquals(2, run("model", "more"));
  }

  @Test
  void words_are_held_together_by_quotation_marks() {
    assertEquals(List.of("a b", "c", "d\"e", ""), EngineCommand.words(" 'a b'  c d'\"'e \"\""));
  }

  @Test
  void what_an_engine_does_not_read_is_bounded() {
    try (EngineProcess deaf = EngineCommand.start(BadEngine.command("deaf"))) {
      String line = "x".repeat(Limits.UNREAD / 8);
      EngineFault full =
          assertThrows(
              EngineFault.class,
              () -> {
                for (int i = 0; i < 10; i++) deaf.send(line);
              });
      assertEquals(Code.UNREAD, full.code());
    }
  }

  @Test
  void processes_that_an_engine_has_started_end_with_it() throws Exception {
    Optional<ProcessHandle> child;
    try (EngineProcess parent = EngineCommand.start(BadEngine.command("parent"))) {
      parent.within(60_000);
      child = ProcessHandle.of(Long.parseLong(parent.receive()));
    }
    if (child.isPresent()) child.get().onExit().get();
    assertFalse(child.map(ProcessHandle::isAlive).orElse(false));
  }

  @Test
  void engines_play_in_ladders() {
    String engine = "engine:" + Outside.java(Main.class) + " engine first";
    String[] ladder = {"ladder", "--players", engine + ",first", "--count", "2", "--budget", "10"};
    assertEquals(0, run(ladder), this::err);
    String played = out();
    assertTrue(played.contains("engine first"), played);
    String[] same = {"ladder", "--players", "first,first", "--count", "2", "--budget", "10"};
    assertEquals(0, run(same));
    String pairs = out().lines().filter(line -> line.contains("pairs")).findFirst().orElseThrow();
    assertTrue(played.contains(pairs), "a player behind the protocol plays as it does here");
    String crashing = "engine:" + BadEngine.command("crashes");
    assertEquals(1, run("ladder", "--players", crashing + ",first", "--count", "2"));
    assertTrue(err().contains("gone: the engine ended with exit code 7"), err());
  }
}
