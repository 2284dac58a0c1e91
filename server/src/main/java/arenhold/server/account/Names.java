package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Who is called what. A name of an account, present or past, is that account's alone, and so is
 * every name that looks like it; guests may be called the same as other guests.
 */
@Repository
class Names {

  private final JdbcClient database;

  Names(JdbcClient database) {
    this.database = database;
  }

  /** A name somebody had, from when on. */
  record Change(String name, Instant since) {}

  /**
   * Gives a player another name.
   *
   * @param typed as it was typed
   * @throws NotPossible if no name can be like that, or it belongs to somebody else
   */
  @Transactional
  Player rename(UUID player, String typed, boolean account) {
    String name = acceptable(typed);
    var skeletons = Likeness.skeletons(name);
    if (account) reserve(player, name, skeletons);
    else if (skeletons.stream().anyMatch(one -> owner(one) != null)) {
      throw new NotPossible(Reason.NAME_TAKEN);
    }
    database.sql("update player set name = ? where id = ?").params(name, player).update();
    return new Player(player, name);
  }

  private void reserve(UUID player, String name, Set<String> skeletons) {
    // In order, so that two who want the same never wait for each other.
    for (String skeleton : new TreeSet<>(skeletons)) {
      // Whoever comes second waits here for the first and then finds the name taken.
      database
          .sql(
              "insert into reserved_name (skeleton, player_id) values (?, ?) on conflict do nothing")
          .params(skeleton, player)
          .update();
      if (!player.equals(owner(skeleton))) throw new NotPossible(Reason.NAME_TAKEN);
    }
    database
        .sql("insert into name_change (player_id, name, since) values (?, ?, clock_timestamp())")
        .params(player, name)
        .update();
  }

  /** Whose name looks like that, or null. */
  UUID owner(String skeleton) {
    return database
        .sql("select player_id from reserved_name where skeleton = ?")
        .param(skeleton)
        .query(UUID.class)
        .optional()
        .orElse(null);
  }

  /** All names an account had, the newest first. */
  List<Change> history(UUID player) {
    return database
        .sql("select name, since from name_change where player_id = ? order by since desc")
        .param(player)
        .query(
            (row, n) ->
                new Change(
                    row.getString("name"),
                    row.getObject("since", OffsetDateTime.class).toInstant()))
        .list();
  }

  private static String acceptable(String typed) {
    String name = PlayerName.normal(typed);
    if (name == null || Likeness.deceptive(name)) throw new NotPossible(Reason.BAD_NAME);
    return name;
  }
}
