package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Metrics are visible to the operator, and to nobody else. */
class FiguresTest extends ServerTest {

  @Autowired private JdbcClient database;
  @LocalManagementPort private int managementPort;

  private HttpResponse<String> operator(String path) {
    return Guest.at(server()).elsewhere("http://localhost:" + managementPort + path);
  }

  @Test
  void the_server_says_that_it_and_its_database_are_well() {
    for (String probe : new String[] {"liveness", "readiness"}) {
      HttpResponse<String> answer = operator("/actuator/health/" + probe);
      assertEquals(200, answer.statusCode());
      assertEquals("UP", Guest.JSON.readTree(answer.body()).path("status").asString());
    }
  }

  @Test
  void rooms_sockets_choices_and_refusals_are_counted() {
    Duel duel = Duel.start(server());
    for (int i = 0; i < 3; i++) duel.chooseAtRandom(new Random(i));
    duel.seat(0).refused("choose", Map.of("choice", "nonsense", "asked", 0));
    String metrics = operator("/actuator/prometheus").body();
    assertTrue(value(metrics, "arenhold_rooms ") >= 1);
    assertTrue(value(metrics, "arenhold_sockets ") >= 2);
    assertTrue(value(metrics, "arenhold_choice_seconds_count ") >= 3);
    assertTrue(metrics.contains("arenhold_refusals_total{code="));
  }

  @Test
  void nothing_of_this_is_shown_where_people_play() {
    Guest guest = Guest.at(server());
    for (String path : new String[] {"/actuator", "/actuator/health", "/actuator/prometheus"}) {
      assertEquals(404, guest.request("GET", path, null).statusCode(), path);
    }
  }

  @Test
  void the_database_flushes_what_it_commits() {
    for (String setting : new String[] {"fsync", "synchronous_commit", "full_page_writes"}) {
      String value = database.sql("show " + setting).query(String.class).single();
      assertEquals("on", value, setting);
    }
  }

  private static double value(String metrics, String name) {
    return metrics
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
        .findFirst()
        .orElseThrow();
  }
}
