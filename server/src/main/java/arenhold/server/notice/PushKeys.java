package arenhold.server.notice;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * The keys by which this server proves to push services that it is the one a browser subscribed to
 * (VAPID, RFC 8292). Generated on first use and stored in the database.
 */
@Component
class PushKeys {

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
  private static final Duration VALID = Duration.ofHours(12);

  private final JdbcClient database;
  private final JsonMapper json;
  private Pair pair;

  private record Pair(byte[] publicKey, PrivateKey privateKey) {}

  PushKeys(JdbcClient database, JsonMapper json) {
    this.database = database;
    this.json = json;
  }

  /** The public key in the form browsers expect: base64url. */
  String publicKey() throws GeneralSecurityException {
    return BASE64.encodeToString(pair().publicKey());
  }

  private synchronized Pair pair() throws GeneralSecurityException {
    if (pair == null) {
      KeyPair fresh = PushMessage.newKeys();
      database
          .sql(
              "insert into push_key (public_key, private_key) values (?, ?) on conflict do nothing")
          .params(
              PushMessage.bytes((ECPublicKey) fresh.getPublic()), fresh.getPrivate().getEncoded())
          .update();
      var row = database.sql("select public_key, private_key from push_key").query().singleRow();
      byte[] secret = (byte[]) row.get("private_key");
      pair =
          new Pair(
              (byte[]) row.get("public_key"),
              KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(secret)));
    }
    return pair;
  }

  /**
   * The {@code Authorization} header of a request to this push service.
   *
   * @param contact where the service's operators can complain: a web address or a {@code mailto:}
   *     address
   */
  String authorization(URI endpoint, String contact) throws GeneralSecurityException {
    Map<String, Object> claims =
        Map.of(
            "aud",
            endpoint.getScheme() + "://" + endpoint.getAuthority(),
            "exp",
            Instant.now().plus(VALID).getEpochSecond(),
            "sub",
            contact);
    String head = encoded("{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
    String said = head + "." + encoded(json.writeValueAsString(claims));
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initSign(pair().privateKey());
    signature.update(said.getBytes(StandardCharsets.US_ASCII));
    return "vapid t=" + said + "." + BASE64.encodeToString(signature.sign()) + ", k=" + publicKey();
  }

  private static String encoded(String text) {
    return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
