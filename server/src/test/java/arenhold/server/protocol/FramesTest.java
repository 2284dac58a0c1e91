package arenhold.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Messages as trees and as text. */
class FramesTest {

  private final JsonMapper json = new JsonMapper();

  @Test
  void a_tree_in_a_message_is_shared_not_copied() {
    JsonNode patch = json.readTree("[{\"op\":\"add\",\"path\":\"/a\",\"value\":{\"b\":[1,null]}}]");
    JsonNode event = json.readTree("{\"kind\":\"summoned\"}");
    JsonNode tree = Frames.tree(new ToClient.Step(patch, List.of(event)));
    assertThat(tree.get("patch")).isSameAs(patch);
    assertThat(tree.get("events").get(0)).isSameAs(event);
  }

  @Test
  void a_tree_in_a_message_is_written_with_it() {
    JsonNode patch = json.readTree("[{\"op\":\"remove\",\"path\":\"/a\"}]");
    assertThat(Frames.write(new ToClient.Step(patch, List.of())))
        .isEqualTo(
            "{\"t\":\"step\",\"d\":{\"patch\":[{\"op\":\"remove\",\"path\":\"/a\"}],\"events\":[]}}");
    assertThat(Frames.text(patch)).isEqualTo("[{\"op\":\"remove\",\"path\":\"/a\"}]");
  }

  @Test
  void no_tree_is_written_as_null() {
    assertThat(Frames.text(new ToClient.Step(null, List.of())))
        .isEqualTo("{\"patch\":null,\"events\":[]}");
    assertThat(Frames.tree(new ToClient.Step(null, List.of())).get("patch").isNull()).isTrue();
  }
}
