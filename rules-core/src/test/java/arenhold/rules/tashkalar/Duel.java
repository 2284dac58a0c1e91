package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A Duel, or another form, on a made-up position, played by notation; Nature takes the first card
 * that may lie.
 */
final class Duel {

  private static final TashKalar GAME = new TashKalar();

  private final Map<String, Object> written = new LinkedHashMap<>();
  private final Map<String, Object> turn = new LinkedHashMap<>();
  private final List<Map<String, Object>> hands = eachSeat();
  private final List<Map<String, Object>> decks = eachSeat();
  private final List<Map<String, Object>> supply = eachSeat();
  private TashKalar game = GAME;
  private Setup setup = RandomDuelTest.SETUP;
  private Match<Position> match;
  private final List<Event> events = new ArrayList<>();

  private static List<Map<String, Object>> eachSeat() {
    return Stream.generate(() -> (Map<String, Object>) new LinkedHashMap<String, Object>())
        .limit(4)
        .toList();
  }

  /** A set-up of any form with as many seats as it needs at least, each school in its order. */
  static Setup setup(String form) {
    return setup(form, GAME.info().form(form).minSeats());
  }

  /** A set-up of any form for this many seats, each school in its order. */
  static Setup setup(String form, int seats) {
    List<Map<String, String>> each =
        Catalogue.SCHOOLS.stream().limit(seats).map(s -> Map.of("school", s.key())).toList();
    return new Setup("tashkalar", form, each, Map.of());
  }

  /** By older rules. */
  Duel by(int version) {
    game = (TashKalar) GAME.at(version);
    return this;
  }

  /** Another form than the Duel. */
  Duel form(String form) {
    setup = setup(form);
    return this;
  }

  /** A form other than the Duel, for this many seats. */
  Duel form(String form, int seats) {
    setup = setup(form, seats);
    return this;
  }

  /** The Melee; name the schools of three or four seats with it. */
  Duel manyColours() {
    return form("melee");
  }

  /** A board written as pieces with their squares: {@code nc e5 f6, sh d4}. */
  static Duel on(String pieces) {
    Duel duel = new Duel();
    Map<String, Object> board = new LinkedHashMap<>();
    for (String group : pieces.split(",")) {
      String[] words = group.strip().split(" ");
      for (int i = 1; i < words.length; i++) board.put(words[i], words[0]);
    }
    duel.written.put("board", board);
    return duel;
  }

  Duel beings(int seat, String... cards) {
    hands.get(seat).put("beings", List.of(cards));
    return this;
  }

  Duel legends(int seat, String... cards) {
    hands.get(seat).put("legends", List.of(cards));
    return this;
  }

  Duel flares(int seat, String... cards) {
    hands.get(seat).put("flares", List.of(cards));
    return this;
  }

  Duel turn(String key, Object value) {
    turn.put(key, value);
    return this;
  }

  Duel actions(int actions) {
    return turn("actions", actions);
  }

  Duel scores(int first, int second) {
    written.put("scores", List.of(first, second));
    return this;
  }

  Duel supply(int seat, String kind, int count) {
    supply.get(seat).put(kind, count);
    return this;
  }

  Duel deck(int seat, String where, List<?> cards) {
    decks.get(seat).put(where, cards);
    return this;
  }

  Duel with(String key, Object value) {
    written.put(key, value);
    return this;
  }

  /** Plays these schools instead of the two Empires. */
  Duel schools(String... schools) {
    List<Map<String, String>> seats =
        Stream.of(schools).map(school -> Map.of("school", school)).toList();
    boolean expansions = Stream.of(schools).anyMatch(key -> Catalogue.school(key).expansion());
    Map<String, String> table = expansions ? Map.of("expansions", "yes") : setup.table();
    setup = new Setup(setup.game(), setup.form(), seats, table);
    return this;
  }

  /** Summons a being of the first seat's school on e5 against Southern pieces. */
  static Duel summoned(String school, String card, String pieces) {
    return on(pieces).schools(school, "southern").beings(0, card).play("summon " + card + " e5");
  }

  Duel asks(String prompt) {
    assertEquals(prompt, prompt());
    return this;
  }

  /** Asserts that the effect asks nothing more and this many actions are left. */
  Duel done(int actions) {
    assertEquals("action", prompt());
    assertEquals(actions, view().turn().actions());
    return this;
  }

  Duel table(String option, String value) {
    setup = new Setup(setup.game(), setup.form(), setup.seats(), Map.of(option, value));
    return this;
  }

  /** Makes these choices, for whichever seat is asked. */
  Duel play(String... notations) {
    start();
    for (String notation : notations) {
      Step<Position> step = match.choose(asked(), notation);
      assertTrue(step instanceof Step.Applied, () -> notation + " of " + choices());
      take(((Step.Applied<Position>) step).match());
    }
    return this;
  }

  private void start() {
    if (match != null) return;
    written.put("turn", turn);
    written.put("hands", stated(hands));
    written.put("decks", stated(decks));
    written.put("supply", stated(supply));
    take(Match.from(game, setup, game.read(setup, written)));
  }

  /** Those up to the last one of which something is stated. */
  private static List<Map<String, Object>> stated(List<Map<String, Object>> each) {
    int count = each.size();
    while (count > 0 && each.get(count - 1).isEmpty()) count--;
    return each.subList(0, count);
  }

  private void take(Match<Position> next) {
    match = next;
    events.addAll(match.news());
    while (true) {
      if (match.due() != null) match = ((Step.Applied<Position>) match.apply(match.due())).match();
      else if (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, 0);
      else return;
      events.addAll(match.news());
    }
  }

  /** The seat that is asked now. */
  Seat asked() {
    start();
    return match.open().getFirst().seat();
  }

  /** Every choice that is offered now. */
  List<String> choices() {
    start();
    return match.question(asked()).orElseThrow().choices().stream()
        .map(choice -> choice.notation())
        .toList();
  }

  /** The choices that start so, without that start. */
  List<String> choices(String start) {
    return choices().stream()
        .filter(choice -> choice.startsWith(start))
        .map(choice -> choice.substring(start.length()))
        .toList();
  }

  Duel offers(String... notations) {
    assertEquals(List.of(notations), choices());
    return this;
  }

  Duel refuses(String... notations) {
    for (String notation : notations) {
      assertTrue(!choices().contains(notation), () -> notation + " in " + choices());
    }
    return this;
  }

  Duel has(String square, String piece) {
    assertEquals(piece, view().board().get(square), square);
    return this;
  }

  Duel board(String pieces) {
    Map<String, String> board = new LinkedHashMap<>();
    for (String group : pieces.split(",")) {
      String[] words = group.strip().split(" ");
      for (int i = 1; i < words.length; i++) board.put(words[i], words[0]);
    }
    assertEquals(board, view().board());
    return this;
  }

  Duel destroyed(Map<String, Integer> tally) {
    assertEquals(tally, view().destroyed());
    return this;
  }

  TashKalarView view() {
    start();
    return (TashKalarView) match.view(Viewer.AFTER_MATCH);
  }

  TashKalarView view(int seat) {
    start();
    return (TashKalarView) match.view(Viewer.of(Seat.of(seat)));
  }

  List<Integer> scores() {
    return view().seats().stream().map(TashKalarView.SeatView::score).toList();
  }

  String prompt() {
    return match().open().getFirst().prompt().key();
  }

  Match<Position> match() {
    start();
    return match;
  }

  Step<Position> command(int seat, Command command) {
    start();
    Step<Position> step = match.command(Seat.of(seat), command);
    if (step instanceof Step.Applied<Position> applied) take(applied.match());
    return step;
  }

  Outcome outcome() {
    return match().outcome().orElseThrow();
  }

  List<Event> events() {
    start();
    return events;
  }
}
