package arenhold.rules.tashkalar;

import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every form keeps its promises with the schools of the expansions too (TK-R18.1). */
class ExpansionsContractTest extends FormContractTest {

  ExpansionsContractTest() {
    super("duel", 2);
  }

  /** In every form each of these schools plays with schools of the base game and with its like. */
  @Override
  protected List<Setup> setups() {
    List<School> base = Catalogue.schools(false);
    List<School> all = Catalogue.SCHOOLS;
    List<Setup> setups = new ArrayList<>();
    for (GameInfo.Form form : game().info().forms()) {
      for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
        for (int school = base.size(); school < all.size(); school++) {
          List<School> others = new ArrayList<>(base);
          others.add(school % seats, all.get(school));
          setups.add(setup(form, seats, others, setups.size()));
        }
        setups.add(setup(form, seats, all.reversed(), setups.size()));
      }
    }
    return setups;
  }

  private static Setup setup(GameInfo.Form form, int seats, List<School> schools, int number) {
    List<Map<String, String>> each = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      each.add(Map.of("school", schools.get(seat).key()));
    }
    Map<String, String> table = new HashMap<>(Map.of("expansions", "yes"));
    if (number % 4 == 3) table.put("schools", "random");
    return new Setup("tashkalar", form.key(), each, table);
  }
}
