package arenhold.rules.tashkalar;

/** The Melee of three keeps every promise of a game. */
class MeleeOfThreeContractTest extends FormContractTest {

  MeleeOfThreeContractTest() {
    super("melee", 3);
  }

  /** Its matches take long: few in every run, a hundred thousand now and then. */
  @Override
  protected int straightMatches() {
    return 800;
  }
}
