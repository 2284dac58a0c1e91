package arenhold.rules.tvrz;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.testkit.ImagineContractTest;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.List;
import java.util.Map;

/** Every number of players can be imagined from what a seat knows. */
class TvrzImagineTest extends ImagineContractTest<Position> {

  @Override
  protected Game<Position> game() {
    return new Tvrz();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        TvrzContractTest.setup(2, Map.of()),
        TvrzContractTest.setup(3, Map.of("truce", "yes")),
        TvrzContractTest.setup(5, Map.of()));
  }

  @Override
  protected int every() {
    return 12;
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new TvrzContractTest().parted(viewer, here, there);
  }

  /** All cards; an opening hand lies nowhere until it stands. */
  @Override
  protected Object whole(Position p) {
    if (p.phase == Phase.DEAL) return p.deck.size();
    Cards all = p.deck.all().and(p.deck.discard());
    for (Fort fort : p.forts) {
      all = all.and(fort.hand.cards()).and(fort.works).and(fort.items).and(fort.shadows);
      if (fort.flag >= 0) all = all.with(fort.flag);
      for (Unit unit : fort.units) all = all.and(unit.cards().cards());
    }
    if (p.bout != null) {
      all = all.with(p.bout.card);
      for (var guard : p.bout.guards) all = all.with(guard.card());
    }
    return all;
  }
}
