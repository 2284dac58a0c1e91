package arenhold.server.faults;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything clients did and learned: every invocation, and its fate once known. Written to a file
 * as it happens, and can be read again long after.
 */
final class Ledger implements AutoCloseable {

  /** An invocation and its fate so far. */
  record Line(Invocation invocation, Invocation.Fate fate) {}

  private static final String COMPARED = "compared";

  private final Map<String, Line> lines = new LinkedHashMap<>();
  private final BufferedWriter file;
  private long resent;

  private Ledger(BufferedWriter file) {
    this.file = file;
  }

  /** A new ledger in this file. */
  static Ledger in(Path file) throws IOException {
    return new Ledger(Files.newBufferedWriter(file));
  }

  /** The ledger that was written to this file, up to the last comparison. */
  static List<Line> read(Path file) throws IOException {
    Map<String, Line> lines = new LinkedHashMap<>();
    List<String> texts = Files.readAllLines(file);
    for (String text : texts.subList(0, texts.lastIndexOf(COMPARED) + 1)) {
      if (text.equals(COMPARED)) continue;
      String[] word = text.split("\t", -1);
      Invocation one =
          new Invocation(
              word[1],
              Long.parseLong(word[2]),
              word[3],
              Integer.parseInt(word[4]),
              word[5],
              word[6]);
      lines.put(one.ack(), new Line(one, Invocation.Fate.valueOf(word[0])));
    }
    return List.copyOf(lines.values());
  }

  /** A message is about to be sent. */
  synchronized void invoked(Invocation one) {
    note(one, Invocation.Fate.UNKNOWN);
  }

  /** Its answer arrived. */
  synchronized void learned(Invocation one, Invocation.Fate fate) {
    note(one, fate);
  }

  /** A message of unknown fate is about to be resent. */
  synchronized void resent() {
    resent++;
  }

  /** How often a message was resent because its fate was unknown. */
  synchronized long resendings() {
    return resent;
  }

  /** All entries so far, in the order of invocation. */
  synchronized List<Line> lines() {
    return new ArrayList<>(lines.values());
  }

  /** All entries so far are in the log that is kept beside this ledger. */
  synchronized void compared() {
    write(COMPARED);
  }

  private void note(Invocation one, Invocation.Fate fate) {
    lines.put(one.ack(), new Line(one, fate));
    write(
        String.join(
            "\t",
            fate.name(),
            one.client(),
            String.valueOf(one.number()),
            one.match(),
            String.valueOf(one.seat()),
            one.ack(),
            one.notation()));
  }

  private void write(String text) {
    try {
      file.write(text);
      file.newLine();
      file.flush();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    file.close();
  }
}
