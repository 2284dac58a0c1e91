package arenhold.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Something chosen before a match starts. Values are texts, the same in rooms, stored set-ups and
 * match files; the kind of option determines which are valid.
 *
 * <p>A seat's choice may be secret: only its player knows it until the game reveals it ({@link
 * Game#shows}) or the match is over; until then only its commitment is published.
 */
public sealed interface Option {

  /** The value that leaves the choice to chance; any number of seats may choose it. */
  String RANDOM = "random";

  /** The most characters a value may have. */
  int LONGEST = 2_000;

  /** Unique within its list, such as {@code side}. */
  String key();

  /** The default value; null if a choice must be made. */
  String fallback();

  /** Whether it stays hidden from others until the game reveals it; seat options only. */
  boolean secret();

  /** Whether this text is a valid value. {@link Game#problem} checks what only the game can. */
  boolean permits(String value);

  /** Some of its values, at least one; all of them if the list is short. */
  List<String> samples();

  /** The values that are ready to be taken instead of one's own; empty for most options. */
  default List<String> ready() {
    return List.of();
  }

  /** The values, or cards, that have names in texts; empty if values need none. */
  default List<String> named() {
    return List.of();
  }

  /** A random value, as a player may have chosen it in secret; every value is possible. */
  String any(Table nature);

  /** Whether no two seats may choose the same value, except {@link #RANDOM}. */
  default boolean distinct() {
    return false;
  }

  /**
   * For a seat option: the table's setting under which any player proposes it for all seats, and
   * being ready means agreeing to the whole proposal; null if each player always chooses for their
   * own seat.
   */
  default GameInfo.When together() {
    return null;
  }

  /** Whether it is proposed for all seats at a table with these options. */
  default boolean together(Map<String, String> table) {
    GameInfo.When when = together();
    return when != null && when.value().equals(table.get(when.option()));
  }

  /**
   * One of several values.
   *
   * @param values every permitted value
   */
  record OneOf(
      String key,
      List<String> values,
      String fallback,
      boolean distinct,
      GameInfo.When together,
      boolean secret)
      implements Option {

    public OneOf {
      values = List.copyOf(values);
      if (secret && (distinct || together != null)) {
        throw new IllegalArgumentException(
            "an option that others must know cannot be secret: " + key);
      }
    }

    /** A public option that each player chooses for themselves. */
    public OneOf(String key, List<String> values, String fallback, boolean distinct) {
      this(key, values, fallback, distinct, null, false);
    }

    @Override
    public boolean permits(String value) {
      return values.contains(value);
    }

    @Override
    public List<String> named() {
      return values;
    }

    @Override
    public List<String> samples() {
      return values;
    }

    @Override
    public String any(Table nature) {
      return values.get(Draw.below(values.size(), nature));
    }
  }

  /**
   * A whole number, written without leading zeros.
   *
   * @param least the smallest, not below 0
   * @param most the largest
   */
  record Range(String key, int least, int most, String fallback, boolean secret) implements Option {

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");

    public Range {
      if (least < 0 || most < least) throw new IllegalArgumentException(key);
    }

    @Override
    public boolean permits(String value) {
      if (!NUMBER.matcher(value).matches()) return false;
      int number = Integer.parseInt(value);
      return number >= least && number <= most;
    }

    @Override
    public List<String> samples() {
      return least == most
          ? List.of(String.valueOf(least))
          : List.of(String.valueOf(least), String.valueOf(most));
    }

    @Override
    public String any(Table nature) {
      return String.valueOf(least + Draw.below(most - least + 1, nature));
    }
  }

  /**
   * A deck: cards and their numbers of copies, written {@code knight:2,bomb,titan:3}, each card
   * once, in the order of {@code cards}.
   *
   * @param cards the names of all cards: letters, digits and hyphens
   * @param copies the most copies of one card
   * @param least the fewest cards, at least 1
   * @param most the most cards
   * @param prepared decks that are ready to be chosen; their keys have names in texts
   */
  record DeckList(
      String key,
      List<String> cards,
      int copies,
      int least,
      int most,
      List<Prepared> prepared,
      String fallback,
      boolean secret)
      implements Option {

    private static final Pattern ENTRY =
        Pattern.compile("([A-Za-z0-9-]+)(?::([2-9]|[1-9][0-9]{1,2}))?");

    /** A deck without prepared ones to choose from. */
    public DeckList(
        String key,
        List<String> cards,
        int copies,
        int least,
        int most,
        String fallback,
        boolean secret) {
      this(key, cards, copies, least, most, List.of(), fallback, secret);
    }

    /**
     * A deck that is ready to be chosen.
     *
     * @param key no card's key
     * @param value the deck as it is chosen
     */
    public record Prepared(String key, String value) {}

    public DeckList {
      cards = List.copyOf(cards);
      prepared = List.copyOf(prepared);
      if (least < 1 || most < least || (long) copies * cards.size() < least) {
        throw new IllegalArgumentException(key);
      }
    }

    /**
     * Parses a deck: its cards and their numbers of copies, in written order.
     *
     * @throws IllegalArgumentException if it is malformed
     */
    public static Map<String, Integer> read(String value) {
      Map<String, Integer> deck = new LinkedHashMap<>();
      if (value.length() > LONGEST) throw new IllegalArgumentException("too long");
      for (String entry : value.split(",", -1)) {
        var read = ENTRY.matcher(entry);
        if (!read.matches()) throw new IllegalArgumentException(entry);
        int copies = read.group(2) == null ? 1 : Integer.parseInt(read.group(2));
        if (deck.put(read.group(1), copies) != null) throw new IllegalArgumentException(entry);
      }
      return deck;
    }

    /** Writes a deck; the inverse of {@link #read}. */
    public static String write(Map<String, Integer> deck) {
      List<String> entries = new ArrayList<>();
      deck.forEach((card, copies) -> entries.add(copies == 1 ? card : card + ":" + copies));
      return String.join(",", entries);
    }

    @Override
    public boolean permits(String value) {
      Map<String, Integer> deck;
      try {
        deck = read(value);
      } catch (IllegalArgumentException none) {
        return false;
      }
      int total = 0;
      int last = -1;
      for (var entry : deck.entrySet()) {
        int place = cards.indexOf(entry.getKey());
        if (place <= last || entry.getValue() > copies) return false;
        last = place;
        total += entry.getValue();
      }
      return total >= least && total <= most;
    }

    @Override
    public List<String> named() {
      List<String> named = new ArrayList<>(cards);
      for (Prepared deck : prepared) named.add(deck.key());
      return List.copyOf(named);
    }

    @Override
    public List<String> ready() {
      return prepared.stream().map(Prepared::value).toList();
    }

    /**
     * The prepared decks; without them the smallest deck of the first cards and the smallest of the
     * last.
     */
    @Override
    public List<String> samples() {
      if (!prepared.isEmpty()) return ready();
      return List.of(some(cards), some(cards.reversed()));
    }

    /** Drawn card by card, from those of which another copy is allowed. */
    @Override
    public String any(Table nature) {
      int room = (int) Math.min(most, (long) copies * cards.size());
      int size = least + Draw.below(room - least + 1, nature);
      int[] numbers = new int[cards.size()];
      List<Integer> open = new ArrayList<>();
      for (int card = 0; card < numbers.length; card++) open.add(card);
      for (int i = 0; i < size; i++) {
        int at = Draw.below(open.size(), nature);
        if (++numbers[open.get(at)] == copies) open.remove(at);
      }
      Map<String, Integer> deck = new LinkedHashMap<>();
      for (int card = 0; card < numbers.length; card++) {
        if (numbers[card] > 0) deck.put(cards.get(card), numbers[card]);
      }
      return write(deck);
    }

    private String some(List<String> order) {
      Map<String, Integer> deck = new LinkedHashMap<>();
      int missing = least;
      for (String card : order) {
        int number = Math.min(copies, missing);
        if (number > 0) deck.put(card, number);
        missing -= number;
      }
      Map<String, Integer> sorted = new LinkedHashMap<>();
      for (String card : cards) if (deck.containsKey(card)) sorted.put(card, deck.get(card));
      return write(sorted);
    }
  }
}
