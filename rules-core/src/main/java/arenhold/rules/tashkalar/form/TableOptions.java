package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo.When;
import arenhold.rules.Option;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The options that forms share: keys, values, and what they mean. */
public final class TableOptions {

  /**
   * Who plays first: chance, the seat with this number from 1, {@link #LOSER}, or chance within one
   * of the {@link #TEAMS} (R3.1a).
   */
  public static final String FIRST = "first";

  /** The loser of the last match in the same room; chance if there was no single loser. */
  public static final String LOSER = "loser";

  /** One of the first or of the second team, by lot. */
  public static final List<String> TEAMS = List.of("team1", "team2");

  /** Whether choices may be taken back (R4.8c): {@code yes} or {@code no}. */
  public static final String TAKE_BACK = "takeBack";

  /** How schools are assigned (R3.1): see {@link #CHOOSE} and the others. */
  public static final String SCHOOLS = "schools";

  /** Each player names a school or leaves it to chance. */
  public static final String CHOOSE = "choose";

  /** After each player has ruled one out, unseen by the other, chance deals the rest. */
  public static final String BAN = "ban";

  /** Any player proposes schools for all seats, until all are ready with the same proposal. */
  public static final String AGREED = "agreed";

  /** A seat's school, each at most once; {@link Option#RANDOM} leaves it to chance. */
  public static final String SCHOOL = "school";

  /** Whether the schools of the expansions may be played (R18.1): {@code no} or {@code yes}. */
  public static final String EXPANSIONS = "expansions";

  private static final Option ALLOWED =
      new Option.OneOf(EXPANSIONS, List.of("no", "yes"), "no", false);

  private TableOptions() {}

  /** The option that says whose school gives a team its colour, as a seat from 1 (R3.5.1a). */
  public static String colour(int side) {
    return "colour" + (side + 1);
  }

  /** The table options of a form for this many players. */
  static List<Option> table(int seats) {
    return table(seats, List.of());
  }

  private static List<Option> table(int seats, List<String> teams) {
    List<String> first = new ArrayList<>(List.of(Option.RANDOM));
    for (int seat = 1; seat <= seats; seat++) first.add(String.valueOf(seat));
    first.addAll(teams);
    first.add(LOSER);
    List<String> how = new ArrayList<>(List.of(CHOOSE, Option.RANDOM));
    if (seats == 2) how.add(BAN);
    how.add(AGREED);
    return List.of(
        new Option.OneOf(FIRST, List.copyOf(first), Option.RANDOM, false),
        new Option.OneOf(TAKE_BACK, List.of("yes", "no"), "yes", false),
        new Option.OneOf(SCHOOLS, List.copyOf(how), CHOOSE, false),
        ALLOWED);
  }

  /** The table options of a form for two teams. */
  static List<Option> teams() {
    List<Option> options = new ArrayList<>(table(4, TEAMS));
    options.add(new Option.OneOf(colour(0), List.of("1", "3"), "1", false));
    options.add(new Option.OneOf(colour(1), List.of("2", "4"), "2", false));
    return List.copyOf(options);
  }

  /** The seat options of every form. */
  static List<Option> seat() {
    Stream<String> schools = Catalogue.SCHOOLS.stream().map(School::key);
    List<String> values = Stream.concat(schools, Stream.of(Option.RANDOM)).toList();
    When agreed = new When(SCHOOLS, AGREED);
    return List.of(new Option.OneOf(SCHOOL, values, Option.RANDOM, true, agreed, false));
  }
}
