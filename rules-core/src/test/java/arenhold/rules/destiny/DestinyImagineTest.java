package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Game;
import arenhold.rules.Imagination;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.World;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.testkit.ImagineContractTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Two, three and four players, with any teams, can be imagined from what a seat knows. */
class DestinyImagineTest extends ImagineContractTest<Position> {

  private static final Path WITHOUT_UPGRADES =
      Path.of("src/test/resources/imagined/duel-without-upgrades.match");

  @Override
  protected Game<Position> game() {
    return new Destiny();
  }

  @Override
  protected List<Setup> setups() {
    return RandomPlayTest.setups(2);
  }

  @Override
  protected int every() {
    return 24;
  }

  @Override
  protected String otherSecret(Setup setup, Seat seat, Option option, Table nature) {
    return DestinyContractTest.anotherDeck(setup, seat, nature);
  }

  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return new DestinyContractTest().parted(viewer, here, there);
  }

  /**
   * How many cards each side has where, and whether they are those of its deck and no others
   * (DS-D1.10); the deck of another player may be another one.
   */
  @Override
  protected Object whole(Position p) {
    List<Object> whole = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      Side side = p.sides[seat];
      whole.add(List.of(side.hand.size(), side.deck.size(), side.deck.discard().size()));
      whole.add(side.out ? Map.of() : astray(p, seat));
    }
    return whole;
  }

  /**
   * Who has an upgrade must play it at some battlefields. Of those who bring hardly any, whose
   * hands never have one, most teams that would be drawn for them do not fit: hidden cards of them
   * are drawn again.
   */
  @Test
  void a_team_with_fewer_upgrades_than_most_is_imagined() throws IOException {
    MatchFile file = MatchFile.parse(Files.readString(WITHOUT_UPGRADES)).getFirst();
    Match<Position> match = Match.start(game(), file.setup());
    Witness<Position> witness = Witness.of(match, Seat.of(1));
    for (MatchFile.Line line : file.lines()) {
      Match<Position> before = match;
      match = ((Step.Applied<Position>) match.apply(line.entry())).match();
      witness = witness.after(before, line.entry(), match);
    }
    Table nature = nature(file.lines().size());
    Imagination<Position> imagination = new Imagination<>(game(), witness.knowledge());
    for (int i = 0; i < 4; i++) {
      World<Position> world = imagination.world(nature);
      Viewer viewer = Viewer.of(Seat.of(1));
      assertEquals(match.view(viewer), world.view(viewer));
      assertEquals(whole(match.position()), whole(world.position()), "cards lie astray");
      for (Team team : world.position().teams) assertEquals(List.of(), Teams.faults(team.value()));
    }
  }

  /** By card number, how many more of a card there are than the player's deck brought. */
  private static Map<Integer, Integer> astray(Position p, int seat) {
    Map<Integer, Integer> astray = new TreeMap<>();
    for (int card : InvariantsTest.cards(p, seat).toArray()) astray.merge(card, 1, Integer::sum);
    for (Card card : p.teams.get(seat).deck()) astray.merge(card.number, -1, Integer::sum);
    astray.values().removeIf(more -> more == 0);
    return astray;
  }
}
