package arenhold.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * A game's texts in one language, from the files {@code <name>_<language>.properties} (UTF-8) next
 * to the game's class. Keys that {@link #words} reads:
 *
 * <pre>
 * game=              the game's name
 * form.KEY=          a form's name, and its description:
 * form.KEY.text=
 * form.KEY.advice.N= advice for a host before N play it, if any
 * option.KEY=        an option's name, and the names of its values, cards and prepared decks:
 * option.KEY.VALUE=  (card.VALUE= does as well)
 * option.KEY.VALUE.brief= the value without the option's name next to it; default "name: value"
 * problem.CODE=      why a set-up cannot be played; {card} and {rule} are those of a fault
 * reason.KEY=        why a computer advises something; placeholders as in a choice
 * </pre>
 *
 * <p>Keys that {@link #table} reads (see {@link TableWords}):
 *
 * <pre>
 * prompt.KEY=         what is asked
 * choice.VERB=        what a choice does; choice.VERB.NOTATION= for one of them
 * event.KIND=         what happened; event.KIND.unknown= for viewers who may not know all of it;
 *                     event.KIND.FIELD.VALUE= where a field has this value, or so many entries
 * field.NAME=         a field's name; field.NAME.VALUE= the name of a value that is text
 * order.ABOUT=        what a standing order is about
 * order.ABOUT.ANSWER= what it then does each time; order.ABOUT.any= for all others, with {answer}
 * </pre>
 */
public final class Bundle {

  /** The languages that games have texts in; the first is the fallback for all others. */
  public static final List<String> LANGUAGES = List.of("en", "cs", "it");

  private final Properties texts = new Properties();

  private Bundle() {}

  /**
   * Loads the texts of these files.
   *
   * @param game the class next to which they lie
   * @param files their names without language and ending
   * @throws IllegalArgumentException if a file is missing, or gives two texts for one key
   */
  public static Bundle of(Class<?> game, Locale locale, String... files) {
    String language = locale.getLanguage();
    if (!LANGUAGES.contains(language)) language = LANGUAGES.getFirst();
    Bundle bundle = new Bundle();
    for (String file : files) bundle.load(game, file + "_" + language + ".properties");
    return bundle;
  }

  /** Refuses a second text for a key, which would take the place of the first. */
  private static final class Unrepeated extends Properties {

    @Override
    public synchronized Object put(Object key, Object text) {
      if (containsKey(key)) throw new IllegalArgumentException("two texts for " + key);
      return super.put(key, text);
    }
  }

  private void load(Class<?> game, String file) {
    try (InputStream in = game.getResourceAsStream(file)) {
      if (in == null) throw new IllegalArgumentException("no " + file + " beside " + game);
      Properties read = new Unrepeated();
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      texts.putAll(read);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The text with this key; the key itself if it is missing, which tests rule out. */
  public String text(String key) {
    return texts.getProperty(key, key);
  }

  /** The words for everything that {@code info} names. */
  public GameWords words(GameInfo info) {
    Map<String, GameWords.Form> forms = new LinkedHashMap<>();
    Map<String, GameWords.Option> options = new LinkedHashMap<>();
    Map<String, String> problems = new LinkedHashMap<>();
    for (GameInfo.Form form : info.forms()) {
      forms.put(form.key(), form(form));
      for (var option : form.tableOptions()) add(options, option);
      for (var option : form.seatOptions()) add(options, option);
    }
    for (String code : info.problems()) problems.put(code, text("problem." + code));
    return new GameWords(text("game"), forms, options, problems, below("reason."));
  }

  /**
   * The words for the generic table, which knows nothing of the game.
   *
   * @param bySeat the fields whose lists have one entry for every seat
   * @param ofSeats the fields, besides {@code seat}, whose numbers are seats
   */
  public TableWords table(List<String> bySeat, List<String> ofSeats) {
    return table(bySeat, ofSeats, List.of());
  }

  /**
   * The same for a game with standing orders.
   *
   * @param orders what orders may be about, each with every answer it may list
   */
  public TableWords table(List<String> bySeat, List<String> ofSeats, List<Order> orders) {
    return new TableWords(
        below("prompt."),
        below("choice."),
        below("event."),
        below("field."),
        bySeat,
        ofSeats,
        orders.stream().map(this::words).toList());
  }

  private TableWords.OrderWords words(Order order) {
    String key = "order." + order.about();
    List<TableWords.AnswerWords> answers =
        order.answers().stream()
            .map(answer -> new TableWords.AnswerWords(answer, text(key, answer)))
            .toList();
    return new TableWords.OrderWords(order.about(), text(key), answers);
  }

  private String text(String order, String answer) {
    if (answer.equals(Order.HOLD)) return "";
    String any = texts.getProperty(order + ".any", order + "." + answer);
    return texts.getProperty(order + "." + answer, any.replace("{answer}", answer));
  }

  /** All texts whose keys have this prefix, such as {@code "trait."}, by the rest of the key. */
  public Map<String, String> below(String prefix) {
    Map<String, String> found = new TreeMap<>();
    for (String key : texts.stringPropertyNames()) {
      if (key.startsWith(prefix)) found.put(key.substring(prefix.length()), texts.getProperty(key));
    }
    return found;
  }

  private GameWords.Form form(GameInfo.Form form) {
    String key = "form." + form.key();
    Map<Integer, String> advice = new LinkedHashMap<>();
    for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
      String said = texts.getProperty(key + ".advice." + seats);
      if (said != null) advice.put(seats, said);
    }
    return new GameWords.Form(text(key), text(key + ".text"), advice);
  }

  /** Adds an option, or the values that it has in one more form. */
  private void add(Map<String, GameWords.Option> options, Option option) {
    String key = "option." + option.key();
    GameWords.Option words =
        options.computeIfAbsent(
            option.key(), k -> new GameWords.Option(text(key), new LinkedHashMap<>()));
    for (String value : option.named()) {
      String named = texts.getProperty("card." + value, key + "." + value);
      String name = texts.getProperty(key + "." + value, named);
      String brief = texts.getProperty(key + "." + value + ".brief", words.name() + ": " + name);
      words.values().put(value, new GameWords.Value(name, brief));
    }
  }
}
