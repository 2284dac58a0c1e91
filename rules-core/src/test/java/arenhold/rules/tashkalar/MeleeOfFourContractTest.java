package arenhold.rules.tashkalar;

/** The Melee of four keeps every promise of a game. */
class MeleeOfFourContractTest extends FormContractTest {

  MeleeOfFourContractTest() {
    super("melee", 4);
  }

  /** Its matches take long: few in every run, a hundred thousand now and then. */
  @Override
  protected int straightMatches() {
    return 800;
  }
}
