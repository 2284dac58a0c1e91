package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * What was confirmed together, as a file with one line for each part of each card: its key and a
 * sum of each thing that belongs together, such as {@code knight.text effect=… en=… cs=…}.
 *
 * @param test the name of the test that compares them
 */
public record Pins(Path file, String test) {

  /** The system property that names the cards to be confirmed. */
  public static final String CONFIRM = "cards.confirm";

  /** How many hexadecimal digits of each sum are written. */
  private static final int DIGITS = 12;

  /** A line: the key, and a sum of each text by its name, in order. */
  public static String line(String key, Map<String, String> texts) {
    StringBuilder line = new StringBuilder(key);
    texts.forEach((name, text) -> line.append(' ').append(name).append('=').append(sum(text)));
    return line.toString();
  }

  private static String sum(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Fails if something is not what was confirmed, after confirming what is asked for.
   *
   * @param now a line for every part, by key
   * @param print prints what belongs to a key, for those who confirm it
   */
  public void check(Map<String, String> now, Consumer<String> print) throws IOException {
    Map<String, String> confirmed = confirmed();
    String asked = System.getProperty(CONFIRM, "");
    if (!asked.isBlank()) {
      confirm(now, confirmed, asked, print);
      confirmed = confirmed();
    }
    List<String> drifted = drifted(confirmed, now);
    assertTrue(drifted.isEmpty(), () -> message(drifted));
  }

  private Map<String, String> confirmed() throws IOException {
    Map<String, String> lines = new TreeMap<>();
    if (!Files.exists(file)) return lines;
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#")) lines.put(line.substring(0, line.indexOf(' ')), line);
    }
    return lines;
  }

  /** What differs between the two, a sentence for each part. */
  public static List<String> drifted(Map<String, String> confirmed, Map<String, String> now) {
    List<String> drifted = new ArrayList<>();
    Set<String> keys = new TreeSet<>(confirmed.keySet());
    keys.addAll(now.keySet());
    for (String key : keys) {
      String before = confirmed.get(key);
      String after = now.get(key);
      if (after != null && after.equals(before)) continue;
      if (before == null) drifted.add(key + " is new");
      else if (after == null) drifted.add(key + " is gone");
      else drifted.add(key + ": changed " + changed(before, after));
    }
    return drifted;
  }

  private static String changed(String before, String after) {
    List<String> same = List.of(before.split(" "));
    List<String> changed = new ArrayList<>();
    List<String> left = new ArrayList<>();
    for (String sum : after.split(" ")) {
      String what = sum.replaceAll("=.*", "");
      if (!sum.contains("=")) continue;
      if (same.contains(sum)) left.add(what);
      else changed.add(what);
    }
    return changed + ", not " + left;
  }

  /** What to do about parts that have drifted. */
  public String message(List<String> drifted) {
    Set<String> cards = new LinkedHashSet<>();
    for (String each : drifted) cards.add(each.replaceAll("[.: ].*", ""));
    return """
        a card's effect and its texts are no longer the ones that were confirmed together:
          %s
        Read the effect and the text in all three languages, correct what does not agree, then
          mvn -pl rules-core test -Dtest=%s -D%s=%s
        prints them once more and writes their lines to %s; commit these with the change.
        """
        .formatted(String.join("\n  ", drifted), test, CONFIRM, String.join(",", cards), file);
  }

  /** Prints effect and texts of the cards that are asked for, and writes their lines alone. */
  private void confirm(
      Map<String, String> now, Map<String, String> confirmed, String asked, Consumer<String> print)
      throws IOException {
    for (String card : asked.split(",")) {
      boolean known = confirmed.keySet().removeIf(key -> of(card, key));
      for (var line : now.entrySet()) {
        if (!of(card, line.getKey())) continue;
        known = true;
        confirmed.put(line.getKey(), line.getValue());
        print.accept(line.getKey());
      }
      assertTrue(known, () -> "no such card: " + card);
    }
    List<String> all = new ArrayList<>();
    all.add("# What each card does and says, as it was read together; see " + test + ".");
    all.addAll(confirmed.values());
    Files.write(file, all);
  }

  private static boolean of(String card, String key) {
    return key.equals(card.strip()) || key.startsWith(card.strip() + ".");
  }
}
