package arenhold.server.wire;

import arenhold.server.testing.Guest;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks for tickets as a page does whose server may be away: it waits a while, then gives up. Each
 * request has a connection of its own, so that thousands may ask at once.
 */
public final class Door {

  private static final int CONNECT_MILLIS = 5_000;
  private static final int PATIENCE_MILLIS = 12_000;

  /** A refused ticket, or an unintelligible answer. */
  public static final class Refused extends IOException {
    private static final long serialVersionUID = 1;
    private static final Pattern RETRY_AFTER = Pattern.compile("(?im)^retry-after: *(\\d+)");

    private final int retryAfter;

    private Refused(String answer) {
      super(answer.lines().findFirst().orElse("no answer").strip());
      Matcher told = RETRY_AFTER.matcher(answer);
      retryAfter = told.find() ? Integer.parseInt(told.group(1)) : 0;
    }

    /** In how many seconds the server expects to have a place; 0 if it did not say. */
    int retryAfter() {
      return retryAfter;
    }
  }

  private Door() {}

  /**
   * A ticket for a link that admits the guest.
   *
   * @throws Refused if the server gives none
   * @throws IOException if there is no server just now
   */
  public static String ticket(Guest guest, String link) throws IOException {
    return ticket(guest, link, PATIENCE_MILLIS);
  }

  /** The same with this timeout. */
  public static String ticket(Guest guest, String link, int patienceMillis) throws IOException {
    byte[] body =
        Guest.JSON.writeValueAsString(Map.of("link", link)).getBytes(StandardCharsets.UTF_8);
    URI server = URI.create(guest.server());
    String head =
        "POST /api/tickets HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nCookie: %s\r\n"
                .formatted(server.getAuthority(), server, guest.cookie())
            + "X-Arenhold: 1\r\nContent-Type: application/json\r\nConnection: close\r\n"
            + "Content-Length: %d\r\n\r\n".formatted(body.length);
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), CONNECT_MILLIS);
      socket.setSoTimeout(patienceMillis);
      socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().write(body);
      byte[] answer = socket.getInputStream().readAllBytes();
      return ticketIn(new String(answer, StandardCharsets.UTF_8));
    }
  }

  private static String ticketIn(String answer) throws Refused {
    int from = answer.indexOf('{');
    int to = answer.lastIndexOf('}');
    if (!answer.startsWith("HTTP/1.1 200") || from < 0 || to < from) {
      throw new Refused(answer);
    }
    return Guest.JSON.readTree(answer.substring(from, to + 1)).path("ticket").asString();
  }

  /** The frame that says hello with this ticket. */
  public static String hello(String ticket) {
    return Guest.JSON.writeValueAsString(Map.of("t", "hello", "d", Map.of("ticket", ticket)));
  }
}
