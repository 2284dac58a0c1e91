package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.webauthn.api.AuthenticatorAssertionResponse;
import org.springframework.security.web.webauthn.api.AuthenticatorAttestationResponse;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.CredentialRecord;
import org.springframework.security.web.webauthn.api.PublicKeyCredential;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialRpEntity;
import org.springframework.security.web.webauthn.jackson.WebauthnJacksonModule;
import org.springframework.security.web.webauthn.management.ImmutablePublicKeyCredentialCreationOptionsRequest;
import org.springframework.security.web.webauthn.management.ImmutablePublicKeyCredentialRequestOptionsRequest;
import org.springframework.security.web.webauthn.management.ImmutableRelyingPartyRegistrationRequest;
import org.springframework.security.web.webauthn.management.JdbcUserCredentialRepository;
import org.springframework.security.web.webauthn.management.RelyingPartyAuthenticationRequest;
import org.springframework.security.web.webauthn.management.RelyingPartyPublicKey;
import org.springframework.security.web.webauthn.management.UserCredentialRepository;
import org.springframework.security.web.webauthn.management.Webauthn4JRelyingPartyOperations;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Creates, lists, deletes and verifies passkeys. Browsers create and use them in dialogs of their
 * own; Spring Security verifies them. Data is exchanged with browsers as WebAuthn level 3 JSON.
 */
@Service
public class Passkeys {

  private static final Duration CHALLENGE_LIFE = Duration.ofMinutes(5);
  private static final int LONGEST_LABEL = 60;

  /** The most passkeys per account. */
  static final int MOST = 20;

  private static final String SITE_NAME = "Arenhold";

  private final JdbcClient database;
  private final Accounts accounts;
  private final PasskeyOwners owners;
  private final SessionList sessions;
  private final UserCredentialRepository credentials;
  private final TransactionOperations transactions;
  private final JsonMapper json =
      JsonMapper.builder()
          .addModule(new WebauthnJacksonModule())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  Passkeys(
      JdbcClient database,
      JdbcOperations operations,
      Accounts accounts,
      PasskeyOwners owners,
      SessionList sessions,
      TransactionOperations transactions) {
    this.transactions = transactions;
    this.database = database;
    this.accounts = accounts;
    this.owners = owners;
    this.sessions = sessions;
    this.credentials = new JdbcUserCredentialRepository(operations);
  }

  /**
   * The site that passkeys are valid for.
   *
   * @param host the site's name, such as {@code play.example.org}
   * @param origin the address of its pages, such as {@code https://play.example.org}
   */
  public record Site(String host, String origin) {}

  /** A passkey as its owner sees it. */
  public record Passkey(String id, String label, Instant since, Instant used) {}

  /**
   * The options with which the browser makes a passkey for this account: the JSON of {@code
   * PublicKeyCredentialCreationOptions}.
   *
   * @param password of the account, required because a passkey logs in without it
   * @param session the token of the session that will answer
   * @throws NotPossible if the player is a guest, the password is wrong, or they have the maximum
   *     number
   */
  public String beginMaking(Player player, String password, Site site, String session) {
    accounts.prove(player, password);
    unlessFull(player);
    Bytes challenge = challenge(session, true);
    return json.writeValueAsString(creation(player, site, challenge).options());
  }

  /**
   * Stores the passkey that the browser has made; its session gets a new token.
   *
   * @param fresh token of the session from now on
   * @param answer the JSON of the browser's {@code PublicKeyCredential}
   * @throws NotPossible if it does not answer this session's challenge for making one, or the
   *     player has the maximum number
   */
  public void make(
      Player player, Site site, String session, String fresh, String answer, String label) {
    Creation creation = creation(player, site, asked(session, true));
    PublicKeyCredential<AuthenticatorAttestationResponse> made =
        read(answer, new TypeReference<>() {});
    transactions.executeWithoutResult(
        kept -> {
          // Serialized, so that the count is exact.
          database
              .sql("select 1 from account where player_id = ? for update")
              .param(player.id())
              .query()
              .listOfRows();
          // Fails if the password was reset meanwhile: the session has ended then.
          sessions.renew(session, fresh);
          unlessFull(player);
          keep(creation, new RelyingPartyPublicKey(made, label(label)));
        });
  }

  private void unlessFull(Player player) {
    if (of(player).size() >= MOST) throw new NotPossible(Reason.TOO_MANY_PASSKEYS);
  }

  private static void keep(Creation creation, RelyingPartyPublicKey made) {
    try {
      creation.site.registerCredential(
          new ImmutableRelyingPartyRegistrationRequest(creation.options, made));
    } catch (DuplicateKeyException twice) {
      throw new NotPossible(Reason.EXPIRED);
    } catch (RuntimeException wrong) {
      throw unlessDatabase(wrong);
    }
  }

  /**
   * The options with which the browser offers its passkeys: the JSON of {@code
   * PublicKeyCredentialRequestOptions}.
   */
  public String beginLogin(Site site, String session) {
    return json.writeValueAsString(request(site, challenge(session, false)).options());
  }

  /**
   * Verifies a login: the player whose passkey the browser has used.
   *
   * @throws NotPossible if it does not answer this session's challenge for logging in, or is
   *     unknown
   */
  public Proven login(Site site, String session, String answer) {
    Request request = request(site, asked(session, false));
    PublicKeyCredential<AuthenticatorAssertionResponse> used =
        read(answer, new TypeReference<>() {});
    try {
      var owner =
          request.site.authenticate(new RelyingPartyAuthenticationRequest(request.options, used));
      Player player = accounts.player(UUID.fromString(owner.getName()));
      return new Proven(player, new Proven.Passkey(used.getRawId().toBase64UrlString()));
    } catch (RuntimeException wrong) {
      throw unlessDatabase(wrong);
    }
  }

  /** This player's passkeys, oldest first. */
  public List<Passkey> of(Player player) {
    return credentials.findByUserId(PasskeyOwners.id(player.id())).stream()
        .map(Passkeys::shown)
        .sorted(java.util.Comparator.comparing(Passkey::since).thenComparing(Passkey::id))
        .toList();
  }

  /**
   * Deletes a passkey.
   *
   * @throws NotPossible if the player has no such passkey
   */
  @Transactional
  public void forget(Player player, String id) {
    if (of(player).stream().noneMatch(passkey -> passkey.id().equals(id))) {
      throw new NotPossible(Reason.EXPIRED);
    }
    credentials.delete(Bytes.fromBase64(id));
  }

  private static Passkey shown(CredentialRecord record) {
    return new Passkey(
        record.getCredentialId().toBase64UrlString(),
        record.getLabel(),
        record.getCreated(),
        record.getLastUsed());
  }

  private record Creation(
      Webauthn4JRelyingPartyOperations site,
      org.springframework.security.web.webauthn.api.PublicKeyCredentialCreationOptions options) {}

  private Creation creation(Player player, Site at, Bytes challenge) {
    var site = operations(at);
    site.setCustomizeCreationOptions(options -> options.challenge(challenge));
    Authentication owner =
        UsernamePasswordAuthenticationToken.authenticated(player.id().toString(), null, List.of());
    return new Creation(
        site,
        site.createPublicKeyCredentialCreationOptions(
            new ImmutablePublicKeyCredentialCreationOptionsRequest(owner)));
  }

  private record Request(
      Webauthn4JRelyingPartyOperations site,
      org.springframework.security.web.webauthn.api.PublicKeyCredentialRequestOptions options) {}

  private Request request(Site at, Bytes challenge) {
    var site = operations(at);
    site.setCustomizeRequestOptions(options -> options.challenge(challenge));
    return new Request(
        site,
        site.createCredentialRequestOptions(
            new ImmutablePublicKeyCredentialRequestOptionsRequest(null)));
  }

  private Webauthn4JRelyingPartyOperations operations(Site site) {
    return new Webauthn4JRelyingPartyOperations(
        owners,
        credentials,
        PublicKeyCredentialRpEntity.builder().id(site.host()).name(SITE_NAME).build(),
        Set.of(site.origin()));
  }

  /**
   * Creates a challenge for this session.
   *
   * @param making true for making a passkey, false for logging in
   */
  private Bytes challenge(String session, boolean making) {
    Bytes challenge = Bytes.random();
    database.sql("delete from passkey_challenge where expires_at < now()").update();
    database
        .sql(
            """
            insert into passkey_challenge (session_hash, challenge, making, expires_at)
            values (?, ?, ?, now() + make_interval(secs => ?))
            on conflict (session_hash) do update
            set challenge = excluded.challenge, making = excluded.making,
              expires_at = excluded.expires_at""")
        .params(Token.hash(session), challenge.getBytes(), making, CHALLENGE_LIFE.toSeconds())
        .update();
    return challenge;
  }

  /** This session's challenge, which is used up in any case. */
  private Bytes asked(String session, boolean making) {
    Optional<byte[]> challenge =
        database
            .sql(
                """
                with used as (delete from passkey_challenge where session_hash = ? returning *)
                select challenge from used where making = ? and expires_at >= now()""")
            .params(Token.hash(session), making)
            .query((row, n) -> row.getBytes("challenge"))
            .optional();
    return new Bytes(challenge.orElseThrow(() -> new NotPossible(Reason.EXPIRED)));
  }

  private <T> T read(String answer, TypeReference<T> type) {
    try {
      return json.readValue(answer, type);
    } catch (JacksonException unreadable) {
      throw new NotPossible(Reason.EXPIRED);
    }
  }

  /** The library reports wrong answers by many exceptions; database failures must pass through. */
  private static RuntimeException unlessDatabase(RuntimeException wrong) {
    if (wrong instanceof org.springframework.dao.DataAccessException) return wrong;
    return new NotPossible(Reason.EXPIRED);
  }

  private static String label(String typed) {
    String label = typed == null ? "" : typed.strip();
    return label
        .codePoints()
        .limit(LONGEST_LABEL)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
