package arenhold.rules.destiny.play;

import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * An ability being carried out, and the words in which cards say what they do. "You" is {@link
 * #me}. Everything does as much as possible; what is missing (null) is passed over.
 */
public final class Deed extends Choosing {

  private Deed(Run run, int me, int card, Piece self, Die die, Happening about) {
    super(run, me, card, self, die, about);
  }

  /** An ability of something in play. */
  static Deed of(Run run, int me, Piece self) {
    return new Deed(run, me, self.card, self, null, null);
  }

  /** An ability of a card that is not in play, or a battlefield. */
  static Deed of(Run run, int me, int card) {
    return new Deed(run, me, card, null, null, null);
  }

  /** An ability of a card that may be in play. */
  static Deed of(Run run, int me, Piece self, int card) {
    return new Deed(run, me, card, self, null, null);
  }

  Deed about(Happening happening) {
    return new Deed(run, me, card, self, die, happening);
  }

  Deed die(Die which) {
    return new Deed(run, me, card, self, which, about);
  }

  /** The same ability of the same card, carried out as if by another ability (card 65). */
  public Deed copying(Piece other, Die itsDie) {
    return new Deed(run, me, other.card, other, itsDie, null);
  }

  /** Deals damage to one character; answers how much was blocked. */
  public int damage(Piece piece, int amount) {
    return piece == null ? 0 : run.wounds.deal(piece, amount);
  }

  /** Deals unblockable damage. */
  public void unblockable(Piece piece, int amount) {
    if (piece != null) run.wounds.deal(List.of(new Share(piece, amount)), null, true);
  }

  /** Deals at once what each of these gets. */
  public void damage(List<Share> shares) {
    run.wounds.deal(shares, null, false);
  }

  /** Deals unblockable damage at once to each of these (D10.14). */
  public void unblockableAll(List<Piece> pieces, int amount) {
    run.wounds.deal(pieces.stream().map(piece -> new Share(piece, amount)).toList(), null, true);
  }

  /** Deals so much to each of these at once. */
  public void damageAll(List<Piece> pieces, int amount) {
    run.wounds.deal(pieces.stream().map(piece -> new Share(piece, amount)).toList(), null, false);
  }

  /** Gives shields to a character. */
  public void shield(Piece piece, int amount) {
    if (p.inPlay(piece)) run.shields.give(piece, amount);
  }

  /** Gives shields at once. */
  public void shield(List<Share> shares) {
    run.shields.give(shares);
  }

  /** Takes all shields from a character. */
  public void unshield(Piece piece) {
    if (piece != null) run.shields.take(piece, piece.shields);
  }

  /** Takes shields from a character: so many, or all there are. */
  public int unshield(Piece piece, int amount) {
    return piece == null ? 0 : run.shields.take(piece, amount);
  }

  /** Heals a character. */
  public void heal(Piece piece, int amount) {
    if (p.inPlay(piece)) run.shields.heal(piece, amount);
  }

  /** You gain resources. */
  public void gain(int amount) {
    run.resolving.gain(me, amount);
  }

  /** {@code seat} loses all resources. */
  public void loseAll(int seat) {
    if (seat >= 0) run.resolving.lose(seat, p.sides[seat].resources);
  }

  /** {@code seat} loses resources; answers how many. */
  public int lose(int seat, int amount) {
    return seat < 0 ? 0 : run.resolving.lose(seat, amount);
  }

  /** Whether {@code seat} has so many resources. */
  public boolean affords(int seat, int amount) {
    return p.sides[seat].resources >= amount;
  }

  /** {@code seat} spends resources on the ability; false, and nothing, if they have too few. */
  public boolean pays(int seat, int amount) {
    if (!affords(seat, amount)) return false;
    p.sides[seat].resources -= amount;
    if (amount > 0) run.tell(() -> new DestinyEvent.Spent(seat, amount));
    return true;
  }

  /** You draw cards; answers how many. */
  public int draw(int cards) {
    return run.hands.draw(me, cards);
  }

  /** {@code seat} discards from the top of their deck; answers how many. */
  public int mill(int seat, int cards) {
    return seat < 0 ? 0 : run.hands.mill(seat, cards);
  }

  /** {@code seat} discards cards of their choice; answers how many, 0 if they leave meanwhile. */
  public int discards(int seat, int cards) {
    if (seat < 0) return 0;
    return by(seat, () -> run.hands.discardChosen(seat, cards, source()), 0);
  }

  /** You discard a card of your hand; answers which, or -1. */
  public int discardOne() {
    if (hand().isEmpty()) return -1;
    int chosen = run.hands.given(me, 1, Ask.DISCARD, source());
    discard(me, chosen);
    return chosen;
  }

  /** You set so many cards of your hand aside, or all if fewer. */
  public void setAside(int cards) {
    run.hands.setAsideChosen(me, cards, source());
  }

  /** You discard one of these cards of your hand; answers which, or -1. */
  public int discardOne(Cards among) {
    if (hand().isEmpty()) return -1;
    int chosen = run.hands.chooseCard(me, among, Ask.DISCARD, source(), false);
    if (chosen >= 0) discard(me, chosen);
    return chosen;
  }

  /** You discard any number of the cards of your hand that pass (D13.3); answers how many. */
  public int discardAny(Predicate<Card> which) {
    int gone = 0;
    while (!hand().isEmpty()) {
      Cards among = only(hand(), which);
      int chosen = run.hands.chooseCard(me, among, Ask.DISCARD, source(), true);
      if (chosen < 0) break;
      discard(me, chosen);
      gone++;
    }
    return gone;
  }

  /** Discards this card of {@code seat}'s hand. */
  public void discard(int seat, int which) {
    run.hands.discard(seat, which);
  }

  /** Removes dice. */
  public void remove(List<Die> dice) {
    run.pools.remove(dice);
  }

  /** Removes a die, if there is one. */
  public void remove(Die which) {
    if (which != null) run.pools.remove(which);
  }

  /** You remove one of these dice; answers the value it showed, or -1 if there was none. */
  public int removeOne(List<Die> among) {
    Die chosen = die(Ask.REMOVE, among);
    if (chosen == null) return -1;
    int value = value(chosen);
    remove(chosen);
    return value;
  }

  /** You remove any number of these dice; answers how many. */
  public int removeAny(List<Die> among) {
    List<Die> chosen = anyOf(me, Ask.REMOVE, among);
    remove(chosen);
    return chosen.size();
  }

  /** Rerolls one of these dice, which you choose; answers it, or null. */
  public Die rerollOne(List<Die> among) {
    Die chosen = die(Ask.REROLL, among);
    if (chosen != null) reroll(List.of(chosen));
    return chosen;
  }

  /**
   * Rerolls the die whose special ability this is, with these others; it stays in the pool, and its
   * special ability is barred for this round (D7.11). Nothing of it if it is not in your pool.
   */
  public void rerollThis(List<Die> others) {
    List<Die> rolled = new java.util.ArrayList<>();
    if (die != null && die.inPool(me) && p.dice.contains(die)) {
      die.stays = die.busy;
      die.barred = p.round;
      rolled.add(die);
    }
    rolled.addAll(others);
    reroll(rolled);
  }

  /** Rerolls dice together. */
  public void reroll(List<Die> dice) {
    run.pools.reroll(dice);
  }

  /** You turn a die to a side that passes; false if there is none. */
  public boolean turn(Die which, Predicate<arenhold.rules.destiny.card.Side> allowed) {
    return which != null && run.pools.turn(me, which, allowed, source());
  }

  /** You turn a die to any other side. */
  public boolean turn(Die which) {
    return turn(which, side -> true);
  }

  /** You turn a die to a side with this symbol. */
  public boolean turnTo(Die which, Symbol symbol) {
    return turn(which, side -> side.symbol() == symbol);
  }

  /** You resolve one of your dice that pass; whether one was resolved. */
  public boolean resolve(Predicate<Die> which, Change change) {
    return !run.resolving.byCard(me, which, change, false, false, card).isEmpty();
  }

  /** You may resolve this die. */
  public void mayResolve(Die which) {
    run.resolving.byCard(me, each -> each == which, Change.NONE, false, true, card);
  }

  /** {@code seat} resolves any number of their dice, in any order; answers which. */
  public List<Die> resolvesAny(int seat) {
    return by(
        seat,
        () -> run.resolving.byCard(seat, each -> true, Change.NONE, true, true, card),
        List.of());
  }

  /** You activate cards as one event. */
  public void activate(List<Piece> pieces) {
    run.activating.activate(me, pieces);
  }

  /** Exhausts a card; false if that is impossible. */
  public boolean exhaust(Piece piece) {
    return piece != null && run.activating.exhaust(piece);
  }

  /** Readies a card; false if that is impossible. */
  public boolean ready(Piece piece) {
    return piece != null && run.activating.ready(piece);
  }

  /** You may take an additional action. */
  public void additional() {
    run.additional(me, card);
  }

  /** Discards an upgrade or support in play. */
  public void discard(Piece piece) {
    if (piece != null) run.removal.discard(piece);
  }

  /** You may or must play one of these cards, if one can be played; whether one was. */
  public boolean play(Cards among, Playing.Terms terms, boolean optional) {
    Cards legal = only(among, each -> run.playing.can(me, each, terms));
    int chosen = terms.from() ? cardOf(legal, optional) : openCard(legal, optional);
    if (chosen < 0) return false;
    run.playing.play(me, Playing.card(chosen), terms);
    return true;
  }

  /** Discards upgrades and supports in play together. */
  public void discard(List<Piece> pieces) {
    run.removal.discard(pieces);
  }

  /** A character is to be defeated when the round is over (card 23). */
  public void mark(Piece piece) {
    if (piece == null) return;
    List<Integer> marked = new java.util.ArrayList<>(p.marked);
    if (!marked.contains(piece.id)) marked.add(piece.id);
    p.marked = List.copyOf(marked);
    run.tell(() -> new DestinyEvent.Marked(piece.name(), piece.printed().key()));
  }

  /** Those cards of the lowest cost (D13.2). */
  public static Cards cheapest(Cards cards) {
    int[] costs = cards.toArray();
    Arrays.setAll(costs, i -> arenhold.rules.destiny.card.Cards.of(costs[i]).cost());
    int least = Arrays.stream(costs).min().orElse(0);
    return only(cards, card -> card.cost() == least);
  }

  /**
   * The upgrades of this kind on these characters that can become yours: no second copy of a unique
   * one (D1.4, D18.4).
   */
  public List<Piece> takable(List<Piece> from, Predicate<Card> kind) {
    return others(
        piece ->
            from.contains(p.piece(piece.host))
                && kind.test(piece.printed())
                && !(piece.printed().unique() && p.has(me, piece.card)));
  }

  /** Puts damage on this card (card 99). */
  public void load(int damage) {
    if (!p.inPlay(self)) return;
    self.damage += damage;
    run.tell(() -> new DestinyEvent.Moved(null, null, self.name(), self.printed().key(), damage));
  }

  /**
   * Puts a card of your hand into play on a character, without playing it: nothing is paid, and no
   * restriction of its play counts (D4.2, D13.10).
   */
  public Piece swapIn(int which, Piece host) {
    run.hands.leaves(me, which);
    Piece piece = run.playing.enter(me, arenhold.rules.destiny.card.Cards.of(which), host);
    run.tell(() -> new DestinyEvent.Entered(me, piece.name(), piece.printed().key(), host.name()));
    return piece;
  }

  /** Tells that a card of your discard pile has gone on top of your deck (card 174). */
  public void toldPutBack(int which) {
    String key = arenhold.rules.destiny.card.Cards.of(which).key();
    run.tell(() -> new DestinyEvent.PutBack(me, key, true));
  }
}
