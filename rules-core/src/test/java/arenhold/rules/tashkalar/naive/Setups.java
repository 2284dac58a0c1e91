package arenhold.rules.tashkalar.naive;

import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Tables to play at: mostly Duels, now and then each other form, always with such a school. */
final class Setups {

  private static final List<String> READ = List.of("everfrost", "nethervoid", "etherweave");
  private static final List<String> ALL =
      List.of(
          "everfrost", "nethervoid", "etherweave", "northern", "southern", "highland", "sylvan");
  private static final List<String> FORMS =
      List.of("duel", "duel", "duel", "high-form", "melee", "team-duel", "duel", "team-high-form");

  private Setups() {}

  /** The table with this number; the same number gives the same table. */
  static Setup numbered(int number, RandomGenerator random) {
    String form = FORMS.get(number % FORMS.size());
    int seats = form.equals("melee") ? 3 + random.nextInt(2) : form.startsWith("team") ? 4 : 2;
    List<String> schools = new ArrayList<>(ALL);
    List<Map<String, String>> seated = new ArrayList<>();
    int reader = random.nextInt(seats);
    schools.remove(READ.get(number % 3));
    for (int seat = 0; seat < seats; seat++) {
      String school = READ.get(number % 3);
      if (seat != reader) school = schools.remove(random.nextInt(schools.size()));
      seated.add(Map.of("school", school));
    }
    Map<String, String> table = new HashMap<>(Map.of("expansions", "yes"));
    if (form.startsWith("team")) {
      table.put("colour1", random.nextBoolean() ? "1" : "3");
      table.put("colour2", random.nextBoolean() ? "2" : "4");
    }
    return new Setup("tashkalar", form, seated, table);
  }
}
