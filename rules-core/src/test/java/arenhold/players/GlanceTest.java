package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Prospect;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.testkit.toys.Heap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who takes only a glance sees the first parts of what a position is worth. */
class GlanceTest {

  private static final Setup HEAP =
      new Setup("heap", "stones", List.of(Map.of(), Map.of()), Map.of());

  /** A heap of which the second player wants as much as possible to be left, by this part. */
  private static final class Parted extends Heap {
    private final int telling;

    Parted(int telling) {
      this.telling = telling;
    }

    @Override
    public List<Prospect> prospects(Stones position) {
      double left = ((Sight) view(position, null)).left();
      return List.of(part(1, left), part(2, left), part(3, left), part(4, left));
    }

    private Prospect part(int number, double left) {
      double worth = number == telling ? left : 0;
      return Prospect.of("part" + number, List.of(0.0, worth));
    }
  }

  /** What this player chooses of one stone, two or three, with different seeds. */
  private static Set<Integer> chosen(String player, int telling) {
    Bout<Heap.Stones> bout = Bout.of(new Parted(telling), HEAP, 1);
    bout.answer(new Entry(Seat.of(0), "take 1"));
    Set<Integer> chosen = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Player seated = Players.named(player).seated().get();
      chosen.add(seated.decide(bout.seen(Seat.of(1)), Thinking.of(500, seed)).choice());
    }
    return chosen;
  }

  @Test
  void it_sees_what_the_third_part_tells_but_not_the_fourth() {
    assertEquals(Set.of(0), chosen("glance", 3));
    assertEquals(Set.of(0), chosen("greedy", 4));
    assertTrue(chosen("glance", 4).size() > 1, "to it all choices are the same");
  }
}
