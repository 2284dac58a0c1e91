package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** Which requests run few at a time. */
class RequestsAtOnceTest {

  private static final FilterChain NEVER =
      (request, response) -> {
        throw new AssertionError("it has no place");
      };

  @Test
  void requests_are_counted_however_their_address_is_written() {
    RequestsAtOnce some = new RequestsAtOnce(150, new WaitingLine());
    for (String path : List.of("/api/me/rooms", "/%61pi/me/rooms", "/api;a=b/me/rooms")) {
      MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
      request.setServletPath("/api/me/rooms");
      assertFalse(some.shouldNotFilter(request), path);
    }
  }

  @Test
  void of_those_who_find_no_place_only_people_who_come_to_a_room_stand_in_line() throws Exception {
    RequestsAtOnce none = new RequestsAtOnce(0, new WaitingLine(() -> 0, 1));
    for (String seconds : List.of("1", "2", "3")) {
      assertEquals(seconds, refused(none, "/api/tickets"));
      assertEquals("1", refused(none, "/api/me/rooms"));
    }
  }

  /** In how many seconds a refused request may come again. */
  private static String refused(RequestsAtOnce few, String path)
      throws ServletException, IOException {
    MockHttpServletRequest request = new MockHttpServletRequest("POST", path);
    request.setServletPath(path);
    MockHttpServletResponse response = new MockHttpServletResponse();
    few.doFilter(request, response, NEVER);
    assertEquals(503, response.getStatus());
    return response.getHeader(HttpHeaders.RETRY_AFTER);
  }
}
