package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds after every action of every match, whatever was played. */
class InvariantsTest {

  private final Destiny game = new Destiny();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void a_position_is_always_a_legal_one(int seats) {
    for (int seed = 0; seed < 150; seed++) {
      Random random = new Random(seed);
      Playout table = new Playout((seat, prompt, options) -> chosen(random, seat, options.size()));
      List<Map<String, String>> chosen = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) chosen.add(Map.of("team", Teams.any(table)));
      Setup setup = new Setup("destiny", RandomPlayTest.setup(seats).form(), chosen, Map.of());
      Position p = game.start(setup);
      while (game.advance(p, table)) check(p);
    }
  }

  /** Players mostly do something; the first choice is often to do nothing. */
  private static int chosen(Random random, Seat seat, int options) {
    boolean acts = !seat.equals(Seat.NATURE) && options > 1 && random.nextInt(4) > 0;
    return acts ? 1 + random.nextInt(options - 1) : random.nextInt(options);
  }

  private static void check(Position p) {
    for (int seat : p.present()) {
      cardsAreKept(p, seat);
      assertTrue(p.sides[seat].resources >= 0);
      assertTrue(!p.characters(seat).isEmpty());
    }
    p.pieces.forEach(piece -> check(p, piece));
    Set<Integer> codes = new HashSet<>();
    for (Die die : p.dice) {
      assertTrue(codes.add(die.code()), "one number for two dice");
      check(p, die);
    }
    for (int marked : p.marked) assertNotNull(p.piece(marked));
    assertTrue(p.controller < 0 || !p.isOut(p.controller));
    assertTrue(p.passes >= 0 && p.passes <= p.present().size());
  }

  /** DS-D1.10: every card of a deck is in a zone of its owner or in play. */
  private static void cardsAreKept(Position p, int seat) {
    int[] brought = p.teams.get(seat).deck().stream().mapToInt(card -> card.number).toArray();
    assertEquals(Cards.of(brought), cards(p, seat));
  }

  /** All cards of a player's deck, wherever they are. */
  static Cards cards(Position p, int seat) {
    Side side = p.sides[seat];
    Cards cards = side.hand.cards().and(side.deck.all()).and(side.deck.discard()).and(side.aside);
    for (Piece each : p.pieces) {
      if (each.owner == seat && !each.isCharacter()) cards = cards.with(each.card);
    }
    for (Position.Limbo each : p.limbo) if (each.owner() == seat) cards = cards.with(each.card());
    return cards;
  }

  private static void check(Position p, Piece piece) {
    assertTrue(!p.isOut(piece.controller));
    // DS-D1.4, DS-D1.5
    if (piece.printed().unique()) assertEquals(1, p.count(piece.controller, piece.card));
    assertEquals(piece.dice, p.diceOf(piece).size());
    if (piece.isCharacter()) {
      // DS-D10.1, DS-D10.3, DS-D6.6
      assertTrue(piece.damage >= 0 && piece.left() > 0);
      assertTrue(piece.shields >= 0 && piece.shields <= 3);
      assertTrue(p.upgrades(piece).size() <= 3);
    } else {
      assertEquals(0, piece.shields);
    }
    if (piece.isUpgrade()) {
      assertEquals(p.piece(piece.host).controller, piece.controller);
    } else {
      assertEquals(-1, piece.host);
    }
    // DS-D18.5
    if (piece.holds >= 0) assertEquals(Die.Place.HELD, p.die(piece.holds).place);
  }

  private static void check(Position p, Die die) {
    if (die.inPool()) {
      assertTrue(die.side >= 0 && !p.isOut(die.pool));
      // DS-D4.4: a die lies in the pool of the player who controls its card.
      if (!die.loose) assertEquals(p.of(die).controller, die.pool);
    } else {
      assertTrue(!die.loose);
      assertEquals(-1, die.side);
    }
    boolean held = p.pieces.stream().anyMatch(each -> each.holds == die.code());
    assertEquals(held, die.place == Die.Place.HELD);
  }
}
