package arenhold.rules.cli;

import java.util.List;

/**
 * A drawn position, what is done in it and what is expected.
 *
 * @param title what it is about
 * @param line where it begins in its file, from 1
 * @param rules the numbers of the rules it shows
 * @param givens what is there before
 * @param steps choices and expectations in order
 */
record Scenario(
    String title,
    int line,
    List<String> rules,
    ScenarioFile.Givens givens,
    List<ScenarioFile.Step> steps) {

  /** What went wrong, with its line, or null if all was as expected. */
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
