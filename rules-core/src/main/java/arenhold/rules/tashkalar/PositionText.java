package arenhold.rules.tashkalar;

import arenhold.rules.board.Square;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Row;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Whole positions as plain JSON values and boards as lines of text; see docs/notation.md. */
final class PositionText {

  private PositionText() {}

  static Map<String, Object> write(Position p) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("form", p.form.key());
    written.put("schools", schools(p));
    written.put("phase", p.phase.name().toLowerCase(Locale.ROOT));
    written.put("first", p.first);
    if (!p.out.isEmpty()) written.put("out", p.out);
    written.put("board", Views.board(p));
    List<Object> supply = new ArrayList<>();
    List<Object> hands = new ArrayList<>();
    List<Object> decks = new ArrayList<>();
    for (int side = 0; side < p.sides(); side++) {
      supply.add(
          map(
              "pieces", p.board.supplyOf(Board.piece(side, Rank.COMMON)),
              "legendary", p.board.supplyOf(Board.piece(side, Rank.LEGENDARY))));
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      Map<String, Object> hand = new LinkedHashMap<>();
      for (Kind kind : Kind.ALL) {
        hand.put(kind.key(), Views.keys(p, seat, kind, p.hand(seat, kind)));
      }
      hands.add(hand);
      decks.add(deck(p, seat, Kind.BEINGS));
    }
    written.put("supply", supply);
    written.put("hands", hands);
    written.put("decks", decks);
    if (p.rotated != null) {
      written.put(
          "rotated",
          IntStream.range(0, p.seats()).mapToObj(seat -> Teams.rotated(p, seat)).toList());
    }
    written.put("legends", deck(p, 0, Kind.LEGENDS));
    written.put("flares", deck(p, 0, Kind.FLARES));
    written.put("scores", scores(p));
    if (p.tasks != null) written.put("tasks", TaskBoardText.write(p.tasks));
    written.put(
        "counters",
        IntStream.range(0, p.sides()).mapToObj(side -> Views.counters(p, side)).toList());
    written.put("destroyed", Views.destroyed(p));
    written.put("summoned", TaskBoardText.write(p.now.summoned));
    Map<String, Object> turn =
        map(
            "number", p.turn,
            "seat", p.seat,
            "actions", p.now.actions,
            "handedOver", p.now.handedOver,
            "discarded", p.now.discarded,
            "extra", p.now.extra,
            "extraDue", p.now.extraDue,
            "extraCards", p.now.extraCards.stream().map(Kind::key).toList(),
            "borrowing", p.now.borrowing,
            "progress", p.now.progress);
    written.put("turn", turn);
    if (p.terms.expansions()) {
      written.put(
          "frozen", IntStream.range(0, p.seats()).mapToObj(s -> Views.frozen(p, s)).toList());
      written.put("fewer", IntStream.range(0, p.sides()).mapToObj(s -> p.frost.fewer(s)).toList());
      turn.put("summonsNext", p.now.summonsNext);
      int gateway = p.board.gateway();
      written.put("gateway", gateway == Board.NONE ? null : Square.name(gateway));
      turn.put("possessed", Views.possessed(p));
      written.put(
          "pending", IntStream.range(0, p.seats()).mapToObj(s -> Views.pending(p, s)).toList());
      written.put("stored", p.weave.stored == Board.NONE ? null : p.name(p.weave.stored));
      written.put("storedGateway", p.weave.storedGateway);
      written.put(
          "newcomers",
          IntStream.range(0, p.seats())
              .filter(s -> (p.weave.newcomers >> s & 1) != 0)
              .boxed()
              .toList());
      turn.put("warped", Views.keys(p, p.seat, Kind.BEINGS, p.now.warped));
      turn.put("credits", p.now.credits);
      turn.put("emptySquares", p.now.emptySquares);
    }
    written.put("quiet", p.quiet);
    written.put(
        "finalRound",
        p.end.isSet()
            ? map(
                "why", p.end.why().key(),
                "seat", p.end.seat(),
                "turnsLeft", p.end.turnsLeft(),
                "triggeredNow", p.now.triggeredNow)
            : null);
    return written;
  }

  /** Each side's points, in a Melee a list for each side with one number for each colour. */
  private static List<Object> scores(Position p) {
    List<Object> scores = new ArrayList<>();
    for (int side = 0; side < p.sides(); side++) {
      int own = side;
      if (!p.points.byColour()) scores.add(p.points.of(side));
      else scores.add(IntStream.range(0, p.sides()).mapToObj(c -> p.points.in(own, c)).toList());
    }
    return scores;
  }

  private static List<String> schools(Position p) {
    List<String> keys = new ArrayList<>();
    for (School school : p.schools) keys.add(school == null ? null : school.key());
    return keys;
  }

  private static Map<String, Object> map(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    return map;
  }

  private static Map<String, Object> deck(Position p, int seat, Kind kind) {
    Deck deck = p.decks[p.deck(seat, kind)];
    return map(
        "loose",
        Views.keys(p, seat, kind, (int) deck.loose().bits()),
        "over",
        places(p, seat, kind, deck.over()),
        "under",
        places(p, seat, kind, deck.under()),
        "discard",
        kind == Kind.BEINGS
            ? Views.discards(p, seat)
            : Views.keys(p, seat, kind, (int) deck.discard().bits()));
  }

  private static List<Object> places(Position p, int seat, Kind kind, Row row) {
    List<Object> places = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      places.add(place(p.key(seat, kind, row.card(i)), row.knownTo(i)));
    }
    return places;
  }

  private static Map<String, Object> place(String card, int seats) {
    List<Object> known = new ArrayList<>();
    for (int seat = 0; seats >> seat != 0; seat++) if ((seats >> seat & 1) != 0) known.add(seat);
    return map("card", card, "known", known);
  }

  /**
   * The board as nine lines; two letters a piece, capitals for the Gateway, {@code ..} empty,
   * {@code ##} no square.
   */
  static String drawn(Position p) {
    StringBuilder text = new StringBuilder("   a  b  c  d  e  f  g  h  i\n");
    for (int row = 0; row < Square.SIDE; row++) {
      text.append(row + 1);
      for (int column = 0; column < Square.SIDE; column++) {
        int square = Square.at(row, column);
        int piece = p.board.at(square);
        boolean exists = p.arena().squares().has(square);
        String name = !exists ? "##" : piece == Board.NONE ? ".." : p.name(piece);
        boolean gateway = square == p.board.gateway();
        text.append(' ').append(gateway ? name.toUpperCase(Locale.ROOT) : name);
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** Reads a written position into {@code p}, the position before the first question. */
  static Position read(Position p, Map<String, Object> written) {
    return new PositionReader(p, written).read();
  }
}
