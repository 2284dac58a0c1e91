package arenhold.rules.testkit.toys;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;

/** The toy game with two rules versions fulfils the contract of a game. */
class HeapContractTest extends GameContractTest<Heap.Stones> {

  @Override
  protected Game<Heap.Stones> game() {
    return new Heap();
  }

  @Override
  protected String learned(Viewer viewer, Match<Heap.Stones> match, Asked asked, Choice choice) {
    return choice.notation();
  }

  @Override
  protected boolean dealsSecrets() {
    return false;
  }
}
