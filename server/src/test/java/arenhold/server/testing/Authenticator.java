package arenhold.server.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A device with one passkey, as browsers see it: WebAuthn level 3 with ES256. */
public final class Authenticator {

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  /** The user is present and verified; with the key when one is created. */
  private static final int VERIFIED = 0x05;

  private static final int WITH_KEY = 0x40;

  private final String origin;
  private final KeyPair keys;
  private final byte[] id = new byte[32];
  private String owner;

  /**
   * @param origin of the site's pages
   */
  public Authenticator(String origin) {
    this.origin = origin;
    new SecureRandom().nextBytes(id);
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      keys = generator.generateKeyPair();
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /** The result of {@code navigator.credentials.create} for these options. */
  public Map<String, Object> create(JsonNode options) {
    owner = options.at("/user/id").asString();
    byte[] known = known(options.at("/rp/id").asString(), VERIFIED | WITH_KEY, key());
    byte[] attestation =
        joined(
            hex("a363666d74646e6f6e656761747453746d74a068617574684461746158"),
            new byte[] {(byte) known.length},
            known);
    byte[] client = client("webauthn.create", options);
    return credential(
        Map.of(
            "clientDataJSON", BASE64.encodeToString(client),
            "attestationObject", BASE64.encodeToString(attestation)));
  }

  /** The result of {@code navigator.credentials.get} for these options. */
  public Map<String, Object> get(JsonNode options) {
    byte[] known = known(options.path("rpId").asString(), VERIFIED, new byte[0]);
    byte[] client = client("webauthn.get", options);
    return credential(
        Map.of(
            "clientDataJSON", BASE64.encodeToString(client),
            "authenticatorData", BASE64.encodeToString(known),
            "signature", BASE64.encodeToString(signed(joined(known, sha256(client)))),
            "userHandle", owner));
  }

  private Map<String, Object> credential(Map<String, String> response) {
    String name = BASE64.encodeToString(id);
    return Map.of(
        "id", name,
        "rawId", name,
        "type", "public-key",
        "response", response,
        "clientExtensionResults", Map.of());
  }

  private byte[] client(String type, JsonNode options) {
    return Guest.JSON
        .writeValueAsString(
            Map.of(
                "type",
                type,
                "challenge",
                options.path("challenge").asString(),
                "origin",
                origin,
                "crossOrigin",
                false))
        .getBytes(UTF_8);
  }

  private static byte[] known(String site, int flags, byte[] key) {
    return joined(sha256(site.getBytes(UTF_8)), new byte[] {(byte) flags}, new byte[4], key);
  }

  /** Of an unknown make, with its id and its public key in COSE. */
  private byte[] key() {
    ECPublicKey key = (ECPublicKey) keys.getPublic();
    return joined(
        new byte[16],
        ByteBuffer.allocate(2).putShort((short) id.length).array(),
        id,
        hex("a5010203262001215820"),
        coordinate(key.getW().getAffineX()),
        hex("225820"),
        coordinate(key.getW().getAffineY()));
  }

  private static byte[] coordinate(BigInteger number) {
    return hex("%064x".formatted(number));
  }

  private byte[] signed(byte[] what) {
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(keys.getPrivate());
      signature.update(what);
      return signature.sign();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] sha256(byte[] what) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(what);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits);
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) all.writeBytes(part);
    return all.toByteArray();
  }
}
