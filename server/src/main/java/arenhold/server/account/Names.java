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
 * Assigns and reserves names. An account's names, present and past, are reserved for it, as is
 * every name that looks like one of them, until some time after its deletion. Guests cannot have
 * the name of another guest who is online.
 */
@Repository
class Names {

  /** The most names an account can take within a month, so that names cannot be hoarded. */
  private static final int MOST_NAMES = 6;

  /** In days. */
  private static final int MONTH = 30;

  /** How long the names of a deleted account stay reserved, in days. */
  static final int RETIRED = 90;

  /** Guests seen within this time count as online, in minutes. */
  private static final int HERE = 20;

  private final JdbcClient database;

  Names(JdbcClient database) {
    this.database = database;
  }

  /**
   * Renames a player.
   *
   * @param typed as it was typed
   * @throws NotPossible if the name is invalid or taken, or the account took too many names lately,
   *     all of which stay reserved for it
   */
  @Transactional
  Player rename(UUID player, String typed, boolean account) {
    String name = acceptable(typed);
    check(player, name);
    if (account) {
      if (lately(player, name) >= MOST_NAMES) throw new NotPossible(Reason.RENAMED_TOO_OFTEN);
      reserve(player, name, Likeness.skeletons(name));
    }
    String likeness = account ? null : Likeness.loose(name);
    if (likeness != null && !name.equals(current(player)) && hasGuest(player, likeness)) {
      throw new NotPossible(Reason.NAME_TAKEN);
    }
    database
        .sql("update player set name = ?, likeness = ? where id = ?")
        .params(name, likeness, player)
        .update();
    return new Player(player, name);
  }

  /**
   * Reserves a name for an account that gives it to something of its own, and counts it among the
   * names that the account has taken. Returns it as it is written.
   *
   * @throws NotPossible as {@link #rename} does, and if the account is called so itself
   */
  @Transactional
  String lend(UUID account, String typed) {
    String name = acceptable(typed);
    check(account, name);
    if (name.equals(current(account))) throw new NotPossible(Reason.NAME_TAKEN);
    if (lately(account, name) >= MOST_NAMES) throw new NotPossible(Reason.RENAMED_TOO_OFTEN);
    reserve(account, name, Likeness.skeletons(name));
    return name;
  }

  /**
   * Checks that a name is valid and available to this player.
   *
   * @throws NotPossible if the name is invalid or taken
   */
  void check(UUID player, String typed) {
    String name = acceptable(typed);
    if (ReservedNames.reserved(name, player)) throw new NotPossible(Reason.NAME_TAKEN);
    for (String skeleton : Likeness.skeletons(name)) {
      UUID owner = owner(skeleton);
      boolean others = owner != null && !owner.equals(player);
      if (others || owner == null && retired(skeleton)) throw new NotPossible(Reason.NAME_TAKEN);
    }
  }

  private String current(UUID player) {
    return database
        .sql("select name from player where id = ?")
        .param(player)
        .query(String.class)
        .optional()
        .orElse(null);
  }

  /** Whether another online guest has a name that looks like that. */
  private boolean hasGuest(UUID player, String likeness) {
    // Concurrent requests for the same name wait here.
    database.sql("select pg_advisory_xact_lock(hashtext(?))").param(likeness).query().listOfRows();
    return !database
        .sql(
            """
            select 1 from player p join session s on s.player_id = p.id
            where p.likeness = ? and p.id <> ? and s.seen_at > now() - make_interval(mins => ?)
            limit 1""")
        .params(likeness, player, HERE)
        .query()
        .listOfRows()
        .isEmpty();
  }

  private boolean retired(String skeleton) {
    return !database
        .sql("select 1 from retired_name where likeness_hash = ? and until > now()")
        .param(Token.hash(skeleton))
        .query()
        .listOfRows()
        .isEmpty();
  }

  /** Reserves the names of an account that is about to be deleted for some time. */
  void retire(UUID player) {
    database.sql("delete from retired_name where until < now()").update();
    List<String> skeletons =
        database
            .sql("select skeleton from reserved_name where player_id = ?")
            .param(player)
            .query(String.class)
            .list();
    for (String skeleton : skeletons) {
      database
          .sql(
              """
              insert into retired_name (likeness_hash, until)
              values (?, now() + make_interval(days => ?))
              on conflict (likeness_hash) do update set until = excluded.until""")
          .params(Token.hash(skeleton), RETIRED)
          .update();
    }
  }

  private void reserve(UUID player, String name, Set<String> skeletons) {
    // In sorted order, so that concurrent requests cannot deadlock.
    for (String skeleton : new TreeSet<>(skeletons)) {
      // A second request waits here for the first and then finds the name taken.
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

  /** The account whose name looks like that, or null. */
  UUID owner(String skeleton) {
    return database
        .sql("select player_id from reserved_name where skeleton = ?")
        .param(skeleton)
        .query(UUID.class)
        .optional()
        .orElse(null);
  }

  /** All names an account had, newest first. */
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
