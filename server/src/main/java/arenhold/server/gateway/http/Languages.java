package arenhold.server.gateway.http;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import java.util.Locale;
import java.util.Set;
import org.springframework.http.HttpStatus;

/** Languages that pages name. */
final class Languages {

  /** In which there are texts. */
  private static final Set<String> OURS = Set.of("en", "cs", "it");

  private static final int LONGEST = 8;

  private Languages() {}

  /**
   * The language with this tag, which may be anything a stranger sent.
   *
   * @throws Refusal if it cannot be one
   */
  static Locale tagged(String tag) {
    if (tag == null || tag.length() > LONGEST) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
    return Locale.forLanguageTag(tag);
  }

  /**
   * The same, of a language that is kept.
   *
   * @throws Refusal if nothing is written in it
   */
  static Locale ours(String tag) {
    if (tag == null || !OURS.contains(tag)) {
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    }
    return Locale.forLanguageTag(tag);
  }
}
