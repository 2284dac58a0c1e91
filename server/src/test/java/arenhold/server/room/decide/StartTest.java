package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.notation.FairDeal.Mix;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** How matches begin. */
class StartTest {

  private static Start.Begins begins(RoomState ready) {
    return assertInstanceOf(Start.Begins.class, Duels.start(ready));
  }

  @Test
  void the_room_plays_a_match_whose_settings_are_spelled_out() {
    RoomState ready = Duels.ready();
    Start.Begins start = begins(ready);
    assertEquals(Phase.PLAYING, start.room().phase());
    assertEquals(start.match().id(), start.room().match());
    assertEquals(ready.version() + 1, start.room().version());
    assertEquals(ready.id(), start.match().room());
    assertEquals(List.of(0, 1), start.sides());
    assertEquals(0, start.first());
    assertEquals(2, start.match().setup().size());
  }

  @Test
  void a_match_is_dealt_by_the_numbers_of_its_players_as_they_sit() {
    NextDeal deal = NextDeal.fresh(Duels.seed(), Duels.GAME.info().version());
    String number = "ab".repeat(32);
    String commitment = Mix.commitment(deal.match(), number);
    List<UUID> players = List.of(Duels.ONE, Duels.OTHER);
    NextDeal mixed =
        deal.committed(Duels.OTHER, commitment, players)
            .fixed(Set.of(Duels.OTHER))
            .revealed(Duels.OTHER, number);
    Start.Begins start = begins(Duels.ready().withDeal(mixed));
    assertEquals(deal.match(), start.match().id());
    assertEquals(List.of(Mix.NONE, new Mix(commitment, number)), start.match().mixed().mixes());
    assertNull(start.room().deal());
  }

  @Test
  void without_a_deal_the_seed_alone_decides() {
    assertNull(begins(Duels.ready()).match().mixed());
  }

  @Test
  void questions_of_a_later_match_have_numbers_of_their_own() {
    Now before = Duels.playing(TimeControl.NONE);
    Start start = Start.judge(Duels.ready(), before, Duels.GAME, StartTest::deal);
    var begins = assertInstanceOf(Start.Begins.class, start);
    assertEquals(before.match().numbersEnd(), begins.first());
    assertEquals(before.room().version() + 1, begins.room().version());
  }

  private static NextDeal deal() {
    return NextDeal.fresh(Duels.seed(), 0);
  }

  @Test
  void what_contradicts_the_rules_is_refused() {
    Place wrong = Place.of(Duels.OTHER, Map.of("school", "nowhere"));
    assertInstanceOf(
        Start.Refused.class, Duels.start(Duels.ready().withSeat(1, wrong.ready(true))));
  }
}
