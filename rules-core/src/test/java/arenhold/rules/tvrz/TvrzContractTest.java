package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.GameContractTest;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tvrz keeps every promise of a game, for any number of players. */
class TvrzContractTest extends GameContractTest<Position> {

  /** What is asked only if a hand has a flag, a patrol or defenders, or a unit is hard to see. */
  private static final Set<Ask> TELLING =
      Set.of(Ask.LAST, Ask.STRIKE, Ask.EXPOSE, Ask.SHOW, Ask.VICTIM, Ask.DRAGON, Ask.PREY);

  static Setup setup(int seats, Map<String, String> table) {
    return new Setup("tvrz", "shared", Collections.nCopies(seats, Map.of()), table);
  }

  /**
   * With decks of their own, the prepared ones in turn. Their sizes are public (T1.8), so others
   * that a viewer cannot tell apart are found only where the table has agreed on one.
   */
  static Setup decks(int seats, Map<String, String> table) {
    List<Map<String, String>> chosen = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chosen.add(Map.of("deck", OwnDecks.OPTION.prepared().get((seat + 1) % 4).value()));
    }
    return new Setup("tvrz", "decks", chosen, table);
  }

  @Override
  protected Game<Position> game() {
    return new Tvrz();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        setup(2, Map.of()),
        setup(3, Map.of("truce", "yes")),
        setup(2, Map.of("second-seat-card", "yes", "first", "2")),
        setup(4, Map.of()),
        setup(5, Map.of("truce", "yes", "first", "5")),
        setup(6, Map.of("meddling", "yes")),
        setup(7, Map.of("packs", "2")),
        setup(8, Map.of("packs", "2", "truce", "yes")),
        decks(2, Map.of("deck-size", "45")),
        decks(3, Map.of("deck-size", "45", "truce", "yes")),
        decks(2, Map.of("deck-size", "45", "first", "1")),
        decks(4, Map.of("deck-size", "45")),
        decks(5, Map.of("deck-size", "45", "truce", "yes")),
        decks(6, Map.of("deck-size", "45")),
        decks(7, Map.of("deck-size", "45")),
        decks(8, Map.of("deck-size", "45")));
  }

  @Override
  protected int straightMatches() {
    return 400;
  }

  @Override
  protected int carefulMatches() {
    return 12;
  }

  @Override
  protected int pairsOfWorlds() {
    return 64;
  }

  @Override
  protected boolean eliminated(Position position, Seat seat) {
    return position.isOut(seat.index());
  }

  /** Others learn that a card is drawn, laid face-down or taken off a stack, but not which. */
  @Override
  protected String learned(Viewer viewer, Match<Position> match, Asked asked, Choice choice) {
    String notation = choice.notation();
    return switch ((Ask) asked.prompt()) {
      case DRAW, SEE -> {
        int seat = (Integer) asked.context();
        boolean freed = match.position().forts[seat].freed && notation.startsWith("slave-");
        boolean barred = barred(match.position(), seat, notation.split("\\.")[0]);
        boolean open = (freed || barred) && asked.prompt() == Ask.DRAW;
        yield open || viewer.knowsAs(Seat.of(seat)) ? notation.split("\\.")[0] : "";
      }
      case HIT -> notation.split("\\.")[0];
      case CONFUSED -> {
        @SuppressWarnings("unchecked")
        List<List<Body>> named = (List<List<Body>>) asked.context();
        yield Body.notation(named.get(Integer.parseInt(notation.split(" ")[1]) - 1));
      }
      case NAME -> {
        boolean hidden = choice.verb().equals("name") || choice.verb().equals("nobody");
        yield hidden && !viewer.knowsAs(asked.seat()) ? "name" : notation;
      }
      case LAY, SPLIT -> {
        boolean hidden = choice.verb().equals("out") || choice.verb().equals("take");
        boolean own = viewer.knowsAs(asked.seat());
        if (!own && choice.verb().equals("merge")) yield "done";
        yield hidden && !own ? choice.verb() : notation;
      }
      case EQUIP -> {
        boolean own = viewer.knowsAs(asked.seat());
        Body body = own ? null : Body.read(notation.substring("on ".length()));
        yield own || knowsGuest(viewer, match, asked.seat(), body)
            ? notation
            : "on " + body.alone();
      }
      case SHOW -> {
        int attacker = match.position().bout.attacker;
        boolean sides = viewer.knowsAs(asked.seat()) || viewer.knowsAs(Seat.of(attacker));
        yield sides || choice.verb().equals("nobody") ? notation : "show";
      }
      default -> notation;
    };
  }

  private static boolean knowsGuest(Viewer viewer, Match<Position> match, Seat owner, Body body) {
    int knower = viewer instanceof Viewer.Holder(Seat seat) ? seat.index() : 8;
    return match.position().forts[owner.index()].bodies.stream()
        .anyMatch(held -> held.body().equals(body) && held.knownTo(knower));
  }

  private static boolean barred(Position p, int seat, String card) {
    for (Position.Right right : p.rights) {
      if (Catalogue.key(right.card()).equals(card)) return right.seat() != seat;
    }
    return false;
  }

  /**
   * What everybody is shown by no choice: cards discarded, masters, what envoys bring, a dragon.
   */
  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    return !shown(here).equals(shown(there));
  }

  private static List<Object> shown(Match<Position> match) {
    Position p = match.position();
    List<Object> shown = new ArrayList<>();
    shown.add(p.redeals);
    for (int pile = 0; pile < p.piles(); pile++) shown.add(p.pile(pile).discard());
    for (int pile = 0; pile < p.piles(); pile++) shown.add(p.pile(pile).size());
    shown.add(p.exits);
    shown.add(p.dragon);
    for (Fort fort : p.forts) {
      shown.add(fort.hand.knownTo(8));
      for (Unit unit : fort.units) {
        for (int i = 0; i < unit.cards().size(); i++) {
          shown.add(unit.open(i) ? unit.cards().card(i) : -1);
        }
      }
    }
    int envoys = 0;
    for (Unit unit : p.forts[p.active].units) {
      if (unit.kind() == Unit.Kind.ENVOY && unit.rested(p.turn)) envoys++;
    }
    shown.add(envoys);
    for (Asked asked : match.open()) {
      boolean tells = TELLING.contains((Ask) asked.prompt());
      if (tells) shown.add(asked.prompt());
    }
    return shown;
  }
}
