package arenhold.rules.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** How programs are started as processes of their own. */
final class Outside {

  private Outside() {}

  /** The command that runs the main method of a class. */
  static String java(Class<?> main) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "'%s' -Xshare:auto -XX:TieredStopAtLevel=1 -cp '%s' %s"
        .formatted(java, classes(main), main.getName());
  }

  /** Where the classes of its module lie, with those of the tests if it is one of them. */
  private static String classes(Class<?> main) {
    String own = folder(main);
    String rules = folder(Main.class);
    return own.equals(rules) ? own : own + java.io.File.pathSeparator + rules;
  }

  private static String folder(Class<?> main) {
    try {
      return Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
