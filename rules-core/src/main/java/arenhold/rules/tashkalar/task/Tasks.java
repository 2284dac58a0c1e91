package arenhold.rules.tashkalar.task;

import arenhold.rules.tashkalar.task.Condition.All;
import arenhold.rules.tashkalar.task.Condition.Any;
import arenhold.rules.tashkalar.task.Condition.Around;
import arenhold.rules.tashkalar.task.Condition.Chain;
import arenhold.rules.tashkalar.task.Condition.Destroyed;
import arenhold.rules.tashkalar.task.Condition.Isolated;
import arenhold.rules.tashkalar.task.Condition.Lead;
import arenhold.rules.tashkalar.task.Condition.On;
import arenhold.rules.tashkalar.task.Condition.Summons;
import arenhold.rules.tashkalar.task.Condition.SummonsOn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the 24 tasks demand. */
public final class Tasks {

  private final Map<String, Condition> conditions = new LinkedHashMap<>();

  /** The conditions on a board with these places. */
  public Tasks(Places on) {
    task("destruction", destroyed(3));
    task("devastation", destroyed(4));
    task("heroic-destruction", destroyed(3).upgraded(1));
    task("heroic-devastation", destroyed(4).upgraded(2));
    task("end-of-legends", any(destroyed(0).legendary(1), destroyed(0).heroic(2)));

    task("red-conquest", own(on.red()).pieces(3).upgraded(2));
    task("green-conquest", own(on.green()).pieces(3).upgraded(2));
    task("color-conquest", own(on.coloured()).pieces(5).upgraded(3));
    task("red-legends", own(on.red()).upgraded(2).legendary(1));
    task("green-legends", own(on.green()).upgraded(2).legendary(1));
    task("rainbow-dominance", all(moreUpgraded(on.red()), moreUpgraded(on.green())));

    task("red-summoning", all(summoned(2), new SummonsOn(on.red(), true, false, 1)));
    task("green-summoning", all(summoned(2), new SummonsOn(on.green(), false, true, 1)));
    task("colored-summoning", new SummonsOn(on.coloured(), true, true, 2));
    task("legendary-summoning", summoned(2).legendary(1));

    task("central-dominance", own(on.central()).pieces(5).upgraded(2));
    task("center-cross", any(filled(on.plus()), filled(on.cross())));
    task("line-dominance", any(on.lines(), line -> new Lead(line, false, 6)));
    task("diagonals", all(on.diagonals(), line -> own(line).pieces(4).upgraded(1)));
    task("side-chain", any(on.sides(), Chain::new));
    task("corner-chain", any(on.corners(), Chain::new));

    task("imprisonment", new Around(6));
    task("envelopment", new Around(7));
    task("isolation", new Isolated(2, 3));
  }

  private void task(String key, Condition condition) {
    if (conditions.put(key, condition) != null) throw new IllegalStateException(key + " twice");
  }

  /**
   * The condition of the task with this key; each may be asked for once.
   *
   * @throws IllegalStateException if there is none
   */
  public Condition take(String key) {
    Condition condition = conditions.remove(key);
    if (condition == null) throw new IllegalStateException(key + " demands nothing");
    return condition;
  }

  /** The keys of the conditions that nobody asked for. */
  public Iterable<String> rest() {
    return conditions.keySet();
  }

  private static Destroyed destroyed(int least) {
    return new Destroyed(least, 0, 0, 0);
  }

  private static Summons summoned(int least) {
    return new Summons(least, 0);
  }

  private static On own(Place place) {
    return new On(place, 0, 0, 0);
  }

  private static On filled(Place place) {
    return own(place).pieces(place.squares().count());
  }

  private static Lead moreUpgraded(Place place) {
    return new Lead(place, true, 1);
  }

  private static Condition all(Condition... parts) {
    return new All(List.of(parts));
  }

  private static <T> Condition all(List<T> of, Function<T, Condition> each) {
    return new All(of.stream().map(each).toList());
  }

  private static Condition any(Condition... ways) {
    return new Any(List.of(ways));
  }

  private static <T> Condition any(List<T> of, Function<T, Condition> each) {
    return new Any(of.stream().map(each).toList());
  }
}
