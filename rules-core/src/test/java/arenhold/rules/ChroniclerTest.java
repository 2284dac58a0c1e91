package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChroniclerTest {

  private static <P> Chronicle chronicle(Game<P> game, int choices) {
    return chronicle(game, choices, 0);
  }

  /** The same, whose first choices were made elsewhere. */
  private static <P> Chronicle chronicle(Game<P> game, int choices, int elsewhere) {
    List<Map<String, String>> schools =
        List.of(Map.of("school", "northern"), Map.of("school", "southern"));
    Match<P> match = Match.start(game, new Setup("tashkalar", "duel", schools, Map.of()));
    Chronicler<P> chronicler = new Chronicler<>(match);
    Random random = new Random(1);
    int moment = 0;
    while (!match.isOver() && moment < choices) {
      Asked asked = match.open().getFirst();
      int code = asked.codes()[random.nextInt(asked.codes().length)];
      Entry entry = new Entry(asked.seat(), game.notation(match.position(), asked, code));
      match = add(match, chronicler, entry, moment >= elsewhere);
      if (asked.seat() != Seat.NATURE) moment++;
    }
    for (Seat seat : List.of(Seat.of(0), Seat.of(1))) {
      if (match.isOver() || !match.canTakeBack(seat)) continue;
      add(match, chronicler, new Entry(seat, Command.TAKE_BACK.notation()), true);
      break;
    }
    return chronicler.chronicle();
  }

  private static <P> Match<P> add(
      Match<P> match, Chronicler<P> chronicler, Entry entry, boolean judged) {
    Match<P> after = ((Step.Applied<P>) match.apply(entry)).match();
    chronicler.add(entry, after, judged);
    return after;
  }

  @Test
  void every_choice_is_kept_with_what_its_seat_knew() {
    Chronicle chronicle = chronicle(Games.named("tashkalar"), 1_000);
    assertTrue(chronicle.choices().size() > 100);
    int moment = 0;
    for (Chronicle.Choice choice : chronicle.choices()) {
      assertEquals(moment++, choice.moment());
      assertEquals(choice.seat(), choice.question().seat());
      assertTrue(choice.own());
    }
    assertEquals(List.of(List.of(Seat.of(0)), List.of(Seat.of(1))), chronicle.sides());
  }

  @Test
  void draws_belong_to_those_who_learned_what_was_drawn() {
    Chronicle chronicle = chronicle(Games.named("tashkalar"), 1_000);
    int secret = 0;
    for (Chronicle.Draw draw : chronicle.draws()) {
      assertTrue(draw.after().lines().size() > draw.before().lines().size());
      if (!draw.open()) secret++;
    }
    assertTrue(secret > 10, "hardly any: " + secret);
  }

  @Test
  void what_was_taken_back_is_forgotten() {
    for (int choices = 3; choices < 12; choices++) {
      Chronicle chronicle = chronicle(Games.named("tashkalar"), choices);
      assertTrue(chronicle.choices().size() <= choices);
      assertFalse(chronicle.choices().isEmpty());
    }
  }

  @Test
  void what_others_played_before_is_known_but_counts_for_nobody() {
    Game<?> game = Games.named("tashkalar");
    Chronicle whole = chronicle(game, 1_000);
    Chronicle later = chronicle(game, 1_000, 40);
    assertEquals(whole.choices().size(), later.choices().size());
    for (int i = 0; i < whole.choices().size(); i++) {
      Chronicle.Choice one = whole.choices().get(i);
      Chronicle.Choice other = later.choices().get(i);
      assertEquals(one.known(), other.known());
      assertEquals(one.notation(), other.notation());
      assertEquals(one.moment() >= 40, other.own());
    }
    assertTrue(later.draws().stream().allMatch(draw -> draw.moment() >= 40));
    assertTrue(later.draws().size() < whole.draws().size());
  }
}
