package arenhold.server.faults;

import arenhold.server.testing.Guest;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What a client knows of its room, kept over all its connections. Notices when it is told something
 * that cannot be: a gap in the versions, or a match as it was before what was told already.
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

  /** Takes a frame in. */
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
    // What is known of another epoch stays on show until the snapshot comes.
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

  /** How often a version was left out. */
  long gaps() {
    return gaps;
  }

  /** How often an older state of a match was told than before. */
  long older() {
    return older;
  }
}
