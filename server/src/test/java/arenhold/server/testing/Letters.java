package arenhold.server.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.util.ArrayList;
import java.util.List;

/** The e-mails sent to one address. */
public final class Letters {

  private static final long PATIENCE_MILLIS = 20_000;

  private final GreenMail post;
  private final String address;

  public Letters(GreenMail post, String address) {
    this.post = post;
    this.address = address;
  }

  /** All so far. */
  public List<MimeMessage> now() throws MessagingException {
    List<MimeMessage> mine = new ArrayList<>();
    for (MimeMessage letter : post.getReceivedMessages()) {
      if (letter.getAllRecipients()[0].toString().equals(address)) mine.add(letter);
    }
    return mine;
  }

  /** All so far, once there are this many. */
  public List<MimeMessage> await(int wanted) throws MessagingException {
    while (true) {
      List<MimeMessage> mine = now();
      if (mine.size() >= wanted) return mine;
      int next = post.getReceivedMessages().length + 1;
      assertTrue(post.waitForIncomingEmail(PATIENCE_MILLIS, next), mine.size() + " of " + wanted);
    }
  }
}
