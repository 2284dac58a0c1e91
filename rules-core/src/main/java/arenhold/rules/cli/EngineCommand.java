package arenhold.rules.cli;

import arenhold.engine.process.EngineProcess;
import arenhold.rules.notation.Excerpt;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The command line that starts an engine. */
final class EngineCommand {

  private EngineCommand() {}

  /**
   * Starts an engine.
   *
   * @param command its words, separated by spaces; quotation marks, " or ', hold words together
   */
  static EngineProcess start(String command) {
    try {
      return EngineProcess.start(new ProcessBuilder(words(command)));
    } catch (IOException none) {
      throw Wrong.usage("this cannot be started: " + Excerpt.of(command));
    }
  }

  /** The words of a command line. */
  static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    char quote = 0;
    for (char c : command.toCharArray()) {
      boolean ends = quote == 0 && c == ' ';
      if (ends && word != null) words.add(word.toString());
      if (ends) {
        word = null;
        continue;
      }
      if (word == null) word = new StringBuilder();
      if (quote == 0 && (c == '"' || c == '\'')) quote = c;
      else if (c == quote) quote = 0;
      else word.append(c);
    }
    if (quote != 0) throw Wrong.usage("a quotation mark is missing in " + Excerpt.of(command));
    if (word != null) words.add(word.toString());
    if (words.isEmpty()) throw Wrong.usage("a command that starts an engine is needed");
    return words;
  }
}
