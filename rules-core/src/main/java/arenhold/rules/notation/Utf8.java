package arenhold.rules.notation;

import arenhold.rules.notation.FileRefused.Problem;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Decodes files, which must be UTF-8. */
public final class Utf8 {

  private Utf8() {}

  /**
   * Decodes these bytes.
   *
   * @throws FileRefused with {@code encoding} and the first line that is not UTF-8
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
