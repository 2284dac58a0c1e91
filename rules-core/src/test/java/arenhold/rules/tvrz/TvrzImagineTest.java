package arenhold.rules.tvrz;

import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
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
import java.util.ArrayList;
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
    List<Setup> setups = new ArrayList<>();
    for (int seats = 2; seats <= Seat.MOST; seats++) {
      String truce = seats % 2 == 0 ? "no" : "yes";
      String packs = seats < 7 ? "1" : "2";
      String meddling = seats % 4 == 1 ? "yes" : "no";
      setups.add(
          TvrzContractTest.setup(
              seats, Map.of("truce", truce, "packs", packs, "meddling", meddling)));
      String size = seats % 3 == 2 ? "free" : "45";
      setups.add(TvrzContractTest.decks(seats, Map.of("truce", truce, "deck-size", size)));
    }
    return setups;
  }

  @Override
  protected int every() {
    return 24;
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new TvrzContractTest().parted(viewer, here, there);
  }

  /**
   * All cards, or how many each has in decks that others do not know; an opening hand lies nowhere
   * until it stands.
   */
  @Override
  protected Object whole(Position p) {
    if (p.terms.ownDecks()) return sizes(p);
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

  private static List<Integer> sizes(Position p) {
    List<Integer> sizes = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      Cards all = p.pile(seat).all().and(p.pile(seat).discard()).and(p.forts[seat].all());
      Bout bout = p.bout;
      if (bout != null && bout.attacker == seat) {
        for (Body body : bout.bodies()) all = all.and(body.cards());
      }
      if (bout != null && bout.defender == seat) {
        for (Bout.Guard guard : bout.guards) {
          for (Fighter fighter : guard.fighters()) all = all.and(fighter.body().cards());
        }
        for (Body robber : bout.robbers) all = all.and(robber.cards());
      }
      sizes.add(all.size());
    }
    return sizes;
  }
}
