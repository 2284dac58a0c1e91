package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Two who play a whole duel of Destiny, one of them on a tablet, and a watcher, each with their own
 * browser; then two on phones. They click until each kind of answer and almost every moment has
 * come; the rest of the match is played in second windows.
 */
class DestinyInTheBrowserIT extends VisitorsTest {

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(Seeds.class, new KnownSeeds(12)).with(SecondWindows.FAST);

  /** Answers within which all that is to be looked at must have come. */
  private static final int MOST_ANSWERS = 1_500;

  /** A moment that comes too late in a match to play all of it by clicks; phones look at it. */
  private static final String LATE = "remove";

  /** Answers that are given on phones. */
  private static final int ON_PHONES = 45;

  /** What players must have done. */
  private static final Set<String> DONE =
      Set.of(
          "action play",
          "action activate",
          "action resolve",
          "action reroll",
          "action claim",
          "action pass",
          "set-back some",
          "upkeep some",
          "trigger yes",
          "target at",
          "side side");

  /** A team was defeated, or no cards were left (D14.1, D14.2). */
  private static final Set<String> ENDS =
      Set.of("defeat", "defeat-both", "deck-out", "deck-out-both");

  /** Moments that a match may come to; each is looked at the first time it comes. */
  private static final Map<String, Predicate<DiceTable>> MOMENTS = moments();

  private final List<String> faults = new ArrayList<>();

  /** The moments that have not come. */
  private final Map<String, Predicate<DiceTable>> left = new LinkedHashMap<>();

  private int answers;
  private DiceTable table;

  private static Map<String, Predicate<DiceTable>> moments() {
    Map<String, Predicate<DiceTable>> moments = new LinkedHashMap<>();
    moments.put("mulligan", asks("set-back"));
    moments.put("field", asks("field"));
    moments.put("shields", asks("shield"));
    moments.put("action", asks("action"));
    moments.put("dice", table -> asks("action").test(table) && pooled(table) > 4);
    moments.put("target", asks("target"));
    moments.put("carrier", asks("carrier"));
    moments.put("remove", asks("remove"));
    moments.put("side", asks("side"));
    moments.put("reroll", asks("reroll"));
    moments.put("queue", table -> !table.view().path("queue").isEmpty());
    moments.put("upkeep", asks("upkeep"));
    return moments;
  }

  private static Predicate<DiceTable> asks(String prompt) {
    return table -> table.asked().stream().anyMatch(one -> DiceTable.prompt(one).equals(prompt));
  }

  private static int pooled(DiceTable table) {
    return (int)
        table.view().findValues("place").stream().filter(p -> p.asString().equals("pool")).count();
  }

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_whole_duel_is_played_and_watched_and_seen_again() throws IOException {
    List<Screen> screens = List.of(Screen.DESKTOP, Screen.TABLET);
    plays(
        screens,
        List.of("hero-smugglers", "villain-column"),
        () -> Set.of(LATE).containsAll(left.keySet()) && table.done().containsAll(DONE));
    left.remove(LATE);
    assertEquals(Set.of(), left.keySet(), "moments that did not come");
    assertTrue(table.done().containsAll(DONE), table.done().toString());
    lookAround("destiny-end");
    replay();
    assertEquals(List.of(), faults);
  }

  @Test
  void a_whole_duel_is_played_on_phones() throws IOException {
    List<Screen> screens = List.of(Screen.PHONE, Screen.PHONE);
    plays(screens, List.of("hero-starter", "villain-starter"), () -> answers > ON_PHONES);
    assertFalse(left.containsKey(LATE), left.keySet().toString());
    assertEquals(List.of(), faults);
  }

  /** Plays a match to its end, by clicks until this is enough. */
  private void plays(List<Screen> screens, List<String> teams, BooleanSupplier enough)
      throws IOException {
    table = DiceTable.start(browsers(), address(), "duel", screens, teams);
    left.putAll(MOMENTS);
    Random random = new Random(5);
    String size = "-" + screens.getFirst().name().toLowerCase(Locale.ROOT);
    for (; answers < MOST_ANSWERS && !enough.getAsBoolean() && !table.over(); answers++) {
      for (String moment : List.copyOf(left.keySet())) {
        if (!left.get(moment).test(table)) continue;
        left.remove(moment);
        lookAround("destiny-" + moment + size);
      }
      table.play(random);
    }
    table.playOut(address(), random);
    assertNothingHiddenIsTold();
    assertTrue(ENDS.contains(table.view().path("end").asString()), "it ended by the rules");
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/seed").isString());
      assertThat(visitor.page().locator(".ended")).isVisible();
      // Secret teams are open by now; what was published of them before still holds.
      assertThat(visitor.page().locator(".deal h2")).isVisible();
      assertThat(visitor.page().locator(".deal [role=alert]")).hasCount(0);
    }
  }

  /** All moments are looked at before what is wrong with their pages fails the test. */
  private void lookAround(String moment) throws IOException {
    try {
      table.party().lookAround(moment);
    } catch (AssertionError fault) {
      faults.add(moment + ": " + fault.getMessage());
    }
  }

  /** Nobody's page was sent another's hand. */
  private void assertNothingHiddenIsTold() {
    List<Visitor> readers = table.everybody();
    for (int reader = 0; reader < readers.size(); reader++) {
      int own = reader;
      readers.get(reader).views().forEach(view -> assertHandsAreHidden(view.path("seats"), own));
    }
  }

  private static void assertHandsAreHidden(JsonNode seats, int reader) {
    assertFalse(seats.isEmpty());
    for (int seat = 0; seat < seats.size(); seat++) {
      assertEquals(reader != seat, seats.get(seat).path("hand").isNull());
    }
  }

  /** The match can be seen again, with the knowledge of each and with everything open. */
  private void replay() throws IOException {
    Visitor player = table.seats().getFirst();
    player.page().locator("a[href^='/replay/']").first().click();
    player.page().locator(".table.replay .ds-arena").waitFor();
    Accessibility.check(player.page());
    player.picture("destiny-replay");
    Locator hands = player.page().locator(".ds-hand");
    player.page().locator(".timeline button").nth(1).click();
    assertThat(hands).hasCount(2);
    player.page().getByText("What everybody saw").click();
    assertThat(hands).hasCount(0);
    player.page().keyboard().press("End");
    player.picture("destiny-replay-end");
  }
}
