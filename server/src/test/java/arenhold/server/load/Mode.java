package arenhold.server.load;

import java.util.List;
import java.util.Locale;

/** A kind of load. */
interface Mode {

  /** All modes. */
  List<Mode> ALL =
      List.of(
          new Steady(),
          new Watching(),
          new Storm(),
          new Wake(),
          new Restart(),
          new Passwords(),
          new Readers(),
          new Thinking(),
          new Soak(),
          new Churn());

  /** Its name on the command line. */
  String key();

  /** A description with its parameters. */
  String help();

  /** Runs it and prints the results. */
  void run(Wishes wishes) throws Exception;

  /** Prints a line. */
  static void say(String line, Object... values) {
    System.out.println(String.format(Locale.ROOT, line, values));
  }
}
