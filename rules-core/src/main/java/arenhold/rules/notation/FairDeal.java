package arenhold.rules.notation;

import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Setup;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Derives all randomness of a match from a secret seed and the players' numbers, so that anyone who
 * learns them afterwards can verify the deals. {@code docs/protocol.md} specifies byte for byte
 * what is hashed, and {@code docs/decisions/004-fair-deal.md} explains why.
 *
 * <p>The n-th answer of Nature (n from 0) among k choices: take {@code HMAC-SHA256(key,
 * "n:attempt")} with attempt 0, 1, ...; read its first eight bytes as an unsigned big-endian
 * number; the first number below the largest multiple of k that fits, modulo k, is the index of the
 * choice.
 */
public final class FairDeal {

  /** The version of the scheme; the former one, which has no number, hashed the seed alone. */
  public static final int VERSION = 2;

  private static final String TAG = "arenhold fair deal " + VERSION + ": ";

  /** 32 bytes, in hexadecimal. */
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private final byte[] seed;
  private final byte[] key;
  private final String commitment;

  private FairDeal(byte[] seed, byte[] key, String commitment) {
    this.seed = seed;
    this.key = key;
    this.commitment = commitment;
  }

  /** The match a deal is bound to; it is valid for no other. */
  public record Bound(UUID match, String game, String form, int version) {

    private String lines() {
      return "match " + match + "\ngame " + game + "\nform " + form + "\nversion " + version + "\n";
    }

    /** The commitment of the seed, published before the match. */
    public String commitment(byte[] seed) {
      return hash("seed\n" + lines() + "seed " + HexFormat.of().formatHex(seed) + "\n");
    }
  }

  /**
   * A seat's contribution to the deal.
   *
   * @param commitment the commitment of its number, published before any number was known; null for
   *     none
   * @param number 32 random bytes, hexadecimal, or null for none
   */
  public record Mix(String commitment, String number) {

    /** No contribution: this seat's client sent no number. */
    public static final Mix NONE = new Mix(null, null);

    /** A number with its commitment. */
    public static Mix of(UUID match, String number) {
      return new Mix(commitment(match, number), number);
    }

    /** The commitment of a number: 64 hexadecimal digits. */
    public static String commitment(UUID match, String number) {
      return hash("number\nmatch " + match + "\nnumber " + number + "\n");
    }

    /** Whether there is no contribution. */
    public boolean none() {
      return number == null;
    }

    /** Whether the number matches its commitment for this match; true if there is none. */
    public boolean fits(UUID match) {
      return none() || commitment(match, number).equals(commitment);
    }

    private String text() {
      return none() ? "none" : commitment + " " + number;
    }
  }

  /**
   * Everything that determines a deal besides the seed.
   *
   * @param match the match's id, which binds numbers and seed to it
   * @param mixes the seats' contributions, in seat order
   * @param salts for each seat, by option, the salts of its secret choices; empty if there are
   *     none, or all are from before salts were introduced
   */
  public record Mixed(UUID match, List<Mix> mixes, List<Map<String, String>> salts) {

    public Mixed {
      mixes = List.copyOf(mixes);
      salts =
          salts == null ? List.of() : salts.stream().<Map<String, String>>map(Map::copyOf).toList();
    }

    /** For a match without secret choices. */
    public static Mixed of(UUID match, List<Mix> mixes) {
      return new Mixed(match, mixes, List.of());
    }

    /** For a match without contributions. */
    public static Mixed none(UUID match, int seats) {
      return of(match, Collections.nCopies(seats, Mix.NONE));
    }
  }

  /**
   * The commitment of a seat's secret choice.
   *
   * @param hash published at once
   * @param salt 32 random bytes, hexadecimal, known only to those who know the choice; null for a
   *     choice from before salts were introduced, or for viewers who must not know it
   */
  public record Sealed(String hash, String salt) {

    /** The same without the salt, for viewers who must not know the choice. */
    public Sealed closed() {
      return new Sealed(hash, null);
    }
  }

  /** Deals by {@code seed} (32 bytes in real matches) and the seats' contributions. */
  public static FairDeal of(byte[] seed, Bound bound, List<Mix> mixes) {
    StringBuilder text = new StringBuilder("key\n").append(bound.lines());
    for (int i = 0; i < mixes.size(); i++) {
      text.append("seat ").append(i + 1).append(' ').append(mixes.get(i).text()).append('\n');
    }
    text.append("seed ").append(HexFormat.of().formatHex(seed)).append('\n');
    return new FairDeal(seed.clone(), digest(text.toString()), bound.commitment(seed));
  }

  /** Deals by {@code seed} alone, as matches were dealt before players contributed. */
  public static FairDeal former(byte[] seed) {
    return new FairDeal(seed.clone(), seed.clone(), HexFormat.of().formatHex(sha256(seed)));
  }

  /** Whether this has the form of a seed, a number or a hash: 64 lower-case hexadecimal digits. */
  public static boolean readable(String text) {
    return text != null && HASH.matcher(text).matches();
  }

  /** The commitment published before the match: a SHA-256, hexadecimal. */
  public String commitment() {
    return commitment;
  }

  /**
   * The commitment of a seat's secret choice. It keeps everyone, including the server, from
   * changing the choice unnoticed once the match has begun. The salt keeps others from finding the
   * choice by hashing likely ones.
   *
   * @param seedHash the commitment of the match's seed
   * @param seat its number from 0
   * @param option the key of the option
   * @param value the chosen value, in ASCII
   * @param salt 64 hexadecimal digits
   */
  public static Sealed sealed(String seedHash, int seat, String option, String value, String salt) {
    return new Sealed(hash(choice(seedHash, seat, option, value) + "salt " + salt + "\n"), salt);
  }

  private static String choice(String seedHash, int seat, String option, String value) {
    String chosen = "seat " + (seat + 1) + "\n" + option + "=" + value + "\n";
    return "option\nseed-hash " + seedHash + "\n" + chosen;
  }

  /** The commitment of a secret choice from before salts were introduced: hashed with the seed. */
  public Sealed formerlySealed(int seat, String option, String value) {
    return new Sealed(
        hash(choice(commitment, seat, option, value) + "seed " + reveal() + "\n"), null);
  }

  /**
   * The commitments of all chosen secret options, in seat order.
   *
   * @param salts for each seat, by option; choices without one are from before salts were
   *     introduced
   */
  public List<Map<String, Sealed>> sealed(
      GameInfo.Form form, Setup setup, List<Map<String, String>> salts) {
    List<Map<String, Sealed>> all = new ArrayList<>();
    for (int seat = 0; seat < setup.size(); seat++) {
      Map<String, String> own = salts.isEmpty() ? Map.of() : salts.get(seat);
      Map<String, Sealed> sealed = new HashMap<>();
      for (Option option : form.seatOptions()) {
        String key = option.key();
        String value = option.secret() ? setup.seats().get(seat).get(key) : null;
        if (value == null) continue;
        String salt = own.get(key);
        sealed.put(
            key,
            salt == null
                ? formerlySealed(seat, key, value)
                : sealed(commitment, seat, key, value, salt));
      }
      all.add(sealed);
    }
    return all;
  }

  /** The seed, hexadecimal. Publish only after the match. */
  public String reveal() {
    return HexFormat.of().formatHex(seed);
  }

  /**
   * The index of Nature's choice.
   *
   * @param n how many answers Nature has given in this match so far
   * @param choices the number of choices, at least 1
   */
  public int index(int n, int choices) {
    long remainder = Long.remainderUnsigned(-choices, choices);
    for (int attempt = 0; ; attempt++) {
      long number = number(n, attempt);
      // Numbers below 2^64 - (2^64 mod k) give every index equally often.
      if (remainder == 0 || Long.compareUnsigned(number, -remainder) < 0) {
        return (int) Long.remainderUnsigned(number, choices);
      }
    }
  }

  /** The seed of a computer that plays this seat, from 0: the first eight bytes of a hash. */
  public long computer(int seat) {
    return number("computer " + seat);
  }

  /**
   * The seed that an engine of somebody's own on this seat, from 0, is told. It tells nothing of
   * that of a computer that may play the seat later.
   */
  public long engine(int seat) {
    return number("engine " + seat);
  }

  private long number(int n, int attempt) {
    return number(n + ":" + attempt);
  }

  private long number(String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal(text.getBytes(StandardCharsets.US_ASCII));
      return ByteBuffer.wrap(digest).getLong();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String hash(String text) {
    return HexFormat.of().formatHex(digest(text));
  }

  private static byte[] digest(String text) {
    return sha256((TAG + text).getBytes(StandardCharsets.US_ASCII));
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
