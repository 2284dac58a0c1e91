package arenhold.rules.tashkalar;

import arenhold.rules.GameInfo;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.TableOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * What was agreed before the match.
 *
 * @param chosen each seat's school, null where chance deals it
 * @param expansions whether the schools of the expansions may be played (R18.1)
 * @param banning whether each player rules out a school before that
 * @param first the first player, or -1 where chance decides
 * @param takeBack whether choices may be taken back (R4.8c)
 * @param colours the seat whose school gives each side its colour (R3.5.1a)
 */
record Terms(
    List<School> chosen,
    boolean expansions,
    boolean banning,
    int first,
    boolean takeBack,
    List<Integer> colours) {

  /** What a set-up of {@code form} says. */
  static Terms of(Setup setup, Form form) {
    String how = setup.table(TableOptions.SCHOOLS, TableOptions.CHOOSE);
    List<School> chosen = new ArrayList<>();
    List<Integer> colours = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) {
      String key = setup.seat(Seat.of(i), TableOptions.SCHOOL, GameInfo.Option.RANDOM);
      boolean named = how.equals(TableOptions.CHOOSE) && !key.equals(GameInfo.Option.RANDOM);
      chosen.add(named ? Catalogue.school(key) : null);
      if (!form.teams()) colours.add(i);
    }
    for (int team = 0; form.teams() && team < 2; team++) {
      String seat = setup.table(TableOptions.COLOURS.get(team), String.valueOf(team + 1));
      colours.add(Seat.parse(seat).index());
    }
    String first = setup.table(TableOptions.FIRST, GameInfo.Option.RANDOM);
    return new Terms(
        chosen,
        setup.table(TableOptions.EXPANSIONS, "no").equals("yes"),
        how.equals(TableOptions.BAN),
        first.equals(GameInfo.Option.RANDOM) ? -1 : Seat.parse(first).index(),
        setup.table(TableOptions.TAKE_BACK, "yes").equals("yes"),
        List.copyOf(colours));
  }

  /** The schools that can be played; their places are those in {@link Catalogue#SCHOOLS}. */
  List<School> playable() {
    return Catalogue.schools(expansions);
  }

  /** The schools as far as they are known. */
  School[] schools() {
    return chosen.toArray(School[]::new);
  }
}
