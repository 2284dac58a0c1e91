package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** By which named parts of what a position is worth one choice is better than another. */
class ContrastTest {

  private static final Seen<Harvest.Farms> FARMS =
      Bout.of(new Harvest(), Harvest.SETUP, 1).seen(Seat.of(0));

  private static final long NODES = 3_000;

  private static List<String> keys(Seen<?> seen, int choice, int other, Thinking thinking) {
    return Contrast.between(seen, choice, other, thinking).reasons().stream()
        .map(Hint.Reason::key)
        .toList();
  }

  private static List<String> better(Harvest.Deed choice, Harvest.Deed other) {
    return keys(FARMS, choice.ordinal(), other.ordinal(), Thinking.of(400, 1));
  }

  @Test
  void a_part_is_a_reason_where_it_is_better_for_oneself_or_worse_for_others() {
    assertEquals(List.of("grain.own"), better(Harvest.Deed.SOW, Harvest.Deed.REST));
    assertEquals(List.of("grain.others"), better(Harvest.Deed.BURN, Harvest.Deed.REST));
    assertEquals(List.of("outs"), better(Harvest.Deed.OUST, Harvest.Deed.REST));
  }

  @Test
  void an_end_of_the_match_is_a_reason() {
    assertEquals(List.of("wins"), better(Harvest.Deed.WIN, Harvest.Deed.REST));
    assertEquals(List.of("stays"), better(Harvest.Deed.REST, Harvest.Deed.LOSE));
    assertEquals(List.of("wins", "stays"), better(Harvest.Deed.WIN, Harvest.Deed.LOSE));
  }

  @Test
  void nothing_is_a_reason_that_is_no_different_or_worse_or_no_more_of_anything() {
    for (Harvest.Deed deed : Harvest.Deed.values()) {
      assertEquals(List.of(), better(deed, deed), deed::name);
    }
    assertEquals(List.of(), better(Harvest.Deed.REST, Harvest.Deed.SOW));
    assertEquals(List.of(), better(Harvest.Deed.REST, Harvest.Deed.WIN));
    assertEquals(List.of(), better(Harvest.Deed.PRAISE, Harvest.Deed.REST));
  }

  @Test
  void a_few_matches_are_no_reason_though_they_agree() {
    Thinking cut = Thinking.of(NODES, 1).until(used -> used > 10);
    int sow = Harvest.Deed.SOW.ordinal();
    assertEquals(List.of(), keys(FARMS, sow, Harvest.Deed.REST.ordinal(), cut));
  }

  private static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Seen<?> seen;

    private Found(Seen<?> seen) {
      this.seen = seen;
    }
  }

  /** The first question of a match played at random that offers both of these. */
  private static Seen<?> offers(Setup setup, String one, String other) {
    for (int seed = 0; seed < 5; seed++) {
      Random random = new Random(seed);
      try {
        Bout.of(Games.named(setup.game()), setup, seed)
            .play(
                seen -> {
                  if (index(seen, one) >= 0 && index(seen, other) >= 0) throw new Found(seen);
                  return random.nextInt(seen.size());
                });
      } catch (Found found) {
        return found.seen;
      }
    }
    throw new AssertionError("nothing offers " + one + " and " + other);
  }

  private static int index(Seen<?> seen, String begins) {
    List<Choice> choices = seen.question().choices();
    Predicate<Choice> matches = choice -> (choice.notation() + " ").startsWith(begins + " ");
    return choices.stream().filter(matches).findFirst().map(choices::indexOf).orElse(-1);
  }

  private static List<String> offered(Setup setup, String choice, String other) {
    Seen<?> seen = offers(setup, choice, other);
    Thinking thinking = Thinking.of(NODES, 1);
    List<String> keys = keys(seen, index(seen, choice), index(seen, other), thinking);
    assertEquals(keys, keys(seen, index(seen, choice), index(seen, other), thinking));
    return keys;
  }

  @Test
  void rolling_dice_leaves_better_ones_than_passing() {
    Setup setup = Setups.usual("destiny");
    assertEquals("dice.own", offered(setup, "activate", "pass").getFirst());
  }

  @Test
  void a_strong_attacker_leaves_others_weaker_garrisons_than_a_weak_one() {
    Setup usual = Setups.usual("tvrz", Games.named("tvrz").info().form("decks"));
    List<Map<String, String>> decks =
        List.of(Map.of("deck", "dog:10,dwarf-axe:10"), Map.of("deck", "dog:20"));
    Setup setup = new Setup("tvrz", "decks", decks, usual.table());
    List<String> reasons = offered(setup, "attack dwarf-axe", "attack dog");
    assertEquals("garrison.others", reasons.getFirst());
  }

  @Test
  void a_choice_is_hardly_ever_better_than_itself() {
    int[] compared = {0};
    List<String> said = new ArrayList<>();
    for (String key : List.of("tvrz", "destiny")) {
      Game<?> game = Games.named(key);
      Setup setup = Setups.usual(key);
      Random random = new Random(3);
      int[] asked = {0};
      try {
        Bout.of(game, setup, 3)
            .play(
                seen -> {
                  if (asked[0]++ == 40) throw new Found(seen);
                  int choice = random.nextInt(seen.size());
                  if (seen.size() == 1) return choice;
                  compared[0]++;
                  said.addAll(keys(seen, choice, choice, Thinking.of(1_000, 1)));
                  return choice;
                });
      } catch (Found enough) {
        // The rest of the match asks nothing new.
      }
    }
    assertTrue(compared[0] > 30, "hardly anything was compared: " + compared[0]);
    assertTrue(said.size() <= 1, said::toString);
  }
}
