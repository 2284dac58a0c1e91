package arenhold.players;

import static arenhold.players.SearchPlayerTest.afterOneStone;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Heap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What is advised is what wins most where matches are played to their end. */
class ChoiceAdviserTest {

  private static final Setup HEAP =
      new Setup("heap", "stones", List.of(Map.of(), Map.of()), Map.of());

  private static final Seen<Harvest.Farms> FARMS =
      Bout.of(new Harvest(), Harvest.SETUP, 1).seen(Seat.of(0));

  /** What a search that hardly looks prefers is played to the end with the other choices. */
  private static final Adviser HASTY = new ChoiceAdviser(new Levels.Strength("search", 60));

  private static Hint advised(Adviser adviser, Seen<?> seen, long nodes) {
    return adviser.advise(seen, Thinking.of(nodes, 1));
  }

  private static String first(Hint hint) {
    return hint.steps().getFirst().notation();
  }

  @Test
  void a_choice_that_wins_the_match_is_advised_with_its_chance_and_reason() {
    Adviser adviser = new ChoiceAdviser(new Levels.Strength("search", 200));
    Hint hint = advised(adviser, FARMS, 3_000);
    assertEquals(Harvest.notation(Harvest.Deed.WIN), first(hint));
    assertTrue(hint.chance().orElseThrow() > 0.95, hint::toString);
    assertEquals(List.of(Contrast.WINS), hint.reasons().stream().map(Hint.Reason::key).toList());
  }

  /** Grain makes a farm look good, but the weather alone decides who wins. */
  @Test
  void the_chance_is_the_share_of_matches_won_and_not_what_positions_look_worth() {
    Seen<Harvest.Farms> seen = undecided();
    Decision looked = new SearchPlayer().decide(seen, Thinking.of(1_000, 1));
    assertTrue(looked.value().orElseThrow() > 0.5, looked::toString);
    Adviser adviser = new ChoiceAdviser(new Levels.Strength("search", 1_000));
    Hint hint = advised(adviser, seen, 10_000);
    assertEquals(1 / 3.0, hint.chance().orElseThrow(), 0.1);
  }

  /** The same question without the last choices, which end the match. */
  private static Seen<Harvest.Farms> undecided() {
    Question all = FARMS.question();
    Question some =
        new Question(
            all.seat(),
            all.prompt(),
            all.context(),
            all.choices().subList(0, Harvest.Deed.WIN.ordinal()),
            all.fallback(),
            false);
    return new Seen<>(FARMS.game(), FARMS.known(), some);
  }

  @Test
  void the_choice_of_the_player_is_advised_where_no_match_is_found_to_judge_it_in() {
    Scarce whole = Scarce.after(Integer.MAX_VALUE);
    Seen<?> seen = afterOneStone(whole.heap());
    Decision decision = new SearchPlayer().decide(seen, Thinking.of(1_000, 1));
    Scarce scarce = Scarce.after(whole.begun());
    Adviser adviser = new ChoiceAdviser(new Levels.Strength("search", 1_000));
    Hint hint = advised(adviser, afterOneStone(scarce.heap()), 20_000);
    assertEquals("take " + (decision.choice() + 1), first(hint));
    assertEquals(OptionalDouble.empty(), hint.chance());
    assertEquals(List.of(), hint.reasons());
    assertTrue(scarce.begun() > whole.begun(), "matches were looked for");
  }

  @Test
  void it_is_advised_as_well_where_too_few_matches_are_found_in_time() {
    Scarce whole = Scarce.after(Integer.MAX_VALUE);
    Decision decision =
        new SearchPlayer().decide(afterOneStone(whole.heap()), Thinking.of(1_000, 1));
    Scarce scarce = Scarce.after(whole.begun() + 2);
    Thinking thinking = Thinking.of(20_000, 1).until(used -> scarce.begun() > whole.begun() + 500);
    Adviser adviser = new ChoiceAdviser(new Levels.Strength("search", 1_000));
    Hint hint = adviser.advise(afterOneStone(scarce.heap()), thinking);
    assertEquals("take " + (decision.choice() + 1), first(hint));
    assertEquals(OptionalDouble.empty(), hint.chance());
    assertTrue(scarce.begun() < whole.begun() + 5_000, "it was ended in time");
  }

  @Test
  void a_hasty_look_is_corrected_by_playing_to_the_end() {
    for (int taken = 1; taken <= 3; taken++) {
      Bout<Heap.Stones> bout = Bout.of(new Heap(), HEAP, 1);
      bout.answer(new Entry(Seat.of(0), "take " + taken));
      Hint hint = advised(HASTY, bout.seen(Seat.of(1)), 20_000);
      assertEquals("take " + (4 - taken), first(hint));
      assertTrue(hint.chance().orElseThrow() > 0.7, hint::toString);
    }
  }

  /** The flag moves its holder a third of the way, whenever it is laid. */
  @Test
  void an_offer_is_held_against_letting_it_pass_and_told_with_its_own_chance() {
    Setup walk = new Setup("ambush", "walk", List.of(Map.of(), Map.of(), Map.of()), Map.of());
    Bout<Ambush.Walk> bout = Bout.of(new Ambush(), walk, 1);
    bout.step(seen -> 0);
    // All choose a head start first, which is no offer.
    Predicate<Seat> offered =
        seat -> bout.match().question(seat).filter(Question::offer).isPresent();
    List<Seat> seats = List.of(Seat.of(0), Seat.of(1), Seat.of(2));
    while (seats.stream().noneMatch(offered))
      bout.step(seen -> seen.question().offer() ? Decision.WAIT : 0);
    Seen<Ambush.Walk> seen = bout.seen(seats.stream().filter(offered).findFirst().orElseThrow());
    Adviser adviser = new ChoiceAdviser(new Levels.Strength("search", 1_000));
    Hint hint = advised(adviser, seen, 20_000);
    assertEquals(seen.question().choices().getFirst(), hint.steps().getFirst());
    assertTrue(hint.chance().orElseThrow() > 0.5, hint::toString);
  }

  @Test
  void cut_short_it_advises_what_the_player_would_do_and_tells_no_chance() {
    Bout<Heap.Stones> bout = Bout.of(new Heap(), HEAP, 1);
    bout.answer(new Entry(Seat.of(0), "take 1"));
    Seen<Heap.Stones> seen = bout.seen(Seat.of(1));
    Levels.Strength strength = new Levels.Strength("search", 1_000);
    Adviser adviser = new ChoiceAdviser(strength);
    Decision decision = strength.seated().decide(seen, Thinking.of(strength.nodes(), 1));
    long[] most = {0};
    Thinking thinking =
        Thinking.of(adviser.nodes(), 1)
            .until(
                used -> {
                  most[0] = Math.max(most[0], used);
                  return used > strength.nodes();
                });
    Hint hint = adviser.advise(seen, thinking);
    assertEquals(seen.question().choices().get(decision.choice()), hint.steps().getFirst());
    assertEquals(OptionalDouble.empty(), hint.chance());
    assertTrue(most[0] < 2 * strength.nodes(), "it goes on: " + most[0]);
  }
}
