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
import arenhold.rules.Option;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.util.ArrayList;
import java.util.HashMap;
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

  private static Setup usual(String game, GameInfo.Form form) {
    Map<String, String> table = new HashMap<>();
    for (Option option : form.tableOptions()) table.put(option.key(), usual(option, 0));
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < form.minSeats(); i++) {
      Map<String, String> seat = new HashMap<>();
      for (Option option : form.seatOptions()) seat.put(option.key(), usual(option, i));
      seats.add(seat);
    }
    return new Setup(game, form.key(), seats, table);
  }

  private static String usual(Option option, int seat) {
    boolean free = option.fallback() == null || option.distinct();
    return free ? option.samples().get(seat % option.samples().size()) : option.fallback();
  }

  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Test
  void in_every_form_a_hint_begins_with_an_offered_choice_and_is_the_same_when_asked_again() {
    for (Game<?> game : Games.ALL) {
      for (GameInfo.Form form : game.info().forms()) {
        Setup setup = usual(game.info().key(), form);
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
    assertEquals(List.of(), hint.at(2).steps());
    assertEquals(Map.of(), hint.at(1).which());
    assertThrows(IllegalArgumentException.class, () -> hint.at(4));
    return index;
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
