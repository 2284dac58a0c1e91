package arenhold.server.view;

import com.flipkart.zjsonpatch.DiffFlags;
import com.flipkart.zjsonpatch.Jackson3JsonDiff;
import java.util.EnumSet;
import tools.jackson.databind.JsonNode;

/** Computes the difference between two documents. */
public final class Patch {

  private static final EnumSet<DiffFlags> FLAGS =
      EnumSet.of(
          DiffFlags.OMIT_VALUE_ON_REMOVE,
          DiffFlags.OMIT_MOVE_OPERATION,
          DiffFlags.OMIT_COPY_OPERATION);

  private Patch() {}

  /** The RFC 6902 operations that turn {@code known} into {@code next}. */
  public static JsonNode between(JsonNode known, JsonNode next) {
    return Jackson3JsonDiff.asJson(known, next, FLAGS);
  }
}
