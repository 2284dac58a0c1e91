package arenhold.server.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What a room tells one or many of its members: the message itself for members that are programs,
 * and its text for sockets, written once however many of them send it. Between nodes it travels as
 * its text.
 */
public final class Told {

  private final Long version;
  private final String ack;

  /** Null until it is read from the text. */
  private ToClient message;

  /** Null until somebody needs it. */
  private String text;

  private Told(ToClient message, Long version, String ack, String text) {
    this.message = message;
    this.version = version;
    this.ack = ack;
    this.text = text;
  }

  /** A message that belongs to no version and answers nothing. */
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
   * What was written as this text; kept as text alone until somebody asks for the message.
   *
   * @param text as {@link #text} gives it; anything else fails when the message is asked for
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
