package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.server.ops.Settings;
import arenhold.server.testing.ServerTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockHttpServletRequest;

/** Which requests run few at a time. */
class RequestsAtOnceTest extends ServerTest {

  @Autowired private Settings settings;

  @Test
  void requests_are_counted_however_their_address_is_written() {
    RequestsAtOnce none = new RequestsAtOnce(settings);
    for (String path : List.of("/api/me/rooms", "/%61pi/me/rooms", "/api;a=b/me/rooms")) {
      MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
      request.setServletPath("/api/me/rooms");
      assertFalse(none.shouldNotFilter(request), path);
    }
  }
}
