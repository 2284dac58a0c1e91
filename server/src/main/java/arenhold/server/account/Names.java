package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
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

  /** How many names an account may take within a month; nobody may hoard them. */
  private static final int MOST_NAMES = 6;

  /** In days. */
  private static final int MONTH = 30;

  private final JdbcClient database;

  Names(JdbcClient database) {
    this.database = database;
  }

  /**
   * Gives a player another name.
   *
   * @param typed as it was typed
   * @throws NotPossible if no name can be like that, it belongs to somebody else, or an account had
   *     too many names lately: each stays reserved for it
   */
  @Transactional
  Player rename(UUID player, String typed, boolean account) {
    String name = acceptable(typed);
    var skeletons = Likeness.skeletons(name);
    if (account) {
      if (lately(player, name) >= MOST_NAMES) throw new NotPossible(Reason.RENAMED_TOO_OFTEN);
      reserve(player, name, skeletons);
    }
    if (!account && skeletons.stream().anyMatch(one -> owner(one) != null)) {
      throw new NotPossible(Reason.NAME_TAKEN);
    }
    database.sql("update player set name = ? where id = ?").params(name, player).update();
    return new Player(player, name);
  }

  /**
   * Refuses at once what {@link #rename} would refuse an account.
   *
   * @throws NotPossible as there
   */
  void check(UUID player, String typed) {
    for (String skeleton : Likeness.skeletons(acceptable(typed))) {
      UUID owner = owner(skeleton);
      if (owner != null && !owner.equals(player)) throw new NotPossible(Reason.NAME_TAKEN);
    }
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

  /** How many names other than this one the account took within the last {@link #MONTH}. */
  private int lately(UUID player, String name) {
    return database
        .sql(
            """
            select count(distinct name) from name_change
            where player_id = ? and name <> ? and since > now() - make_interval(days => ?)""")
        .params(player, name, MONTH)
        .query(Integer.class)
        .single();
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
  List<Accounts.NamedSince> history(UUID player) {
    return database
        .sql("select name, since from name_change where player_id = ? order by since desc")
        .param(player)
        .query(
            (row, n) ->
                new Accounts.NamedSince(
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
