package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromBrowser;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.protocol.ToClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The protocol's document names every message. */
class ProtocolDocumentTest {

  private static final Path DOCUMENT = Path.of("../docs/protocol.md");

  @Test
  void every_code_and_every_message_has_a_row() throws IOException {
    List<String> rows =
        Files.readAllLines(DOCUMENT).stream().filter(line -> line.startsWith("| `")).toList();
    Stream<String> codes = Arrays.stream(Code.values()).map(Code::text);
    Stream<String> messages =
        Stream.of(FromClient.class, ToClient.class, FromBrowser.class, ToBrowser.class)
            .flatMap(type -> Arrays.stream(type.getPermittedSubclasses()))
            .map(ProtocolDocumentTest::type);
    List<String> missing =
        Stream.concat(codes, messages)
            .filter(name -> rows.stream().noneMatch(row -> row.startsWith("| `" + name + "` |")))
            .toList();
    assertEquals(List.of(), missing);
  }

  private static String type(Class<?> message) {
    String name = message.getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
