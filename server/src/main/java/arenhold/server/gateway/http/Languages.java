package arenhold.server.gateway.http;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import java.util.Locale;
import java.util.Set;
import org.springframework.http.HttpStatus;

/** Parses the language tags that clients send. */
final class Languages {

  /** The languages the server has texts in. */
  private static final Set<String> OURS = Set.of("en", "cs", "it");

  private static final int LONGEST = 8;

  private Languages() {}

  /**
   * The language with this unvalidated tag.
   *
   * @throws Refusal if it cannot be a language tag
   */
  static Locale tagged(String tag) {
    if (tag == null || tag.length() > LONGEST) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
    return Locale.forLanguageTag(tag);
  }

  /**
   * The same for a language that will be stored.
   *
   * @throws Refusal if the server has no texts in it
   */
  static Locale ours(String tag) {
    if (tag == null || !OURS.contains(tag)) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
    return Locale.forLanguageTag(tag);
  }
}
