package arenhold.rules.notation;

import arenhold.rules.Entry;
import arenhold.rules.Outcome;
import arenhold.rules.Setup;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;

/**
 * A whole match as lines of text; {@code docs/notation.md} documents the format. Parsing checks the
 * syntax only; {@link MatchRun} checks whether the match is legal.
 *
 * @param setup the match's set-up
 * @param version the version of the game's rules it was played by
 * @param continued the match with whose entries it begins, and how many these are; null if it is
 *     one of its own
 * @param players the seats' names in seat order; empty if the file has none
 * @param computers the computers that played seats, in seat order; of one seat in the order in
 *     which they came
 * @param mixed the players' contributions to the deal; null for the former deal, by the seed alone
 * @param sealed for each seat the commitments of its secret options, by key
 * @param seedHash the seed's published commitment, or null
 * @param seed the seed, hexadecimal, or null
 * @param lines the log in order
 * @param result the result as written by {@link #result}, or {@link #UNFINISHED}
 * @param check the checksum in the file, or null
 * @param where the line number of each part of the file, by its first words ({@code form}, {@code
 *     seat 2}, {@code result})
 */
public record MatchFile(
    Setup setup,
    int version,
    Continued continued,
    List<String> players,
    List<Computer> computers,
    FairDeal.Mixed mixed,
    List<Map<String, FairDeal.Sealed>> sealed,
    String seedHash,
    String seed,
    List<Line> lines,
    String result,
    String check,
    Map<String, Integer> where) {

  /** The result of a match that is not over. */
  public static final String UNFINISHED = "unfinished";

  /** The most entries a match may have. */
  public static final int MOST_ENTRIES = 50_000;

  /** The maximum length of a log line: e-mail does not wrap it. */
  private static final int LINE = 72;

  /** The length of the checksum, in hexadecimal digits. */
  private static final int SUM = 16;

  /**
   * One entry of the log.
   *
   * @param number its line in the file, from 1
   */
  public record Line(int number, Entry entry) {}

  /**
   * Where a match goes on from. What chance answered up to there was dealt by the deal of that
   * match, and is not checked by this one's.
   *
   * @param match that match
   * @param entries how many entries of the log were made there; those that tell nobody how the
   *     match stood are left out
   */
  public record Continued(UUID match, int entries) {}

  /**
   * A computer that played a seat, with all that is needed to repeat its choices. Its seed follows
   * from the deal ({@link FairDeal#computer}).
   *
   * @param seat its number from 0
   * @param from before how many entries of the log it had not come yet
   * @param player the name of the player
   * @param version the player's version
   * @param weights the hash of the weights by which it values positions, hexadecimal; null if it
   *     has none
   * @param budget the nodes it might use for each question
   * @param cuts the nodes at which decisions were cut short, by the number of lines of the log that
   *     its seat knew when it was asked; 0 where it decided nothing and the game's fallback was
   *     chosen
   */
  public record Computer(
      int seat,
      int from,
      String player,
      int version,
      String weights,
      long budget,
      SortedMap<Integer, Long> cuts) {

    /**
     * The player of all engines of people's own, of which nothing is known that repeats choices.
     */
    public static final String OUTSIDE = "engine";

    /** An engine of somebody's own at this seat. */
    public static Computer outside(int seat) {
      return new Computer(seat, OUTSIDE, 1, 0, Collections.emptySortedMap());
    }

    /** Whether it is an engine of somebody's own. */
    public boolean isOutside() {
      return player.equals(OUTSIDE);
    }

    /** One without weights that played from the start. */
    public Computer(
        int seat, String player, int version, long budget, SortedMap<Integer, Long> cuts) {
      this(seat, 0, player, version, null, budget, cuts);
    }

    private String text() {
      StringBuilder text = new StringBuilder("computer " + (seat + 1) + " " + player);
      text.append(' ').append(version).append(' ').append(budget);
      if (from > 0) text.append(" from:").append(from);
      if (weights != null) text.append(" weights:").append(weights);
      cuts.forEach((lines, nodes) -> text.append(" " + lines + ":" + nodes));
      return text.append('\n').toString();
    }
  }

  /** The text of a result: reason, places in seat order, tie-breakers. */
  public static String result(Outcome outcome) {
    StringBuilder text = new StringBuilder(outcome.reason());
    for (int place : outcome.places()) text.append(' ').append(place);
    for (var decider : outcome.deciders()) {
      List<String> values = decider.values().stream().map(String::valueOf).toList();
      text.append(' ').append(decider.key()).append('=').append(String.join(":", values));
    }
    return text.toString();
  }

  /**
   * The lines before the log.
   *
   * @param players the seats' names, or none
   * @param mixed null for a match dealt by its seed alone
   * @param seedHash null leaves its line out
   * @param seed null leaves its line out
   */
  public static String header(
      Setup setup,
      int version,
      List<String> players,
      FairDeal.Mixed mixed,
      String seedHash,
      String seed) {
    return header(setup, version, players, List.of(), mixed, List.of(), seedHash, seed);
  }

  /**
   * The lines before the log of a match with secret choices.
   *
   * @param sealed as returned by {@link FairDeal#sealed(arenhold.rules.GameInfo.Form, Setup, List)}
   */
  public static String header(
      Setup setup,
      int version,
      List<String> players,
      FairDeal.Mixed mixed,
      List<Map<String, FairDeal.Sealed>> sealed,
      String seedHash,
      String seed) {
    return header(setup, version, players, List.of(), mixed, sealed, seedHash, seed);
  }

  /** The lines before the log of a match in which computers played; see the others. */
  public static String header(
      Setup setup,
      int version,
      List<String> players,
      List<Computer> computers,
      FairDeal.Mixed mixed,
      List<Map<String, FairDeal.Sealed>> sealed,
      String seedHash,
      String seed) {
    return header(setup, version, null, players, computers, mixed, sealed, seedHash, seed);
  }

  /** The lines before the log of a match that goes on from another one; see the others. */
  public static String header(
      Setup setup,
      int version,
      Continued continued,
      List<String> players,
      List<Computer> computers,
      FairDeal.Mixed mixed,
      List<Map<String, FairDeal.Sealed>> sealed,
      String seedHash,
      String seed) {
    StringBuilder text = new StringBuilder();
    text.append("game ").append(setup.game()).append('\n');
    text.append("form ").append(setup.form()).append('\n');
    text.append("version ").append(version).append('\n');
    if (continued != null) {
      text.append("continues ").append(continued.match()).append(' ');
      text.append(continued.entries()).append('\n');
    }
    for (int i = 0; i < setup.size(); i++) {
      text.append("seat ").append(i + 1).append(options(setup.seats().get(i))).append('\n');
    }
    for (int i = 0; i < players.size(); i++) {
      text.append("player ").append(i + 1).append(' ').append(Json.write(players.get(i)));
      text.append('\n');
    }
    for (Computer computer : computers) text.append(computer.text());
    if (!setup.table().isEmpty()) text.append("table").append(options(setup.table())).append('\n');
    if (mixed != null) text.append(deal(mixed));
    for (int i = 0; i < sealed.size(); i++) {
      String seat = "sealed " + (i + 1) + " ";
      new TreeMap<>(sealed.get(i))
          .forEach(
              (key, one) -> {
                text.append(seat).append(key).append(' ').append(one.hash());
                if (one.salt() != null) text.append(' ').append(one.salt());
                text.append('\n');
              });
    }
    if (seedHash != null) text.append("seed-hash ").append(seedHash).append('\n');
    if (seed != null) text.append("seed ").append(seed).append('\n');
    return text.toString();
  }

  private static String deal(FairDeal.Mixed mixed) {
    StringBuilder text = new StringBuilder("deal ");
    text.append(FairDeal.VERSION).append(' ').append(mixed.match()).append('\n');
    for (int i = 0; i < mixed.mixes().size(); i++) {
      FairDeal.Mix mix = mixed.mixes().get(i);
      if (mix.none()) continue;
      text.append("number ").append(i + 1).append(' ').append(mix.commitment());
      text.append(' ').append(mix.number()).append('\n');
    }
    return text.toString();
  }

  /**
   * The deal of this match.
   *
   * @param seed hexadecimal
   */
  public FairDeal deal(String seed) {
    byte[] bytes = HexFormat.of().parseHex(seed);
    if (mixed == null) return FairDeal.former(bytes);
    var bound = new FairDeal.Bound(mixed.match(), setup.game(), setup.form(), version);
    return FairDeal.of(bytes, bound, mixed.mixes());
  }

  /** The lines of the log, with as many entries on each as fit. */
  public static String log(List<Entry> entries) {
    StringBuilder text = new StringBuilder();
    int used = 0;
    for (Entry entry : entries) {
      String next = entry.text();
      if (used > 0) {
        boolean fits = used + next.length() <= LINE;
        text.append(fits ? "; " : "\n");
        if (!fits) used = 0;
      }
      text.append(next);
      used += next.length() + 2;
    }
    return text.append(entries.isEmpty() ? "" : "\n").toString();
  }

  /**
   * The lines after the log: the result and a checksum of everything.
   *
   * @param header as written by {@link #header}
   * @param entries the whole log
   * @param result as written by {@link #result(Outcome)}, or {@link #UNFINISHED}
   */
  public static String end(String header, List<Entry> entries, String result) {
    return "result " + result + "\ncheck " + sum(header, entries, result) + "\n";
  }

  /** The checksum that the {@code check} line of this match should have. */
  String sum() {
    String header =
        header(setup, version, continued, players, computers, mixed, sealed, seedHash, seed);
    return sum(header, lines.stream().map(Line::entry).toList(), result);
  }

  private static String sum(String header, List<Entry> entries, String result) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(header.getBytes(StandardCharsets.UTF_8));
      for (Entry entry : entries) {
        digest.update((entry.text() + "\n").getBytes(StandardCharsets.UTF_8));
      }
      digest.update(("result " + result + "\n").getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest()).substring(0, SUM);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String options(Map<String, String> options) {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(options).forEach((key, value) -> text.append(" " + key + "=" + value));
    return text.toString();
  }

  /**
   * Parses a file of one or more matches.
   *
   * @throws FileRefused if a line is not valid
   */
  public static List<MatchFile> parse(String text) {
    List<MatchFile> matches = new ArrayList<>();
    MatchFileReader.read(text, matches::add);
    return matches;
  }

  /**
   * Parses a file of exactly one match.
   *
   * @throws FileRefused if it is not UTF-8, holds another number of matches, or a line is not valid
   */
  public static MatchFile parseOne(byte[] bytes) {
    List<MatchFile> matches = new ArrayList<>();
    MatchFileReader.read(
        Utf8.text(bytes),
        match -> {
          if (matches.isEmpty()) matches.add(match);
          else
            throw new FileRefused(FileRefused.Problem.SEVERAL, match.where().get("game"), "game");
        });
    return matches.getFirst();
  }
}
