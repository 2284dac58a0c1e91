package arenhold.server.engine;

import arenhold.engine.Code;
import arenhold.engine.Conversation;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.engine.Wire;
import java.nio.charset.StandardCharsets;

/** One connection of an engine, with what is said over it. */
public final class Link {

  private final Engine engine;
  private final Account account;
  private final Line line;
  private final Conversation conversation = new Conversation(new Ends());

  /** What came since anything was last sent. */
  private int lines;

  private long bytes;

  /** Whether it has broken a limit: nothing more is heard. */
  private boolean deaf;

  Link(Engine engine, Account account, Line line) {
    this.engine = engine;
    this.account = account;
    this.line = line;
  }

  Account account() {
    return account;
  }

  Conversation conversation() {
    return conversation;
  }

  boolean unread() {
    return line.unread();
  }

  /** Whether there is room to tell more of the past; if not, the engine goes on once there is. */
  boolean roomy() {
    return line.roomy(engine::goOnLater);
  }

  void end() {
    line.end();
  }

  /** The engine has sent this. */
  public void heard(String text) {
    synchronized (this) {
      if (deaf) return;
      lines++;
      bytes += text.getBytes(StandardCharsets.UTF_8).length + 1;
      if (lines > Limits.LINES || bytes > Limits.BYTES) {
        deaf = true;
        EngineFault flood =
            new EngineFault(Code.FLOOD, lines + " lines without being told anything");
        engine.failed(this, flood);
        return;
      }
    }
    engine.heard(this, text);
  }

  /** The engine has sent a text that is too long, or something else than a text. */
  public void wrong(Code code, String text) {
    synchronized (this) {
      if (deaf) return;
      deaf = true;
    }
    engine.failed(this, new EngineFault(code, text));
  }

  /** The connection has ended. */
  public void gone() {
    engine.gone(this);
  }

  /** The end of the conversation that is here: nothing is waited for. */
  private final class Ends implements Wire {

    @Override
    public void send(String text) {
      synchronized (Link.this) {
        lines = 0;
        bytes = 0;
      }
      if (!line.send(text)) throw new EngineFault(Code.UNREAD, "too much waits to be read");
    }

    @Override
    public void within(long milliseconds) {
      throw new IllegalStateException("nothing is waited for");
    }

    @Override
    public String receive() {
      throw new IllegalStateException("nothing is waited for");
    }
  }
}
