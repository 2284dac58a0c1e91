package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Position.Phase;
import arenhold.rules.tashkalar.card.Being;
import java.util.ArrayList;
import java.util.List;

/** A turn's beginning and its actions (R4, R5, R7). */
final class Turn {

  private static final int ACTIONS = 2;

  /** The longest list of summonings: leaves room for recalling, discarding, flares and the end. */
  private static final int MOST_SUMMONINGS = Code.LONGEST_LIST - 100;

  private Turn() {}

  /** A turn of {@code p.seat} begins, perhaps an extra one (R4.2, R15.8). */
  static void begin(Position p, Table table, boolean extra) {
    p.turn++;
    int side = p.side(p.seat);
    int actions = Math.max(0, (p.turn == 1 ? 1 : ACTIONS) - p.frost.fewer(side)); // R18.8
    p.frost = p.frost.withFewer(side, 0);
    p.now = new TurnState(p.sides(), actions, extra);
    p.phase = Phase.ACTION;
    if (table.listening()) {
      table.tell(new TashKalarEvent.TurnBegan(p.seat, p.turn, p.now.actions, p.now.extra));
    }
  }

  /** One action, a flare, or the decision to end the turn (R4.3, R4.5). */
  static void act(Position p, Table table) {
    if (p.isOut(p.seat) && !p.now.handedOver) Teams.handOver(p, table); // Q17
    list(p, table.options());
    int seat = Teams.acting(p);
    int code = table.choose(Seat.of(seat), TashKalarPrompt.ACTION);
    int card = Code.b(code);
    switch (Code.verb(code)) {
      case Code.PLACE -> {
        p.now.actions--;
        place(p, table, seat, Code.a(code));
      }
      case Code.RECALL -> recall(p, table, seat, Code.a(code));
      case Code.SUMMON -> Summon.carryOut(p, table, code);
      case Code.SUMMON_CARD -> Summon.carryOut(p, table, placing(p, table, card));
      case Code.DISCARD -> discard(p, table, Code.number(card));
      case Code.FLARE -> Flaring.play(p, table, Code.number(card), Code.a(code));
      case Code.THAW -> Thawing.thaw(p, table);
      case Code.WARP -> Warping.warp(p, table, Code.number(card));
      case Code.HAND_OVER_VERB -> Teams.handOver(p, table);
      case Code.END -> p.phase = Phase.END;
      default -> throw new IllegalStateException("not a choice of a turn: " + code);
    }
  }

  /**
   * The choices of a turn in their order: place or recall, summon, discard, flare, thaw, warp, end,
   * hand over. After a hand-over there is nothing but placing (R12.3).
   */
  private static void list(Position p, Options options) {
    if (p.now.summonsNext) {
      listSummonings(p, options);
      return;
    }
    if (p.now.actions > 0) {
      if (p.board.supplyOf(Board.piece(p.colour(p.seat), Rank.COMMON)) > 0) {
        add(options, Code.PLACE, free(p));
      } else {
        add(options, Code.RECALL, Summoning.sameKind(p.board, p.colour(p.seat), Rank.COMMON));
      }
      if (!p.now.handedOver) listSummonings(p, options);
      if (!p.now.handedOver && !p.now.discarded && p.form.discarding()) addDiscards(options, p);
    }
    if (!p.now.handedOver) addFlares(options, p);
    if (Thawing.mayThaw(p, options)) {
      int card = Code.card(Kind.BEINGS, p.frost.frozen(p.seat));
      options.add(Code.of(Code.THAW, 0, card));
    }
    Warping.list(p, options);
    // An action is always possible (R4.4a), except in a made-up position.
    if (p.now.actions == 0 || options.size() == 0) options.add(Code.of(Code.END, 0));
    else if (p.mayHandOver()) options.add(Code.HAND_OVER);
  }

  private static void addFlares(Options options, Position p) {
    for (int rest = p.hand(p.seat, Kind.FLARES); rest != 0; rest &= rest - 1) {
      int flare = Integer.numberOfTrailingZeros(rest);
      int against = Flaring.against(p, p.seat, Position.flare(flare));
      for (int sides = against; sides != 0; sides &= sides - 1) {
        int side = Integer.numberOfTrailingZeros(sides);
        options.add(Code.of(Code.FLARE, side, Code.card(Kind.FLARES, flare)));
      }
    }
  }

  private static SquareSet free(Position p) {
    return p.arena().squares().without(p.board.occupied());
  }

  private static void add(Options options, int verb, SquareSet squares) {
    options.addEach(Code.of(verb, 0), squares.low());
    options.addEach(Code.of(verb, 64), squares.high());
  }

  private static void addDiscards(Options options, Position p) {
    int cards = p.hand(p.seat, Kind.BEINGS) & ~p.weave.pendingCards(p.seat); // R20.5
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Code.card(Kind.BEINGS, Integer.numberOfTrailingZeros(rest));
      options.add(Code.of(Code.DISCARD, 0, card));
    }
  }

  private static void addReturns(Options options, Position p, Kind kind) {
    int cards = p.hand(p.seat, kind);
    if (kind == Kind.BEINGS) cards &= ~p.weave.pendingCards(p.seat); // R20.5
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Code.card(kind, Integer.numberOfTrailingZeros(rest));
      options.add(Code.of(Code.CARD, card, p.seat));
    }
  }

  /** Every summoning; if there are too many, only the cards: their squares are asked for later. */
  static void listSummonings(Position p, Options options) {
    int before = options.size();
    Summoning summoning = Summoning.of(p, p.seat);
    list(summoning, p, Kind.BEINGS, options);
    list(summoning, p, Kind.LEGENDS, options);
    if (options.size() - before <= MOST_SUMMONINGS) return;
    options.cut(before);
    listCards(summoning, p, Kind.BEINGS, options);
    listCards(summoning, p, Kind.LEGENDS, options);
  }

  private static void list(Summoning summoning, Position p, Kind kind, Options options) {
    for (int rest = p.hand(p.seat, kind); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      summoning.list(p.being(p.seat, kind, card), Code.card(kind, card), options);
    }
  }

  private static void listCards(Summoning summoning, Position p, Kind kind, Options options) {
    for (int rest = p.hand(p.seat, kind); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (summoning.places(p.being(p.seat, kind, card)).isEmpty()) continue;
      options.add(Code.of(Code.SUMMON_CARD, 0, Code.card(kind, card)));
    }
  }

  /**
   * Asks where to summon a card that was chosen without its square; if even that has too many ways,
   * first for the square and then for the way.
   */
  private static int placing(Position p, Table table, int card) {
    Being being = p.being(p.seat, Code.kind(card), Code.number(card));
    Options options = table.options();
    Summoning.of(p, p.seat).list(being, card, options);
    var context = new Question.Context(being.key(), List.of(), 1);
    if (options.size() > Code.LONGEST_LIST) {
      int[] all = options.toArray();
      SquareSet squares = SquareSet.NONE;
      for (int code : all) squares = squares.with(Code.a(code));
      add(table.options(), Code.SQUARE, squares);
      int at = Code.a(table.choose(Seat.of(p.seat), TashKalarPrompt.SUMMON_AT, context));
      options = table.options();
      for (int code : all) if (Code.a(code) == at) options.add(code);
    }
    return table.choose(Seat.of(p.seat), TashKalarPrompt.SUMMON_AT, context);
  }

  private static void place(Position p, Table table, int seat, int square) {
    int piece = Board.piece(p.colour(p.seat), Rank.COMMON);
    p.board.put(piece, square);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Placed(seat, Square.name(square), p.name(piece)));
    }
  }

  /** Takes an own piece back and places it as a common one (R5.2). */
  private static void recall(Position p, Table table, int seat, int from) {
    p.now.actions--;
    take(p, table, seat, from);
    Options options = table.options();
    add(options, Code.SQUARE, free(p));
    p.recalled = from;
    place(p, table, seat, Code.a(table.choose(Seat.of(seat), TashKalarPrompt.PLACE)));
    p.recalled = -1;
  }

  /** Takes an own piece back because the supply is empty; it is not destroyed (R5.2c, R6.5b). */
  static void take(Position p, Table table, int seat, int from) {
    int piece = p.board.at(from);
    int gateway = p.board.gateway();
    p.board.take(piece, from);
    p.tellGateway(gateway, table);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Recalled(seat, Square.name(from), p.name(piece)));
    }
  }

  /** Discards a being, then puts cards under their decks (R7.1). */
  private static void discard(Position p, Table table, int card) {
    p.now.actions--;
    p.now.discarded = true;
    p.now.progress = true;
    p.leave(p.seat, Kind.BEINGS, card);
    p.discard(p.seat, Kind.BEINGS, card);
    String key = p.key(p.seat, Kind.BEINGS, card);
    if (table.listening()) table.tell(new TashKalarEvent.Discarded(p.seat, key));
    p.discarding = new Discarding(key, new ArrayList<>());
    while (putUnder(p, table)) {}
    p.discarding = null;
  }

  /** Offers to put a card under its deck; returns whether the player did. */
  private static boolean putUnder(Position p, Table table) {
    Options options = table.options();
    for (Kind kind : Kind.ALL) addReturns(options, p, kind);
    if (options.size() == 0) return false;
    options.add(Code.STOP);
    int code = table.choose(Seat.of(p.seat), TashKalarPrompt.RETURN);
    if (code == Code.STOP) return false;
    Kind kind = Code.kind(Code.a(code));
    int card = Code.number(Code.a(code));
    p.leave(p.seat, kind, card);
    p.putUnder(p.seat, kind, card, 1 << p.seat);
    String key = p.key(p.seat, kind, card);
    p.discarding.returned().add(key);
    if (table.listening()) table.tell(new TashKalarEvent.Returned(p.seat, kind.key(), key));
    return true;
  }
}
