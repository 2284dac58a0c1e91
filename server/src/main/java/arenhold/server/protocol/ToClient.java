package arenhold.server.protocol;

import arenhold.rules.Choice;
import arenhold.rules.Order;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Everything the server sends on a room's socket. The frame's type is the record's name in camel
 * case.
 */
public sealed interface ToClient {

  /**
   * The answer to a hello.
   *
   * @param you the player the server knows you as
   * @param role {@code seat} if you came through the link that gives seats, {@code watch} otherwise
   * @param epoch the run of the room that the versions belong to
   * @param time the server's clock, milliseconds since 1970
   */
  record Welcome(RoomDocument.Person you, String role, String epoch, long time)
      implements ToClient {}

  /**
   * The whole document. The frame carries its version.
   *
   * @param state the viewer's document
   * @param log every event of the match so far that this viewer may know, each with its {@code
   *     kind}
   */
  record Snapshot(RoomDocument state, List<JsonNode> log) implements ToClient {}

  /**
   * The change from one version to the next; versions have no gaps.
   *
   * @param patch RFC 6902 operations on the viewer's document; may be empty
   * @param events what happened, each with its {@code kind}; may be empty
   */
  record Step(JsonNode patch, List<JsonNode> events) implements ToClient {}

  /**
   * The viewer's own plans, known to their seat alone: sent when they change, and after a welcome
   * if there are any.
   *
   * @param orders the standing orders
   * @param given the answer that was given and has not taken effect yet, or null
   */
  record Plans(List<Order> orders, Given given) implements ToClient {}

  /**
   * An answer that has not taken effect yet; until then it may be replaced.
   *
   * @param asked the {@code asked} of the question it answers
   */
  record Given(long asked, String choice) {}

  /**
   * What a computer advises, for the player who asked alone. What is deeper than the depth asked
   * for is empty.
   *
   * @param asked the {@code asked} of the question it is about
   * @param depth as of {@link FromClient.Hint}
   * @param verb what the first step does, as that of a choice; null where {@code where} says enough
   * @param where the part of the table to look at, as the parts of a choice
   * @param which the card, or other thing, that it is about, as the parts of a choice
   * @param steps the choices in order; the first answers the question
   * @param chance the chance of winning in per cent; null if it is not known
   * @param reasons why, at most two, the best first
   */
  record Hint(
      long asked,
      int depth,
      String verb,
      Map<String, List<String>> where,
      Map<String, List<String>> which,
      List<Choice> steps,
      Integer chance,
      List<Reason> reasons)
      implements ToClient {}

  /**
   * Why something is advised.
   *
   * @param key of its sentence among the {@code reasons} of the game's words
   * @param parts what the sentence names
   */
  record Reason(String key, Map<String, List<String>> parts) {}

  /** The frame with this ack id was carried out, now or earlier. */
  record Ack() implements ToClient {}

  /**
   * A frame was refused and changed nothing; sent to its sender alone.
   *
   * @param code see {@link Code}
   */
  record Refused(Code code, Map<String, String> params) implements ToClient {}

  /**
   * The answer to a ping.
   *
   * @param time the server's clock, milliseconds since 1970
   */
  record Pong(long time) implements ToClient, ToBrowser {}

  /** The last frame before the server closes the socket, with the reason. */
  record Bye(Code code) implements ToClient, ToBrowser {}
}
