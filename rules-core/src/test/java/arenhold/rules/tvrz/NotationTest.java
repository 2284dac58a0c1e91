package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.Json;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code docs/tvrz-notation.md} lists is complete. */
class NotationTest {

  private static String document() throws IOException {
    return Files.readString(Path.of("../docs/tvrz-notation.md"));
  }

  @Test
  void it_explains_every_prompt_and_every_verb() throws IOException {
    String document = document();
    for (Ask ask : Ask.values()) {
      boolean offer = ask == Ask.FLAG;
      assertTrue(offer || document.contains("| `" + ask.key() + "` |"), ask.key());
    }
    for (Code.Verb verb : Code.Verb.values()) {
      boolean chance = verb == Code.Verb.DRAW || verb == Code.Verb.SEE;
      String key = verb.key();
      boolean there = document.contains("`" + key + "`") || document.contains("`" + key + " ");
      assertTrue(chance || there, key);
    }
  }

  @Test
  void it_explains_every_field_of_a_position() throws IOException {
    String document = document();
    Siege siege = Siege.of(3).hand('A', "olanor").hand('B', "dog").unit('B', 1, "raven");
    siege.with("exits", List.of(Map.of("seat", 2, "how", "nobody")));
    Map<String, Object> written = new Tvrz().write(siege.played().checkpoint());
    for (String field : written.keySet()) assertTrue(document.contains("`" + field + "`"), field);
    Map<String, Object> fort = Json.object(Json.list(written.get("forts")).get(1));
    for (String field : fort.keySet()) assertTrue(document.contains("`" + field + "`"), field);
    Map<String, Object> unit = Json.object(Json.list(fort.get("units")).getFirst());
    for (String field : unit.keySet()) assertTrue(document.contains("`" + field + "`"), field);
  }
}
