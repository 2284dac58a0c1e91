package arenhold.rules.tashkalar;

/** The High Form keeps every promise of a game. */
class HighFormContractTest extends FormContractTest {

  HighFormContractTest() {
    super("high-form", 2);
  }
}
