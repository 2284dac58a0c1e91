package arenhold.rules.testkit.toys;

import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A flag whose holder is secret is imagined with every other seat. */
class AmbushImagineTest extends ImagineContractTest<Ambush.Walk> {

  private static final Setup SETUP =
      new Setup("ambush", "walk", Collections.nCopies(4, Map.of()), Map.of());

  @Override
  protected Game<Ambush.Walk> game() {
    return new Ambush();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(new Setup("ambush", "walk", Collections.nCopies(3, Map.of()), Map.of()), SETUP);
  }

  @Override
  protected int matches() {
    return 40;
  }

  @Override
  protected Object whole(Ambush.Walk position) {
    return game().write(position).get("places");
  }

  @Test
  void every_other_seat_is_as_likely_to_hold_the_flag() {
    Witnessed<Ambush.Walk> played = new Witnessed<>(game(), SETUP, 3);
    for (int i = 0; i < 2; i++) played.step();
    int holder = (Integer) game().write(played.match().position()).get("holder");
    Seat other = Seat.of((holder + 1) % 4);
    assertEven(played.knowledge(other), 100_000, 3, walk -> game().write(walk).get("holder"));
    assertEven(
        played.knowledge(Seat.of(holder)), 1_000, 1, walk -> game().write(walk).get("holder"));
  }
}
