package arenhold.server.account;

import java.util.UUID;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Reserves for accounts from before there was such a rule what their names look like without
 * accents and punctuation: once, after the first start that knows the rule. Where two are alike so,
 * it is reserved for the older name; both keep their names.
 */
@Component
class NamesOfBefore {

  private final JdbcClient database;

  NamesOfBefore(JdbcClient database) {
    this.database = database;
  }

  private record Name(UUID player, String name) {}

  /** Does so unless it was done. */
  @EventListener(ApplicationReadyEvent.class)
  @Transactional
  public void reserve() {
    // One server at a time; the second finds that it was done.
    database.sql("lock table names_alike in exclusive mode").update();
    if (!database.sql("select 1 from names_alike").query().listOfRows().isEmpty()) return;
    var names =
        database
            .sql("select player_id, name from name_change order by since")
            .query(
                (row, n) -> new Name(row.getObject("player_id", UUID.class), row.getString("name")))
            .list();
    for (Name one : names) {
      database
          .sql(
              "insert into reserved_name (skeleton, player_id) values (?, ?) on conflict do nothing")
          .params(Likeness.loose(one.name()), one.player())
          .update();
    }
    database.sql("insert into names_alike values (now())").update();
  }
}
