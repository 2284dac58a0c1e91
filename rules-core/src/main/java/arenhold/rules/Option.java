package arenhold.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Something that is chosen before a match starts. What is chosen is a text, the same in rooms,
 * stored set-ups and match files; the kind of option says which texts there are.
 *
 * <p>A seat's choice may be secret: its player alone knows it until the game shows it ({@link
 * Game#shows}) or the match is over, and only its commitment is published.
 */
public sealed interface Option {

  /** The value by which chance decides; any number of seats may choose it. */
  String RANDOM = "random";

  /** The most characters a value may have. */
  int LONGEST = 2_000;

  /** Unique within its list, such as {@code side}. */
  String key();

  /** The value if nobody chooses; null where a choice must be made. */
  String fallback();

  /** Whether it is known to nobody else until the game shows it; options of seats only. */
  boolean secret();

  /** Whether this text is a value of it. What only the game knows, {@link Game#problem} checks. */
  boolean permits(String value);

  /** Some of its values, at least one: all of a short list. */
  List<String> samples();

  /** What of it has words of its own: values, or cards; nothing of what speaks for itself. */
  default List<String> named() {
    return List.of();
  }

  /**
   * Any of its values, as chance finds it, each of them possible: what somebody may have chosen in
   * secret.
   */
  String any(Table nature);

  /** Whether no two seats may choose the same value, {@link #RANDOM} excepted. */
  default boolean distinct() {
    return false;
  }

  /**
   * Of a seat option: what the table must have chosen so that anybody proposes it for all seats,
   * and whoever is ready agrees to the whole proposal; null where each player always chooses for
   * their own seat.
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
        throw new IllegalArgumentException("what others must know of cannot be secret: " + key);
      }
    }

    /** An option that everybody sees and nobody proposes for others. */
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
   * A whole number, written with the digits it needs.
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
   * A deck: cards with how often each is in it, written {@code knight:2,bomb,titan:3} with every
   * card once, in the order of {@code cards}.
   *
   * @param cards the names of the cards that there are, letters, digits and hyphens
   * @param copies the most copies of one card
   * @param least the fewest cards, at least 1
   * @param most the most cards
   */
  record DeckList(
      String key,
      List<String> cards,
      int copies,
      int least,
      int most,
      String fallback,
      boolean secret)
      implements Option {

    private static final Pattern ENTRY =
        Pattern.compile("([A-Za-z0-9-]+)(?::([2-9]|[1-9][0-9]{1,2}))?");

    public DeckList {
      cards = List.copyOf(cards);
      if (least < 1 || most < least || (long) copies * cards.size() < least) {
        throw new IllegalArgumentException(key);
      }
    }

    /**
     * The cards of a deck and how often each is in it, in the order they are written.
     *
     * @throws IllegalArgumentException if no deck is written so
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

    /** How a deck is written; the other way round than {@link #read}. */
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
      return cards;
    }

    /** A smallest deck of the first cards and one of the last. */
    @Override
    public List<String> samples() {
      return List.of(some(cards), some(cards.reversed()));
    }

    /** Card by card, each of those of which one more is allowed. */
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
