package arenhold.server.testing;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The number that a seat mixes into a deal, implemented from {@code docs/protocol.md} as a client
 * would: shares no code with the server.
 */
public record SecretNumber(String match, String text) {

  /** One for the next match of this socket's room. */
  public static SecretNumber of(Socket socket) {
    byte[] bytes = new byte[32];
    new SecureRandom().nextBytes(bytes);
    String match = deal(socket.state()).path("match").asString();
    return new SecretNumber(match, HexFormat.of().formatHex(bytes));
  }

  /** The public state of the next deal. */
  public static JsonNode deal(JsonNode state) {
    return state.at("/room/deal");
  }

  /** SHA-256 of these lines under the tag of the deal, hexadecimal. */
  public static String hash(String... lines) {
    return HexFormat.of().formatHex(digest(lines));
  }

  /** The same as bytes. */
  public static byte[] digest(String... lines) {
    String text = "arenhold fair deal 2: " + String.join("\n", lines) + "\n";
    try {
      byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Its fingerprint, published before anyone's number is known. */
  public String commitment() {
    return hash("number", "match " + match, "number " + text);
  }

  /** The message that commits to it. */
  public Map<String, String> commit() {
    return Map.of("match", match, "commitment", commitment());
  }

  /** The message that reveals it. */
  public Map<String, String> reveal() {
    return Map.of("match", match, "number", text);
  }
}
