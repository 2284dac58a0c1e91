package arenhold.server.notice;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts messages for a single browser (RFC 8291), so that the push service cannot read them.
 * Also encodes P-256 keys as Web Push does.
 */
final class PushMessage {

  private static final String CURVE = "secp256r1";
  private static final int COORDINATE = 32;
  private static final byte UNCOMPRESSED = 4;

  /** The record size in bytes. All our messages fit into one; push services accept no more. */
  private static final int RECORD = 4096;

  private static final byte LAST_RECORD = 2;

  private PushMessage() {}

  /** A new key pair. */
  static KeyPair newKeys() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec(CURVE));
    return generator.generateKeyPair();
  }

  /** A public key as 65 bytes, uncompressed: a 4 and both coordinates. */
  static byte[] bytes(ECPublicKey key) {
    byte[] bytes = new byte[1 + 2 * COORDINATE];
    bytes[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), bytes, 1);
    put(key.getW().getAffineY(), bytes, 1 + COORDINATE);
    return bytes;
  }

  private static void put(BigInteger number, byte[] into, int at) {
    byte[] big = number.toByteArray();
    int length = Math.min(COORDINATE, big.length);
    System.arraycopy(big, big.length - length, into, at + COORDINATE - length, length);
  }

  /**
   * Decodes an unvalidated public key of 65 bytes.
   *
   * @throws GeneralSecurityException if it is not a point on the curve
   */
  static ECPublicKey publicKey(byte[] bytes) throws GeneralSecurityException {
    if (bytes.length != 1 + 2 * COORDINATE || bytes[0] != UNCOMPRESSED) {
      throw new GeneralSecurityException("no point");
    }
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE, bytes.length));
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec(CURVE));
    ECParameterSpec curve = parameters.getParameterSpec(ECParameterSpec.class);
    if (!on(curve, x, y)) throw new GeneralSecurityException("not on the curve");
    ECPublicKeySpec spec = new ECPublicKeySpec(new ECPoint(x, y), curve);
    return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec);
  }

  private static boolean on(ECParameterSpec parameters, BigInteger x, BigInteger y) {
    EllipticCurve curve = parameters.getCurve();
    BigInteger p = ((ECFieldFp) curve.getField()).getP();
    if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0) return false;
    BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
    return y.multiply(y).mod(p).equals(right);
  }

  /**
   * Encrypts a message into a request body.
   *
   * @param browser the browser's public key
   * @param auth the secret it shares with this server
   * @param own a key pair generated for this message alone
   * @param salt 16 random bytes
   */
  static byte[] encrypt(byte[] text, ECPublicKey browser, byte[] auth, KeyPair own, byte[] salt)
      throws GeneralSecurityException {
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(own.getPrivate());
    agreement.doPhase(browser, true);
    byte[] ownKey = bytes((ECPublicKey) own.getPublic());
    byte[] info =
        joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), bytes(browser), ownKey);
    byte[] shared = expanded(hmac(auth, agreement.generateSecret()), info);
    byte[] secret = hmac(salt, shared);
    byte[] key = Arrays.copyOf(expanded(secret, encoding("aes128gcm")), 16);
    byte[] nonce = Arrays.copyOf(expanded(secret, encoding("nonce")), 12);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    byte[] sealed = cipher.doFinal(joined(text, new byte[] {LAST_RECORD}));
    byte[] head = ByteBuffer.allocate(5).putInt(RECORD).put((byte) ownKey.length).array();
    return joined(salt, head, ownKey, sealed);
  }

  private static byte[] encoding(String name) {
    return ("Content-Encoding: " + name + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  /** The first block of HKDF-Expand. */
  private static byte[] expanded(byte[] secret, byte[] info) throws GeneralSecurityException {
    return hmac(secret, joined(info, new byte[] {1}));
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) all.writeBytes(part);
    return all.toByteArray();
  }
}
