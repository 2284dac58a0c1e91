package arenhold.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.flipkart.zjsonpatch.DiffFlags;
import com.flipkart.zjsonpatch.Jackson3JsonDiff;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Operations that turn one document into another. */
class PatchTest {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String[] NAMES = {
    "", "0", "board", "b~oard", "~1", "a/b", "~", "/", "-", "a=b"
  };

  @Test
  void turns_every_document_into_every_other() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      JsonNode known = document(random, 4);
      JsonNode next = random.nextBoolean() ? document(random, 4) : changed(random, known);
      JsonNode knownBefore = known.deepCopy();
      JsonNode nextBefore = next.deepCopy();
      JsonNode patch = Patch.between(known, next);
      assertThat(known).isEqualTo(knownBefore);
      assertThat(next).isEqualTo(nextBefore);
      assertThat(Jackson3JsonPatch.apply(patch, known)).isEqualTo(next);
      assertThat(patch.size()).isLessThanOrEqualTo(library(known, next).size());
    }
  }

  @Test
  void turns_every_long_list_into_every_other() {
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      JsonNode known = list(random, random.nextInt(60));
      JsonNode next =
          random.nextBoolean() ? list(random, random.nextInt(60)) : swapped(known, random);
      JsonNode patch = Patch.between(known, next);
      assertThat(Jackson3JsonPatch.apply(patch, known)).isEqualTo(next);
      assertThat(patch.size()).isLessThanOrEqualTo(library(known, next).size());
    }
  }

  @Test
  void shares_the_parts_it_sets() {
    JsonNode known = NODES.objectNode();
    ObjectNode next = NODES.objectNode();
    next.set("board", NODES.arrayNode().add(1));
    assertThat(Patch.between(known, next).at("/0/value")).isSameAs(next.get("board"));
  }

  @Test
  void of_equal_documents_is_empty() {
    JsonNode document = document(new Random(2), 4);
    assertThat(Patch.between(document, document.deepCopy()).toString()).isEqualTo("[]");
  }

  @Test
  void escapes_tildes_and_slashes_in_paths_and_nothing_else() {
    JsonMapper json = new JsonMapper();
    JsonNode known = json.readTree("{\"a/b~c=d\":{\"list\":[1,2]}}");
    JsonNode next = json.readTree("{\"a/b~c=d\":{\"list\":[1,2,3]}}");
    assertThat(Patch.between(known, next).toString())
        .isEqualTo("[{\"op\":\"add\",\"path\":\"/a~1b~0c=d/list/2\",\"value\":3}]");
  }

  private static JsonNode library(JsonNode known, JsonNode next) {
    return Jackson3JsonDiff.asJson(
        known,
        next,
        EnumSet.of(
            DiffFlags.OMIT_VALUE_ON_REMOVE,
            DiffFlags.OMIT_MOVE_OPERATION,
            DiffFlags.OMIT_COPY_OPERATION));
  }

  private static JsonNode document(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 3 : 6)) {
      case 0 -> NODES.numberNode(random.nextInt(3));
      case 1 -> NODES.stringNode(NAMES[random.nextInt(NAMES.length)]);
      case 2 -> random.nextBoolean() ? NODES.nullNode() : NODES.booleanNode(true);
      case 3 -> {
        ArrayNode list = NODES.arrayNode();
        for (int i = random.nextInt(6); i > 0; i--) list.add(document(random, depth - 1));
        yield list;
      }
      default -> {
        ObjectNode object = NODES.objectNode();
        for (String name : NAMES) {
          if (random.nextInt(3) == 0) object.set(name, document(random, depth - 1));
        }
        yield object;
      }
    };
  }

  /** A few different values, many times. */
  private static ArrayNode list(Random random, int length) {
    ArrayNode list = NODES.arrayNode();
    for (int i = 0; i < length; i++) list.add(random.nextInt(4));
    return list;
  }

  /** Like the list {@code known}, but its end comes first. */
  private static ArrayNode swapped(JsonNode known, Random random) {
    int cut = random.nextInt(known.size() + 1);
    ArrayNode list = NODES.arrayNode();
    for (int i = 0; i < known.size(); i++) list.add(known.get((cut + i) % known.size()));
    return list;
  }

  /** Like {@code known} but for a few parts. */
  private static JsonNode changed(Random random, JsonNode known) {
    if (random.nextInt(8) == 0) return document(random, 2);
    JsonNode copy = known.deepCopy();
    if (copy instanceof ObjectNode object) {
      object.properties().forEach(part -> part.setValue(changed(random, part.getValue())));
      String name = NAMES[random.nextInt(NAMES.length)];
      if (random.nextInt(3) == 0) object.remove(name);
      else if (random.nextInt(3) == 0) object.set(name, document(random, 1));
    } else if (copy instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) list.set(i, changed(random, list.get(i)));
      if (random.nextInt(3) == 0) list.insert(random.nextInt(list.size() + 1), NODES.numberNode(7));
      if (!list.isEmpty() && random.nextInt(3) == 0) list.remove(random.nextInt(list.size()));
    }
    return copy;
  }
}
