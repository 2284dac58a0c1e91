package arenhold.server.notice;

import arenhold.server.account.Token;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.ToBrowser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Rings browsers that no page of ours is open in, through the push services of their makers. What
 * cannot be sent is not sent again: it also stands among the notices.
 */
@Component
public class Pushes implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Pushes.class);
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SALT = 16;
  private static final int AUTH = 16;

  /** Browsers one person may have rung. */
  private static final int MOST_BROWSERS = 10;

  private static final int MOST_WAITING = 1000;
  private static final Duration WITHIN = Duration.ofSeconds(10);

  /** At most one push to a person within this time. */
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(30);

  /** How long a push service keeps what it cannot deliver. */
  private static final Duration LIFE = Duration.ofDays(1);

  private final JdbcClient database;
  private final PushKeys keys;
  private final PushHosts hosts;
  private final JsonMapper json;
  private final String contact;
  private final Map<UUID, Long> rung = new ConcurrentHashMap<>();
  private final HttpClient http =
      HttpClient.newBuilder()
          .connectTimeout(WITHIN)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  /** A push service that hangs holds up pushes alone; what is too much is dropped. */
  private final ThreadPoolExecutor work =
      new ThreadPoolExecutor(
          2,
          2,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Pool.BACKGROUND.threads("push"),
          new ThreadPoolExecutor.DiscardPolicy());

  Pushes(JdbcClient database, PushKeys keys, Settings settings, JsonMapper json) {
    this.database = database;
    this.keys = keys;
    this.hosts = new PushHosts(settings.pushHosts());
    this.json = json;
    String address = settings.site().address();
    this.contact = address.isEmpty() ? "mailto:nobody@localhost" : address;
  }

  /** A browser as it wants to be rung, in the shape of {@code PushSubscription.toJSON()}. */
  public record Subscription(String endpoint, String p256dh, String auth, String language) {}

  /** The key browsers must be given before they let this server ring them. */
  public String key() {
    try {
      return keys.publicKey();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Rings this browser from now on, until its session ends.
   *
   * @param session the secret of its session
   * @return whether that is possible: the address must be a push service's, the keys must be keys
   */
  public boolean add(UUID player, String session, Subscription wish) {
    if (!hosts.allow(wish.endpoint()) || wish.p256dh() == null || wish.auth() == null) return false;
    byte[] key;
    byte[] auth;
    try {
      key = Base64.getUrlDecoder().decode(wish.p256dh());
      auth = Base64.getUrlDecoder().decode(wish.auth());
      PushMessage.publicKey(key);
    } catch (IllegalArgumentException | GeneralSecurityException wrong) {
      return false;
    }
    if (auth.length != AUTH) return false;
    String language = wish.language() == null ? "" : wish.language();
    if (language.length() > 8) return false;
    database
        .sql(
            """
            insert into push_subscription
              (endpoint, session_hash, player_id, public_key, auth, language)
            values (?, ?, ?, ?, ?, ?)
            on conflict (endpoint) do update set session_hash = excluded.session_hash,
              player_id = excluded.player_id, public_key = excluded.public_key,
              auth = excluded.auth, language = excluded.language, created_at = now()""")
        .params(wish.endpoint(), Token.hash(session), player, key, auth, language)
        .update();
    database
        .sql(
            """
            delete from push_subscription where endpoint in (
              select endpoint from push_subscription where player_id = ?
              order by created_at desc offset ?)""")
        .params(player, MOST_BROWSERS)
        .update();
    return true;
  }

  /** A browser that is rung: by whose push service, and since when. Its address is a secret. */
  public record Rung(String service, Instant since) {}

  /** The browsers of this player that are rung, the newest first. */
  public List<Rung> of(UUID player) {
    return database
        .sql(
            """
            select endpoint, created_at from push_subscription where player_id = ?
            order by created_at desc""")
        .param(player)
        .query(
            (row, n) ->
                new Rung(
                    URI.create(row.getString("endpoint")).getHost(),
                    row.getObject("created_at", OffsetDateTime.class).toInstant()))
        .list();
  }

  /** Rings this browser no more. */
  public void remove(UUID player, String endpoint) {
    database
        .sql("delete from push_subscription where player_id = ? and endpoint = ?")
        .params(player, endpoint)
        .update();
  }

  /** Rings all browsers of this player that want it, now and then. Returns at once. */
  void ring(UUID player, ToBrowser.Notice notice) {
    long now = System.nanoTime();
    rung.values().removeIf(since -> now - since > PAUSE);
    if (rung.putIfAbsent(player, now) != null) return;
    work.execute(
        () -> {
          try {
            for (Target target : targets(player)) send(target, notice);
          } catch (DataAccessException | GeneralSecurityException lost) {
            LOG.warn("a push is lost: {}", lost.toString());
          }
        });
  }

  private record Target(String endpoint, byte[] key, byte[] auth, String language) {}

  private List<Target> targets(UUID player) {
    return database
        .sql("select * from push_subscription where player_id = ?")
        .param(player)
        .query(
            (row, n) ->
                new Target(
                    row.getString("endpoint"),
                    row.getBytes("public_key"),
                    row.getBytes("auth"),
                    row.getString("language")))
        .list();
  }

  private void send(Target target, ToBrowser.Notice notice) throws GeneralSecurityException {
    // What was allowed once may not be any more.
    if (!hosts.allow(target.endpoint())) return;
    Map<String, Object> text =
        Map.of(
            "id", notice.id(),
            "kind", notice.kind(),
            "page", notice.page() == null ? "/" : notice.page(),
            "players", notice.params().getOrDefault("players", ""),
            "language", target.language());
    byte[] salt = new byte[SALT];
    RANDOM.nextBytes(salt);
    byte[] body =
        PushMessage.encrypt(
            json.writeValueAsString(text).getBytes(StandardCharsets.UTF_8),
            PushMessage.publicKey(target.key()),
            target.auth(),
            PushMessage.newKeys(),
            salt);
    URI endpoint = URI.create(target.endpoint());
    HttpRequest request =
        HttpRequest.newBuilder(endpoint)
            .timeout(WITHIN)
            .header("Authorization", keys.authorization(endpoint, contact))
            .header("Content-Encoding", "aes128gcm")
            .header("Content-Type", "application/octet-stream")
            .header("TTL", Long.toString(LIFE.toSeconds()))
            .header("Urgency", "normal")
            .POST(BodyPublishers.ofByteArray(body))
            .build();
    try {
      int status = http.send(request, BodyHandlers.discarding()).statusCode();
      if (status == 404 || status == 410) forget(target.endpoint());
      else if (status >= 300) LOG.warn("{} refused a push: {}", endpoint.getHost(), status);
    } catch (IOException away) {
      LOG.warn("{} cannot be reached for a push", endpoint.getHost());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The browser does not want it any more. */
  private void forget(String endpoint) {
    database.sql("delete from push_subscription where endpoint = ?").param(endpoint).update();
  }

  @Override
  public void destroy() {
    work.shutdownNow();
    http.shutdownNow();
  }
}
