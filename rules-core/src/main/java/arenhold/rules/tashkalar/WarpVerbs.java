package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.board.Square;
import arenhold.rules.tashkalar.card.Being;
import java.util.function.Predicate;

/**
 * What effects may do with pending beings and warp effects (R20); "own" are the cards of the player
 * whose turn it is (R12.3c).
 */
public final class WarpVerbs {

  private final Position p;
  private final Table table;

  /** What an effect that asks and tells at {@code table} may do. */
  public WarpVerbs(Position p, Table table) {
    this.p = p;
    this.table = table;
  }

  /** The pending being, or null. */
  public Being pending() {
    int card = p.weave.pending[p.seat];
    return card == Weave.NOTHING ? null : p.being(p.seat, card);
  }

  /** Whether there is a pending being that effects may remove (R20.5, R20.10). */
  public boolean canEnd() {
    return pending() != null && !pending().warp().bound();
  }

  /** The pending being goes back to the hand (Warpmaster). */
  public void takeBack() {
    String key = pending().key();
    endPending();
    if (table.listening()) table.tell(new TashKalarEvent.Unwarped(p.seat, key));
  }

  /** Without the penalty there may be points enough to trigger the end (R20.6). */
  void endPending() {
    p.weave.pending[p.seat] = Weave.NOTHING;
    p.form.scoring().check(p, table);
  }

  /** Offers to discard the pending being; returns whether the player did. */
  public boolean mayDiscardPending() {
    if (!canEnd()) return false;
    int card = p.weave.pending[p.seat];
    Options options = table.options();
    options.add(Code.card(Kind.BEINGS, card, p.seat));
    options.add(Code.SKIP);
    p.run.start(1);
    if (p.run.ask(TashKalarPrompt.DISCARD_PENDING) == Code.SKIP) return false;
    discard(Kind.BEINGS, card);
    endPending();
    return true;
  }

  /** Offers its holder alone to discard a card from hand; returns whether they did. */
  public boolean mayDiscardCard() {
    Options options = table.options();
    for (Kind kind : Kind.ALL) {
      int cards = p.hand(p.seat, kind);
      if (kind == Kind.BEINGS) cards &= ~p.weave.pendingCards(p.seat);
      for (int rest = cards; rest != 0; rest &= rest - 1) {
        options.add(Code.card(kind, Integer.numberOfTrailingZeros(rest), p.seat));
      }
    }
    if (options.size() == 0) return false;
    options.add(Code.SKIP);
    p.run.start(1);
    int code = table.choose(Seat.of(p.seat), TashKalarPrompt.DISCARD_CARD);
    if (code == Code.SKIP) return false;
    discard(Code.kind(Code.a(code)), Code.cardNumber(code));
    return true;
  }

  private void discard(Kind kind, int card) {
    discard(p.seat, kind, card);
  }

  private void discard(int seat, Kind kind, int card) {
    p.leave(seat, kind, card);
    p.discard(seat, kind, card);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Discarded(seat, p.key(seat, kind, card)));
    }
  }

  /** Discards every legend in hand, also those that a teammate holds (R20.13b). */
  public void discardLegends() {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.side(seat) != p.side(p.seat)) continue;
      for (int rest = p.hand(seat, Kind.LEGENDS); rest != 0; rest &= rest - 1) {
        discard(seat, Kind.LEGENDS, Integer.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Fills the choices with the cards of the discard pile that match. */
  public Options discards(Predicate<Being> so) {
    Options options = table.options();
    for (int card : p.weave.inOrder(p.seat, p.discards(p.seat))) {
      if (so.test(p.being(p.seat, card))) options.add(Code.card(Kind.BEINGS, card, p.seat));
    }
    return options;
  }

  /** The being that a choice among {@link #discards} names. */
  public Being discarded(int code) {
    return p.being(p.seat, Code.cardNumber(code));
  }

  /** Whether the discard pile holds a card that matches. */
  public boolean anyDiscarded(Predicate<Being> so) {
    for (int rest = p.discards(p.seat); rest != 0; rest &= rest - 1) {
      if (so.test(p.being(p.seat, Integer.numberOfTrailingZeros(rest)))) return true;
    }
    return false;
  }

  /** Puts the top card of the discard pile on top of the deck; returns whether there was one. */
  public boolean recoverTop() {
    int[] pile = p.weave.inOrder(p.seat, p.discards(p.seat));
    if (pile.length == 0) return false;
    String key = p.recover(p.seat, pile[pile.length - 1]);
    if (table.listening()) table.tell(new TashKalarEvent.Recovered(p.seat, key));
    return true;
  }

  /** Says that the warp effect of a card is carried out as a part of another's (R20.7). */
  public void copies(Being being) {
    if (table.listening()) table.tell(new TashKalarEvent.Copied(p.seat, being.key()));
  }

  /** Whether this card was warped in this turn. */
  public boolean warpedThisTurn(String key) {
    for (int rest = p.now.warped; rest != 0; rest &= rest - 1) {
      if (p.being(p.seat, Integer.numberOfTrailingZeros(rest)).key().equals(key)) return true;
    }
    return false;
  }

  /** Every piece destroyed from now on to the end of the turn is credited once more (R20.11). */
  public void creditOnceMore() {
    p.now.credits++;
    if (table.listening()) {
      table.tell(new TashKalarEvent.CreditedMore(p.seat, 1 + p.now.credits));
    }
  }

  /** Lets empty squares serve in the next summoning of this turn (R20.12). */
  public void grantEmptySquares() {
    p.now.emptySquares = true;
    if (table.listening()) table.tell(new TashKalarEvent.EmptySquaresServe(p.seat));
  }

  /** The piece that is stored, or {@link Board#NONE}. */
  public int stored() {
    return p.weave.stored;
  }

  /** Takes the piece on a square off the board and stores it (R20.10). */
  public void store(int square) {
    int piece = p.board.at(square);
    int gateway = p.board.gateway();
    p.weave.stored = piece;
    p.weave.storedGateway = gateway == square;
    p.board.lift(piece, square);
    if (table.listening()) {
      table.tell(new TashKalarEvent.Stored(p.seat, Square.name(square), p.name(piece)));
    }
    p.tellGateway(gateway, table);
  }

  /** Puts the stored piece on an empty square (R20.10). */
  public void restore(int square) {
    int piece = p.weave.stored;
    int gateway = p.board.gateway();
    p.board.drop(piece, square);
    if (p.weave.storedGateway && gateway == Board.NONE) p.board.setGateway(square);
    p.weave.stored = Board.NONE;
    p.weave.storedGateway = false;
    if (table.listening()) {
      table.tell(new TashKalarEvent.Restored(p.seat, Square.name(square), p.name(piece)));
    }
    p.tellGateway(gateway, table);
  }

  /** Counts as the summoning of a legend by a being that became one (R20.13). */
  public void becameLegend() {
    new TurnVerbs(p, table).countAsLegend();
  }
}
