package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.board.SquareSet;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class RandomDuelTest {

  private static final TashKalar GAME = new TashKalar();

  static final Setup SETUP =
      new Setup(
          "tashkalar",
          "duel",
          List.of(Map.of("school", "northern"), Map.of("school", "southern")),
          Map.of());

  static RandomGenerator random(long seed) {
    return new java.util.SplittableRandom(seed);
  }

  @Test
  void pieces_and_cards_are_conserved_in_random_duels_TK_R1_2_TK_R1_9a() {
    for (long seed = 0; seed < 300; seed++) {
      RandomGenerator random = random(seed);
      Setup setup = DuelContractTest.pairing((int) seed);
      Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      Position p = GAME.start(setup);
      boolean goesOn = true;
      while (goesOn) {
        goesOn = table.playUnit(GAME, p);
        checkConserved(p, "seed " + seed);
      }
    }
  }

  static void checkConserved(Position p, String where) {
    SquareSet all = SquareSet.NONE;
    for (int colour = 0; colour < 2; colour++) {
      SquareSet own = p.board.colourSet(colour);
      assertTrue(!own.meets(all), where);
      all = all.or(own);
      int legends = own.and(p.board.ranks(4)).count();
      int others = own.and(p.board.ranks(3)).count();
      assertEquals(16, others + p.board.supplyOf(Board.piece(colour, Rank.COMMON)), where);
      assertEquals(3, legends + p.board.supplyOf(Board.piece(colour, Rank.LEGENDARY)), where);
      checkCards(p.hand(colour, Kind.BEINGS), p.decks[colour], 18, where);
    }
    assertTrue(all.without(p.arena().squares()).isEmpty(), where);
    int legends = p.hand(0, Kind.LEGENDS);
    assertEquals(0, legends & p.hand(1, Kind.LEGENDS), where);
    checkCards(legends | p.hand(1, Kind.LEGENDS), p.decks[2], 12, where);
    int flares = p.hand(0, Kind.FLARES);
    assertEquals(0, flares & p.hand(1, Kind.FLARES), where);
    checkCards(flares | p.hand(1, Kind.FLARES), p.decks[3], 12, where);
  }

  private static void checkCards(int held, Deck deck, int count, String where) {
    int all = Integer.bitCount(held) + deck.size() + deck.discard().size();
    assertEquals(count, all, where);
    assertEquals(Cards.upTo(count), Cards.ofBits(held).and(deck.all()).and(deck.discard()), where);
  }

  @Test
  void a_random_duel_through_the_match_ends_and_replays_to_the_same_position() {
    for (long seed = 0; seed < 30; seed++) {
      RandomGenerator random = random(seed);
      Setup setup = DuelContractTest.pairing((int) seed);
      Match<Position> match = Match.start(GAME, setup);
      List<Entry> log = new ArrayList<>();
      while (!match.isOver()) {
        Seat seat = match.open().getFirst().seat();
        var choices = match.question(seat).orElseThrow().choices();
        int pick = random.nextInt(choices.size());
        log.add(new Entry(seat, choices.get(pick).notation()));
        match = match.answer(seat, pick);
      }
      Match<Position> again = Match.start(GAME, setup);
      for (Entry entry : log) {
        again = ((arenhold.rules.Step.Applied<Position>) again.apply(entry)).match();
      }
      assertEquals(
          Json.write(GAME.write(match.position())),
          Json.write(GAME.write(again.position())),
          "seed " + seed);
      assertEquals(match.outcome(), again.outcome(), "seed " + seed);
    }
  }

  @Test
  void a_position_is_read_as_it_was_written() {
    for (long seed = 0; seed < 50; seed++) {
      RandomGenerator random = random(seed);
      Setup setup = DuelContractTest.pairing((int) seed);
      Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      Position p = GAME.start(setup);
      boolean goesOn = true;
      while (goesOn) {
        String written = Json.write(GAME.write(p));
        Position read = GAME.read(setup, Json.parseObject(written));
        assertEquals(written, Json.write(GAME.write(read)), "seed " + seed);
        goesOn = table.playUnit(GAME, p);
      }
    }
  }
}
