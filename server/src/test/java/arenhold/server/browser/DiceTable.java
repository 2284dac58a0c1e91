package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * Players at a table of Destiny and a watcher, each with their own browser, who meet through the
 * pages alone. They play by clicking dice, cards in play, cards of their hand and buttons.
 */
final class DiceTable {

  /** Cards that need not be discarded are discarded once in so many times. */
  private static final int SELDOM = 4;

  /** Questions whose answers are picked together. */
  private static final Set<String> SEVERAL = Set.of("set-back", "upkeep", "reroll", "join");

  private final Party party;
  private final Set<String> done = new TreeSet<>();
  private final Set<String> tried = new TreeSet<>();

  /** Whether every choice of each new kind of question is looked for, not only what is chosen. */
  private final boolean thorough;

  private DiceTable(Party party, boolean thorough) {
    this.party = party;
    this.thorough = thorough;
  }

  /**
   * They meet at a new table and start; returns when all see the match.
   *
   * @param form the form's key
   * @param screens the screens of the players, by seat
   * @param teams the prepared teams of the first seats; the others keep the usual one
   */
  static DiceTable start(
      Browsers browsers, String server, String form, List<Screen> screens, List<String> teams) {
    Party party = Party.of(browsers, screens);
    party.meet(server, table(form, screens.size()));
    for (int seat = 0; seat < teams.size(); seat++) bring(party, seat, teams.get(seat));
    return begun(party);
  }

  /** Lets a player at a table that has not begun choose one of the prepared teams. */
  static void bring(Party party, int seat, String team) {
    Visitor visitor = party.seats().get(seat);
    String tile = "[value='prepared/" + team + "']";
    visitor.page().locator(".ds-team-tiles .pick:has(" + tile + ")").click();
    visitor.page().locator(".ds-team-tiles " + tile + ":checked").waitFor();
    visitor.drawn();
  }

  /** Lets a player at a table that has not begun bring a team as text. */
  static void bringText(Party party, int seat, String team) {
    Visitor visitor = party.seats().get(seat);
    visitor.press("Import");
    Locator dialog = visitor.page().locator("dialog[open]");
    dialog.locator("textarea").fill(team);
    dialog.locator(".btn.pri").click();
    String first = team.substring(0, team.indexOf(','));
    String brought = "/room/seats/" + seat + "/options/team";
    visitor.await(state -> state.at(brought).asString("").contains(first));
  }

  /** Somebody at a table where computers hold all other seats; the match is on. */
  static DiceTable alone(Visitor visitor) {
    return new DiceTable(new Party(List.of(visitor), visitor), false);
  }

  /** They begin at a table where all are seated; returns when all see the match. */
  static DiceTable begun(Party party) {
    party.begin();
    for (Visitor each : party.everybody()) each.page().locator(".ds-arena").waitFor();
    return new DiceTable(party, true);
  }

  /** A host's choices for a table of this form; by days nobody is hurried on a slow machine. */
  static Consumer<Visitor> table(String form, int players) {
    return Party.game("destiny")
        .andThen(host -> form(host, form, players))
        .andThen(Party.clock("days"));
  }

  private static void form(Visitor host, String form, int players) {
    host.page().locator(".form-tiles input[value='" + form + "']").check();
    if (players == 2) return;
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

  /** What players have been asked and have done so far: `target at`, `action play event`. */
  Set<String> done() {
    return done;
  }

  /** The position as everybody may know it. */
  JsonNode view() {
    return party.watcher().state().at("/match/view");
  }

  private static int choices(Visitor visitor) {
    return visitor.state().at("/match/choices").asInt();
  }

  static JsonNode question(Visitor visitor) {
    return visitor.state().at("/match/question");
  }

  static String prompt(Visitor visitor) {
    return question(visitor).path("prompt").asString("");
  }

  /** Those who are asked something, by seat. */
  List<Visitor> asked() {
    return seats().stream().filter(visitor -> question(visitor).isObject()).toList();
  }

  /** Lets one who is asked answer by preference; returns when everyone has received it. */
  void play(Random random) {
    Visitor visitor = asked().getFirst();
    visitor.drawn();
    if (takesSeveral(visitor)) severally(visitor, random);
    else if (prompt(visitor).equals("order")) inOrder(visitor, random);
    else answer(visitor, Hitting.preferred(visitor, random));
  }

  private static boolean takesSeveral(Visitor visitor) {
    return SEVERAL.contains(prompt(visitor))
        && question(visitor).path("choices").valueStream().anyMatch(choice -> is(choice, "done"));
  }

  /** The first choice of this kind that a player who is asked has. */
  static JsonNode choice(Visitor visitor, String verb) {
    return question(visitor)
        .path("choices")
        .valueStream()
        .filter(choice -> is(choice, verb))
        .findFirst()
        .orElseThrow();
  }

  static boolean is(JsonNode choice, String verb) {
    return FormTable.verb(choice).equals(verb);
  }

  /** Lets a player make this choice by clicks; returns when everyone has received it. */
  void answer(Visitor visitor, JsonNode choice) {
    if (thorough) everyWayIsOpen(visitor);
    int before = choices(visitor);
    done.add(prompt(visitor) + " " + FormTable.verb(choice));
    Locator button = lead(visitor, choice, before);
    if (button != null) button.click();
    settle(visitor, before + 1, is(choice, "resolve"));
  }

  /** Picks some of what can be picked together, and sends it. */
  private void severally(Visitor visitor, Random random) {
    String prompt = prompt(visitor);
    int before = choices(visitor);
    int picked = 0;
    for (JsonNode choice : question(visitor).path("choices")) {
      if (is(choice, "done")) continue;
      Locator thing = found(visitor, choice);
      boolean wanted =
          switch (prompt) {
            case "join" -> true;
            case "reroll" -> random.nextBoolean();
            default -> random.nextInt(SELDOM) == 0;
          };
      if (isIn(thing) != wanted) thing.click();
      assertThat(thing).hasAttribute("aria-pressed", String.valueOf(wanted));
      if (wanted) picked++;
    }
    done.add(prompt + " " + (picked > 0 ? "some" : "none"));
    int least = before + picked;
    visitor.page().locator(".prompt .btn.pri").click();
    visitor.await(
        state ->
            state.at("/match/choices").asInt() > least
                || state.at("/match/choices").asInt() == least
                    && !state.at("/match/question/prompt").asString("").equals(prompt));
    settle(visitor, least, false);
  }

  /** Puts abilities in order: perhaps the first one later. */
  private void inOrder(Visitor visitor, Random random) {
    int before = choices(visitor);
    int abilities = question(visitor).path("choices").size();
    done.add("order");
    if (random.nextBoolean()) {
      visitor.page().locator(".ds-step-arrows button:not([disabled])").first().click();
    }
    visitor.page().locator(".prompt .btn.pri").click();
    settle(visitor, before + abilities - 1, false);
  }

  private static boolean isIn(Locator thing) {
    return "true".equals(thing.getAttribute("aria-pressed"));
  }

  /**
   * Waits until the answers have come and nothing more follows by itself: dice join one that was
   * named, as long as that can be taken back.
   */
  private void settle(Visitor visitor, int choices, boolean joins) {
    visitor.await(
        state ->
            state.at("/match/choices").asInt() >= choices
                && !(joins
                    && state.at("/match/question/prompt").asString("").equals("join")
                    && state.at("/match/canTakeBack").asBoolean()));
    int now = choices(visitor);
    for (Visitor each : everybody()) each.await(state -> state.at("/match/choices").asInt() >= now);
    party.watcher().await(state -> over() || !asked().isEmpty());
  }

  /**
   * Every choice of a question that is of a new kind on this screen can be reached by clicks: its
   * button appears. Nothing is sent.
   */
  private void everyWayIsOpen(Visitor visitor) {
    JsonNode question = question(visitor);
    Set<String> verbs = new TreeSet<>();
    question.path("choices").forEach(choice -> verbs.add(FormTable.verb(choice)));
    String kind = visitor.page().viewportSize().width + " " + prompt(visitor) + " " + verbs;
    if (!tried.add(kind)) return;
    for (JsonNode choice : question.path("choices")) {
      if (is(choice, "resolve")) {
        // A tap on the die may already send this.
        found(visitor, choice);
        continue;
      }
      if (lead(visitor, choice, choices(visitor)) == null) throw lost(visitor, choice);
      visitor.page().keyboard().press("Escape");
    }
  }

  /**
   * Clicks the way to this choice up to its button.
   *
   * @return the button that sends it; null if it is sent already
   */
  private static Locator lead(Visitor visitor, JsonNode choice, int before) {
    Locator button = button(visitor, choice);
    if (isThere(button)) return button;
    for (String opener : openers(choice)) {
      boolean opens = !opener.isEmpty();
      Locator opening = visitor.page().locator(opens ? opener : "body");
      for (int i = 0; i < opening.count(); i++) {
        if (opens) {
          if (!isThere(opening.nth(i)) || opening.nth(i).isDisabled()) continue;
          opening.nth(i).click();
          if (isThere(button)) return button;
        }
        for (String thing : things(choice)) {
          Locator found = visitor.page().locator(thing).first();
          if (!isThere(found)) continue;
          found.click();
          if (isThere(button)) return button;
          if (!is(choice, "resolve")) continue;
          visitor.page().waitForCondition(() -> isThere(button) || isSent(visitor, before));
          return isThere(button) ? button : null;
        }
      }
      visitor.page().keyboard().press("Escape");
    }
    throw lost(visitor, choice);
  }

  /** What a choice is about, where it can be clicked at once. */
  static Locator found(Visitor visitor, JsonNode choice) {
    return things(choice).stream()
        .map(thing -> visitor.page().locator(thing).first())
        .filter(DiceTable::isThere)
        .findFirst()
        .orElseThrow(() -> lost(visitor, choice));
  }

  private static AssertionError lost(Visitor visitor, JsonNode choice) {
    visitor.shoot("destiny-lost");
    return new AssertionError(
        "no way to " + choice + " of " + question(visitor) + " on " + visitor.page().url());
  }

  private static Locator button(Visitor visitor, JsonNode choice) {
    String notation = choice.path("notation").asString();
    return visitor
        .page()
        .locator(".prompt [data-choice='" + notation + "']:not([disabled])")
        .first();
  }

  private static boolean isThere(Locator locator) {
    return locator.count() > 0 && locator.first().isVisible();
  }

  private static boolean isSent(Visitor visitor, int before) {
    return choices(visitor) > before || visitor.page().locator("[data-sending]").count() > 0;
  }

  /** What may have to be opened first: nothing, the rail's kind, the other side, an opponent. */
  private static List<String> openers(JsonNode choice) {
    String verb = FormTable.verb(choice);
    return List.of("", "[data-verb='" + verb + "']", ".ds-other-side", ".ds-totals button");
  }

  /** What a choice is about, as elements to click, the best one first. */
  private static List<String> things(JsonNode choice) {
    List<String> things = new ArrayList<>();
    String notation = choice.path("notation").asString();
    part(choice, "side", key -> things.add(".ds-turning [data-thing='side " + key + "']"));
    part(choice, "piece", key -> things.add(".prompt [data-thing='piece " + key + "']"));
    part(choice, "piece", key -> things.add("[data-thing='piece " + key + "']"));
    part(choice, "die", key -> things.add("[data-thing='die " + key + "']"));
    part(choice, "seat", key -> things.add("[data-thing='seat " + key + "']"));
    things.add(".prompt [data-thing='" + notation + "']");
    things.add("[data-thing='" + notation + "']");
    part(choice, "card", key -> things.add(".ds-hand [data-thing^='card " + key + " ']"));
    return things;
  }

  private static void part(JsonNode choice, String name, Consumer<String> found) {
    String key = choice.at("/parts/" + name + "/0").asString("");
    if (!key.isEmpty()) found.accept(key);
  }

  /** Plays on until this is so, or the match is over. */
  boolean playUntil(Predicate<DiceTable> wanted, Random random, int most) {
    for (int i = 0; i < most && !over(); i++) {
      if (wanted.test(this)) return true;
      play(random);
    }
    return wanted.test(this);
  }

  /**
   * The rest of the match in the players' second windows; returns when every page shows its end.
   */
  void playOut(String server, Random random) {
    SecondWindows.playOut(server, party, state -> Hitting.preferred(state, random));
  }

  /** Plays in the players' second windows until this is so of a player's document. */
  void playUntil(String server, Predicate<JsonNode> wanted, Random random) {
    SecondWindows.playUntil(server, party, state -> Hitting.preferred(state, random), wanted);
  }

  void leave() {
    party.leave();
  }
}
