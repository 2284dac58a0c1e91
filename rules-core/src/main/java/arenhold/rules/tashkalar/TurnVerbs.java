package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.card.Being;
import java.util.function.Predicate;

/**
 * What effects may do to the turn and to cards, pieces left out. Everything is about the player
 * whose turn it is, after a hand-over too (R12.3c).
 */
public final class TurnVerbs {

  private final Position p;
  private final Table table;

  /** What an effect that asks and tells at {@code table} may do. */
  public TurnVerbs(Position p, Table table) {
    this.p = p;
    this.table = table;
  }

  /** Actions left in this turn (R4.2). */
  public int actions() {
    return p.now.actions;
  }

  /** One more action in this turn (R4.6). */
  public void gainAction() {
    p.now.actions++;
    if (table.listening()) table.tell(new TashKalarEvent.GainedAction(p.seat, p.now.actions));
  }

  /** Takes an action from this turn (R19.9). */
  public void spendAction() {
    p.now.actions--;
    if (table.listening()) table.tell(new TashKalarEvent.SpentAction(p.seat, p.now.actions));
  }

  /** An extra turn after this one (R15.8). */
  public void gainTurn() {
    p.now.extraDue = true;
    if (table.listening()) table.tell(new TashKalarEvent.ExtraTurn(p.seat));
  }

  /** An extra card at the end of this turn (R11.6). */
  public void extraCard(Kind kind) {
    p.grantCard(kind);
    if (table.listening()) table.tell(new TashKalarEvent.ExtraCard(p.seat, kind.key()));
  }

  /**
   * Lets the next being of this turn use one enemy piece (R9.5).
   *
   * @param atOnce whether nothing may come before it (R18.10)
   */
  public void borrow(boolean atOnce) {
    p.now.borrowing = true;
    p.now.summonsNext = atOnce;
    if (table.listening()) table.tell(new TashKalarEvent.Borrowing(p.seat));
  }

  /**
   * Lets pieces of that colour serve as own ones in the next summoning (R19.11); there can be none
   * in this turn after a hand-over (R19.11a).
   */
  public void possess(int colour) {
    if (p.now.handedOver) return;
    p.now.possessed = colour;
    if (table.listening()) {
      table.tell(new TashKalarEvent.Possessed(p.seat, String.valueOf(p.letter(colour))));
    }
  }

  /** Takes an action from the next turn of every other side (R18.8). */
  public void hinder() {
    for (int side = 0; side < p.sides(); side++) {
      if (side != p.side(p.seat)) p.frost = p.frost.withFewer(side, p.frost.fewer(side) + 1);
    }
    if (table.listening()) table.tell(new TashKalarEvent.Hindered(p.seat));
  }

  /** Counts the being just summoned as a legend as well (R19.10, R20.13). */
  public void countAsLegend() {
    p.now.summoned = p.now.summoned.asLegend();
    p.form.scoring().legend(p, table);
  }

  /** Sends the card being played under its deck, if there are cards in it (R19.8). */
  public void putPlayedUnder() {
    p.now.under = p.decks[p.seat].size() > 0;
  }

  /** The own discard pile, as choices. */
  public Options discards() {
    return discards(being -> true);
  }

  /** The cards of that pile that match, as choices. */
  public Options discards(Predicate<Being> so) {
    Options options = table.options();
    for (int rest = p.discards(p.seat); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (so.test(p.being(p.seat, card))) options.add(Code.card(Kind.BEINGS, card, p.seat));
    }
    return options;
  }

  /** Takes a card from that pile as the frozen effect (R18.7). */
  public void freeze(int code) {
    Freezing.takeFromPile(p, table, Code.cardNumber(code));
  }

  /** Puts a card from that pile on top of the own deck. */
  public void recover(int code) {
    String key = p.recover(p.seat, Code.cardNumber(code));
    if (table.listening()) table.tell(new TashKalarEvent.Recovered(p.seat, key));
  }

  /** Whether there is a flare in hand. */
  public boolean holdsFlare() {
    return p.hand(p.seat, Kind.FLARES) != 0;
  }

  /** Offers its holder alone to discard the flare in hand; returns whether they did. */
  public boolean discardFlare() {
    if (!holdsFlare()) return false;
    int flare = Integer.numberOfTrailingZeros(p.hand(p.seat, Kind.FLARES));
    Options options = table.options();
    options.add(Code.card(Kind.FLARES, flare, p.seat));
    options.add(Code.SKIP);
    p.run.start(1);
    int code = table.choose(Seat.of(p.seat), TashKalarPrompt.DISCARD_FLARE);
    if (code == Code.SKIP) return false;
    int card = Code.cardNumber(code);
    p.leave(p.seat, Kind.FLARES, card);
    p.discard(p.seat, Kind.FLARES, card);
    if (table.listening()) {
      String key = p.key(p.seat, Kind.FLARES, card);
      table.tell(new TashKalarEvent.Discarded(p.seat, key));
    }
    return true;
  }
}
