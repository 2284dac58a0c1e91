package arenhold.server.faults;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Sends signals to processes. */
enum Signal {
  STOP,
  CONT,
  KILL;

  /** Sends it to this process. */
  void to(ProcessHandle process) throws IOException {
    to(List.of(process));
  }

  /** Sends it to this process and all its descendants. */
  void toAllOf(ProcessHandle process) throws IOException {
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.addFirst(process);
    to(all);
  }

  private void to(List<ProcessHandle> processes) throws IOException {
    List<String> command = new ArrayList<>(List.of("kill", "-" + name()));
    for (ProcessHandle process : processes) command.add(String.valueOf(process.pid()));
    new ProcessBuilder(command).redirectErrorStream(true).start().onExit().join();
  }
}
