package arenhold.server.account;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.regex.Pattern;

/** Validates e-mail addresses: {@code name@example.org}, without obsolete syntax. */
final class EmailAddress {

  private static final int LONGEST = 254;

  /** At least two labels, the last not a number: no IP addresses, no local host names. */
  private static final Pattern DOMAIN =
      Pattern.compile(
          "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+\\p{L}[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}]");

  private EmailAddress() {}

  /** Whether e-mails can be sent to the typed address. */
  static boolean acceptable(String typed) {
    if (typed.length() > LONGEST || typed.indexOf('"') >= 0) return false;
    int at = typed.indexOf('@');
    if (at < 1 || !DOMAIN.matcher(typed.substring(at + 1)).matches()) return false;
    try {
      InternetAddress address = new InternetAddress(typed, true);
      return address.getPersonal() == null && typed.equals(address.getAddress());
    } catch (AddressException wrong) {
      return false;
    }
  }
}
