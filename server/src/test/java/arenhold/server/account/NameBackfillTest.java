package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** Accounts created before names that differ only in accents counted as alike. */
class NameBackfillTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";

  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private NameBackfill names;

  @Test
  void names_like_that_of_an_older_account_are_reserved_and_it_still_logs_in() {
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
    startAgain();
    assertEquals(409, Guest.at(server()).request("PUT", "/api/me/name", alike).statusCode());
    assertEquals(owner.id(), Guest.at(server()).loggedIn(name, PASSWORD).id());
    startAgain();
    assertEquals(1, times());
  }

  @Test
  void more_than_are_read_at_once_are_all_reserved() {
    String mark = UUID.randomUUID().toString().substring(0, 8);
    Guest owner = Guest.at(server());
    owner.post("/api/account", Map.of("name", "Řehoř " + mark, "password", PASSWORD));
    String had =
        """
        insert into name_change (player_id, name, since)
        select ?::uuid, ? || ' ' || n, now() - make_interval(secs => n / 2.0)
        from generate_series(2, 1201) n
        on conflict do nothing""";
    database.sql(had).params(owner.id(), mark).update();
    database.sql("delete from names_alike").update();
    startAgain();
    String reserved = "select count(*) from reserved_name where player_id = ?::uuid";
    assertTrue(
        database.sql(reserved).param(owner.id()).query(Integer.class).single() >= 1201,
        "each has its own");
    assertEquals(1, times());
  }

  @Test
  void reserving_them_does_not_delay_shutdown() {
    names.stop();
    database.sql("delete from names_alike").update();
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table names_alike in exclusive mode").update();
          names.start();
          Until.holds("waits for the other", () -> waiting() > 0);
          names.stop();
          assertTrue(waiting() > 0, "nobody waited for that");
        });
    Until.holds("nobody waits any more", () -> waiting() == 0);
    startAgain();
    assertEquals(1, times());
  }

  private void startAgain() {
    if (names.isRunning()) names.stop();
    names.start();
    Until.holds("reserved", () -> times() > 0);
  }

  /** How often they were reserved. */
  private int times() {
    return database.sql("select count(*) from names_alike").query(Integer.class).single();
  }

  /** How many wait until another server has reserved them. */
  private int waiting() {
    return database
        .sql(
            "select count(*) from pg_locks where not granted and relation = 'names_alike'::regclass")
        .query(Integer.class)
        .single();
  }
}
