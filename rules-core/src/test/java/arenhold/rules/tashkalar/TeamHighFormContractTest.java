package arenhold.rules.tashkalar;

/** The Team High Form keeps every promise of a game. */
class TeamHighFormContractTest extends FormContractTest {

  TeamHighFormContractTest() {
    super("team-high-form", 4);
  }
}
