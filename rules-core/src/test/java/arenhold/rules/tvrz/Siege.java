package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match on a made-up position, played by notation. Seats are A, B, C, D; it is A's turn unless
 * something else is said. Nature takes the first card that may lie; all pass the windows that
 * nobody speaks of.
 */
final class Siege {

  private static final Tvrz GAME = new Tvrz();

  private final Map<String, Object> written = new LinkedHashMap<>();
  private final List<Map<String, Object>> forts = new ArrayList<>();
  private final Map<String, String> table = new LinkedHashMap<>();
  private final List<Event> events = new ArrayList<>();
  private Match<Position> match;
  private boolean ownDecks;

  /** A's phase 3 with so many seats. */
  static Siege of(int seats) {
    Siege siege = new Siege();
    for (int seat = 0; seat < seats; seat++) siege.forts.add(new LinkedHashMap<>());
    siege.with("phase", "attack").with("turn", 2 * seats + 1).with("first", 0);
    return siege.with("dealt", seats).with("begun", (1 << seats) - 1);
  }

  /** A attacks B. */
  static Siege duel(String attackers, String defenders) {
    return of(2).hand('A', attackers).hand('B', defenders);
  }

  Siege with(String field, Object value) {
    written.put(field, value);
    return this;
  }

  Siege phase(String phase) {
    return with("phase", phase);
  }

  Siege table(String option, String value) {
    table.put(option, value);
    return this;
  }

  Siege hand(char seat, String cards) {
    return fort(seat, "hand", cards(cards));
  }

  Siege works(char seat, String cards) {
    return fort(seat, "works", cards(cards));
  }

  Siege flag(char seat, String card) {
    return fort(seat, "flag", card);
  }

  /** A face-down unit that has been out since an earlier turn. */
  Siege unit(char seat, int number, String cards) {
    List<Object> row = new ArrayList<>();
    for (String card : cards.split(" ")) row.add(Map.of("card", card, "to", 0));
    @SuppressWarnings("unchecked")
    List<Object> units =
        (List<Object>) forts.get(seat - 'A').computeIfAbsent("units", k -> new ArrayList<>());
    units.add(Map.of("number", number, "cards", row, "since", 1, "moved", 1));
    return with("lastUnit", number);
  }

  Siege fort(char seat, String field, Object value) {
    forts.get(seat - 'A').put(field, value);
    return this;
  }

  private static Map<String, Object> cards(String keys) {
    Map<String, Object> cards = new LinkedHashMap<>();
    if (keys.isBlank()) return cards;
    for (String key : keys.split(" ")) cards.merge(key, 1, (a, b) -> (Integer) a + (Integer) b);
    return cards;
  }

  /** Everybody has a deck of their own, with every card in it. */
  Siege ownDecks() {
    ownDecks = true;
    return this;
  }

  private Setup setup() {
    if (!ownDecks) return TvrzContractTest.setup(forts.size(), table);
    List<String> cards = new ArrayList<>();
    for (Card card : OwnDecks.packable()) {
      cards.add(card.bar() == Bar.BROWN ? card.key() + ":2" : card.key());
    }
    Map<String, String> deck = Map.of("deck", String.join(",", cards));
    return new Setup("tvrz", "decks", Collections.nCopies(forts.size(), deck), table);
  }

  private Match<Position> match() {
    if (match == null) {
      written.put("forts", forts);
      Setup setup = setup();
      assertEquals(null, GAME.problem(setup));
      match = Match.from(GAME, setup, GAME.read(setup, written));
      settle();
    }
    return match;
  }

  /** Answers for Nature, and passes where a window alone is open. */
  private void settle() {
    while (!match.isOver() && match.asked(Seat.NATURE) != null) took(match.answer(Seat.NATURE, 0));
  }

  private void took(Match<Position> next) {
    int before = whole(match.position());
    match = next;
    events.addAll(match.news());
    int now = whole(match.position());
    if (before >= 0 && now >= 0) assertEquals(before, now, "no card is lost or doubled");
  }

  /** How many cards there are; -1 while some of them fight. */
  private static int whole(Position p) {
    if (p.bout != null || p.turn == 0) return -1;
    int all = 0;
    for (Fort fort : p.forts) all += fort.all().size();
    for (int pile = 0; pile < p.piles(); pile++) {
      all += p.pile(pile).all().size() + p.pile(pile).discard().size();
    }
    return all;
  }

  /** Plays these choices by whom they are offered to; windows before them are passed. */
  Siege play(String... notations) {
    for (String notation : notations) {
      while (holder(notation) == null) {
        Asked window = match().open().getFirst();
        boolean passes = !match.isOver() && offers(window, "pass");
        assertTrue(passes, () -> notation + " is not offered: " + all());
        choose(window.seat(), "pass");
      }
      choose(holder(notation), notation);
    }
    return this;
  }

  /** Plays the attack of the only neighbour, and these defenders in turn. */
  Siege attack(String card, String part, String... defenders) {
    play("attack " + card, "part " + part);
    for (String defender : defenders) play("defend " + defender);
    return passed();
  }

  /** All pass the windows that are open. */
  Siege passed() {
    while (!match().isOver()
        && match().open().stream().allMatch(a -> a.offer() || offers(a, "pass"))) {
      Asked window = match.open().stream().filter(a -> !a.offer()).findFirst().orElseThrow();
      choose(window.seat(), "pass");
    }
    return this;
  }

  private void choose(Seat seat, String notation) {
    Step<Position> step = match().choose(seat, notation);
    assertInstanceOf(Step.Applied.class, step, notation);
    took(applied(step));
    settle();
  }

  /** A seat gives a command, such as resigning. */
  Siege command(char seat, Command command) {
    took(applied(match().command(Seat.of(seat - 'A'), command)));
    settle();
    return this;
  }

  private static Match<Position> applied(Step<Position> step) {
    if (step instanceof Step.Applied<Position> applied) return applied.match();
    throw new AssertionError(step);
  }

  private Seat holder(String notation) {
    for (Asked asked : match().open()) if (offers(asked, notation)) return asked.seat();
    return null;
  }

  private boolean offers(Asked asked, String notation) {
    for (int code : asked.codes()) {
      if (GAME.notation(match().position(), asked, code).equals(notation)) return true;
    }
    return false;
  }

  private List<String> all() {
    List<String> all = new ArrayList<>();
    for (Asked asked : match().open()) {
      for (int code : asked.codes()) {
        all.add(asked.seat() + " " + GAME.notation(match.position(), asked, code));
      }
    }
    return all;
  }

  Siege offers(String... notations) {
    for (String notation : notations) {
      assertTrue(holder(notation) != null, () -> notation + ": " + all());
    }
    return this;
  }

  Siege refuses(String... notations) {
    Object before = match().view(Viewer.AFTER_MATCH);
    for (String notation : notations) {
      for (int seat = 0; seat < forts.size(); seat++) {
        Step<Position> step = match().choose(Seat.of(seat), notation);
        assertInstanceOf(Step.Rejected.class, step, notation);
      }
    }
    assertEquals(before, match().view(Viewer.AFTER_MATCH));
    return this;
  }

  /** The key of what is asked of the first seat that is asked. */
  String asked() {
    return match().open().getFirst().prompt().key();
  }

  Match<Position> played() {
    return match();
  }

  /** The keys of cards, null for those that are hidden. */
  static List<String> cards(List<TvrzView.Body> bodies) {
    List<String> keys = new ArrayList<>();
    for (TvrzView.Body body : bodies) keys.add(body == null ? null : body.card());
    return keys;
  }

  /** The cards that {@code viewer} knows to be in the hand of {@code holder}, or out. */
  List<String> known(char viewer, char holder) {
    return cards(view(viewer).seats().get(holder - 'A').known());
  }

  /** The shared discard pile. */
  List<String> discard() {
    return view().piles().getFirst().discard();
  }

  TvrzView view() {
    return (TvrzView) match().view(Viewer.AFTER_MATCH);
  }

  TvrzView view(char seat) {
    return (TvrzView) match().view(Viewer.of(Seat.of(seat - 'A')));
  }

  /** What the attacker had left after each step that was told. */
  Siege left(int... each) {
    List<Integer> told = new ArrayList<>();
    for (Event event : events) {
      switch (event) {
        case TvrzEvent.WallsCounted walls -> told.add(walls.left());
        case TvrzEvent.Doubled doubled -> told.add(doubled.left());
        case TvrzEvent.Exchanged exchanged -> told.add(exchanged.attackerLeft());
        default -> {}
      }
    }
    assertEquals(Arrays.stream(each).boxed().toList(), told);
    return this;
  }

  /** The cards on the discard pile, in the order of the catalogue. */
  Siege dead(String... cards) {
    assertEquals(List.of(cards), discard());
    return this;
  }

  Siege holds(char seat, String... cards) {
    List<String> hand = cards(view().seats().get(seat - 'A').hand());
    for (String card : cards) assertTrue(hand.contains(card), () -> card + " in " + hand);
    return this;
  }

  /** How many cards a seat holds. */
  int cards(char seat) {
    return view().seats().get(seat - 'A').cards();
  }

  Siege out(char... seats) {
    List<Integer> out = new ArrayList<>();
    for (char seat : seats) out.add(seat - 'A');
    assertEquals(out, view().out().stream().map(TvrzView.Out::seat).toList());
    return this;
  }

  Siege nobodyOut() {
    assertFalse(match().isOver());
    return out();
  }

  /** The events of this kind, in order. */
  <E extends Event> List<E> told(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
