package arenhold.server.load;

import java.util.List;
import java.util.Locale;

/** A kind of load. */
interface Mode {

  /** All there are. */
  List<Mode> ALL =
      List.of(
          new Steady(),
          new Watching(),
          new Storm(),
          new Wake(),
          new Restart(),
          new Passwords(),
          new Readers(),
          new Soak(),
          new Churn());

  /** How it is called on the command line. */
  String key();

  /** What it does and what can be wished for, for whoever asks. */
  String help();

  /** Does it and prints what it took. */
  void run(Wishes wishes) throws Exception;

  /** Prints a line. */
  static void say(String line, Object... values) {
    System.out.println(String.format(Locale.ROOT, line, values));
  }
}
