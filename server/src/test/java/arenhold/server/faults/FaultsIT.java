package arenhold.server.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A few of each kind of fault; {@code scripts/faults} does all of them. */
class FaultsIT {

  static Stream<String> kinds() {
    return Fault.ALL.stream().filter(fault -> fault.few() > 0).map(Fault::key);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void nothing_acknowledged_is_lost_or_done_twice(String key) throws Exception {
    Fault fault = Fault.ALL.stream().filter(one -> one.key().equals(key)).findFirst().orElseThrow();
    Path folder = Files.createTempDirectory(Path.of("target"), "faults");
    Run run = new Run(folder, fault, "check", true);
    fault.run(run);
    assertEquals(List.of(), run.wrong());
    assertEquals(0, run.isLeftOut() ? 0 : run.left(), "all were done");
  }
}
