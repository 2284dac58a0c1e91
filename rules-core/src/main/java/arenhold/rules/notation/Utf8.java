package arenhold.rules.notation;

import arenhold.rules.notation.FileRefused.Problem;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Files are texts in UTF-8 and nothing else. */
public final class Utf8 {

  private Utf8() {}

  /**
   * The text in these bytes.
   *
   * @throws FileRefused as {@code encoding} with the first line that is no text
   */
  public static String text(byte[] bytes) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CoderResult read =
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), text, true);
    text.flip();
    if (!read.isError()) return text.toString();
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    throw new FileRefused(Problem.ENCODING, line, "");
  }
}
