package arenhold.rules.tashkalar;

/** The Tutorial keeps every promise of a game. */
class TutorialContractTest extends FormContractTest {

  TutorialContractTest() {
    super("tutorial", 2);
  }
}
