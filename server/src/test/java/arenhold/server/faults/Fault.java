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

  /** How it is called on the command line and in files. */
  String key();

  /** What happens, in a few words. */
  String title();

  /** How many of them a whole run does. */
  int wanted();

  /** How many of them a check does; 0: it takes too long for that. */
  int few();

  /**
   * Lets as many happen as are left, and tells the run of each.
   *
   * @throws Exception if the harness itself fails
   */
  void run(Run run) throws Exception;
}
