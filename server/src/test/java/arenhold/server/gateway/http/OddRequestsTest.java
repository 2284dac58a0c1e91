package arenhold.server.gateway.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.RawSocket;
import arenhold.server.testing.ServerTest;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.core.io.ClassPathResource;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Any odd request, at every endpoint, is answered or refused with a code: never as a server error,
 * and without a trace in the log.
 */
@ExtendWith(OutputCaptureExtension.class)
class OddRequestsTest extends ServerTest {

  private static final List<String> ACCEPTED =
      List.of("text/html", "application/xml", "image/png;q=0.1", "nonsense", "*/*;q=z", "");

  private static final List<String> TYPES =
      List.of(
          "multipart/form-data",
          "multipart/form-data; boundary=x",
          "application/x-www-form-urlencoded",
          "application/xml",
          "application/json;charset=klingon",
          "nonsense",
          "");

  private static final List<String> BODIES =
      List.of("", "null", "[]", "{}", "{", "7", "\"a\\u0000b\"", "\ufeff{}", "{\"a\":1,\"a\":2}");

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private static final List<JsonNode> VALUES =
      List.of(
          JSON.nullNode(),
          JSON.stringNode("a\0b"),
          JSON.stringNode("\ud800"),
          JSON.stringNode("x".repeat(5000)),
          JSON.numberNode(-1),
          JSON.numberNode(1e308),
          JSON.arrayNode().addNull(),
          JSON.objectNode().putNull("x"));

  /** Requests of one guest, below the rate limit. */
  private static final int EACH = 25;

  @Autowired
  @Qualifier("requestMappingHandlerMapping")
  private RequestMappingHandlerMapping endpoints;

  private Supplier<Guest> newGuest = () -> Guest.at(server());
  private Guest guest;
  private int sent;

  private record Endpoint(String method, String path, HandlerMethod handler) {}

  private List<Endpoint> all() {
    Map<String, Endpoint> all = new TreeMap<>();
    endpoints
        .getHandlerMethods()
        .forEach(
            (mapping, handler) -> {
              Set<RequestMethod> methods = mapping.getMethodsCondition().getMethods();
              for (String path : mapping.getPatternValues()) {
                for (RequestMethod method :
                    methods.isEmpty() ? Set.of(RequestMethod.GET, RequestMethod.POST) : methods) {
                  all.put(method + path, new Endpoint(method.name(), path, handler));
                }
              }
            });
    return List.copyOf(all.values());
  }

  private void never5xx(Endpoint endpoint, String path, String body, String... headers)
      throws IOException {
    if (guest == null || ++sent % EACH == 0) guest = newGuest.get();
    StringBuilder request = new StringBuilder(endpoint.method()).append(' ').append(path);
    request.append(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Arenhold: 1\r\n");
    request.append("Cookie: ").append(guest.cookie()).append("\r\n");
    for (int i = 0; i < headers.length; i += 2) {
      request.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
    }
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    request.append("Content-Length: ").append(bytes.length).append("\r\n\r\n");
    request.append(new String(bytes, StandardCharsets.ISO_8859_1));
    try (RawSocket raw = RawSocket.connect(server(), null)) {
      raw.raw(request.toString());
      String head = raw.head();
      int status = Integer.parseInt(head.split(" ")[1]);
      String what = endpoint + " " + path + " " + body + " " + Arrays.toString(headers);
      assertTrue(status < 500, what + "\n" + head);
      // Requests that Tomcat itself rejects as invalid HTTP have no code.
      boolean ours = head.contains("Content-Security-Policy");
      if (status >= 400 && ours && path.startsWith("/api/")) {
        assertTrue(head.contains("Content-Type: application/json"), what + "\n" + head);
      }
    }
  }

  private static String filled(String path, String with) {
    return path.replaceAll("\\{[^}]+}", with).replace("**", with);
  }

  @Test
  void odd_headers_are_no_fault(CapturedOutput output) throws IOException {
    int before = output.getAll().length();
    for (Endpoint endpoint : all()) {
      for (String with : List.of("x", UUID.randomUUID().toString())) {
        String path = filled(endpoint.path(), with);
        for (String accept : ACCEPTED) never5xx(endpoint, path, "", "Accept", accept);
      }
      String path = filled(endpoint.path(), "x");
      for (String type : TYPES) never5xx(endpoint, path, "{}", "Content-Type", type);
      never5xx(endpoint, path, "", "Accept-Language", "\"\u00ff;;q=9,*;q=x");
      never5xx(endpoint, path, "", "Cookie", "arenhold_session=\"a b\"");
      never5xx(endpoint, path, "", "Cookie", "arenhold_session=" + "x".repeat(300));
      never5xx(endpoint, path, "", "X-Forwarded-For", "nonsense", "X-Forwarded-Proto", "x");
      never5xx(endpoint, path, "", "User-Agent", "\u00ff\u0080 ".repeat(100));
    }
    assertFalse(output.getAll().substring(before).contains(" ERROR "), "logged");
  }

  @Test
  void odd_addresses_are_no_fault(CapturedOutput output) throws IOException {
    int before = output.getAll().length();
    for (Endpoint endpoint : all()) {
      for (String with :
          List.of("%00", "%ff", "%C3%28", "..%2f", "a%20b", "%F0%9F%98%80", "a;b=c")) {
        never5xx(endpoint, filled(endpoint.path(), with), "");
      }
      String path = filled(endpoint.path(), UUID.randomUUID().toString());
      for (String query : List.of("%ff", "a=%ff", "%", "a=%", "&&=", "a=" + "x".repeat(2000))) {
        never5xx(endpoint, path + "?" + query, "");
      }
      for (var parameter : endpoint.handler().getMethodParameters()) {
        parameter.initParameterNameDiscovery(
            new org.springframework.core.DefaultParameterNameDiscoverer());
        String name = parameter.getParameterName();
        for (String value : List.of("", "x", "-1", "99999999999999999999", "a%00b", "%f0")) {
          never5xx(endpoint, path + "?" + name + "=" + value, "");
        }
      }
    }
    assertFalse(output.getAll().substring(before).contains(" ERROR "), "logged");
  }

  @Test
  void odd_bodies_are_no_fault(CapturedOutput output) throws IOException {
    int before = output.getAll().length();
    newGuest = () -> Guest.account(server());
    for (Endpoint endpoint : all()) {
      String path = filled(endpoint.path(), UUID.randomUUID().toString());
      for (String body : bodies(endpoint.handler())) {
        never5xx(endpoint, path, body, "Content-Type", "application/json");
      }
    }
    assertFalse(output.getAll().substring(before).contains(" ERROR "), "logged");
    assertFalse(output.getAll().contains("the database does not answer"), "told wrongly");
  }

  @Test
  void a_passkey_that_is_none_is_malformed() {
    for (var credential : new Object[] {null, "x", List.of(), 7}) {
      Guest someone = Guest.at(server());
      someone.post("/api/login/passkey/options", Map.of());
      var body = Collections.singletonMap("credential", credential);
      assertEquals(400, someone.request("POST", "/api/login/passkey", body).statusCode());
    }
  }

  /** The listed ones, and every odd value for every expected field. */
  private static List<String> bodies(HandlerMethod handler) {
    List<String> bodies = new ArrayList<>(BODIES);
    for (var parameter : handler.getMethodParameters()) {
      if (!parameter.hasParameterAnnotation(RequestBody.class)) continue;
      RecordComponent[] fields = parameter.getParameterType().getRecordComponents();
      if (fields == null) continue;
      for (RecordComponent odd : fields) {
        for (JsonNode value : VALUES) {
          ObjectNode body = JSON.objectNode();
          for (RecordComponent field : fields) body.set(field.getName(), usual(field.getType()));
          bodies.add(Guest.JSON.writeValueAsString(body.set(odd.getName(), value)));
        }
      }
    }
    return bodies;
  }

  private static JsonNode usual(Class<?> type) {
    if (type == String.class) return JSON.stringNode("tashkalar");
    if (type == UUID.class) return JSON.stringNode(UUID.randomUUID().toString());
    if (type == boolean.class || type == Boolean.class) return JSON.booleanNode(true);
    if (type == int.class || type == Integer.class) return JSON.numberNode(2);
    if (List.class.isAssignableFrom(type)) return JSON.arrayNode();
    return JSON.objectNode();
  }

  @Test
  void the_page_of_errors_is_no_page() {
    var response = Guest.at(server()).request("GET", "/error", null);
    assertEquals(404, response.statusCode());
    assertEquals("{\"code\":\"not-found\"}", response.body());
  }

  @Test
  void unknown_addresses_get_the_client_and_below_api_a_code() throws IOException {
    Guest someone = Guest.at(server());
    var below = someone.request("GET", "/api/nowhere", null);
    assertEquals(404, below.statusCode());
    assertEquals("{\"code\":\"not-found\"}", below.body());
    var page = someone.request("GET", "/nowhere", null, "Accept", "text/html");
    assertEquals(404, page.statusCode());
    boolean client = new ClassPathResource("META-INF/resources/error/404.html").exists();
    assertEquals(client, page.body().contains("<html"));
  }

  @Test
  void personal_answers_are_not_cached() {
    Guest someone = Guest.at(server());
    for (String path :
        List.of(
            "/api/me/rooms",
            "/api/me/notices",
            "/api/me/sessions",
            "/api/me/x",
            "/%61pi/me/rooms",
            "/api;a=b/me/rooms")) {
      var response = someone.request("GET", path, null);
      assertEquals("no-store", response.headers().firstValue("cache-control").orElse(""), path);
    }
    var catalogue = someone.request("GET", "/api/catalogue/tashkalar/en", null);
    assertTrue(catalogue.headers().firstValue("cache-control").orElse("").contains("max-age"));
  }

  @Test
  void files_named_by_their_content_are_kept_and_the_page_that_names_them_is_asked_for_again() {
    Guest someone = Guest.at(server());
    var page = someone.request("GET", "/", null);
    assertEquals("max-age=0", page.headers().firstValue("cache-control").orElse(""));
    Matcher names = Pattern.compile("\"(/assets/[^\"]+)\"").matcher(page.body());
    assertTrue(names.find(), page.body());
    do {
      var file = someone.request("GET", names.group(1), null);
      assertEquals(200, file.statusCode());
      String kept = file.headers().firstValue("cache-control").orElse("");
      assertTrue(kept.contains("max-age=31536000") && kept.contains("immutable"), kept);
    } while (names.find());
    assertEquals(404, someone.request("GET", "/assets/none.js", null).statusCode());
  }
}
