package arenhold.server.account;

import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.DependsOn;
import org.springframework.dao.DataAccessException;
import org.springframework.mail.MailException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Sends e-mails if the server has a mail server; the queue is flushed before the database is
 * closed.
 */
@Component
@DependsOn("dataSource")
class Letters implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Letters.class);

  /** Capacity of the queue. */
  static final int MOST_WAITING = 1000;

  /** How long shutdown waits for the queue. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private static final String TEXTS = "arenhold/server/account/letters";

  private final JavaMailSender sender;
  private final Settings.Site site;
  private final ExecutorService post =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Pool.BACKGROUND.threads("letters"));

  Letters(ObjectProvider<JavaMailSender> sender, Settings settings) {
    this.sender = sender.getIfAvailable();
    this.site = settings.site();
  }

  /** Whether this server sends e-mails at all. */
  boolean possible() {
    return sender != null && !site.address().isEmpty();
  }

  /** The full address of a page, for links in e-mails. */
  String link(String page) {
    return site.address() + page;
  }

  /**
   * Sends an e-mail synchronously.
   *
   * @param kind of e-mail: selects its texts
   * @param headers besides the usual ones
   * @param words the format arguments of its subject and text
   * @throws MailException if the mail server cannot be reached or refuses it
   */
  void post(String to, Locale language, String kind, Map<String, String> headers, Object... words) {
    ResourceBundle texts =
        ResourceBundle.getBundle(
            TEXTS,
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    sender.send(
        letter -> {
          MimeMessageHelper text = new MimeMessageHelper(letter, StandardCharsets.UTF_8.name());
          text.setFrom(site.sender());
          text.setTo(to);
          text.setSubject(texts.getString(kind + ".subject").formatted(words));
          text.setText(texts.getString(kind + ".text").formatted(words));
          for (var header : headers.entrySet()) {
            letter.setHeader(header.getKey(), header.getValue());
          }
        });
  }

  /**
   * Runs the work for an e-mail after the response, so that response times do not reveal whether
   * there was any.
   *
   * @throws NotPossible if the queue is full
   */
  void later(Runnable writing) {
    try {
      post.execute(() -> written(writing));
    } catch (RejectedExecutionException full) {
      throw new NotPossible(NotPossible.Reason.BUSY);
    }
  }

  private static void written(Runnable writing) {
    try {
      writing.run();
    } catch (MailException | DataAccessException | TransactionException failure) {
      LOG.warn("an e-mail could not be sent: {}", failure.getClass().getSimpleName());
    }
  }

  /** Sends queued e-mails first, unless that takes too long. */
  @Override
  public void destroy() {
    post.shutdown();
    try {
      if (!post.awaitTermination(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) post.shutdownNow();
    } catch (InterruptedException hurried) {
      post.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
