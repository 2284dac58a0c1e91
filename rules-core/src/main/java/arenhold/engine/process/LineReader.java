package arenhold.engine.process;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads lines of UTF-8 of a limited length. A carriage return before a line's end is dropped. */
public final class LineReader {

  private final InputStream in;
  private final int longest;

  /**
   * Reads from here on.
   *
   * @param longest the longest line, in bytes without its end
   */
  public LineReader(InputStream in, int longest) {
    this.in = new BufferedInputStream(in);
    this.longest = longest;
  }

  /**
   * The next line, or null at the end.
   *
   * @throws EngineFault if it is too long, which is found out before it is whole, or not UTF-8;
   *     nothing more can be read then
   */
  public String next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) return null;
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.size() == longest) {
        throw new EngineFault(Code.TOO_LONG, "a line of more than " + longest + " bytes");
      }
      line.write(next);
    }
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
      return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    } catch (CharacterCodingException wrong) {
      throw new EngineFault(Code.MALFORMED, "a line that is not UTF-8");
    }
  }
}
