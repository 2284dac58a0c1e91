package arenhold.rules.tashkalar;

/** The Melee of three keeps every promise of a game. */
class MeleeOfThreeContractTest extends FormContractTest {

  MeleeOfThreeContractTest() {
    super("melee", 3);
  }
}
