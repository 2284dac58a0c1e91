package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Bundle;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Prospect;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What advisers owe, in every game. */
class AdvisersTest {

  private static final long NODES = 300;

  /** How many hints of a match are looked at. */
  private static final int MOST = 12;

  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Test
  void in_every_form_a_hint_begins_with_an_offered_choice_and_is_the_same_when_asked_again() {
    for (Game<?> game : Games.ALL) {
      for (GameInfo.Form form : game.info().forms()) {
        Setup setup = Setups.usual(game.info().key(), form);
        if (game.problem(setup) != null) continue;
        int[] hints = {0};
        try {
          Bout.of(game, setup, 5).play(seen -> followed(seen, hints));
        } catch (Enough enough) {
          // The rest of the match asks nothing new.
        }
        assertTrue(hints[0] > 3, form.key());
      }
    }
  }

  private static int followed(Seen<?> seen, int[] hints) {
    if (hints[0]++ == MOST) throw new Enough();
    Thinking thinking = Thinking.of(NODES, 3);
    Hint hint = Players.adviser(seen.known().setup()).advise(seen, thinking);
    assertEquals(hint, Players.adviser(seen.known().setup()).advise(seen, thinking));
    int index = seen.question().choices().indexOf(hint.steps().getFirst());
    assertTrue(index >= 0, "what is advised is not offered");
    hint.chance().ifPresent(chance -> assertTrue(chance >= 0 && chance <= 1));
    boolean whole = hint.where().isEmpty() && hint.which().isEmpty();
    assertTrue(whole || several(seen, hint), "all is told by what it does: " + hint);
    for (int depth = 1; depth <= Hint.DEEPEST; depth++) {
      Hint.Told told = hint.at(depth);
      assertEquals(whole ? Hint.DEEPEST : depth, told.depth());
      assertEquals(told.depth() == Hint.DEEPEST ? hint.steps() : List.of(), told.steps());
    }
    assertEquals(Map.of(), hint.at(1).which());
    assertThrows(IllegalArgumentException.class, () -> hint.at(4));
    return index;
  }

  /**
   * Whether there is something to find out step by step: another choice that does the same, or a
   * turn that is planned as a whole.
   */
  private static boolean several(Seen<?> seen, Hint hint) {
    if (seen.known().setup().game().equals("tashkalar")) return true;
    return seen.question().choices().stream().filter(c -> c.verb().equals(hint.verb())).count() > 1;
  }

  /** The games that name parts of what a position is worth. */
  private static List<Game<?>> named() {
    return Games.ALL.stream().filter(game -> !parts(game).isEmpty()).toList();
  }

  private static <P> List<Prospect> parts(Game<P> game) {
    return game.prospects(game.start(Setups.usual(game.info().key())));
  }

  @Test
  void games_that_name_parts_have_words_for_each_of_them_as_a_reason() {
    assertEquals(2, named().size());
    for (Game<?> game : named()) {
      Set<String> keys = new TreeSet<>(Set.of(Contrast.WINS, Contrast.STAYS, Contrast.OUTS));
      for (Prospect part : parts(game)) {
        keys.add(part.key() + Contrast.OWN);
        keys.add(part.key() + Contrast.OTHERS);
      }
      for (String language : Bundle.LANGUAGES) {
        assertEquals(keys, game.catalogue(Locale.of(language)).words().reasons().keySet());
      }
    }
  }

  @Test
  void reasons_are_given_for_many_choices() {
    for (Game<?> game : named()) {
      int[] hints = {0, 0};
      Setup setup = Setups.usual(game.info().key());
      Adviser adviser = Players.adviser(setup);
      Thinking thinking = Thinking.of(adviser.nodes() / 5, 3);
      try {
        Bout.of(game, setup, 2)
            .play(
                seen -> {
                  if (hints[0] == MOST) throw new Enough();
                  Hint hint = adviser.advise(seen, thinking);
                  int advised = seen.question().choices().indexOf(hint.steps().getFirst());
                  if (seen.size() == 1 || seen.question().prompt().equals("set-back")) {
                    return advised;
                  }
                  hints[0]++;
                  if (!hint.reasons().isEmpty()) hints[1]++;
                  return advised;
                });
      } catch (Enough enough) {
        // The rest of the match asks nothing new.
      }
      assertTrue(hints[1] >= 3, game.info().key() + ": " + hints[1]);
    }
  }

  @Test
  void matches_that_look_alike_get_equal_hints_with_equal_reasons() {
    for (Game<?> game : named()) {
      Setup setup = Setups.usual(game.info().key());
      int compared = 0;
      for (int seed = 0; seed < 2; seed++) compared += alike(game, setup, seed);
      assertTrue(compared > 5, game.info().key() + ": hardly anything: " + compared);
    }
  }

  private static <P> int alike(Game<P> game, Setup setup, int seed) {
    Adviser adviser = Players.adviser(setup);
    Thinking thinking = Thinking.of(adviser.nodes() / 10, seed);
    return Alike.compared(game, setup, seed, seen -> adviser.advise(seen, thinking));
  }

  private static Setup schools(Form form) {
    List<Map<String, String>> seats = new ArrayList<>();
    for (int seat = 0; seat < form.seats(); seat++) {
      seats.add(Map.of("school", Catalogue.SCHOOLS.get(seat).key()));
    }
    return new Setup("tashkalar", form.key(), seats, Map.of());
  }

  /** Hidden cards that are dealt anew by another seed change nothing of a turn or its reasons. */
  @Test
  void a_hint_for_a_turn_does_not_depend_on_what_is_hidden_and_its_reasons_have_words() {
    Set<String> said = new TreeSet<>();
    int[] turns = {0};
    for (Form form : Forms.ALL) {
      int[] asked = {0};
      Bout.of(new TashKalar(), schools(form), 7)
          .play(
              seen -> {
                Adviser adviser = Players.adviser(seen.known().setup());
                if (!seen.question().prompt().equals("action") || asked[0]++ % 4 > 0) {
                  Hint hint = adviser.advise(seen, Thinking.of(0, 1));
                  return seen.question().choices().indexOf(hint.steps().getFirst());
                }
                turns[0]++;
                Hint hint = adviser.advise(seen, Thinking.of(NODES, 1));
                if (seen.size() > 1) {
                  assertEquals(hint, adviser.advise(seen, Thinking.of(NODES, 2)));
                }
                for (Hint.Reason reason : hint.reasons()) said.add(reason.key());
                within(hint);
                return seen.question().choices().indexOf(hint.steps().getFirst());
              });
    }
    assertTrue(turns[0] > 50);
    assertTrue(said.containsAll(Set.of("readies", "prepares", "destroys", "points")), "" + said);
    for (String language : Bundle.LANGUAGES) {
      Map<String, String> words = new TashKalar().catalogue(Locale.of(language)).words().reasons();
      for (String key : said) assertNotNull(words.get(key), language + " " + key);
    }
  }

  /** What a hint for a turn is about lies where it says to look. */
  private static void within(Hint hint) {
    List<String> region = hint.where().getOrDefault("at", List.of());
    for (Choice step : hint.steps()) {
      boolean main = step.verb().equals("summon") && step.parts().containsKey("at");
      if (!main) continue;
      assertTrue(region.containsAll(step.parts().get("at")), hint.toString());
      break;
    }
    assertFalse(hint.where().containsKey("at") && region.size() < 4, hint.toString());
  }
}
