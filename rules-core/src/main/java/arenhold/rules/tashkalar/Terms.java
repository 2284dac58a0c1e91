package arenhold.rules.tashkalar;

import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.TableOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What was agreed before the match.
 *
 * @param edition the version of the rules it is played by
 * @param chosen each seat's school, null where chance deals it
 * @param expansions whether the schools of the expansions may be played (R18.1)
 * @param banning whether each player rules out a school before that
 * @param beginners the seats one of which plays first; chance decides among several (R3.1a)
 * @param takeBack whether choices may be taken back (R4.8c)
 * @param colours the seat whose school gives each side its colour (R3.5.1a)
 */
record Terms(
    Edition edition,
    List<School> chosen,
    boolean expansions,
    boolean banning,
    List<Integer> beginners,
    boolean takeBack,
    List<Integer> colours) {

  /** What a set-up of {@code form} says, by the rules of {@code edition}. */
  static Terms of(Setup setup, Form form, Edition edition) {
    String how = setup.table(TableOptions.SCHOOLS, TableOptions.CHOOSE);
    List<School> chosen = new ArrayList<>();
    List<Integer> colours = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) {
      String key = setup.seat(Seat.of(i), TableOptions.SCHOOL, Option.RANDOM);
      boolean asked = how.equals(TableOptions.CHOOSE) || how.equals(TableOptions.AGREED);
      boolean named = asked && !key.equals(Option.RANDOM);
      chosen.add(named ? Catalogue.school(key) : null);
    }
    for (int side = 0; side < form.sides().count(); side++) {
      String first = Seat.of(form.sides().first(side)).text();
      colours.add(Seat.parse(setup.table(TableOptions.colour(side), first)).index());
    }
    return new Terms(
        edition,
        chosen,
        setup.table(TableOptions.EXPANSIONS, "no").equals("yes"),
        how.equals(TableOptions.BAN),
        beginners(setup, form),
        setup.table(TableOptions.TAKE_BACK, "yes").equals("yes"),
        List.copyOf(colours));
  }

  private static List<Integer> beginners(Setup setup, Form form) {
    String first = setup.table(TableOptions.FIRST, Option.RANDOM);
    IntStream seats = IntStream.range(0, setup.size());
    int team = TableOptions.TEAMS.indexOf(first);
    if (team >= 0) return seats.filter(i -> form.sides().of(i) == team).boxed().toList();
    boolean open = first.equals(Option.RANDOM) || first.equals(TableOptions.LOSER);
    return open ? seats.boxed().toList() : List.of(Seat.parse(first).index());
  }

  /** The set-up with the loser of the last match named, if the loser is to begin (R3.1a). */
  static Setup settled(Setup setup, List<Integer> places, Form form) {
    if (!setup.table(TableOptions.FIRST, "").equals(TableOptions.LOSER)) return setup;
    Map<String, String> table = new HashMap<>(setup.table());
    table.put(TableOptions.FIRST, loser(places, form));
    return new Setup(setup.game(), setup.form(), setup.seats(), table);
  }

  /** Who came last, as a value of the option: a seat, a team, or chance where that is not clear. */
  private static String loser(List<Integer> places, Form form) {
    int worst = places.stream().filter(Objects::nonNull).mapToInt(place -> place).max().orElse(1);
    if (worst == 1) return Option.RANDOM;
    List<Integer> last = new ArrayList<>();
    for (int seat = 0; seat < places.size(); seat++) {
      if (Objects.equals(places.get(seat), worst)) last.add(seat);
    }
    if (last.size() == 1) return Seat.of(last.getFirst()).text();
    List<Integer> teams = last.stream().map(form.sides()::of).distinct().toList();
    return teams.size() == 1 ? TableOptions.TEAMS.get(teams.getFirst()) : Option.RANDOM;
  }

  /** The first player, or -1 where chance decides. */
  int first() {
    return beginners.size() == 1 ? beginners.getFirst() : -1;
  }

  /** The schools that can be played; their places are those in {@link Catalogue#SCHOOLS}. */
  List<School> playable() {
    return Catalogue.schools(expansions);
  }

  /** The schools; null where they are not known yet. */
  School[] schools() {
    return chosen.toArray(School[]::new);
  }
}
