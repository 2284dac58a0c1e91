package arenhold.rules.tvrz;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.testkit.ImagineContractTest;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
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
    if (p.phase == Phase.DEAL) return p.pile(0).size();
    Cards all = p.pile(0).all().and(p.pile(0).discard());
    for (Fort fort : p.forts) {
      all = all.and(fort.all());
    }
    if (p.bout != null) {
      for (Body body : p.bout.bodies()) all = all.and(body.cards());
      for (Bout.Guard guard : p.bout.guards) {
        for (Fighter fighter : guard.fighters()) all = all.and(fighter.body().cards());
      }
    }
    return all;
  }
}
