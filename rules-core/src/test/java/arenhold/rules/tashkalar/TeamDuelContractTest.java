package arenhold.rules.tashkalar;

/** The Team Duel keeps every promise of a game. */
class TeamDuelContractTest extends FormContractTest {

  TeamDuelContractTest() {
    super("team-duel", 4);
  }
}
