package arenhold.rules.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.Position.Phase;
import arenhold.rules.tashkalar.Position.Why;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form.Scoring;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads a position that {@link PositionText} wrote or somebody made up. What is left out: the phase
 * is an action of the first seat with two actions left, supplies are what the board leaves, and
 * every card that is mentioned nowhere lies shuffled in its deck.
 *
 * <p>Longer than other files, so that every key of the shape is read and checked in one place, as
 * {@link PositionText} writes them in one.
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

  private final Position p;
  private final Map<String, Object> written;

  PositionReader(Position p, Map<String, Object> written) {
    this.p = p;
    this.written = written;
  }

  Position read() {
    only(KEYS, written, "a position");
    p.first = number(written, "first", 0);
    if (p.first < -1 || p.first >= p.seats()) throw new IllegalArgumentException("first");
    schools(listOf(written.get("schools")));
    p.phase = phase(written.getOrDefault("phase", "action"));
    if (p.phase != Phase.SCHOOLS && Arrays.asList(p.schools).contains(null)) {
      throw new IllegalArgumentException("schools");
    }
    if (p.first < 0 && p.phase != Phase.FIRST && p.phase != Phase.SCHOOLS)
      throw new IllegalArgumentException("first");
    board(written.get("board"));
    gateway(written.get("gateway"));
    stored(written.get("stored"));
    supplies();
    cards();
    weave();
    fewer(listOf(written.get("fewer")));
    if (written.get("tasks") != null) tasks(Json.object(written.get("tasks")));
    p.summoned = TaskBoardText.readSummoned(written.get("summoned"));
    scores(listOf(written.get("scores")));
    if (p.lettered()) counters(listOf(written.get("counters")));
    for (var entry : mapOf(written.get("destroyed")).entrySet()) {
      p.destroyed[piece(entry.getKey())] = Json.integer(entry.getValue());
    }
    turn(mapOf(written.get("turn")));
    p.quiet = number(written, "quiet", 0);
    if (written.get("finalRound") != null) finalRound(Json.object(written.get("finalRound")));
    return p;
  }

  /** Refuses a misspelt field, which would otherwise count as left out. */
  private static void only(Set<String> keys, Map<String, Object> map, String what) {
    for (String key : map.keySet()) {
      if (!keys.contains(key)) throw new IllegalArgumentException(what + " has no " + key);
    }
  }

  /** Schools that chance dealt; those that were chosen stand already. */
  private void schools(List<Object> keys) {
    School[] all = p.schools.clone();
    for (int i = 0; i < all.length && i < keys.size(); i++) {
      if (all[i] == null && keys.get(i) != null) {
        all[i] = Catalogue.school(Json.string(keys.get(i)));
      }
    }
    if (!Arrays.asList(all).contains(null)) p.schoolsKnown(all);
  }

  /** Points follow from the claimed tasks unless they are stated. */
  private void tasks(Map<String, Object> tasks) {
    if (p.tasks == null) throw new IllegalArgumentException("this form has no tasks");
    p.tasks = TaskBoardText.read(p.tasks, tasks);
    for (int side = 0; side < p.sides(); side++) {
      for (int rest = p.tasks.claimed().get(side); rest != 0; rest &= rest - 1) {
        p.scores[side] += TaskBoard.task(Integer.numberOfTrailingZeros(rest)).points();
      }
    }
  }

  private static Phase phase(Object written) {
    for (Phase phase : Phase.values()) {
      if (phase.name().toLowerCase(Locale.ROOT).equals(written)) return phase;
    }
    throw new IllegalArgumentException("no such phase: " + written);
  }

  private void board(Object board) {
    if (board instanceof String text) {
      drawnBoard(text);
      return;
    }
    for (var entry : mapOf(board).entrySet()) {
      put(Square.parse(entry.getKey()), Json.string(entry.getValue()));
    }
  }

  /**
   * Nine rows from the top, each on its own line or after a slash: a piece's two letters, {@code
   * ..} or {@code ##}, spaces between them, perhaps the row's number first; a heading is skipped.
   * The Gateway is written in capitals.
   */
  private void drawnBoard(String text) {
    int row = 0;
    for (String line : text.split("[\n/]")) {
      String[] cells = line.strip().split("\\s+");
      int from = cells[0].length() == 1 ? 1 : 0;
      if (cells[0].isEmpty() || cells[cells.length - 1].length() != 2) continue;
      if (row == Square.SIDE || cells.length - from != Square.SIDE) {
        throw new IllegalArgumentException("a board has nine rows of nine cells: " + line);
      }
      for (int column = 0; column < Square.SIDE; column++) {
        String cell = cells[from + column];
        boolean empty = cell.equals("..") || cell.equals("##");
        if (!empty) put(Square.at(row, column), cell);
      }
      row++;
    }
    if (row != Square.SIDE) throw new IllegalArgumentException("a board has nine rows");
  }

  /** Puts a piece on a square; written in capitals it is the Gateway. */
  private void put(int square, String name) {
    if (!p.arena().squares().has(square) || p.board.at(square) != Board.NONE) {
      throw new IllegalArgumentException("no piece can stand on " + Square.name(square));
    }
    String small = name.toLowerCase(Locale.ROOT);
    p.board.put(piece(small), square);
    if (!name.equals(small)) gateway(Square.name(square));
  }

  /** A common or heroic piece of a side that has a player of Nethervoid (R19.1). */
  private void gateway(Object name) {
    if (name == null) return;
    int square = Square.parse(Json.string(name));
    int piece = p.board.at(square);
    boolean fits = piece != Board.NONE && Board.rank(piece) != Rank.LEGENDARY.ordinal();
    boolean owned = false;
    for (int seat = 0; fits && seat < p.seats(); seat++) {
      owned |= p.schools[seat].hasGateway() && p.colour(seat) == Board.colour(piece);
    }
    if (!owned) throw new IllegalArgumentException("no Gateway can stand on " + name);
    p.board.setGateway(square);
  }

  private int piece(String name) {
    for (int colour = 0; colour < p.sides(); colour++) {
      for (Rank rank : Rank.values()) {
        int piece = Board.piece(colour, rank);
        if (p.name(piece).equals(name)) return piece;
      }
    }
    throw new IllegalArgumentException("no such piece: " + name);
  }

  /** A number for each side, in a Melee a list of one for each colour. */
  private void scores(List<Object> scores) {
    for (int side = 0; side < p.sides() && side < scores.size(); side++) {
      if (p.form.scoring() != Scoring.COLOURS) {
        p.scores[side] = Json.integer(scores.get(side));
        continue;
      }
      List<Object> colours = Json.list(scores.get(side));
      for (int colour = 0; colour < p.sides() && colour < colours.size(); colour++) {
        if (colour == side) continue;
        p.scores[side * p.sides() + colour] = Json.integer(colours.get(colour));
      }
    }
  }

  private void counters(List<Object> counters) {
    for (int side = 0; side < p.counters.length && side < counters.size(); side++) {
      if (counters.get(side) == null) continue;
      p.counters[side] = 0;
      for (Object letter : Json.list(counters.get(side))) {
        p.counters[side] |= 1 << Board.colour(piece(letter + "c"));
      }
    }
  }

  /** A supply that is stated overrides what the board leaves. */
  private void supplies() {
    List<Object> supplies = listOf(written.get("supply"));
    for (int side = 0; side < p.sides(); side++) {
      Map<String, Object> supply = side < supplies.size() ? mapOf(supplies.get(side)) : Map.of();
      only(Set.of("pieces", "legendary"), supply, "a supply");
      supply(Board.piece(side, Rank.COMMON), supply.get("pieces"));
      supply(Board.piece(side, Rank.LEGENDARY), supply.get("legendary"));
    }
  }

  private void supply(int piece, Object stated) {
    if (stated != null) p.board.setSupply(piece, Json.integer(stated));
    if (p.board.supplyOf(piece) < 0) {
      throw new IllegalArgumentException("more pieces on the board than there are");
    }
  }

  private void cards() {
    List<Object> hands = listOf(written.get("hands"));
    List<Object> decks = listOf(written.get("decks"));
    for (int seat = 0; seat < p.seats(); seat++) {
      Map<String, Object> hand = seat < hands.size() ? mapOf(hands.get(seat)) : Map.of();
      only(Set.of("beings", "legends", "flares"), hand, "a hand");
      for (Kind kind : Kind.ALL) {
        p.hands[Position.handIndex(seat, kind)] = keys(seat, kind, hand.get(kind.key()));
      }
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      Object deck = seat < decks.size() ? decks.get(seat) : null;
      deck(seat, Kind.BEINGS, deck, p.hand(seat, Kind.BEINGS) | frozen(seat));
    }
    rotated(listOf(written.get("rotated")));
    deck(0, Kind.LEGENDS, written.get("legends"), held(Kind.LEGENDS));
    deck(0, Kind.FLARES, written.get("flares"), held(Kind.FLARES));
  }

  /** The card with a frozen effect that lies in front of a seat (R18.2), as a set. */
  private int frozen(int seat) {
    List<Object> cards = listOf(written.get("frozen"));
    if (seat >= cards.size() || cards.get(seat) == null) return 0;
    int card = card(seat, Kind.BEINGS, cards.get(seat));
    boolean held = (p.hand(seat, Kind.BEINGS) >> card & 1) != 0;
    if (held || p.being(seat, card).frozen() == null) {
      throw new IllegalArgumentException("not a frozen effect: " + cards.get(seat));
    }
    p.frozen[seat] = card;
    return 1 << card;
  }

  /** The piece that is stored, which is then not in supply (R20.10). */
  private void stored(Object name) {
    if (name == null) return;
    int piece = piece(Json.string(name));
    p.weave.stored = piece;
    p.weave.storedGateway = flag(written, "storedGateway");
    p.board.setSupply(piece, p.board.supplyOf(piece) - 1);
  }

  /** Pending beings (R20.3), and who is in his first turn: nobody unless that is stated. */
  private void weave() {
    List<Object> cards = listOf(written.get("pending"));
    for (int seat = 0; seat < p.seats() && seat < cards.size(); seat++) {
      if (cards.get(seat) == null) continue;
      int card = card(seat, Kind.BEINGS, cards.get(seat));
      boolean held = (p.hand(seat, Kind.BEINGS) >> card & 1) != 0;
      if (!held || p.being(seat, card).warp() == null) {
        throw new IllegalArgumentException("cannot be pending: " + cards.get(seat));
      }
      p.weave.pending[seat] = card;
    }
    boolean setUp = p.phase != Phase.ACTION && p.phase != Phase.END && p.phase != Phase.OVER;
    if (!setUp) p.weave.newcomers = 0;
    for (Object seat : listOf(written.get("newcomers"))) {
      p.weave.newcomers |= 1 << Json.integer(seat);
    }
  }

  /** How many actions fewer each side has in its next turn (R18.8). */
  private void fewer(List<Object> stated) {
    for (int side = 0; side < p.sides() && side < stated.size(); side++) {
      p.fewer[side] = Json.integer(stated.get(side));
    }
  }

  /** Rotated cards, of which there are six unless they are stated or the deck is smaller. */
  private void rotated(List<Object> stated) {
    if (p.rotated == null && !stated.isEmpty()) throw new IllegalArgumentException("no teams");
    for (int seat = 0; p.rotated != null && seat < p.seats(); seat++) {
      int cards = p.decks[seat].size();
      int rotated = Math.min(Teams.ROTATED, cards);
      if (seat < stated.size()) rotated = Json.integer(stated.get(seat));
      if (rotated < 0 || rotated > cards) throw new IllegalArgumentException("rotated cards");
      p.rotated[seat] = rotated;
    }
  }

  private int held(Kind kind) {
    int held = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((held & p.hand(seat, kind)) != 0) throw new IllegalArgumentException("a card twice");
      held |= p.hand(seat, kind);
    }
    return held;
  }

  private void deck(int seat, Kind kind, Object value, int held) {
    Map<String, Object> deck = mapOf(value);
    only(Set.of("loose", "over", "under", "discard"), deck, "a deck");
    int index = p.deck(seat, kind);
    int all = p.decks[index].loose();
    int discard = keys(seat, kind, deck.get("discard"));
    if (kind == Kind.BEINGS && Warping.plays(p, seat)) {
      for (Object key : listOf(deck.get("discard"))) {
        p.weave.discarded(seat, card(seat, kind, key));
      }
    }
    Deck result = Deck.of(0);
    int placed = 0;
    for (String where : List.of("over", "under")) {
      for (Object place : listOf(deck.get(where))) {
        int card = card(seat, kind, Json.object(place).get("card"));
        int known = 0;
        for (Object knower : listOf(Json.object(place).get("known"))) {
          known |= 1 << Json.integer(knower);
        }
        if ((placed >> card & 1) != 0) throw new IllegalArgumentException("a card twice");
        placed |= 1 << card;
        result = where.equals("over") ? result.putOver(card, known) : result.putUnder(card, known);
      }
    }
    int elsewhere = held | discard | placed;
    boolean twice =
        Integer.bitCount(held) + Integer.bitCount(discard) + Integer.bitCount(placed)
            > Integer.bitCount(elsewhere);
    int loose = deck.containsKey("loose") ? keys(seat, kind, deck.get("loose")) : all & ~elsewhere;
    if (twice || (loose & elsewhere) != 0) {
      throw new IllegalArgumentException("a card of the " + kind.key() + " twice");
    }
    p.decks[index] = result.with(loose, discard);
  }

  private int keys(int seat, Kind kind, Object list) {
    int cards = 0;
    for (Object key : listOf(list)) {
      int card = 1 << card(seat, kind, key);
      if ((cards & card) != 0) throw new IllegalArgumentException("a card twice: " + key);
      cards |= card;
    }
    return cards;
  }

  private int card(int seat, Kind kind, Object key) {
    int count = p.cards(seat, kind);
    for (int card = 0; card < count; card++) {
      if (p.key(seat, kind, card).equals(key)) return card;
    }
    throw new IllegalArgumentException("no such card of the " + kind.key() + ": " + key);
  }

  private void turn(Map<String, Object> turn) {
    only(TURN_KEYS, turn, "a turn");
    p.seat = number(turn, "seat", 0);
    if (p.seat < 0 || p.seat >= p.seats()) throw new IllegalArgumentException("no such seat");
    p.turn = number(turn, "number", 2);
    p.actions = number(turn, "actions", 2);
    if (p.turn < 0 || p.actions < 0) throw new IllegalArgumentException("turn");
    p.handedOver = flag(turn, "handedOver");
    if (p.handedOver && !p.form.teams()) throw new IllegalArgumentException("no teams");
    p.discarded = flag(turn, "discarded");
    p.extra = flag(turn, "extra");
    p.extraDue = flag(turn, "extraDue");
    for (Object kind : listOf(turn.get("extraCards"))) p.grantCard(kind(kind));
    p.borrowing = flag(turn, "borrowing");
    p.summonsNext = flag(turn, "summonsNext");
    Object possessed = turn.get("possessed");
    if (possessed != null) p.possessed = Board.colour(piece(possessed + "c"));
    p.weave.warped = keys(p.seat, Kind.BEINGS, turn.get("warped"));
    p.weave.credits = number(turn, "credits", 0);
    p.weave.emptySquares = flag(turn, "emptySquares");
    p.progress = flag(turn, "progress");
  }

  private static Kind kind(Object key) {
    for (Kind kind : Kind.ALL) if (kind.key().equals(key)) return kind;
    throw new IllegalArgumentException("no such deck: " + key);
  }

  private void finalRound(Map<String, Object> round) {
    only(Set.of("why", "seat", "turnsLeft", "triggeredNow"), round, "a final round");
    for (Why why : Why.values()) {
      if (why != Why.NOT_YET && Ending.key(why).equals(round.get("why"))) p.why = why;
    }
    if (p.why == Why.NOT_YET) throw new IllegalArgumentException("why does the game end");
    p.finalSeat = number(round, "seat", 0);
    p.turnsLeft = number(round, "turnsLeft", p.seats());
    p.triggeredNow = flag(round, "triggeredNow");
  }

  private static int number(Map<String, Object> map, String key, int fallback) {
    return map.get(key) == null ? fallback : Json.integer(map.get(key));
  }

  private static boolean flag(Map<String, Object> map, String key) {
    return Boolean.TRUE.equals(map.get(key));
  }

  private static Map<String, Object> mapOf(Object value) {
    return value == null ? Map.of() : Json.object(value);
  }

  private static List<Object> listOf(Object value) {
    return value == null ? List.of() : Json.list(value);
  }
}
