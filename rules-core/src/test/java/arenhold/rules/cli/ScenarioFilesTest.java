package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scenario file of the tests; each scenario cites the rules it shows. */
class ScenarioFilesTest {

  private static final Path FOLDER = Path.of("src/test/resources/scenarios");

  @TestFactory
  Stream<DynamicContainer> everyScenarioIsAsItSays() {
    return Scenarios.files(FOLDER).stream().map(ScenarioFilesTest::file);
  }

  private static DynamicContainer file(Path file) {
    List<DynamicTest> tests =
        Scenarios.parse(Games.ALL, file).stream()
            .map(each -> DynamicTest.dynamicTest(each.title(), () -> check(file, each)))
            .toList();
    return DynamicContainer.dynamicContainer(FOLDER.relativize(file).toString(), tests);
  }

  private static void check(Path file, Scenario scenario) {
    assertNull(scenario.problem(), () -> file + ", " + scenario.title());
    assertFalse(scenario.rules().isEmpty(), "it cites no rule");
    String folder = FOLDER.relativize(file).getName(0).toString();
    assertEquals(folder, scenario.givens().game().info().key(), "it lies in the game's folder");
  }
}
