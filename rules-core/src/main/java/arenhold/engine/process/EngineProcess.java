package arenhold.engine.process;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.engine.Mailbox;
import arenhold.engine.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * An engine that runs as a child process. Nothing it does can hold up or fill up this program: what
 * it sends and what waits for it are bounded, every wait has a deadline, and at the end it is
 * killed with all processes it has started.
 */
public final class EngineProcess implements Wire, AutoCloseable {

  /** How much of what an engine complained last is shown, in bytes. */
  private static final int COMPLAINT = 400;

  private static final int BUFFER = 4_096;

  /** How long a process may take to end once its output has, in milliseconds. */
  private static final long ENDING = 5_000;

  private final Process process;
  private final Thread errors;
  private final Thread ends = new Thread(this::kill);

  private final Mailbox mailbox = new Mailbox(System::nanoTime);
  private String complaint = "";

  private EngineProcess(Process process) {
    this.process = process;
    try {
      Runtime.getRuntime().addShutdownHook(ends);
    } catch (IllegalStateException ending) {
      kill();
      throw ending;
    }
    errors = thread("engine-errors", this::complaints);
    thread("engine-output", this::read);
    thread("engine-input", this::write);
  }

  private static Thread thread(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /**
   * Starts an engine.
   *
   * @param command how; its standard streams are used for the conversation
   * @throws IOException if it cannot be started
   */
  public static EngineProcess start(ProcessBuilder command) throws IOException {
    return new EngineProcess(command.start());
  }

  /** The number by which the machine knows it. */
  public long pid() {
    return process.pid();
  }

  @Override
  public void send(String line) {
    mailbox.send(line);
  }

  @Override
  public void within(long milliseconds) {
    mailbox.within(milliseconds);
  }

  @Override
  public String receive() {
    return mailbox.receive();
  }

  /** As {@link Mailbox#hasRoom}. */
  public boolean hasRoom() {
    return mailbox.hasRoom();
  }

  /** Whether the engine ends within this time after its input was closed. */
  public boolean ends(long milliseconds) {
    mailbox.close();
    return exits(milliseconds);
  }

  /** Whether the engine ends by itself within this time. */
  public boolean exits(long milliseconds) {
    try {
      return process.waitFor(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    mailbox.close();
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(ends);
    } catch (IllegalStateException ending) {
      // The program ends and kills it itself.
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private void read() {
    try {
      LineReader reader = new LineReader(process.getInputStream(), Limits.LINE);
      for (String line = reader.next(); line != null; line = reader.next()) {
        if (!mailbox.heard(line)) return;
      }
      gone();
    } catch (EngineFault wrong) {
      mailbox.ended(wrong);
    } catch (IOException closed) {
      gone();
    }
  }

  private void gone() {
    String how = "the engine closed its output";
    try {
      if (process.waitFor(ENDING, TimeUnit.MILLISECONDS)) {
        how = "the engine ended with exit code " + process.exitValue();
        errors.join(ENDING);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    String said = complaint();
    mailbox.ended(new EngineFault(Code.GONE, said.isEmpty() ? how : how + ": " + said));
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = mailbox.next(); line != null; line = mailbox.next()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException closed) {
      // It does not read any more; why, its output tells.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void complaints() {
    byte[] buffer = new byte[BUFFER];
    try (InputStream errors = process.getErrorStream()) {
      for (int read = errors.read(buffer); read >= 0; read = errors.read(buffer)) {
        String text = complaint() + new String(buffer, 0, read, StandardCharsets.UTF_8);
        synchronized (this) {
          complaint = text.substring(Math.max(0, text.length() - COMPLAINT));
        }
      }
    } catch (IOException closed) {
      // Nothing more is said.
    }
  }

  private synchronized String complaint() {
    return complaint.strip();
  }
}
