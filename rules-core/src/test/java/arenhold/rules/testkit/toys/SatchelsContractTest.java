package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The toy game with secret satchels fulfils the contract of a game. */
class SatchelsContractTest extends GameContractTest<Satchels.Gems> {

  @Override
  protected Game<Satchels.Gems> game() {
    return new Satchels();
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (String satchel : List.of("pearl:4", "pearl:2,ruby,opal", "ruby:4", "opal:4")) {
      setups.add(
          new Setup(
              "satchels",
              "gems",
              List.of(Map.of("satchel", satchel), Map.of("satchel", "pearl,ruby:3")),
              Map.of("worth", "12", "first", "2")));
    }
    return setups;
  }

  @Override
  protected String learned(Viewer viewer, Match<Satchels.Gems> match, Asked asked, Choice choice) {
    return choice.notation();
  }

  /** A player who opens their satchel reveals its contents. */
  @Override
  protected boolean parted(Viewer viewer, Match<Satchels.Gems> here, Match<Satchels.Gems> there) {
    return !here.chosen(viewer).equals(there.chosen(viewer));
  }
}
