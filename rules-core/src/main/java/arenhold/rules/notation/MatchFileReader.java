package arenhold.rules.notation;

import arenhold.rules.Entry;
import arenhold.rules.Setup;
import arenhold.rules.notation.FileRefused.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Parses untrusted match files; stops at the first invalid line. Windows line ends and a leading
 * byte order mark are accepted.
 */
final class MatchFileReader {

  /** Longer than the longest position that {@code playout} prints. */
  private static final int LONGEST_LINE = 100_000;

  private static final int LONGEST_NAME = 64;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final Pattern KEY = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,63}");
  private static final Pattern OPTION =
      Pattern.compile("([A-Za-z][A-Za-z0-9-]{0,63})=([A-Za-z0-9][A-Za-z0-9,:-]{0,1999})");
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");
  private static final Pattern MATCH =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
  private static final Pattern ENTRIES = Pattern.compile("0|[1-9][0-9]{0,5}");
  private static final Pattern PLAYER = Pattern.compile("[a-z][a-z0-9-]{0,63}");
  private static final Pattern NODES = Pattern.compile("0|[1-9][0-9]{0,17}");
  private static final Pattern CUT = Pattern.compile("(0|[1-9][0-9]{0,5}):(0|[1-9][0-9]{0,17})");
  private static final Pattern FROM = Pattern.compile("from:([1-9][0-9]{0,5})");
  private static final Pattern WEIGHTS = Pattern.compile("weights:([0-9a-f]{64})");
  private static final Pattern SUM = Pattern.compile("[0-9a-f]{16}");

  private final Map<String, Integer> where = new HashMap<>();
  private final List<Map<String, String>> seats = new ArrayList<>();
  private final Map<String, String> table = new LinkedHashMap<>();
  private final List<String> players = new ArrayList<>();
  private final List<MatchFile.Computer> computers = new ArrayList<>();
  private final List<MatchFile.Line> lines = new ArrayList<>();
  private String game;
  private String form;
  private int version = 1;
  private MatchFile.Continued continued;
  private UUID match;
  private final SortedMap<Integer, FairDeal.Mix> mixes = new TreeMap<>();
  private final List<Map<String, FairDeal.Sealed>> sealed = new ArrayList<>();
  private String seedHash;
  private String seed;
  private String result;
  private String check;

  /** The number of the line being read. */
  private int number;

  private MatchFileReader() {}

  /**
   * Reads all of {@code text}; passes each match to {@code found} when its last line has been read.
   */
  static void read(String text, Consumer<MatchFile> found) {
    MatchFileReader reader = null;
    int number = 0;
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    int from = marked ? 1 : 0;
    while (from <= text.length()) {
      int end = text.indexOf('\n', from);
      if (end < 0) end = text.length();
      number++;
      if (end - from > LONGEST_LINE) {
        String most = String.valueOf(LONGEST_LINE);
        throw new FileRefused(Problem.TOO_LONG, number, "", most);
      }
      boolean windows = end > from && text.charAt(end - 1) == '\r';
      String raw = text.substring(from, windows ? end - 1 : end);
      from = end + 1;
      visible(raw, number);
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("#") || line.startsWith("{")) continue;
      if (line.equals("game") || line.startsWith("game ")) {
        if (reader != null) found.accept(reader.done(number));
        reader = new MatchFileReader();
      }
      if (reader == null) throw new FileRefused(Problem.NO_MATCH, number, line);
      reader.number = number;
      try {
        reader.read(line);
      } catch (FileRefused wrong) {
        // The last line may be invalid only because the file is truncated: report that instead.
        boolean cut = end == text.length() && reader.result == null;
        throw cut ? new FileRefused(Problem.CUT_OFF, number, line) : wrong;
      }
    }
    if (reader == null) throw new FileRefused(Problem.NO_MATCH, 1, "");
    found.accept(reader.done(number));
  }

  private static void visible(String line, int number) {
    for (int i = 0; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
      int character = line.codePointAt(i);
      if (character == '\t' || (character >= ' ' && character <= '~')) continue;
      boolean fine =
          switch (Character.getType(character)) {
            case Character.CONTROL,
                Character.FORMAT,
                Character.SURROGATE,
                Character.PRIVATE_USE,
                Character.UNASSIGNED,
                Character.LINE_SEPARATOR,
                Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
          };
      if (!fine) {
        throw new FileRefused(Problem.CHARACTER, number, String.format("U+%04X", character));
      }
    }
  }

  private void read(String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1).strip();
    if (check != null || (result != null && !word.equals("check"))) {
      throw new FileRefused(Problem.AFTER_END, number, line);
    }
    switch (word) {
      case "game" -> game = only(word, matching(KEY, rest, line));
      case "form" -> form = only(word, matching(KEY, rest, line));
      case "version" -> version = Integer.parseInt(only(word, matching(NUMBER, rest, line)));
      case "continues" -> continued = only(word, continued(rest, line));
      case "deal" -> match = only(word, deal(rest, line));
      case "number" -> number(rest, line);
      case "sealed" -> sealed(rest, line);
      case "seed-hash" -> seedHash = only(word, seed(rest, line));
      case "seed" -> seed = only(word, seed(rest, line));
      case "table" -> options(only(word, rest), line, table);
      case "seat" -> seat(rest, line);
      case "player" -> player(rest, line);
      case "computer" -> computer(rest, line);
      case "result" -> result = ended(rest, line);
      case "check" -> check = summed(rest, line);
      default -> entries(line);
    }
  }

  /** Records the position of a header line, which must be unique and before the log. */
  private <T> T only(String words, T value) {
    if (where.putIfAbsent(words, number) != null || !lines.isEmpty()) {
      throw new FileRefused(Problem.OUT_OF_PLACE, number, words);
    }
    return value;
  }

  private String matching(Pattern pattern, String text, String line) {
    if (!pattern.matcher(text).matches()) throw new FileRefused(Problem.UNREADABLE, number, line);
    return text;
  }

  private String seed(String text, String line) {
    if (!FairDeal.readable(text)) throw new FileRefused(Problem.BAD_SEED, number, line);
    return text;
  }

  private void options(String text, String line, Map<String, String> into) {
    for (String option : text.split(" +")) {
      var read = OPTION.matcher(option);
      if (!read.matches()) throw new FileRefused(Problem.UNREADABLE, number, line);
      if (into.put(read.group(1), read.group(2)) != null) {
        throw new FileRefused(Problem.OUT_OF_PLACE, number, option);
      }
    }
  }

  private void seat(String rest, String line) {
    String[] words = rest.split(" +", 2);
    matching(NUMBER, words[0], line);
    if (!words[0].equals(String.valueOf(seats.size() + 1))) {
      throw new FileRefused(Problem.OUT_OF_PLACE, number, line, "seat " + (seats.size() + 1));
    }
    only("seat " + words[0], words);
    Map<String, String> chosen = new LinkedHashMap<>();
    if (words.length > 1) options(words[1], line, chosen);
    seats.add(chosen);
  }

  private void player(String rest, String line) {
    String[] words = rest.split(" +", 2);
    matching(NUMBER, words[0], line);
    boolean next = words[0].equals(String.valueOf(players.size() + 1));
    if (!next || players.size() == seats.size()) {
      throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    }
    only("player " + words[0], words);
    players.add(name(words.length > 1 ? words[1] : "", line));
  }

  private void computer(String rest, String line) {
    String[] words = rest.split(" +");
    int seat = Integer.parseInt(matching(NUMBER, words[0], line));
    if (seat > seats.size()) throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    if (words.length < 4) throw new FileRefused(Problem.UNREADABLE, number, line);
    int next = 4;
    int from = 0;
    String weights = null;
    var coming = FROM.matcher(next < words.length ? words[next] : "");
    if (coming.matches()) {
      from = Integer.parseInt(coming.group(1));
      next++;
    }
    var weighing = WEIGHTS.matcher(next < words.length ? words[next] : "");
    if (weighing.matches()) {
      weights = weighing.group(1);
      next++;
    }
    SortedMap<Integer, Long> cuts = new TreeMap<>();
    for (int i = next; i < words.length; i++) {
      var cut = CUT.matcher(words[i]);
      if (!cut.matches()) throw new FileRefused(Problem.UNREADABLE, number, line);
      cuts.put(Integer.parseInt(cut.group(1)), Long.parseLong(cut.group(2)));
    }
    int made = Integer.parseInt(matching(NUMBER, words[2], line));
    long budget = Long.parseLong(matching(NODES, words[3], line));
    String name = matching(PLAYER, words[1], line);
    if (!comesAfterAll(seat - 1, from)) throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    only("computer " + seat + (from == 0 ? "" : " from:" + from), words);
    computers.add(new MatchFile.Computer(seat - 1, from, name, made, weights, budget, cuts));
  }

  /** Whether a computer that comes to this seat then is listed after all that were read. */
  private boolean comesAfterAll(int seat, int from) {
    if (computers.isEmpty()) return true;
    MatchFile.Computer last = computers.getLast();
    return seat > last.seat() || seat == last.seat() && from > last.from();
  }

  private MatchFile.Continued continued(String rest, String line) {
    String[] words = rest.split(" +");
    UUID from = UUID.fromString(matching(MATCH, words[0], line));
    String entries = matching(ENTRIES, words.length == 2 ? words[1] : "", line);
    return new MatchFile.Continued(from, Integer.parseInt(entries));
  }

  private UUID deal(String rest, String line) {
    String[] words = rest.split(" +", 2);
    if (!matching(NUMBER, words[0], line).equals(String.valueOf(FairDeal.VERSION))) {
      String wanted = "deal " + FairDeal.VERSION;
      throw new FileRefused(Problem.UNKNOWN_DEAL, number, "deal " + words[0], wanted);
    }
    return UUID.fromString(matching(MATCH, words.length > 1 ? words[1] : "", line));
  }

  private void number(String rest, String line) {
    String[] words = rest.split(" +");
    int seat = Integer.parseInt(matching(NUMBER, words[0], line));
    boolean later = mixes.isEmpty() || seat > mixes.lastKey();
    if (!later || seat > seats.size()) throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    if (words.length != 3) throw new FileRefused(Problem.BAD_SEED, number, line);
    only("number " + seat, words);
    mixes.put(seat, new FairDeal.Mix(seed(words[1], line), seed(words[2], line)));
  }

  private void sealed(String rest, String line) {
    String[] words = rest.split(" +");
    int seat = Integer.parseInt(matching(NUMBER, words[0], line));
    if (seat > seats.size()) throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    boolean whole = words.length == 3 || words.length == 4;
    if (!whole) throw new FileRefused(Problem.UNREADABLE, number, line);
    String key = only("sealed " + seat + " " + words[1], matching(KEY, words[1], line));
    while (sealed.size() < seats.size()) sealed.add(new HashMap<>());
    String salt = words.length == 4 ? seed(words[3], line) : null;
    sealed.get(seat - 1).put(key, new FairDeal.Sealed(seed(words[2], line), salt));
  }

  private String name(String quoted, String line) {
    try {
      String name = Json.string(Json.parse(quoted));
      // Escaped characters are subject to the same check as literal ones.
      visible(name, number);
      boolean fine = !name.isBlank() && name.length() <= LONGEST_NAME && name.indexOf('\t') < 0;
      if (fine) return name;
    } catch (IllegalArgumentException unreadable) {
      // Reported below as a bad name.
    }
    throw new FileRefused(Problem.BAD_PLAYER, number, line);
  }

  private String ended(String rest, String line) {
    begun();
    if (rest.isEmpty()) throw new FileRefused(Problem.UNREADABLE, number, line);
    where.put("result", number);
    return rest;
  }

  private String summed(String rest, String line) {
    if (result == null) throw new FileRefused(Problem.OUT_OF_PLACE, number, line);
    where.put("check", number);
    return matching(SUM, rest, line);
  }

  private void entries(String line) {
    for (String written : line.split(";")) {
      if (written.isBlank()) continue;
      Entry entry;
      try {
        entry = Entry.parse(written.strip());
      } catch (IllegalArgumentException unreadable) {
        throw new FileRefused(Problem.UNREADABLE, number, written.strip());
      }
      begun();
      lines.add(new MatchFile.Line(number, entry));
      if (lines.size() > MatchFile.MOST_ENTRIES) {
        String most = String.valueOf(MatchFile.MOST_ENTRIES);
        throw new FileRefused(Problem.TOO_LONG, number, "", most);
      }
    }
  }

  /** Refuses a log or a result before the header is complete. */
  private void begun() {
    if (form == null) throw new FileRefused(Problem.MISSING, number, "", "form");
    if (seats.isEmpty()) throw new FileRefused(Problem.MISSING, number, "", "seat 1");
    if (!players.isEmpty() && players.size() < seats.size()) {
      String next = "player " + (players.size() + 1);
      throw new FileRefused(Problem.MISSING, number, "", next);
    }
    if (match == null && !mixes.isEmpty()) {
      throw new FileRefused(Problem.MISSING, number, "", "deal " + FairDeal.VERSION);
    }
  }

  /** The players' contributions to the deal; null for the former deal. */
  private FairDeal.Mixed mixed() {
    if (match == null) return null;
    List<FairDeal.Mix> all = new ArrayList<>();
    for (int seat = 1; seat <= seats.size(); seat++) {
      all.add(mixes.getOrDefault(seat, FairDeal.Mix.NONE));
    }
    return FairDeal.Mixed.of(match, all);
  }

  /** The match that was read; {@code last} is the line at which it ends. */
  private MatchFile done(int last) {
    if (result == null) throw new FileRefused(Problem.CUT_OFF, last, "");
    if (continued != null && continued.entries() > lines.size()) {
      String found = "continues " + continued.match() + " " + continued.entries();
      throw new FileRefused(Problem.OUT_OF_PLACE, where.get("continues"), found);
    }
    Setup setup = new Setup(game, form, seats, table);
    return new MatchFile(
        setup,
        version,
        continued,
        List.copyOf(players),
        List.copyOf(computers),
        mixed(),
        List.copyOf(sealed),
        seedHash,
        seed,
        List.copyOf(lines),
        result,
        check,
        Map.copyOf(where));
  }
}
