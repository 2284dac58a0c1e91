package arenhold.rules.testkit.toys;

import arenhold.rules.Game;
import arenhold.rules.Knowledge;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Hidden hands, cards put back unseen, and bids hidden until all have bid are imagined. */
class BiddingImagineTest extends ImagineContractTest<Bidding.Hands> {

  @Override
  protected Game<Bidding.Hands> game() {
    return new Bidding();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(setup(2), setup(3));
  }

  private static Setup setup(int seats) {
    return new Setup("bidding", "bids", Collections.nCopies(seats, Map.of()), Map.of());
  }

  @Override
  protected int matches() {
    return 6;
  }

  /** The number of cards in each place; cards put back are in none until all have drawn. */
  @Override
  protected Object whole(Bidding.Hands position) {
    List<Integer> counts = new ArrayList<>(List.of(Integer.bitCount(loose(position))));
    for (int hand : hands(position)) counts.add(Integer.bitCount(hand));
    return counts;
  }

  private int loose(Bidding.Hands position) {
    return Json.integer(game().write(position).get("loose"));
  }

  private List<Integer> hands(Bidding.Hands position) {
    List<Integer> hands = new ArrayList<>();
    for (Object hand : Json.list(game().write(position).get("hands")))
      hands.add(Json.integer(hand));
    return hands;
  }

  @Test
  void every_hand_of_unseen_cards_is_as_likely() {
    Witnessed<Bidding.Hands> played = new Witnessed<>(game(), setup(2), 1);
    while (played.knowledge(Seat.of(0)).lines().size() < 6) played.step();
    Knowledge dealt = played.knowledge(Seat.of(0));
    assertEven(dealt, 100_000, 84, hands -> hands(hands).get(1));
  }
}
