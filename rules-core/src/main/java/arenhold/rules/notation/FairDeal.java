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
 * How a secret seed, and numbers of the players, decide every chance of a match, so that anybody
 * who learns them afterwards can check the deals. {@code docs/protocol.md} says byte for byte what
 * is hashed, and {@code docs/decisions/004-fair-deal.md} what that is good for.
 *
 * <p>The n-th answer of Nature (n from 0) among k choices: take {@code HMAC-SHA256(key,
 * "n:attempt")} with attempt 0, 1, ...; read its first eight bytes as an unsigned big-endian
 * number; the first number below the largest multiple of k that fits, modulo k, is the index of the
 * choice.
 */
public final class FairDeal {

  /** The version of what is hashed; the former one, without a number, hashed the seed alone. */
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

  /** The match that a deal is good for, and no other. */
  public record Bound(UUID match, String game, String form, int version) {

    private String lines() {
      return "match " + match + "\ngame " + game + "\nform " + form + "\nversion " + version + "\n";
    }

    /** What is published before the match of the seed it will be dealt by. */
    public String commitment(byte[] seed) {
      return hash("seed\n" + lines() + "seed " + HexFormat.of().formatHex(seed) + "\n");
    }
  }

  /**
   * What a seat mixes in.
   *
   * @param commitment what was published of its number before anybody's was known, or null for none
   * @param number 32 random bytes, hexadecimal, or null for none
   */
  public record Mix(String commitment, String number) {

    /** Nothing: the client of this seat brought no number. */
    public static final Mix NONE = new Mix(null, null);

    /** The number with what is to be published of it. */
    public static Mix of(UUID match, String number) {
      return new Mix(commitment(match, number), number);
    }

    /** What is published of a number, 64 hexadecimal digits, before it is known. */
    public static String commitment(UUID match, String number) {
      return hash("number\nmatch " + match + "\nnumber " + number + "\n");
    }

    /** Whether nothing is mixed in. */
    public boolean none() {
      return number == null;
    }

    /** Whether the number is the one that was committed to for this match, or there is none. */
    public boolean fits(UUID match) {
      return none() || commitment(match, number).equals(commitment);
    }

    private String text() {
      return none() ? "none" : commitment + " " + number;
    }
  }

  /**
   * What a match is dealt by besides its seed.
   *
   * @param match its id: no number and no seed is good for two matches
   * @param mixes what each seat mixes in, in seat order
   * @param salts for each seat, by option, the salts of what it chose in secret; empty where nobody
   *     has a secret, or all are from before there were salts
   */
  public record Mixed(UUID match, List<Mix> mixes, List<Map<String, String>> salts) {

    public Mixed {
      mixes = List.copyOf(mixes);
      salts =
          salts == null ? List.of() : salts.stream().<Map<String, String>>map(Map::copyOf).toList();
    }

    /** A match in which nobody chose anything in secret. */
    public static Mixed of(UUID match, List<Mix> mixes) {
      return new Mixed(match, mixes, List.of());
    }

    /** A match into which nobody mixes anything. */
    public static Mixed none(UUID match, int seats) {
      return of(match, Collections.nCopies(seats, Mix.NONE));
    }
  }

  /**
   * A choice that a seat has made in secret.
   *
   * @param hash what is published of it at once
   * @param salt 32 random bytes, hexadecimal, known to nobody who does not know the choice; null
   *     for a choice from before there were salts, or for viewers who must not know it
   */
  public record Sealed(String hash, String salt) {

    /** The same for those who must not know what was chosen. */
    public Sealed closed() {
      return new Sealed(hash, null);
    }
  }

  /** Deals by {@code seed}, 32 bytes for real matches, and what the seats mix in. */
  public static FairDeal of(byte[] seed, Bound bound, List<Mix> mixes) {
    StringBuilder text = new StringBuilder("key\n").append(bound.lines());
    for (int i = 0; i < mixes.size(); i++) {
      text.append("seat ").append(i + 1).append(' ').append(mixes.get(i).text()).append('\n');
    }
    text.append("seed ").append(HexFormat.of().formatHex(seed)).append('\n');
    return new FairDeal(seed.clone(), digest(text.toString()), bound.commitment(seed));
  }

  /** Deals by {@code seed} alone, as matches were dealt before numbers were mixed in. */
  public static FairDeal former(byte[] seed) {
    return new FairDeal(seed.clone(), seed.clone(), HexFormat.of().formatHex(sha256(seed)));
  }

  /** Whether this may be a seed, a number, or the hash of one: 64 hexadecimal digits. */
  public static boolean readable(String text) {
    return text != null && HASH.matcher(text).matches();
  }

  /** What is published before the match: a SHA-256, hexadecimal. */
  public String commitment() {
    return commitment;
  }

  /**
   * What is published of a choice that a seat has made in secret, so that nobody, the server
   * included, can change it unseen once the match has begun. Equal choices have different salts, so
   * that the hash tells nothing to those who have tried out what the hashes of some choices are.
   *
   * @param seedHash the commitment of the match's seed
   * @param seat its number from 0
   * @param option the key of the option
   * @param value what was chosen, in ASCII
   * @param salt 64 hexadecimal digits
   */
  public static Sealed sealed(String seedHash, int seat, String option, String value, String salt) {
    return new Sealed(hash(choice(seedHash, seat, option, value) + "salt " + salt + "\n"), salt);
  }

  private static String choice(String seedHash, int seat, String option, String value) {
    String chosen = "seat " + (seat + 1) + "\n" + option + "=" + value + "\n";
    return "option\nseed-hash " + seedHash + "\n" + chosen;
  }

  /** What was published of a secret choice before there were salts: it is hashed with the seed. */
  public Sealed formerlySealed(int seat, String option, String value) {
    return new Sealed(
        hash(choice(commitment, seat, option, value) + "seed " + reveal() + "\n"), null);
  }

  /**
   * What is published of every seat's secret options that are chosen, in seat order.
   *
   * @param salts for each seat, by option; choices without one are from before there were salts
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
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal((n + ":" + attempt).getBytes(StandardCharsets.US_ASCII));
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
