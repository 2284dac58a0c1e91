package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A match on a made-up position, played by notation. Seats are A, B, C, D. It is round 2, A
 * controls battlefield 168 and is to act, hands are empty, decks hold ten copies of card 157.
 *
 * <p>Cards are called by their numbers. A side is written as its characters and supports, each with
 * what is on it: {@code 38/9*1!+59+44!} is character 38 with 9 damage and 1 shield, exhausted,
 * carrying 59 and an exhausted 44; {@code 28e} has two dice. A pool is written as {@code
 * 38:1melee}, the card and the side that shows. Choices are those of the game with numbers for
 * cards, pieces and dice ({@code at 11}, the second of several {@code at 11#2}) and faces for sides
 * ({@code side 3melee/1}).
 *
 * <p>Whatever can be declined and is not spoken of is declined; others pass. Nature rolls and draws
 * what was scripted, or the first of what is possible.
 *
 * <p>One long file, because it is the words of one notation: for what is there, for what is played,
 * and for how it stands then.
 */
public final class Duel {

  private static final Destiny GAME = new Destiny();

  private final Position start;
  private final Deque<String> nature = new ArrayDeque<>();
  private Random chance;
  private final List<Event> events = new ArrayList<>();
  private Match<Position> match;

  private Duel(Position start) {
    this.start = start;
  }

  private Duel(int seats) {
    List<Team> teams = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      teams.add(Teams.of(RandomPlayTest.setup(seats), Seat.of(seat)));
    }
    start = Position.empty(Terms.of(teams));
    for (int seat = 0; seat < seats; seat++) deck((char) ('A' + seat), 157, 10);
    start.phase = Phase.ACTION;
    start.round = 2;
    start.turn = seats + 1;
    start.field = 168;
    start.fieldOwner = 0;
    start.controller = 0;
  }

  /** From the first card dealt, with the prepared teams; chance goes on by a fixed seed. */
  public static Duel opening(int seats) {
    Duel duel = new Duel(GAME.start(RandomPlayTest.setup(seats)));
    duel.chance = new Random(1);
    return duel;
  }

  /** With these sides. */
  public static Duel of(String... sides) {
    Duel duel = new Duel(sides.length);
    for (int seat = 0; seat < sides.length; seat++) duel.place(seat, sides[seat]);
    return duel;
  }

  // What is there.

  private void place(int seat, String side) {
    for (String group : side.split(" ")) {
      Piece host = null;
      for (String written : group.split("\\+")) {
        Piece piece = enter(seat, written);
        if (host == null) host = piece;
        else piece.host = host.id;
      }
    }
  }

  private Piece enter(int seat, String written) {
    int number = Integer.parseInt(written.replaceAll("\\D.*", ""));
    int dice = !Cards.of(number).hasDie() ? 0 : written.contains("e") ? 2 : 1;
    Piece piece = start.enter(number, seat, dice);
    piece.damage = marked(written, '/');
    piece.shields = marked(written, '*');
    piece.ready = !written.contains("!");
    return piece;
  }

  private static int marked(String written, char mark) {
    int at = written.indexOf(mark);
    return at < 0 ? 0 : Integer.parseInt(written.substring(at + 1).replaceAll("\\D.*", ""));
  }

  /** These dice lie in the pool, each of the first such card whose die is on it. */
  public Duel pool(char seat, String... dice) {
    for (String written : dice) {
      int number = Integer.parseInt(written.substring(0, written.indexOf(':')));
      String face = written.substring(written.indexOf(':') + 1);
      Die die =
          start.dice.stream()
              .filter(each -> each.card == number && each.place == Die.Place.CARD)
              .filter(each -> start.of(each).controller == seat - 'A')
              .findFirst()
              .orElseThrow();
      die.place = Die.Place.POOL;
      die.pool = seat - 'A';
      die.side = face(number, face);
    }
    return this;
  }

  private static int face(int card, String face) {
    List<arenhold.rules.destiny.card.Side> sides = Cards.of(card).sides();
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).toString().equals(face)) return side;
    }
    return fail(card + " has no side " + face);
  }

  public Duel hand(char seat, int... cards) {
    for (int card : cards) {
      start.sides[seat - 'A'].hand = start.sides[seat - 'A'].hand.with(card, 0);
    }
    return this;
  }

  /** A holds this card and can pay for it. */
  public Duel given(int card) {
    start.sides[0].resources += Cards.of(card).cost();
    return hand('A', card);
  }

  public Duel resources(char seat, int amount) {
    start.sides[seat - 'A'].resources = amount;
    return this;
  }

  public Duel deck(char seat, int card, int copies) {
    int[] cards = new int[copies];
    Arrays.fill(cards, card);
    arenhold.rules.card.Cards pile = start.sides[seat - 'A'].deck.discard();
    start.sides[seat - 'A'].deck = Deck.EMPTY.with(arenhold.rules.card.Cards.of(cards), pile);
    return this;
  }

  /** Instead of the usual deck. */
  public Duel deckOf(char seat, int... cards) {
    start.sides[seat - 'A'].deck = Deck.of(arenhold.rules.card.Cards.of(cards));
    return this;
  }

  public Duel pile(char seat, int... cards) {
    for (int card : cards) {
      start.sides[seat - 'A'].deck = start.sides[seat - 'A'].deck.discard(card);
    }
    return this;
  }

  /** Characters that were defeated. */
  public Duel fallen(char seat, int... cards) {
    List<Member> fallen = new ArrayList<>();
    for (int card : cards) fallen.add(new Member(Cards.of(card), false));
    start.sides[seat - 'A'].fallen = fallen;
    return this;
  }

  public Duel field(int card, char controller) {
    start.field = card;
    start.controller = controller - 'A';
    return this;
  }

  /** The battlefield of this seat that is not in use. */
  public Duel unused(char seat, int card) {
    start.sides[seat - 'A'].unused = card;
    return this;
  }

  /** The seats as they follow one another, such as {@code ACB}. */
  public Duel clockwise(String seats) {
    start.clockwise = seats.chars().mapToObj(seat -> seat - 'A').toList();
    return this;
  }

  public Duel claimed(char seat) {
    start.claimed = seat - 'A';
    return this;
  }

  public Duel turn(char seat) {
    start.active = seat - 'A';
    return this;
  }

  public Duel round(int round) {
    start.round = round;
    return this;
  }

  /** What is rolled (faces), drawn or picked at random (numbers) next. */
  public Duel nature(String... answers) {
    nature.addAll(List.of(answers));
    return this;
  }

  // What is played.

  private Match<Position> match() {
    if (match == null) {
      match = Match.from(GAME, RandomPlayTest.setup(start.seats()), start);
      answerNature();
    }
    return match;
  }

  private Position p() {
    return match().position();
  }

  private void took(Match<Position> next) {
    match = next;
    events.addAll(match.news());
  }

  private void answerNature() {
    while (!match.isOver() && match.asked(Seat.NATURE) != null) {
      Asked asked = match.asked(Seat.NATURE);
      int index = chance == null ? 0 : chance.nextInt(asked.codes().length);
      String wanted = nature.poll();
      if (wanted != null) {
        index = names(asked).indexOf(wanted);
        assertTrue(index >= 0, wanted + " cannot come: " + names(asked));
      }
      took(match.answer(Seat.NATURE, index));
    }
  }

  /** Plays these choices. */
  public Duel play(String... choices) {
    for (String choice : choices) choose(choice);
    return this;
  }

  private void choose(String choice) {
    while (true) {
      assertFalse(match().isOver(), () -> "over before " + choice);
      for (Asked asked : match.open()) {
        int index = names(asked).indexOf(choice);
        if (index < 0) continue;
        took(match.answer(asked.seat(), index));
        answerNature();
        return;
      }
      decline(choice);
    }
  }

  private void decline(String before) {
    Asked asked = match().open().getFirst();
    List<String> names = names(asked);
    int index = Math.max(names.indexOf("no"), names.indexOf("done"));
    boolean passes = !asked.prompt().key().equals("action");
    boolean last = p().passes + 1 >= p().present().size();
    if (index < 0 && !passes && !last) index = names.indexOf("pass");
    if (index < 0) fail(before + " is not among " + asked.prompt().key() + " " + names);
    took(match.answer(asked.seat(), index));
    answerNature();
  }

  /** Declines whatever is open until the next turn, or the end of the match. */
  private void settle() {
    while (!match().isOver() && !match.open().getFirst().prompt().key().equals("action")) {
      decline("an end");
    }
  }

  /** A player leaves between two answers: resigned, or out of time. */
  public Duel leaves(char seat) {
    Step<Position> step = match().command(Seat.of(seat - 'A'), Command.RESIGN);
    took(((Step.Applied<Position>) step).match());
    answerNature();
    return this;
  }

  /** This seat takes back its newest choice. */
  public Duel takesBack(char seat) {
    Step<Position> step = match().command(Seat.of(seat - 'A'), Command.TAKE_BACK);
    took(((Step.Applied<Position>) step).match());
    return this;
  }

  /** Both pass, and nobody discards in upkeep. */
  public Duel endOfRound() {
    settle();
    int round = p().round;
    while (!match.isOver() && p().round == round) {
      Asked asked = match.open().getFirst();
      List<String> names = names(asked);
      took(match.answer(asked.seat(), Math.max(names.indexOf("pass"), names.indexOf("done"))));
      answerNature();
    }
    return this;
  }

  /** What can be chosen, with numbers for names; equal ones are counted from {@code #2}. */
  private List<String> names(Asked asked) {
    List<String> names = new ArrayList<>();
    for (int code : asked.codes()) {
      String name = name(asked, code);
      int same = 1;
      for (String each : names) if (each.equals(name) || each.startsWith(name + "#")) same++;
      names.add(same == 1 ? name : name + "#" + same);
    }
    return names;
  }

  private String name(Asked asked, int code) {
    Verb verb = Code.verb(code);
    if (verb == Verb.ROLL || verb == Verb.SIDE) {
      String face = Code.die(p(), code).printed().sides().get(Code.with(code)).toString();
      return verb == Verb.ROLL ? face : "side " + face;
    }
    if (verb == Verb.DRAW || verb == Verb.PICK) return String.valueOf(Code.with(code));
    String notation = GAME.notation(p(), asked, code);
    return notation.replaceAll("aw0*(\\d+)(\\.\\d+[ab]?)?", "$1");
  }

  // What is asked.

  /** Something of this kind is asked, and these choices are offered. */
  public Duel asks(String prompt, String... choices) {
    Asked asked = match().open().getFirst();
    assertEquals(prompt, asked.prompt().key());
    return offers(choices);
  }

  /** This seat is asked. */
  public Duel asks(char seat, String prompt) {
    assertEquals(Seat.of(seat - 'A'), match().open().getFirst().seat());
    return asks(prompt);
  }

  /** What can be chosen. */
  public List<String> choices() {
    return names(match().open().getFirst());
  }

  /** Who is asked first. */
  public char asked() {
    return (char) ('A' + match().open().getFirst().seat().index());
  }

  public Duel offers(String... choices) {
    List<String> names = names(match().open().getFirst());
    for (String each : choices) assertTrue(names.contains(each), () -> each + " in " + names);
    return this;
  }

  /** None of these can be chosen. */
  public Duel refuses(String... choices) {
    for (Asked asked : match().open()) {
      List<String> names = names(asked);
      for (String each : choices) assertFalse(names.contains(each), () -> each + " in " + names);
    }
    return this;
  }

  /** This seat cannot take back what it chose last. */
  public Duel standsBy(char seat) {
    assertFalse(match().canTakeBack(Seat.of(seat - 'A')));
    return this;
  }

  /** Resolving this die, by its name in play, is not offered for this reason. */
  public Duel cannotResolve(String die, String why) {
    return cannotChoose("resolve " + die, why);
  }

  /** This choice, with names in play, is not offered for this reason; null for none. */
  public Duel cannotChoose(String choice, String why) {
    Asked asked = match().open().getFirst();
    for (int code : asked.codes()) assertNotEquals(choice, GAME.notation(p(), asked, code));
    assertEquals(why, match().whyNot(asked.seat(), choice));
    return this;
  }

  /** The parts of a choice that is offered. */
  public Map<String, List<String>> parts(String choice) {
    Asked asked = match().open().getFirst();
    int index = names(asked).indexOf(choice);
    assertTrue(index >= 0, () -> choice + " in " + names(asked));
    return GAME.choice(p(), asked, asked.codes()[index]).parts();
  }

  /** What a seat sees now. */
  public DestinyView view(char seat) {
    return (DestinyView) match().view(Viewer.of(Seat.of(seat - 'A')));
  }

  /** How long the question that is asked now waits besides the match clock (DS-D19.5). */
  public Patience patience() {
    return match().patience(match().open().getFirst().seat());
  }

  /** The match is over: nobody is asked anything. */
  public Duel isOver() {
    assertTrue(match().isOver());
    assertEquals(List.of(), match.open());
    return this;
  }

  /** The game accepts none of these lines of this seat, with names in play. */
  public Duel rejects(char seat, String... lines) {
    for (String each : lines) {
      Step<Position> step = match().apply(new Entry(Seat.of(seat - 'A'), each));
      assertInstanceOf(Step.Rejected.class, step, each);
    }
    return this;
  }

  // How things stand once nothing is open any more.

  /** The characters and supports of a seat with what is on them. */
  public Duel side(char seat, String expected) {
    settle();
    List<String> written = new ArrayList<>();
    for (Piece piece : p().pieces) {
      if (piece.controller != seat - 'A' || piece.host >= 0) continue;
      StringBuilder text = new StringBuilder(written(piece));
      for (Piece each : p().upgrades(piece)) text.append('+').append(written(each));
      written.add(text.toString());
    }
    assertEquals(expected, String.join(" ", written));
    return this;
  }

  private static String written(Piece piece) {
    return piece.card
        + (piece.dice == 2 ? "e" : "")
        + (piece.damage > 0 ? "/" + piece.damage : "")
        + (piece.shields > 0 ? "*" + piece.shields : "")
        + (piece.ready ? "" : "!");
  }

  /** The dice in a pool. */
  public Duel inPool(char seat, String... expected) {
    settle();
    List<String> dice = new ArrayList<>();
    for (Die die : p().pool(seat - 'A')) dice.add(die.card + ":" + die.top());
    assertEquals(List.of(expected), dice);
    return this;
  }

  /** The cards of a hand, by number. */
  public Duel holds(char seat, int... expected) {
    settle();
    Hand hand = p().sides[seat - 'A'].hand;
    assertEquals(arenhold.rules.card.Cards.of(expected), hand.cards());
    return this;
  }

  /** The cards of a discard pile, by number. */
  public Duel discarded(char seat, int... expected) {
    settle();
    var pile = p().sides[seat - 'A'].deck.discard();
    assertEquals(arenhold.rules.card.Cards.of(expected), pile);
    return this;
  }

  /** The resources of a seat. */
  public Duel has(char seat, int expected) {
    settle();
    assertEquals(expected, p().sides[seat - 'A'].resources);
    return this;
  }

  /** How many cards are left in a deck. */
  public Duel deckSize(char seat, int expected) {
    settle();
    assertEquals(expected, p().sides[seat - 'A'].deck.size());
    return this;
  }

  /** The match is over, and this seat has won. */
  public Duel won(char seat, String reason) {
    settle();
    assertEquals(1, match.outcome().orElseThrow().places().get(seat - 'A'));
    assertEquals(reason, p().reason);
    return this;
  }

  /** The position with whatever is open. */
  public Position unsettled() {
    return match().position();
  }

  /** The position as it stands, for what has no word here. */
  public Position position() {
    settle();
    return p();
  }

  /** Everything that was told, as this seat was told it. */
  public List<Event> told(char seat) {
    Viewer viewer = Viewer.of(Seat.of(seat - 'A'));
    return events.stream().flatMap(each -> each.seenBy(viewer).stream()).toList();
  }
}
