package arenhold.rules.destiny;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.ArrayList;
import java.util.List;

/** Two, three and four players, with any teams, can be imagined from what a seat knows. */
class DestinyImagineTest extends ImagineContractTest<Position> {

  @Override
  protected Game<Position> game() {
    return new Destiny();
  }

  @Override
  protected List<Setup> setups() {
    return RandomPlayTest.setups(2);
  }

  @Override
  protected int every() {
    return 24;
  }

  @Override
  protected String otherSecret(Setup setup, Seat seat, Option option, Table nature) {
    return DestinyContractTest.anotherDeck(setup, seat, nature);
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new DestinyContractTest().parted(viewer, here, there);
  }

  /** How many cards each side has where; the cards themselves may be others. */
  @Override
  protected Object whole(Position p) {
    List<Integer> sizes = new ArrayList<>();
    for (Side side : p.sides) {
      sizes.add(side.hand.size());
      sizes.add(side.deck.size());
      sizes.add(side.deck.discard().size());
    }
    return sizes;
  }
}
