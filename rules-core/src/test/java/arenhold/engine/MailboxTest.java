package arenhold.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is held for an engine and from it is bounded, whatever it does. */
class MailboxTest {

  private final AtomicLong now = new AtomicLong();
  private final Mailbox mailbox = new Mailbox(now::get);

  private Code fault() {
    return assertThrows(EngineFault.class, mailbox::receive).code();
  }

  private void pass(long milliseconds) {
    now.addAndGet(milliseconds * 1_000_000);
  }

  @Test
  void lines_go_both_ways_in_order() throws InterruptedException {
    mailbox.send("one");
    mailbox.send("two");
    mailbox.close();
    assertEquals("one", mailbox.next());
    assertEquals("two", mailbox.next());
    assertNull(mailbox.next());
    mailbox.within(5);
    assertTrue(mailbox.heard("a"));
    assertTrue(mailbox.heard("b"));
    assertEquals("a", mailbox.receive());
    assertEquals("b", mailbox.receive());
  }

  @Test
  void at_the_deadline_an_engine_is_silent_or_has_not_read() throws InterruptedException {
    mailbox.within(5);
    pass(5);
    assertEquals(Code.SILENT, fault());
    mailbox.send("one");
    assertEquals(Code.UNREAD, fault());
    mailbox.next();
    assertEquals(Code.UNREAD, fault(), "it is being written");
    mailbox.close();
    mailbox.next();
    assertEquals(Code.SILENT, fault());
    mailbox.heard("late");
    assertEquals(Code.SILENT, fault(), "what comes later is not taken as in time");
    mailbox.within(5);
    assertEquals("late", mailbox.receive());
  }

  @Test
  void what_comes_unasked_is_bounded_by_lines_and_bytes() {
    mailbox.within(5);
    for (int i = 0; i < Limits.LINES; i++) assertTrue(mailbox.heard("x"));
    mailbox.send("more");
    for (int i = 0; i < Limits.LINES; i++) assertTrue(mailbox.heard("x"));
    assertFalse(mailbox.heard("x"));
    assertEquals(Code.FLOOD, fault());
    assertEquals(Code.FLOOD, fault(), "for good");
    Mailbox other = new Mailbox(now::get);
    String line = "é".repeat(Limits.LINE / 2 - 1);
    int most = Limits.BYTES / Limits.LINE;
    for (int i = 0; i < most; i++) assertTrue(other.heard(line));
    assertFalse(other.heard(line));
  }

  @Test
  void what_waits_to_be_read_is_bounded() {
    String line = "x".repeat(Limits.UNREAD / 4 - 1);
    for (int i = 0; i < 4; i++) mailbox.send(line);
    assertEquals(Code.UNREAD, assertThrows(EngineFault.class, () -> mailbox.send("")).code());
  }

  @Test
  void what_came_before_the_end_is_still_read() {
    mailbox.within(5);
    mailbox.heard("last");
    mailbox.ended(new EngineFault(Code.GONE, "it hung up"));
    mailbox.ended(new EngineFault(Code.MALFORMED, "later"));
    mailbox.send("nobody reads this");
    assertEquals("last", mailbox.receive());
    assertEquals(Code.GONE, fault());
  }

  @Test
  void who_waits_is_woken() throws InterruptedException {
    Mailbox real = new Mailbox(System::nanoTime);
    real.within(600_000);
    Thread other = Thread.ofVirtual().start(() -> real.heard("hello"));
    assertEquals("hello", real.receive());
    other.join();
  }
}
