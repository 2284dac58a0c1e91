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
 * Sends pushes to players without an open page, through their browsers' push services. Failed
 * pushes are not retried: their content is also stored as a notice.
 */
@Component
public class Pushes implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Pushes.class);
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SALT = 16;
  private static final int AUTH = 16;

  /** The most browsers one player can subscribe. */
  private static final int MOST_BROWSERS = 10;

  private static final int MOST_WAITING = 1000;
  private static final Duration WITHIN = Duration.ofSeconds(10);

  /** The minimum time between two pushes to a player, in nanoseconds. */
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(30);

  /** How long a push service keeps an undelivered push. */
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

  /**
   * Threads of their own, so that a hanging push service delays only pushes; beyond the queue they
   * are dropped.
   */
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

  /** A browser's push subscription, with the fields of {@code PushSubscription.toJSON()}. */
  public record Subscription(String endpoint, String p256dh, String auth, String language) {}

  /** The public key that browsers need to subscribe, in base64url. */
  public String key() {
    try {
      return keys.publicKey();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Subscribes this browser until its session ends.
   *
   * @param session the secret of its session
   * @return false if the address is not a known push service's or the keys are not valid
   */
  public boolean add(UUID player, String session, Subscription subscription) {
    if (!hosts.allow(subscription.endpoint())
        || subscription.p256dh() == null
        || subscription.auth() == null) return false;
    byte[] key;
    byte[] auth;
    try {
      key = Base64.getUrlDecoder().decode(subscription.p256dh());
      auth = Base64.getUrlDecoder().decode(subscription.auth());
      PushMessage.publicKey(key);
    } catch (IllegalArgumentException | GeneralSecurityException wrong) {
      return false;
    }
    if (auth.length != AUTH) return false;
    String language = subscription.language() == null ? "" : subscription.language();
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
        .params(subscription.endpoint(), Token.hash(session), player, key, auth, language)
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

  /**
   * A subscribed browser: the host of its push service, and since when. The full address is secret.
   */
  public record Rung(String service, Instant since) {}

  /** This player's subscribed browsers, newest first. */
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

  /** Unsubscribes this browser. */
  public void remove(UUID player, String endpoint) {
    database
        .sql("delete from push_subscription where player_id = ? and endpoint = ?")
        .params(player, endpoint)
        .update();
  }

  /** Sends a push to all subscribed browsers of this player, throttled. Does not block. */
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
    // The allowed hosts may have changed since it was stored.
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

  /** The subscription has ended on the browser's side. */
  private void forget(String endpoint) {
    database.sql("delete from push_subscription where endpoint = ?").param(endpoint).update();
  }

  @Override
  public void destroy() {
    work.shutdownNow();
    http.shutdownNow();
  }
}
