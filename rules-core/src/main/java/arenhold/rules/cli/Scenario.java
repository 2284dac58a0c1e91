package arenhold.rules.cli;

import java.util.List;

/**
 * A test of the rules: a position, the choices made in it and the expected results.
 *
 * @param title what it is about
 * @param line the line where it begins in its file, from 1
 * @param rules the numbers of the rules it shows
 * @param givens the starting position
 * @param steps choices and expectations in order
 */
record Scenario(
    String title,
    int line,
    List<String> rules,
    ScenarioFile.Givens givens,
    List<ScenarioFile.Step> steps) {

  /** The first failure with its line, or null if all was as expected. */
  String problem() {
    try {
      new ScenarioRun<>(givens.start()).run(steps, givens);
      return null;
    } catch (ScenarioRun.Unexpected unexpected) {
      return unexpected.getMessage();
    } catch (IllegalArgumentException wrong) {
      return "line " + line + ": the givens make no position: " + wrong.getMessage();
    }
  }
}
