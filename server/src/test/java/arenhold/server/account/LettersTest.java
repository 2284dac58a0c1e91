package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.testing.DefaultSettings;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.mail.javamail.JavaMailSender;

/** E-mails that wait to be sent. */
class LettersTest {

  private final Letters letters =
      new Letters(
          new StaticListableBeanFactory().getBeanProvider(JavaMailSender.class),
          DefaultSettings.read());

  @Test
  void the_queue_is_bounded_and_sent_before_the_server_stops() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    AtomicInteger sent = new AtomicInteger();
    letters.later(
        () -> {
          begun.countDown();
          try {
            go.await();
          } catch (InterruptedException hurried) {
            throw new AssertionError(hurried);
          }
        });
    begun.await();
    for (int i = 0; i < Letters.MOST_WAITING; i++) letters.later(sent::incrementAndGet);
    NotPossible full = assertThrows(NotPossible.class, () -> letters.later(sent::incrementAndGet));
    assertEquals(NotPossible.Reason.BUSY, full.reason());
    go.countDown();
    letters.destroy();
    assertEquals(Letters.MOST_WAITING, sent.get());
  }
}
