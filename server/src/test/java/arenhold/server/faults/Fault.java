package arenhold.server.faults;

import java.util.List;

/** A kind of fault. */
interface Fault {

  /** All of them. */
  List<Fault> ALL =
      List.of(
          new ServerKilled(),
          new Deploy(),
          new BackendKilled(),
          new DatabaseRestarted(),
          new DatabasePaused(),
          new PoolExhausted(),
          new PostmasterKilled(),
          new DiskFull(),
          new Torn(),
          new Repeated(),
          new TwoServers(),
          new ClockJumps(),
          new WatchersDropped(),
          new Unloadable(),
          new Runaway());

  /** Its name on the command line and in files. */
  String key();

  /** A short description. */
  String title();

  /** The number in a whole run. */
  int wanted();

  /** The number in a check; 0 if it takes too long for that. */
  int few();

  /**
   * Performs the remaining ones and reports each to the run.
   *
   * @throws Exception if the harness itself fails
   */
  void run(Run run) throws Exception;
}
