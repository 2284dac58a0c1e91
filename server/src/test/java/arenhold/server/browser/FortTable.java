package arenhold.server.browser;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * Players at a table of Tvrz and a watcher, each with their own browser, who meet through the pages
 * alone. They play by clicking cards, forts, parts, units and buttons; several may be asked at the
 * same time.
 */
final class FortTable {

  /** Choices that only end something are taken less often than others, of so many. */
  private static final int SELDOM = 3;

  private static final Set<String> ENDS = Set.of("done", "pass", "let-go", "nobody");

  /** Choices that would end the match early, or bind a player for its whole length. */
  private static final Set<String> SPARED = Set.of("give-up", "promise");

  /** What a choice can be about, each with the element that is clicked for it. */
  private static final Map<String, String> THINGS =
      Map.of(
          "card", "[data-card='%s']",
          "unit", "[data-thing='unit %s']",
          "part", "[data-thing='part %s']");

  /** By days no question has a time of its own that could run out on a slow machine (TV-R114). */
  private static final Consumer<Visitor> BY_DAYS = Party.clock("days");

  private static final String GIVEN = ".prompt [data-choice][aria-pressed=true]";

  private final Party party;

  /** The question each player has answered last, by its number. */
  private final Map<Visitor, Integer> answered = new HashMap<>();

  private final Set<String> verbs = new TreeSet<>();

  private FortTable(Party party) {
    this.party = party;
  }

  /**
   * They meet at a new table by days and start; returns when all see the match.
   *
   * @param screens the screens of the players, by seat
   */
  static FortTable start(Browsers browsers, String server, List<Screen> screens) {
    Party party = Party.of(browsers, screens);
    party.meet(
        server, Party.game("tvrz").andThen(host -> shared(host, screens.size())).andThen(BY_DAYS));
    party.begin();
    for (Visitor each : party.everybody()) each.page().locator(".tv-field").waitFor();
    return new FortTable(party);
  }

  /** People at a table where computers hold all other seats; the match is on. */
  static FortTable among(List<Visitor> people) {
    return new FortTable(new Party(people, people.getFirst()));
  }

  /** They draw from one pile. */
  private static void shared(Visitor host, int players) {
    host.page().locator(".form-tiles input[value='shared']").check();
    host.page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Players").setExact(true))
        .selectOption(String.valueOf(players));
  }

  Party party() {
    return party;
  }

  List<Visitor> seats() {
    return party.seats();
  }

  List<Visitor> everybody() {
    return party.everybody();
  }

  boolean over() {
    return party.over();
  }

  /** What players have done so far, by verb. */
  Set<String> verbs() {
    return verbs;
  }

  /** How many choices the match has. */
  int choices() {
    return choices(seats().getFirst());
  }

  private static int choices(Visitor visitor) {
    return visitor.state().at("/match/choices").asInt();
  }

  /** The running attack; missing if there is none. */
  JsonNode attack() {
    return party.watcher().state().at("/match/view/attack");
  }

  /** Those who have to answer, according to their pages; the others may be offered something. */
  List<Visitor> asked() {
    return seats().stream().filter(FortTable::mustAnswer).toList();
  }

  private static boolean mustAnswer(Visitor visitor) {
    JsonNode question = visitor.state().at("/match/question");
    return question.isObject() && !question.path("offer").asBoolean();
  }

  /**
   * Waits until somebody has to answer, or the match is over, and every page has come so far. A
   * page that lags behind a computer's move still shows the question before it.
   */
  private void settle() {
    party
        .watcher()
        .page()
        .waitForCondition(
            () ->
                (over() || !asked().isEmpty())
                    && everybody().stream().map(FortTable::choices).distinct().count() == 1);
  }

  /**
   * Lets all who are asked answer, until something happens that everybody sees; returns when
   * everyone has received it.
   */
  void play(Random random) {
    play(choices -> usual(choices, random));
  }

  /** The same, with nothing done that need not be, so that every turn comes to its attack soon. */
  void hasten(Random random) {
    play(choices -> soonest(choices, random));
  }

  /**
   * The rest of the match in the players' second windows; returns when every page shows its end.
   */
  void playOut(String server, Random random) {
    SecondWindows.playOut(
        server,
        party,
        state -> soonest(state.at("/match/question/choices").valueStream().toList(), random));
  }

  private void play(Function<List<JsonNode>, JsonNode> taste) {
    settle();
    if (over()) return;
    int before = choices();
    for (Visitor visitor : asked()) {
      int number = visitor.state().at("/match/asked").asInt();
      if (answered.getOrDefault(visitor, -1) == number) continue;
      answered.put(visitor, number);
      answer(visitor, taste);
      // In a window an answer is only noted: it is carried out when the other side has answered.
      visitor
          .page()
          .waitForCondition(
              () -> choices(visitor) > before || visitor.page().locator(GIVEN).count() > 0);
      if (choices(visitor) > before) break;
    }
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
    settle();
    for (Visitor each : everybody()) each.drawn();
  }

  private void answer(Visitor visitor, Function<List<JsonNode>, JsonNode> taste) {
    visitor.drawn();
    if (visitor.page().locator(".tv-several-card").count() > 0) {
      chooseSeveral(visitor);
      return;
    }
    List<JsonNode> all = visitor.state().at("/match/question/choices").valueStream().toList();
    JsonNode chosen = taste.apply(all);
    verbs.add(FormTable.verb(chosen));
    press(visitor, chosen);
  }

  private static JsonNode usual(List<JsonNode> choices, Random random) {
    return any(
        choices,
        choice -> !isSpared(choice) && !(ends(choice) && random.nextInt(SELDOM) > 0),
        random);
  }

  private static JsonNode soonest(List<JsonNode> choices, Random random) {
    boolean end = choices.stream().anyMatch(FortTable::ends);
    return any(choices, choice -> end ? ends(choice) : !isSpared(choice), random);
  }

  /** One of the wanted choices, or of all where none is wanted. */
  private static JsonNode any(List<JsonNode> choices, Predicate<JsonNode> wanted, Random random) {
    List<JsonNode> some = choices.stream().filter(wanted).toList();
    List<JsonNode> offered = some.isEmpty() ? choices : some;
    return offered.get(random.nextInt(offered.size()));
  }

  private static boolean ends(JsonNode choice) {
    return ENDS.contains(FormTable.verb(choice));
  }

  private static boolean isSpared(JsonNode choice) {
    return SPARED.contains(FormTable.verb(choice));
  }

  /** Picks as many cards as are wanted, and sends them together. */
  private static void chooseSeveral(Visitor visitor) {
    Locator cards = visitor.page().locator(".tv-several-card");
    Locator send = visitor.page().locator("[data-several]");
    for (int i = 0; i < cards.count() && send.isDisabled(); i++) cards.nth(i).click();
    send.click();
  }

  /** Clicks the way to this choice: what it is about, then its button. */
  private static void press(Visitor visitor, JsonNode choice) {
    String notation = choice.path("notation").asString();
    if (pressed(visitor, notation)) return;
    for (var thing : THINGS.entrySet()) {
      for (JsonNode key : choice.at("/parts/" + thing.getKey())) {
        Locator found = visitor.page().locator(thing.getValue().formatted(key.asString()));
        if (found.count() == 0 || !found.first().isVisible()) continue;
        found.first().click();
        if (pressed(visitor, notation)) return;
      }
    }
    String seat = choice.at("/parts/seat/0").asString("");
    if (!seat.isEmpty()) {
      visitor
          .page()
          .locator("[data-thing='seat " + (Integer.parseInt(seat) - 1) + "']")
          .first()
          .click();
      if (pressed(visitor, notation)) return;
    }
    // On a phone the choices of a window are picked first.
    Locator options = visitor.page().locator("button.tv-option");
    for (int i = 0; i < options.count(); i++) {
      options.nth(i).click();
      if (pressed(visitor, notation)) return;
    }
    throw new AssertionError("no way to " + choice + " on " + visitor.page().url());
  }

  private static boolean pressed(Visitor visitor, String notation) {
    Locator button =
        visitor.page().locator(".prompt [data-choice='" + notation + "']:not([disabled])");
    if (button.count() == 0) return false;
    button.first().click();
    return true;
  }
}
