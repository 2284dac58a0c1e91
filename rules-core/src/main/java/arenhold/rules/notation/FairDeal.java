package arenhold.rules.notation;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * How a secret seed decides every chance of a match, so that anybody who learns the seed afterwards
 * can check the deals: commit to the seed's hash, play, reveal the seed.
 *
 * <p>The n-th answer of Nature (n from 0) among k choices: take {@code HMAC-SHA256(seed,
 * "n:attempt")} with attempt 0, 1, ...; read its first eight bytes as an unsigned big-endian
 * number; the first number below the largest multiple of k that fits, modulo k, is the index of the
 * choice.
 */
public final class FairDeal {

  private final byte[] seed;

  /** Deals by {@code seed}, 32 bytes for real matches. */
  public FairDeal(byte[] seed) {
    this.seed = seed.clone();
  }

  /** Deals by a seed written as hexadecimal digits. */
  public static FairDeal of(String hex) {
    return new FairDeal(HexFormat.of().parseHex(hex));
  }

  /** What is published before the match: SHA-256 of the seed, hexadecimal. */
  public String commitment() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(seed));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The seed, hexadecimal: to be published after the match only. */
  public String reveal() {
    return HexFormat.of().formatHex(seed);
  }

  /**
   * The index of Nature's choice.
   *
   * @param n how many answers Nature has given before in this match
   * @param choices how many choices there are, at least 1
   */
  public int index(int n, int choices) {
    long remainder = Long.remainderUnsigned(-choices, choices);
    for (int attempt = 0; ; attempt++) {
      long number = number(n, attempt);
      // The numbers below 2^64 - (2^64 mod k) give every index equally often.
      if (remainder == 0 || Long.compareUnsigned(number, -remainder) < 0) {
        return (int) Long.remainderUnsigned(number, choices);
      }
    }
  }

  private long number(int n, int attempt) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(seed, "HmacSHA256"));
      byte[] digest = mac.doFinal((n + ":" + attempt).getBytes(StandardCharsets.US_ASCII));
      return ByteBuffer.wrap(digest).getLong();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
