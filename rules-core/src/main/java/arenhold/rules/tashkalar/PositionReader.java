package arenhold.rules.tashkalar;

import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Fields;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.EndTrigger.Why;
import arenhold.rules.tashkalar.Position.Phase;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.task.Sight;
import arenhold.rules.tashkalar.task.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads a position that {@link PositionText} or a person wrote. Where something is left out, the
 * phase is an action of the first seat with two actions left, supplies are what the board leaves
 * ({@link BoardReader}), and every card that is mentioned nowhere lies shuffled in its deck ({@link
 * CardsReader}).
 *
 * <p>Every field has its type and its bounds; anything that does not fit is refused by its path.
 */
final class PositionReader {

  private static final Set<String> KEYS =
      Set.of(
          "form",
          "schools",
          "phase",
          "first",
          "board",
          "supply",
          "hands",
          "decks",
          "rotated",
          "legends",
          "flares",
          "scores",
          "counters",
          "tasks",
          "destroyed",
          "summoned",
          "turn",
          "frozen",
          "fewer",
          "gateway",
          "pending",
          "stored",
          "storedGateway",
          "newcomers",
          "out",
          "quiet",
          "finalRound");

  private static final Set<String> TURN_KEYS =
      Set.of(
          "number",
          "seat",
          "actions",
          "handedOver",
          "discarded",
          "extra",
          "extraDue",
          "extraCards",
          "borrowing",
          "summonsNext",
          "possessed",
          "warped",
          "credits",
          "emptySquares",
          "progress");

  /** More points than any match brings. */
  private static final int MOST_POINTS = 1_000;

  /** More of anything in a turn, or in one row, than any match brings. */
  private static final int MOST_COUNTED = 1_000;

  private static final int MOST_TURNS = 100_000;

  /** More actions at a time than cards can grant. */
  private static final int MOST_ACTIONS = 100;

  private final Position p;
  private final Fields written;

  PositionReader(Position p, Map<String, Object> written) {
    this.p = p;
    this.written = Fields.of("", written, KEYS);
  }

  Position read() {
    written.text("form"); // The set-up has it already.
    p.first = written.number("first", 0, -1, p.seats() - 1);
    schools(written.list("schools", p.seats()));
    p.phase = phase(written.text("phase"));
    if (p.phase != Phase.SCHOOLS && Arrays.asList(p.schools).contains(null)) {
      throw new IllegalArgumentException("schools: all are needed in this phase");
    }
    if (p.first < 0 && p.phase != Phase.FIRST && p.phase != Phase.SCHOOLS) {
      throw new IllegalArgumentException("first: who plays first is known in this phase");
    }
    BoardReader pieces = new BoardReader(p, written);
    pieces.read();
    CardsReader cards = new CardsReader(p, written);
    cards.read();
    fewer();
    if (written.has("tasks")) tasks();
    summoned();
    scores();
    if (p.lettered()) counters();
    turn(cards);
    out();
    destroyed(pieces);
    p.quiet = written.number("quiet", 0, 0, MOST_TURNS);
    if (written.has("finalRound")) finalRound();
    return p;
  }

  /** Whether the first turn has not begun. */
  static boolean setUp(Position p) {
    return p.phase != Phase.ACTION && p.phase != Phase.END && p.phase != Phase.OVER;
  }

  /** Schools that chance dealt; those that were chosen stand already. */
  private void schools(List<Object> keys) {
    School[] all = p.schools.clone();
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i) == null) continue;
      String path = "schools." + i;
      School school = school(path, Fields.text(path, keys.get(i)));
      if (all[i] != null) continue;
      if (Arrays.asList(all).contains(school)) throw twice(path, school.key());
      all[i] = school;
    }
    if (!Arrays.asList(all).contains(null)) p.schoolsKnown(all);
  }

  private School school(String path, String key) {
    for (School school : p.terms.playable()) if (school.key().equals(key)) return school;
    throw Fields.wrong(path, "a school of this table", key);
  }

  /** Points follow from the claimed tasks unless they are stated. */
  private void tasks() {
    if (p.tasks == null) throw new IllegalArgumentException("tasks: this form has none");
    p.tasks = TaskBoardText.read(p.tasks, written);
    for (int side = 0; side < p.sides(); side++) {
      for (int rest = p.tasks.claimed().get(side); rest != 0; rest &= rest - 1) {
        Task task = TaskBoard.task(Integer.numberOfTrailingZeros(rest));
        p.points = p.points.and(side, task.points());
      }
    }
  }

  private static Phase phase(String written) {
    if (written == null) return Phase.ACTION;
    for (Phase phase : Phase.values()) {
      if (phase.name().toLowerCase(Locale.ROOT).equals(written)) return phase;
    }
    throw Fields.wrong("phase", "a phase", written);
  }

  /** The number of the colour with this letter. */
  private int colour(String path, Object letter) {
    String text = Fields.text(path, letter);
    for (int colour = 0; colour < p.sides(); colour++) {
      if (text.equals(String.valueOf(p.letter(colour)))) return colour;
    }
    throw Fields.wrong(path, "a colour of this match", letter);
  }

  /** A number for each side, in a Melee a list of one for each colour. */
  private void scores() {
    if (!written.has("scores")) return;
    List<Object> scores = each("scores", written.value("scores"));
    Points points = p.form.scoring().points(p.sides());
    for (int side = 0; side < p.sides(); side++) {
      String path = "scores." + side;
      if (!points.byColour()) {
        points = points.and(side, Fields.number(path, scores.get(side), 0, MOST_POINTS));
        continue;
      }
      List<Object> colours = each(path, scores.get(side));
      for (int colour = 0; colour < p.sides(); colour++) {
        int most = colour == side ? 0 : MOST_POINTS; // R10.12
        int number = Fields.number(path + "." + colour, colours.get(colour), 0, most);
        points = points.and(side, colour, number);
      }
    }
    p.points = points;
  }

  /** A list with a value for each side. */
  private List<Object> each(String path, Object value) {
    List<Object> list = Fields.list(path, value, p.sides());
    if (list.size() == p.sides()) return list;
    throw Fields.wrong(path, "a list of " + p.sides(), value);
  }

  private void counters() {
    List<Object> counters = written.list("counters", p.sides());
    for (int side = 0; side < counters.size(); side++) {
      if (counters.get(side) == null) continue;
      String path = "counters." + side;
      int all = p.form.scoring().counters(p.sides()).of(side);
      int left = 0;
      for (Object letter : Fields.list(path, counters.get(side), Integer.bitCount(all))) {
        int colour = colour(path, letter);
        if ((all >> colour & 1) == 0) throw Fields.wrong(path, "an enemy colour", letter);
        if ((left >> colour & 1) != 0) throw twice(path, letter);
        left |= 1 << colour;
      }
      p.counters = p.counters.with(side, left);
    }
  }

  /** The seats that are out; the others must be able to play on. */
  private void out() {
    List<Integer> out = new ArrayList<>();
    List<Object> seats = written.list("out", p.seats() - 1);
    for (int i = 0; i < seats.size(); i++) {
      int seat = Fields.number("out." + i, seats.get(i), 0, p.seats() - 1);
      if (out.contains(seat)) throw twice("out." + i, seats.get(i));
      out.add(seat);
    }
    p.out = List.copyOf(out);
    if (p.phase != Phase.OVER && p.sidesIn() < 2) {
      throw Fields.wrong("out", "seats without which the others play on", seats);
    }
    if (p.phase == Phase.ACTION && Leaving.passedOver(p, p.seat)) {
      throw Fields.wrong("out", "seats whose turn it is not", seats);
    }
  }

  private void destroyed(BoardReader pieces) {
    for (var entry : written.map("destroyed").entrySet()) {
      String path = "destroyed." + entry.getKey();
      int piece = pieces.piece(path, entry.getKey());
      if (Board.colour(piece) == p.colour(p.seat)) {
        throw Fields.wrong(path, "a piece of an enemy", entry.getKey());
      }
      p.now.destroyed[piece] = Fields.number(path, entry.getValue(), 0, MOST_COUNTED);
    }
  }

  private void summoned() {
    Fields counts = written.object("summoned", Set.of("all", "legendary", "red", "green"));
    int all = counts.number("all", 0, 0, MOST_COUNTED);
    int red = counts.number("red", 0, 0, all);
    p.now.summoned =
        new Sight.Summoned(
            all,
            counts.number("legendary", 0, 0, all),
            red,
            counts.number("green", 0, 0, all - red));
  }

  /** How many actions fewer each side has in its next turn (R18.8). */
  private void fewer() {
    List<Object> stated = written.list("fewer", p.sides());
    for (int side = 0; side < stated.size(); side++) {
      int actions = Fields.number("fewer." + side, stated.get(side), 0, MOST_ACTIONS);
      p.frost = p.frost.withFewer(side, actions);
    }
  }

  private void turn(CardsReader cards) {
    Fields turn = written.object("turn", TURN_KEYS);
    boolean setUp = setUp(p);
    p.seat = turn.number("seat", 0, 0, p.seats() - 1);
    p.turn = turn.number("number", 2, setUp ? 0 : 1, MOST_TURNS);
    p.now.actions = turn.number("actions", 2, 0, MOST_ACTIONS);
    p.now.handedOver = turn.flag("handedOver");
    if (p.now.handedOver && p.form.sides().single(p.seat)) {
      throw new IllegalArgumentException("turn.handedOver: there are no teams");
    }
    p.now.discarded = turn.flag("discarded");
    p.now.extra = turn.flag("extra");
    p.now.extraDue = turn.flag("extraDue");
    for (Object kind : turn.list("extraCards", MOST_ACTIONS)) p.grantCard(extra(kind));
    p.now.borrowing = turn.flag("borrowing");
    p.now.summonsNext = turn.flag("summonsNext");
    if (turn.has("possessed")) {
      p.now.possessed = colour("turn.possessed", turn.value("possessed"));
      if (p.now.possessed == p.colour(p.seat)) {
        throw Fields.wrong("turn.possessed", "an enemy colour", turn.value("possessed"));
      }
    }
    p.now.warped = cards.warped(turn);
    p.now.credits = turn.number("credits", 0, 0, MOST_ACTIONS);
    p.now.emptySquares = turn.flag("emptySquares");
    p.now.progress = turn.flag("progress");
  }

  /** The deck of an extra card (R13.19). */
  private static Kind extra(Object key) {
    for (Kind kind : List.of(Kind.BEINGS, Kind.LEGENDS)) if (kind.key().equals(key)) return kind;
    throw Fields.wrong("turn.extraCards", "beings or legends", key);
  }

  private void finalRound() {
    Fields round = written.object("finalRound", Set.of("why", "seat", "turnsLeft", "triggeredNow"));
    p.end =
        new EndTrigger(
            why(round.value("why")),
            round.number("seat", 0, 0, p.seats() - 1),
            round.number("turnsLeft", p.seats(), 0, p.seats()));
    p.now.triggeredNow = round.flag("triggeredNow");
  }

  private static Why why(Object written) {
    for (Why why : Why.values()) if (why.key().equals(written)) return why;
    throw Fields.wrong("finalRound.why", "deck, score or idle", written);
  }

  static IllegalArgumentException twice(String path, Object value) {
    String quoted = Excerpt.of(Json.write(value));
    return new IllegalArgumentException(Excerpt.of(path) + ": " + quoted + " stands there twice");
  }
}
