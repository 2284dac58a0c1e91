package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Hands;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import arenhold.rules.testkit.GameContractTest;
import java.util.ArrayList;
import java.util.List;

/**
 * Destiny keeps every promise of a game, for two, three and four players: what is hidden stays
 * hidden (DS-D1.11, DS-D4.7, DS-D19.10, DS-D19.11), and chance is asked for every random outcome
 * (DS-D1.13).
 */
class DestinyContractTest extends GameContractTest<Position> {

  private final List<Setup> setups = RandomPlayTest.setups(Integer.getInteger("contract.drawn", 3));

  @Override
  protected Game<Position> game() {
    return new Destiny();
  }

  /** {@code -Dcontract.drawn=} draws teams that many times for each number of seats. */
  @Override
  protected List<Setup> setups() {
    return setups;
  }

  @Override
  protected int straightMatches() {
    return 400;
  }

  @Override
  protected int carefulMatches() {
    return 30;
  }

  @Override
  protected boolean eliminated(Position position, Seat seat) {
    return position.isOut(seat.index());
  }

  /** The same characters and battlefield, which everybody sees, with another deck. */
  @Override
  protected String otherSecret(Setup setup, Seat seat, Option option, Table nature) {
    return anotherDeck(setup, seat, nature);
  }

  static String anotherDeck(Setup setup, Seat seat, Table nature) {
    Team team = Teams.of(setup, seat);
    return Teams.any(team.members(), team.battlefield(), List.of(), nature).value();
  }

  /** Others learn nothing of cards that are chosen in a hand before they are shown. */
  @Override
  protected String learned(Viewer viewer, Match<Position> match, Asked asked, Choice choice) {
    String notation = choice.notation();
    if (asked.seat() != Seat.NATURE && viewer.knowsAs(asked.seat())) return notation;
    return switch ((Ask) asked.prompt()) {
      case DRAW, PICK -> {
        Hands.Pick pick = (Hands.Pick) asked.context();
        boolean all = (pick.seen() & Position.PUBLIC) != 0;
        boolean own = viewer instanceof Viewer.AfterMatch;
        if (viewer instanceof Viewer.Holder holder) {
          own = (pick.seen() >> holder.seat().index() & 1) != 0;
        }
        yield all || own ? notation.split("\\.")[0] : "";
      }
      case SET_BACK -> choice.verb();
      case CARD, PLACE, CARRIER, REPLACE -> "";
      case ACTION, EXTRA -> notation.startsWith("play ") ? "play" : notation;
      default -> notation;
    };
  }

  /**
   * What everybody is shown by no choice: cards played and discarded, and whether a player whose
   * choice in the hand is hidden has begun to play a card or declined.
   */
  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return !shown(here).equals(shown(there));
  }

  private static List<Object> shown(Match<Position> match) {
    List<Object> shown = new ArrayList<>();
    Position p = match.position();
    for (Side side : p.sides) {
      shown.add(side.deck.discard());
      shown.add(side.aside);
      shown.add(side.deck.size());
      shown.add(side.hand.size());
      shown.add(side.hand.marks());
      shown.add(side.deck.over());
      shown.add(side.deck.under());
      shown.add(side.resources);
    }
    p.pieces.forEach(piece -> shown.add(piece.name() + " on " + piece.host));
    shown.add(p.limbo);
    shown.add(p.active);
    shown.add(p.action() == null ? "" : p.action().kind);
    return shown;
  }
}
