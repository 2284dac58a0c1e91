package arenhold.server.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A message from a room to one or more of its members: as an object for members that are programs,
 * as text for sockets, serialized once for all of them. Between nodes it travels as text.
 */
public final class Told {

  private final Long version;
  private final String ack;

  /** Null until it is read from the text. */
  private ToClient message;

  /** Null until it is needed. */
  private String text;

  private Told(ToClient message, Long version, String ack, String text) {
    this.message = message;
    this.version = version;
    this.ack = ack;
    this.text = text;
  }

  /** A message without a version that answers nothing. */
  public static Told of(ToClient message) {
    return new Told(message, null, null, null);
  }

  /** A message that leads to, or is, this version of the room's document. */
  public static Told at(long version, ToClient message) {
    return new Told(message, version, null, null);
  }

  /**
   * A message that answers another one.
   *
   * @param ack the id of the message it answers, or null if that had none
   */
  public static Told answering(String ack, ToClient message) {
    return new Told(message, null, ack, null);
  }

  /**
   * The message of this text; parsed only when the message is needed.
   *
   * @param text as returned by {@link #text}; anything else fails on {@link #message}
   */
  @JsonCreator
  public static Told written(String text) {
    return new Told(null, null, null, text);
  }

  /** The message. */
  public synchronized ToClient message() {
    if (message == null) message = Frames.readTold(text);
    return message;
  }

  /** The frame's text, as {@link Frames} writes it. */
  @JsonValue
  public synchronized String text() {
    if (text == null) text = Frames.write(message, version, ack);
    return text;
  }

  @Override
  public String toString() {
    return "Told[" + (message == null ? "written" : message.getClass().getSimpleName()) + "]";
  }
}
