package arenhold.engine;

import java.util.Locale;

/** What can go wrong between an engine and those who ask it. */
public enum Code {
  /** No answer in time. */
  SILENT,
  /** An answer, but after its time. */
  SLOW,
  /** The engine ended or hung up. */
  GONE,
  /** A line that is not one of the messages: no JSON object, or a field of another type. */
  MALFORMED,
  /** A message of a type that the other side does not know. */
  UNKNOWN,
  /** A line longer than {@link Limits#LINE}. */
  TOO_LONG,
  /** More than {@link Limits#LINES} lines or {@link Limits#BYTES} bytes unasked. */
  FLOOD,
  /** What is sent to the engine is not read. */
  UNREAD,
  /** A choice that was not offered, twice for one question. */
  NOT_OFFERED,
  /** A message that does not belong here, such as an answer before the handshake. */
  OUT_OF_ORDER,
  /** A version of the protocol that the other side does not speak. */
  VERSION,
  /** A game, form or set-up that the engine does not play. */
  NOT_PLAYED,
  /** A match that is not open here. */
  NO_MATCH,
  /** A world that is not here, or no more. */
  NO_WORLD,
  /** More matches than are held at once. */
  TOO_MANY,
  /** A mistake of the engine's own. */
  FAILED;

  /** The code in messages: {@code not-offered}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The code with this text, or {@link #FAILED} if there is none. */
  public static Code of(String text) {
    for (Code code : values()) if (code.text().equals(text)) return code;
    return FAILED;
  }
}
