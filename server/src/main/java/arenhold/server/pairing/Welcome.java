package arenhold.server.pairing;

import arenhold.server.account.Player;
import arenhold.server.computer.Computer;
import arenhold.server.protocol.Code;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Decides who may challenge whom, and how often. */
@Repository
public class Welcome {

  /** How long a player who declined cannot be challenged again by the same person. */
  static final Duration AFTER_DECLINING = Duration.ofMinutes(10);

  /** Challenges to the same player allowed within {@link #WHILE}. */
  static final int MOST_OF_ONE = 6;

  /** The time for which {@link #MOST_OF_ONE} counts. */
  static final Duration WHILE = Duration.ofHours(1);

  /** How many people one player can block; beyond that the oldest are forgotten. */
  private static final int MOST_BLOCKED = 200;

  private final JdbcClient database;

  Welcome(JdbcClient database) {
    this.database = database;
  }

  /** Who may challenge a player, except those they have blocked. */
  public enum From {
    EVERYBODY,
    /** People they have played with. */
    MET,
    NOBODY;

    /** The value as stored and sent. */
    @JsonValue
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The value for this text. */
    @JsonCreator
    public static From named(String text) {
      for (From one : values()) if (one.text().equals(text)) return one;
      throw new IllegalArgumentException("unknown: " + text);
    }
  }

  /**
   * Who may challenge this player.
   *
   * @throws Refused if there is no such player
   */
  From from(UUID player) {
    return database
        .sql("select challenges from player where id = ? and deleted_at is null")
        .param(player)
        .query(String.class)
        .optional()
        .map(From::named)
        .orElseThrow(() -> new Refused(Code.NOT_FOUND));
  }

  /** Sets who may challenge the player from now on; open challenges stand. */
  void set(UUID player, From from) {
    database
        .sql("update player set challenges = ? where id = ?")
        .params(from.text(), player)
        .update();
  }

  /** The players this one has blocked, newest first. */
  List<Player> blocked(UUID player) {
    return database
        .sql(
            """
            select p.id, p.name from challenge_block b
            join player p on p.id = b.blocked and p.deleted_at is null
            where b.player_id = ? order by b.at desc, p.id""")
        .param(player)
        .query((row, n) -> new Player(row.getObject("id", UUID.class), row.getString("name")))
        .list();
  }

  /**
   * Blocks that player from challenging this one; idempotent.
   *
   * @throws Refused if there is no such player
   */
  void block(UUID player, UUID other) {
    if (player.equals(other)) throw new Refused(Code.YOURSELF);
    from(other);
    database
        .sql(
            """
            with older as (
              delete from challenge_block where player_id = :player and blocked in (
                select blocked from challenge_block
                where player_id = :player and blocked <> :other
                order by at desc, blocked offset :others))
            insert into challenge_block (player_id, blocked) values (:player, :other)
            on conflict do nothing""")
        .param("player", player)
        .param("other", other)
        .param("others", MOST_BLOCKED - 1)
        .update();
  }

  /** Unblocks that player. */
  void unblock(UUID player, UUID other) {
    database
        .sql("delete from challenge_block where player_id = ? and blocked = ?")
        .params(player, other)
        .update();
  }

  /**
   * Checks whether one player may challenge another. A blocked player is not told why.
   *
   * @throws Refused if not, or not yet
   */
  void check(UUID challenger, UUID challenged) {
    if (Computer.is(challenged)) throw new Refused(Code.NO_CHALLENGES);
    From from = from(challenged);
    boolean welcome =
        from == From.EVERYBODY || (from == From.MET && haveMet(challenger, challenged));
    if (!welcome || blocks(challenged, challenger)) throw new Refused(Code.NO_CHALLENGES);
    int seconds = secondsToWait(challenger, challenged);
    if (seconds > 0) {
      throw new Refused(Code.ASK_LATER, Map.of("seconds", String.valueOf(seconds)));
    }
  }

  private boolean haveMet(UUID one, UUID other) {
    return exists(
        """
        select exists (select 1 from match_player a join match_player b on b.match_id = a.match_id
          where a.player_id = ? and b.player_id = ?)""",
        one,
        other);
  }

  private boolean blocks(UUID player, UUID other) {
    return exists(
        "select exists (select 1 from challenge_block where player_id = ? and blocked = ?)",
        player,
        other);
  }

  private boolean exists(String query, UUID one, UUID other) {
    return database.sql(query).params(one, other).query(Boolean.class).single();
  }

  /** Time until one player may challenge another again, after being declined or asking often. */
  private int secondsToWait(UUID challenger, UUID challenged) {
    return database
        .sql(
            """
            with mine as (
              select * from challenge where challenger = :challenger and challenged = :challenged)
            select coalesce(ceil(extract(epoch from greatest(
              (select max(answered_at) from mine where state = 'declined')
                + make_interval(secs => :declined),
              (select made_at from mine order by made_at desc offset :others limit 1)
                + make_interval(secs => :often)) - now())), 0)::int""")
        .param("challenger", challenger)
        .param("challenged", challenged)
        .param("declined", AFTER_DECLINING.toSeconds())
        .param("others", MOST_OF_ONE - 1)
        .param("often", WHILE.toSeconds())
        .query(Integer.class)
        .single();
  }
}
