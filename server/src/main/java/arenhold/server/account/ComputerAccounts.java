package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import arenhold.server.ops.Settings;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Computer accounts: engines of people's own. Each is a player that is marked as a computer,
 * belongs to an account of a person, and can do nothing but play as that engine, by a token of its
 * own. It has no session and no password, and never becomes a person.
 */
@Repository
public class ComputerAccounts implements Farewell {

  /** How computer accounts are marked among players. */
  private static final String MARK = "engine";

  private final JdbcClient database;
  private final Names names;
  private final int most;

  ComputerAccounts(JdbcClient database, Names names, Settings settings) {
    this.database = database;
    this.names = names;
    this.most = settings.engines().perOwner();
  }

  /**
   * A computer account as its owner sees it.
   *
   * @param token whether it has a token
   */
  public record Engine(UUID id, String name, Instant since, boolean token) {}

  /**
   * Who comes with a token.
   *
   * @param engine the computer account
   * @param owner the person to whom it belongs
   */
  public record Holder(Player engine, Player owner) {}

  /** The computer accounts of this player, oldest first. */
  public List<Engine> of(UUID owner) {
    return database
        .sql(
            """
            select p.id, p.name, e.created_at, e.token_hash is not null as token
            from engine e join player p on p.id = e.player_id
            where e.owner = ? order by e.created_at, p.id""")
        .param(owner)
        .query(
            (row, n) ->
                new Engine(
                    row.getObject("id", UUID.class),
                    row.getString("name"),
                    row.getObject("created_at", OffsetDateTime.class).toInstant(),
                    row.getBoolean("token")))
        .list();
  }

  /**
   * Makes a computer account. Its name stays reserved for its owner, as their own names do.
   *
   * @param ids makes the id of a computer
   * @param token its token; only its hash is stored
   * @throws NotPossible if the owner is a guest or has too many, or the name is refused
   */
  @Transactional
  public Player make(UUID owner, String name, Supplier<UUID> ids, String token) {
    // A second request of this owner waits here for the first, and then counts its engine.
    var account =
        database
            .sql("select player_id from account where player_id = ? for update")
            .param(owner)
            .query(UUID.class)
            .optional();
    if (account.isEmpty()) throw new NotPossible(Reason.NO_ACCOUNT);
    List<Engine> others = of(owner);
    if (others.size() >= most) throw new NotPossible(Reason.TOO_MANY_ENGINES);
    Player engine = new Player(ids.get(), names.lend(owner, name));
    boolean again = others.stream().anyMatch(other -> other.name().equals(engine.name()));
    if (again) throw new NotPossible(Reason.NAME_TAKEN);
    database
        .sql("insert into player (id, name, computer) values (?, ?, ?)")
        .params(engine.id(), engine.name(), MARK)
        .update();
    database
        .sql("insert into engine (player_id, owner, token_hash) values (?, ?, ?)")
        .params(engine.id(), owner, Token.hash(token))
        .update();
    return engine;
  }

  /**
   * Gives a computer account another token in place of the one it had; null revokes it. False if
   * this owner has no such engine.
   */
  @Transactional
  public boolean renew(UUID owner, UUID engine, String token) {
    return database
            .sql("update engine set token_hash = ? where player_id = ? and owner = ?")
            .params(token == null ? null : Token.hash(token), engine, owner)
            .update()
        == 1;
  }

  /** Deletes a computer account; its matches stay. False if this owner has no such engine. */
  @Transactional
  public boolean delete(UUID owner, UUID engine) {
    int rows =
        database
            .sql("delete from engine where player_id = ? and owner = ?")
            .params(engine, owner)
            .update();
    if (rows == 0) return false;
    database
        .sql("update player set name = '', deleted_at = now() where id = ?")
        .param(engine)
        .update();
    return true;
  }

  /** The engine with this token, and its owner; empty if the token is unknown or revoked. */
  public Optional<Holder> holder(String token) {
    return database
        .sql(
            """
            select p.id, p.name, o.id as owner, o.name as owner_name
            from engine e join player p on p.id = e.player_id join player o on o.id = e.owner
            where e.token_hash = ?""")
        .param(Token.hash(token))
        .query(
            (row, n) ->
                new Holder(
                    new Player(row.getObject("id", UUID.class), row.getString("name")),
                    new Player(row.getObject("owner", UUID.class), row.getString("owner_name"))))
        .optional();
  }

  /** An account that is deleted takes its engines with it. */
  @Override
  public void forget(UUID player) {
    for (Engine engine : of(player)) delete(player, engine.id());
  }
}
