package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Creates guests, turns them into accounts and checks logins. An account is the same player as the
 * guest it was, so all their matches stay theirs.
 */
@Service
public class Accounts {

  /** Longer than any name or e-mail address. */
  private static final int LONGEST_TYPED = 254;

  private final JdbcClient database;
  private final SessionList sessions;
  private final Names names;
  private final Passwords passwords;
  private final KnownBrowsers browsers;
  private final MailedSecrets secrets;
  private final ObjectProvider<Farewell> farewells;
  private final TransactionOperations transactions;

  Accounts(
      JdbcClient database,
      SessionList sessions,
      Names names,
      Passwords passwords,
      KnownBrowsers browsers,
      MailedSecrets secrets,
      ObjectProvider<Farewell> farewells,
      TransactionOperations transactions) {
    this.browsers = browsers;
    this.secrets = secrets;
    this.farewells = farewells;
    this.transactions = transactions;
    this.database = database;
    this.sessions = sessions;
    this.names = names;
    this.passwords = passwords;
  }

  /**
   * The private part of an account, shown only to its owner.
   *
   * @param email null if none was given
   */
  public record Account(String email, boolean emailVerified, int passkeys, Instant since) {}

  /**
   * Everything stored about a player besides their matches.
   *
   * @param knownBrowsers when each known browser last logged in
   */
  public record Exported(
      UUID id,
      String name,
      Instant since,
      Account account,
      List<NamedSince> names,
      List<SessionList.Session> sessions,
      List<Instant> knownBrowsers) {}

  /** A name and when it was taken. */
  public record NamedSince(String name, Instant since) {}

  /**
   * Creates a guest.
   *
   * @param token the secret kept by the browser; only its hash is stored
   * @param browser the browser's {@code User-Agent}, or null
   * @param language the browser's language, in which the guest is named
   */
  @Transactional
  public Player welcome(String token, String browser, Locale language) {
    UUID id = UUID.randomUUID();
    String name = guest(language) + " " + id.toString().substring(0, 4);
    database.sql("insert into player (id, name) values (?, ?)").params(id, name).update();
    sessions.open(token, id, browser);
    return new Player(id, name);
  }

  /** Czech uses its word for player: its word for guest could be mistaken for a table's host. */
  private static String guest(Locale language) {
    return switch (language.getLanguage()) {
      case "cs" -> "Hráč";
      case "it" -> "Ospite";
      default -> "Guest";
    };
  }

  /**
   * Renames a player.
   *
   * @throws NotPossible if the name is invalid or taken, or the account was renamed too often
   */
  @Transactional
  public Player rename(Player player, String typed) {
    return names.rename(player.id(), typed, account(player.id()).isPresent());
  }

  /** The names of these players; empty for those who deleted their account. */
  public Map<UUID, String> names(Collection<UUID> ids) {
    Map<UUID, String> found = new HashMap<>();
    if (ids.isEmpty()) return found;
    database
        .sql("select id, name from player where id in (:ids)")
        .param("ids", ids)
        .query(
            row -> {
              found.put(row.getObject("id", UUID.class), row.getString("name"));
            });
    return found;
  }

  /** Those of these players who have an account. */
  public Set<UUID> registered(Collection<UUID> ids) {
    if (ids.isEmpty()) return Set.of();
    return database
        .sql("select player_id from account where player_id in (:ids)")
        .param("ids", ids)
        .query(UUID.class)
        .set();
  }

  /** The player's account, unless they are a guest. */
  public Optional<Account> account(UUID player) {
    return database
        .sql(
            """
            select email, email_verified, created_at,
              (select count(*) from user_credentials where user_entity_user_id = ?) as passkeys
            from account where player_id = ?""")
        .params(PasskeyOwners.id(player).toBase64UrlString(), player)
        .query(
            (row, n) ->
                new Account(
                    row.getString("email"),
                    row.getBoolean("email_verified"),
                    row.getInt("passkeys"),
                    row.getObject("created_at", OffsetDateTime.class).toInstant()))
        .optional();
  }

  /**
   * Turns a guest into an account; their session gets a new token.
   *
   * @param old token of their session
   * @param fresh its token from now on
   * @throws NotPossible if they already have one, or the name or password is refused
   */
  public Player become(Player guest, String name, String password, String old, String fresh) {
    // Cheap checks first.
    passwords.measure(password);
    names.check(guest.id(), name);
    if (account(guest.id()).isPresent()) throw new NotPossible(Reason.HAS_ACCOUNT);
    String hash = passwords.hash(password, name);
    return transactions.execute(
        made -> {
          int rows =
              database
                  .sql(
                      """
                      insert into account (player_id, password) values (?, ?)
                      on conflict do nothing""")
                  .params(guest.id(), hash)
                  .update();
          if (rows == 0) throw new NotPossible(Reason.HAS_ACCOUNT);
          sessions.renew(old, fresh);
          return names.rename(guest.id(), name, true);
        });
  }

  /**
   * The player with this name or verified e-mail address, and this password.
   *
   * @throws NotPossible with the same answer, after the same time, whichever part is wrong
   */
  public Proven login(String nameOrEmail, String password) {
    UUID player = find(nameOrEmail).orElse(null);
    String hash = player == null ? null : hash(player).orElse(null);
    if (!passwords.right(password, hash)) throw new NotPossible(Reason.WRONG_LOGIN);
    return new Proven(player(player), new Proven.Password(hash));
  }

  /**
   * A normal form of the login name: the same text for every spelling of the same account, whether
   * there is one or not.
   */
  public String meant(String nameOrEmail) {
    if (nameOrEmail == null || nameOrEmail.length() > LONGEST_TYPED) return "";
    return find(nameOrEmail)
        .map(UUID::toString)
        .orElseGet(() -> Likeness.skeleton(nameOrEmail.strip()));
  }

  /** The account for a typed name (present or past) or verified address. */
  Optional<UUID> find(String nameOrEmail) {
    String typed = PlayerName.normal(nameOrEmail);
    UUID named = typed == null ? null : names.owner(Likeness.skeleton(typed));
    if (named != null || nameOrEmail == null || nameOrEmail.indexOf(0) >= 0) {
      return Optional.ofNullable(named);
    }
    return database
        .sql("select player_id from account where email_verified and lower(email) = lower(?)")
        .param(nameOrEmail.strip())
        .query(UUID.class)
        .optional();
  }

  /** When this player was created; empty if there is none or they were deleted. */
  public Optional<Instant> since(UUID id) {
    return database
        .sql("select created_at from player where id = ? and deleted_at is null")
        .param(id)
        .query(OffsetDateTime.class)
        .optional()
        .map(OffsetDateTime::toInstant);
  }

  /** The player with this id, who must exist. */
  Player player(UUID id) {
    String name =
        database.sql("select name from player where id = ?").param(id).query(String.class).single();
    return new Player(id, name);
  }

  /**
   * Changes an account's password. All other browsers must log in again; secrets e-mailed before
   * become void. Passkeys stay: a person who knows the old password sees them on the same page.
   *
   * @param keep the token of the session to keep
   * @param fresh its token from now on
   * @throws NotPossible if the player is a guest, the old one is wrong or the new one is weak
   */
  public void changePassword(Player player, String old, String wanted, String keep, String fresh) {
    passwords.measure(wanted);
    prove(player, old);
    String hash = passwords.hash(wanted, player.name());
    transactions.executeWithoutResult(
        changed -> {
          database
              .sql("update account set password = ? where player_id = ?")
              .params(hash, player.id())
              .update();
          sessions.endOthers(player.id(), keep);
          sessions.renew(keep, fresh);
          browsers.forget(player.id());
          secrets.end(player.id());
        });
  }

  /**
   * Checks the password before a sensitive action.
   *
   * @throws NotPossible if the player is a guest or the password is wrong
   */
  public void prove(Player player, String password) {
    if (account(player.id()).isEmpty()) throw new NotPossible(Reason.NO_ACCOUNT);
    if (!passwords.right(password, hash(player.id()).orElse(null))) {
      throw new NotPossible(Reason.WRONG_LOGIN);
    }
  }

  /**
   * Deletes the player's personal data in one transaction: name, account, sessions and notices.
   * Matches stay.
   *
   * @param password of the account; guests have none
   * @throws NotPossible if the password is wrong
   */
  public void delete(Player player, String password) {
    if (account(player.id()).isPresent()) prove(player, password);
    transactions.executeWithoutResult(deleted -> forget(player));
  }

  private void forget(Player player) {
    names.retire(player.id());
    database
        .sql("delete from user_credentials where user_entity_user_id = ?")
        .param(PasskeyOwners.id(player.id()).toBase64UrlString())
        .update();
    database.sql("delete from account where player_id = ?").param(player.id()).update();
    database
        .sql("delete from challenge where challenger = :player or challenged = :player")
        .param("player", player.id())
        .update();
    database
        .sql("delete from challenge_block where player_id = :player or blocked = :player")
        .param("player", player.id())
        .update();
    database
        .sql("update player set name = '', likeness = null, deleted_at = now() where id = ?")
        .param(player.id())
        .update();
    sessions.endOthers(player.id(), null);
    farewells.forEach(farewell -> farewell.forget(player.id()));
  }

  /** Everything stored about this player besides their matches. */
  public Exported export(Player player, String token) {
    Instant since =
        database
            .sql("select created_at from player where id = ?")
            .param(player.id())
            .query(OffsetDateTime.class)
            .single()
            .toInstant();
    return new Exported(
        player.id(),
        player.name(),
        since,
        account(player.id()).orElse(null),
        names.history(player.id()),
        sessions.of(player.id(), token),
        browsers.of(player.id()));
  }

  private Optional<String> hash(UUID player) {
    return database
        .sql("select password from account where player_id = ?")
        .param(player)
        .query(String.class)
        .optional();
  }
}
