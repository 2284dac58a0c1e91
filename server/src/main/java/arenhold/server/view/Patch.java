package arenhold.server.view;

import java.util.List;
import java.util.Map;
import org.apache.commons.collections4.ListUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Computes the difference between two documents.
 *
 * <p>Every update of every room comes through here, so what is equal allocates next to nothing: one
 * buffer holds the path, and it becomes text only for an operation.
 */
public final class Patch {

  private final ArrayNode operations = JsonNodeFactory.instance.arrayNode();

  /** Where in the documents we are, as a JSON Pointer (RFC 6901). */
  private final StringBuilder path = new StringBuilder();

  private Patch() {}

  /**
   * The RFC 6902 operations that turn {@code known} into {@code next}: {@code add}, {@code remove}
   * and {@code replace}, to be applied in their order. They share the parts of {@code next} that
   * they set.
   */
  public static JsonNode between(JsonNode known, JsonNode next) {
    Patch patch = new Patch();
    patch.compare(known, next);
    return patch.operations;
  }

  private void compare(JsonNode known, JsonNode next) {
    if (known instanceof ObjectNode from && next instanceof ObjectNode to) {
      compareObjects(from, to);
    } else if (!known.equals(next)) {
      if (known instanceof ArrayNode from && next instanceof ArrayNode to) {
        compareLists(List.copyOf(from.values()), List.copyOf(to.values()));
      } else {
        operation("replace").set("value", next);
      }
    }
  }

  private void compareObjects(ObjectNode known, ObjectNode next) {
    for (Map.Entry<String, JsonNode> property : known.properties()) {
      String name = property.getKey();
      JsonNode value = next.get(name);
      int above = down(name);
      if (value == null) operation("remove");
      else compare(property.getValue(), value);
      path.setLength(above);
    }
    for (Map.Entry<String, JsonNode> property : next.properties()) {
      if (!known.has(property.getKey())) add(property.getKey(), property.getValue());
    }
  }

  /**
   * Keeps as many elements as possible; what lies between them is turned from one into the other,
   * in order.
   */
  private void compareLists(List<JsonNode> known, List<JsonNode> next) {
    int from = 0;
    int to = 0;
    for (JsonNode kept : ListUtils.longestCommonSubsequence(known, next)) {
      // The first equal element will do: what is kept later still fits behind it.
      int fromKept = from + known.subList(from, known.size()).indexOf(kept);
      int toKept = to + next.subList(to, next.size()).indexOf(kept);
      turn(known.subList(from, fromKept), next.subList(to, toKept), to);
      from = fromKept + 1;
      to = toKept + 1;
    }
    turn(known.subList(from, known.size()), next.subList(to, next.size()), to);
  }

  /** Turns {@code known}, whose first element is at {@code index} by now, into {@code next}. */
  private void turn(List<JsonNode> known, List<JsonNode> next, int index) {
    int both = Math.min(known.size(), next.size());
    for (int i = 0; i < both; i++) {
      int above = down(Integer.toString(index + i));
      compare(known.get(i), next.get(i));
      path.setLength(above);
    }
    for (int i = both; i < next.size(); i++) add(Integer.toString(index + i), next.get(i));
    for (int i = both; i < known.size(); i++) {
      int above = down(Integer.toString(index + both));
      operation("remove");
      path.setLength(above);
    }
  }

  private void add(String name, JsonNode value) {
    int above = down(name);
    operation("add").set("value", value);
    path.setLength(above);
  }

  /** Goes down to {@code name}; answers the length of the path above it. */
  private int down(String name) {
    int above = path.length();
    path.append('/').append(name.replace("~", "~0").replace("/", "~1"));
    return above;
  }

  private ObjectNode operation(String name) {
    return operations.addObject().put("op", name).put("path", path.toString());
  }
}
