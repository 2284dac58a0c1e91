package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Accounts from before names with other accents looked alike. */
class NamesOfBeforeTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";

  @Autowired private JdbcClient database;
  @Autowired private NamesOfBefore names;

  @Test
  void an_account_of_before_has_what_looks_like_its_name_reserved_and_still_logs_in() {
    String mark = UUID.randomUUID().toString().substring(0, 8);
    String name = "Žofie " + mark;
    Guest owner = Guest.at(server());
    owner.post("/api/account", Map.of("name", name, "password", PASSWORD));
    database
        .sql("delete from reserved_name where skeleton = ?")
        .param(Likeness.loose(name))
        .update();
    Map<String, String> alike = Map.of("name", "Zofie-" + mark);
    assertEquals(
        200, Guest.at(server()).request("PUT", "/api/me/name", alike).statusCode(), "before");
    database.sql("delete from names_alike").update();
    names.reserve();
    assertEquals(409, Guest.at(server()).request("PUT", "/api/me/name", alike).statusCode());
    assertEquals(owner.id(), Guest.at(server()).loggedIn(name, PASSWORD).id());
    names.reserve();
    assertEquals(1, database.sql("select count(*) from names_alike").query(Integer.class).single());
  }
}
