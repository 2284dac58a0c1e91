package arenhold.rules.destiny;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import arenhold.rules.testkit.ImagineContractTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

  /**
   * How many cards each side has where, and whether they are those of its deck and no others
   * (DS-D1.10); the deck of another player may be another one.
   */
  @Override
  protected Object whole(Position p) {
    List<Object> whole = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      Side side = p.sides[seat];
      whole.add(List.of(side.hand.size(), side.deck.size(), side.deck.discard().size()));
      whole.add(side.out ? Map.of() : astray(p, seat));
    }
    return whole;
  }

  /** By card number, how many more of a card there are than the player's deck brought. */
  private static Map<Integer, Integer> astray(Position p, int seat) {
    Map<Integer, Integer> astray = new TreeMap<>();
    for (int card : InvariantsTest.cards(p, seat).toArray()) astray.merge(card, 1, Integer::sum);
    for (Card card : p.teams.get(seat).deck()) astray.merge(card.number, -1, Integer::sum);
    astray.values().removeIf(more -> more == 0);
    return astray;
  }
}
