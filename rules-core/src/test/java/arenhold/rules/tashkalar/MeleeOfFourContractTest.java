package arenhold.rules.tashkalar;

/** The Melee of four keeps every promise of a game. */
class MeleeOfFourContractTest extends FormContractTest {

  MeleeOfFourContractTest() {
    super("melee", 4);
  }
}
