package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo.Option;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The options that forms share: keys, values, and what they mean. */
public final class TableOptions {

  /** Who plays first: chance, or the seat with this number from 1 (R3.1a). */
  public static final String FIRST = "first";

  /** Whether choices may be taken back (R4.8c): {@code yes} or {@code no}. */
  public static final String TAKE_BACK = "takeBack";

  /** How schools are found (R3.1): see {@link #CHOOSE} and the others. */
  public static final String SCHOOLS = "schools";

  /** Everybody names a school or leaves it to chance. */
  public static final String CHOOSE = "choose";

  /** After each player has ruled one out, unseen by the other, chance deals the rest. */
  public static final String BAN = "ban";

  /** A seat's school, each at most once; {@link Option#RANDOM} leaves it to chance. */
  public static final String SCHOOL = "school";

  /** The seat, from 1, whose school gives the first or the second team its colour (R3.5.1a). */
  public static final List<String> COLOURS = List.of("colour1", "colour2");

  /** Whether the schools of the expansions may be played (R18.1): {@code no} or {@code yes}. */
  public static final String EXPANSIONS = "expansions";

  private static final Option ALLOWED = new Option(EXPANSIONS, List.of("no", "yes"), "no", false);

  private TableOptions() {}

  /** The table options of a form for so many players. */
  static List<Option> table(int seats) {
    List<Option> options = new ArrayList<>();
    Stream<String> first = IntStream.rangeClosed(1, seats).mapToObj(String::valueOf);
    options.add(
        new Option(
            FIRST, Stream.concat(Stream.of(Option.RANDOM), first).toList(), Option.RANDOM, false));
    options.add(new Option(TAKE_BACK, List.of("yes", "no"), "yes", false));
    List<String> how =
        seats == 2 ? List.of(CHOOSE, Option.RANDOM, BAN) : List.of(CHOOSE, Option.RANDOM);
    options.add(new Option(SCHOOLS, how, CHOOSE, false));
    options.add(ALLOWED);
    return List.copyOf(options);
  }

  /** The table options of a form for two teams. */
  static List<Option> teams() {
    List<Option> options = new ArrayList<>(table(4));
    options.add(new Option(COLOURS.get(0), List.of("1", "3"), "1", false));
    options.add(new Option(COLOURS.get(1), List.of("2", "4"), "2", false));
    return List.copyOf(options);
  }

  /** The seat options of every form. */
  static List<Option> seat() {
    Stream<String> schools = Catalogue.SCHOOLS.stream().map(School::key);
    List<String> values = Stream.concat(schools, Stream.of(Option.RANDOM)).toList();
    return List.of(new Option(SCHOOL, values, Option.RANDOM, true));
  }
}
