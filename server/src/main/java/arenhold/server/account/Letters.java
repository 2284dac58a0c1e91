package arenhold.server.account;

import arenhold.server.ops.Settings;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.dao.DataAccessException;
import org.springframework.mail.MailException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Writes e-mails where the server can send them. */
@Component
class Letters {

  private static final Logger LOG = LoggerFactory.getLogger(Letters.class);
  private static final String TEXTS = "arenhold/server/account/letters";

  private final JavaMailSender sender;
  private final Settings.Site site;
  private final ExecutorService post =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("letters").factory());

  Letters(ObjectProvider<JavaMailSender> sender, Settings settings) {
    this.sender = sender.getIfAvailable();
    this.site = settings.site();
  }

  /** Whether this server sends e-mails at all. */
  boolean possible() {
    return sender != null && !site.address().isEmpty();
  }

  /**
   * Sends a letter with a link, later and on its own.
   *
   * @param kind of the letter: names its texts
   * @param page the page the link opens, such as {@code /account/reset}
   * @param secret what proves that its receiver got it
   */
  void send(String to, Locale language, String kind, String page, String secret, String name) {
    // Behind the hash, so that no server's log ever holds it.
    String link = link(page + "#" + secret);
    later(() -> post(to, language, kind, Map.of(), name, link));
  }

  /** The address of a page, as letters name it. */
  String link(String page) {
    return site.address() + page;
  }

  /**
   * Sends a letter at once.
   *
   * @param kind of the letter: names its texts
   * @param headers beside the usual ones
   * @param words that its subject and its text name
   * @throws MailException if the mail server cannot be reached or does not take it
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

  /** Does what a letter needs after the answer: nobody may tell from its time whether it was. */
  void later(Runnable writing) {
    post.execute(
        () -> {
          try {
            writing.run();
          } catch (MailException | DataAccessException | TransactionException failure) {
            LOG.warn("an e-mail could not be sent: {}", failure.getClass().getSimpleName());
          }
        });
  }
}
