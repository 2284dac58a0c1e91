package arenhold.server.gateway;

import arenhold.server.protocol.Code;
import java.util.Locale;
import org.springframework.http.HttpStatus;

/** Languages that pages name. */
final class Languages {

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
}
