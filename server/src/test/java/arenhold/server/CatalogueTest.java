package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** How large, immutable documents reach browsers. */
class CatalogueTest extends ServerTest {

  private final HttpClient client = HttpClient.newHttpClient();

  private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(server() + path)).headers(headers).build();
    return client.send(request, BodyHandlers.ofByteArray());
  }

  private static byte[] unpacked(byte[] packed) throws IOException {
    try (var stream = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return stream.readAllBytes();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/games", "/api/words/en", "/api/catalogue/tashkalar/en"})
  void they_are_sent_compressed(String path) throws Exception {
    HttpResponse<byte[]> answer = get(path, "Accept-Encoding", "gzip");
    assertEquals("gzip", answer.headers().firstValue("Content-Encoding").orElse(""));
    byte[] all = unpacked(answer.body());
    assertTrue(all.length > 2 * answer.body().length, path);
    assertTrue(Guest.JSON.readTree(all).size() > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/games", "/api/words/en", "/api/catalogue/tashkalar/en"})
  void a_client_with_a_current_copy_gets_not_modified(String path) throws Exception {
    String tag = get(path, "Accept", "*/*").headers().firstValue("ETag").orElseThrow();
    HttpResponse<byte[]> again = get(path, "If-None-Match", tag);
    assertEquals(304, again.statusCode());
    assertEquals(0, again.body().length);
  }

  @Test
  void the_names_of_all_games_come_in_one_answer() throws Exception {
    byte[] answer = get("/api/words/cs", "Accept", "*/*").body();
    JsonNode words = Guest.JSON.readTree(answer).path("tashkalar");
    assertEquals("Souboj", words.at("/forms/duel/name").asString());
    assertEquals("školy losem", words.at("/options/schools/values/random/brief").asString());
    byte[] whole = get("/api/catalogue/tashkalar/cs", "Accept", "*/*").body();
    assertEquals(Guest.JSON.readTree(whole).path("words"), words);
  }

  @Test
  void a_language_that_is_not_here_gets_english() throws Exception {
    byte[] english = get("/api/catalogue/tashkalar/en", "Accept", "*/*").body();
    byte[] unknown = get("/api/catalogue/tashkalar/tlh", "Accept", "*/*").body();
    assertEquals(Guest.JSON.readTree(english), Guest.JSON.readTree(unknown));
  }

  @Test
  void a_game_that_is_not_here_is_not_found() throws Exception {
    assertEquals(404, get("/api/catalogue/chess/en", "Accept", "*/*").statusCode());
  }
}
