package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Two matches that differ only in what one viewer must not know, including secret options, played
 * side by side: everything that viewer gets must be equal at every step (non-interference). Hidden
 * choices differ between the two worlds wherever possible; the part of a choice that the viewer
 * learns is the same. The pair ends when no such choice is left.
 */
final class Worlds<P> {

  /** Tells what a viewer learns of a choice when it is made. */
  @FunctionalInterface
  interface Learning<P> {
    String of(Viewer viewer, Match<P> match, Asked asked, Choice choice);
  }

  /**
   * Whether a viewer has legitimately learned of a difference between two worlds other than by a
   * choice.
   */
  @FunctionalInterface
  interface Parting<P> {
    boolean parted(Viewer viewer, Match<P> here, Match<P> there);
  }

  /** An action: the part the viewer learns, and its log notation. */
  private record Doing(Asked asked, String notation) {}

  private static final List<Command> DEPARTURES =
      List.of(Command.RESIGN, Command.FLAG, Command.LEAVE);

  private final Viewer viewer;
  private final Learning<P> learning;
  private final Parting<P> parting;
  private final Random random;
  private Match<P> here;
  private Match<P> there;
  private List<Event> hereNews;
  private List<Event> thereNews;

  /** What the viewer has legitimately learned of fallbacks. */
  private List<String> hereFallbacks = List.of();

  private List<String> thereFallbacks = List.of();
  private int steps;
  private int different;

  /** Two new matches with the same set-up as far as the viewer may know. */
  Worlds(
      Match<P> here,
      Match<P> there,
      Viewer viewer,
      Learning<P> learning,
      Parting<P> parting,
      Random random) {
    this.here = here;
    this.there = there;
    this.hereNews = here.news(viewer);
    this.thereNews = there.news(viewer);
    this.viewer = viewer;
    this.learning = learning;
    this.parting = parting;
    this.random = random;
  }

  /** Plays the pair until a match is over or no common answer is left. */
  void play(int most) {
    compare();
    while (steps < most && !here.isOver() && step()) {
      if (!hereFallbacks.equals(thereFallbacks)) return;
      if (parting.parted(viewer, here, there)) return;
      steps++;
      if (!here.view(Viewer.AFTER_MATCH).equals(there.view(Viewer.AFTER_MATCH))) different++;
      compare();
    }
  }

  /** How many steps were compared. */
  int steps() {
    return steps;
  }

  /** After how many of them the two worlds differed. */
  int different() {
    return different;
  }

  private boolean step() {
    if (random.nextInt(12) == 0 && takeBack()) return true;
    if (here.setup().size() > 2 && random.nextInt(120) == 0 && departure()) return true;
    if (random.nextInt(6) == 0) orderUnseen();
    Map<String, List<Doing>> hereDoings = doings(here);
    Map<String, List<Doing>> thereDoings = doings(there);
    List<String> both = new ArrayList<>(hereDoings.keySet());
    both.retainAll(thereDoings.keySet());
    if (both.isEmpty()) return false;
    String learned = both.get(random.nextInt(both.size()));
    Doing hereDoing = any(hereDoings.get(learned));
    Doing thereDoing = any(thereDoings.get(learned));
    next(chosen(here, hereDoing), chosen(there, thereDoing));
    return true;
  }

  private boolean takeBack() {
    for (int i = 0; i < here.setup().size(); i++) {
      Seat seat = Seat.of(i);
      if (!here.canTakeBack(seat) || !there.canTakeBack(seat)) continue;
      command(seat, Command.TAKE_BACK);
      return true;
    }
    return false;
  }

  /** Lets a seat leave, or be taken over, if public information allows it. */
  private boolean departure() {
    Seat seat = Seat.of(random.nextInt(here.setup().size()));
    Command any = DEPARTURES.get(random.nextInt(DEPARTURES.size()));
    Command command = here.gone(seat) ? Command.TAKE_OVER : any;
    assertEquals(here.can(seat, command), there.can(seat, command), "whether a seat can go");
    if (!here.can(seat, command)) return false;
    command(seat, command);
    return true;
  }

  private void command(Seat seat, Command command) {
    next(applied(here.command(seat, command)), applied(there.command(seat, command)));
  }

  /** Continues with these two; automatic answers follow at once, as in a room. */
  private void next(Match<P> hereNext, Match<P> thereNext) {
    hereNews = new ArrayList<>();
    thereNews = new ArrayList<>();
    hereFallbacks = new ArrayList<>();
    thereFallbacks = new ArrayList<>();
    here = settled(hereNext, hereNews, hereFallbacks);
    there = settled(thereNext, thereNews, thereFallbacks);
  }

  private Match<P> settled(Match<P> match, List<Event> news, List<String> learned) {
    news.addAll(match.news(viewer));
    for (Entry due; (due = match.due()) != null; ) {
      Asked asked = match.asked(due.seat());
      int code = match.game().fallback(match.position(), asked);
      Choice choice = match.game().choice(match.position(), asked, code);
      learned.add(due.seat() + " " + learning.of(viewer, match, asked, choice));
      match = applied(match.apply(due));
      news.addAll(match.news(viewer));
    }
    return match;
  }

  /** In one of the worlds another seat gives an order, which the viewer must not see. */
  private void orderUnseen() {
    Asked asked = there.open().get(random.nextInt(there.open().size()));
    if (viewer.knowsAs(asked.seat())) return;
    Order order = OrderChecks.anyFor(there, asked, random);
    if (order != null) there = applied(there.order(asked.seat(), order));
  }

  private Doing any(List<Doing> doings) {
    return doings.get(random.nextInt(doings.size()));
  }

  private Match<P> chosen(Match<P> match, Doing doing) {
    return applied(match.choose(doing.asked().seat(), doing.notation()));
  }

  private static <P> Match<P> applied(Step<P> step) {
    if (step instanceof Step.Applied<P> applied) return applied.match();
    throw new AssertionError("refused: " + step);
  }

  /** All possible answers now, grouped by what the viewer learns of them. */
  private Map<String, List<Doing>> doings(Match<P> match) {
    Map<String, List<Doing>> result = new LinkedHashMap<>();
    for (Asked asked : match.open()) {
      // A departing seat takes no offers; its other questions are answered automatically.
      if (match.gone(asked.seat())) continue;
      for (int code : asked.codes()) {
        Choice choice = match.game().choice(match.position(), asked, code);
        String learned = asked.seat() + " " + learning.of(viewer, match, asked, choice);
        result
            .computeIfAbsent(learned, key -> new ArrayList<>())
            .add(new Doing(asked, choice.notation()));
      }
    }
    return result;
  }

  private void compare() {
    assertEquals(here.isOver(), there.isOver(), "whether the match is over");
    assertEquals(here.outcome(), there.outcome(), "outcomes");
    assertEquals(
        here.asked(Seat.NATURE) == null,
        there.asked(Seat.NATURE) == null,
        "whether chance decides");
    assertEquals(here.view(viewer), there.view(viewer), "views");
    assertEquals(here.chosen(viewer), there.chosen(viewer), "options chosen");
    assertEquals(here.waiting(viewer), there.waiting(viewer), "open questions");
    assertEquals(hereNews, thereNews, "events");
    assertEquals(here.departures(), there.departures(), "departures");
    // The inputs of the public clocks.
    assertEquals(here.turn(), there.turn(), "turns");
    assertEquals(
        here.waiting(Viewer.SPECTATOR),
        there.waiting(Viewer.SPECTATOR),
        "open questions of spectators");
    for (var waiting : here.waiting(Viewer.SPECTATOR)) {
      Seat seat = waiting.seat();
      assertEquals(here.patience(seat), there.patience(seat), "times of questions");
    }
    for (int i = 0; i < here.setup().size(); i++) {
      Seat seat = Seat.of(i);
      if (!viewer.knowsAs(seat)) continue;
      assertEquals(here.question(seat), there.question(seat), "own question");
      assertEquals(here.orders(seat), there.orders(seat), "own orders");
      assertEquals(here.ordered(seat), there.ordered(seat), "what they answer");
      assertEquals(here.canTakeBack(seat), there.canTakeBack(seat), "own take-back");
    }
  }
}
