package arenhold.server.faults;

import arenhold.server.testing.Guest;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A client's knowledge of its room, kept over all its connections. Detects impossible messages: a
 * gap in the versions, or a state of a match older than one already received.
 */
final class Following {

  private final Map<String, Long> moments = new HashMap<>();
  private volatile JsonNode state;
  private volatile long movedAt;
  private String epoch;
  private long version;
  private long gaps;
  private long older;

  /** The hello of the next connection. */
  String hello(String ticket) {
    Map<String, Object> data = new HashMap<>();
    data.put("ticket", ticket);
    if (epoch != null && state != null) {
      data.put("epoch", epoch);
      data.put("version", version);
    }
    return Guest.JSON.writeValueAsString(Map.of("t", "hello", "d", data));
  }

  /** Processes a frame. */
  void take(JsonNode frame) {
    JsonNode data = frame.path("d");
    switch (frame.path("t").asString("")) {
      case "welcome" -> welcomed(data.path("epoch").asString());
      case "snapshot" -> {
        state = data.path("state");
        version = frame.path("v").asLong();
        moved();
      }
      case "step" -> {
        if (frame.path("v").asLong() != version + 1) gaps++;
        version = frame.path("v").asLong();
        state = Jackson3JsonPatch.apply(data.path("patch"), state);
        moved();
      }
      default -> {}
    }
  }

  private void welcomed(String now) {
    // The state from another epoch remains visible until the snapshot arrives.
    epoch = now;
  }

  private void moved() {
    movedAt = System.nanoTime();
    JsonNode match = match();
    if (!match.isObject()) return;
    long moment = match.path("moment").asLong();
    Long before = moments.put(match.path("id").asString(), moment);
    if (before != null && moment < before) older++;
  }

  /** When the document changed last, in nanoseconds. */
  long movedAt() {
    return movedAt;
  }

  /** The document, or null before the first one. */
  JsonNode state() {
    return state;
  }

  /** The match, or a missing node. */
  JsonNode match() {
    JsonNode known = state;
    return known == null ? Guest.JSON.missingNode() : known.path("match");
  }

  /** How often a version was skipped. */
  long gaps() {
    return gaps;
  }

  /** How often a state older than a previous one was received. */
  long older() {
    return older;
  }
}
