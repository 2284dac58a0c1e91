package arenhold.server.account;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Makes guests and knows them again by the token their browser keeps. */
@Service
public class Accounts {

  private static final int LONGEST_TOKEN = 64;

  private final JdbcClient database;

  Accounts(JdbcClient database) {
    this.database = database;
  }

  /**
   * A new guest.
   *
   * @param token the secret his browser will keep; only its hash is stored
   */
  @Transactional
  public Player welcome(String token) {
    UUID id = UUID.randomUUID();
    String name = "Guest " + id.toString().substring(0, 4);
    database.sql("insert into player (id, name) values (?, ?)").params(id, name).update();
    database
        .sql("insert into session (token_hash, player_id) values (?, ?)")
        .params(Token.hash(token), id)
        .update();
    return new Player(id, name);
  }

  /** How long a session lasts. */
  public static final Duration SESSION_LIFE = Duration.ofDays(400);

  /** Whoever holds this session token, which may be anything a stranger sent. */
  public Optional<Player> byToken(String token) {
    if (token == null || token.isEmpty() || token.length() > LONGEST_TOKEN) return Optional.empty();
    return database
        .sql(
            """
            select p.id, p.name from session s join player p on p.id = s.player_id
            where s.token_hash = ? and s.created_at > now() - make_interval(days => ?)""")
        .params(Token.hash(token), (int) SESSION_LIFE.toDays())
        .query((row, n) -> new Player(row.getObject("id", UUID.class), row.getString("name")))
        .optional();
  }

  /** Gives the player another name, which must be {@link PlayerName#normal}. */
  public Player rename(Player player, String name) {
    database.sql("update player set name = ? where id = ?").params(name, player.id()).update();
    return new Player(player.id(), name);
  }

  /** The names of these players. */
  public Map<UUID, String> names(Collection<UUID> ids) {
    Map<UUID, String> names = new HashMap<>();
    if (ids.isEmpty()) return names;
    database
        .sql("select id, name from player where id in (:ids)")
        .param("ids", ids)
        .query(
            row -> {
              names.put(row.getObject("id", UUID.class), row.getString("name"));
            });
    return names;
  }
}
