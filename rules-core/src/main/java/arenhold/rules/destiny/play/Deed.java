package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * An ability being carried out: whose it is, of which card, and the words in which cards say what
 * they do. "You" is {@link #me}. Everything does as much as possible; what is chosen is asked of
 * you unless another seat is named. Choices among nothing answer null, -1 or an empty list.
 */
public final class Deed {

  public final Run run;
  public final Position p;

  /** Whose ability it is. */
  public final int me;

  /** The card whose ability it is. */
  public final int card;

  /** That card in play; null for events, battlefields, and dice without their card. */
  public final Piece self;

  /** The die whose special ability it is, or null. */
  public final Die die;

  /** What has triggered it, or null. */
  public final Happening about;

  private Deed(Run run, int me, int card, Piece self, Die die, Happening about) {
    this.run = run;
    this.p = run.p;
    this.me = me;
    this.card = card;
    this.self = self;
    this.die = die;
    this.about = about;
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

  private Source source() {
    return Source.of(card);
  }

  // Who and what there is.

  /** Your side of the table. */
  public Side side() {
    return p.sides[me];
  }

  /** Your hand. */
  public Cards hand() {
    return side().hand.cards();
  }

  /** The cards of yours or another's zone that pass. */
  public static Cards only(Cards cards, Predicate<Card> which) {
    Cards result = Cards.NONE;
    for (int each : cards.toArray()) {
      if (which.test(arenhold.rules.destiny.card.Cards.of(each))) result = result.with(each);
    }
    return result;
  }

  /** The character that carries this upgrade, or null if it is gone. */
  public Piece host() {
    return self == null || !p.inPlay(self) ? null : p.piece(self.host);
  }

  /** Whether you have a character of this colour (D13.13). */
  public boolean spot(Colour colour) {
    return Prices.spots(p, me, colour);
  }

  /** Your characters that pass. */
  public List<Piece> mine(Predicate<Piece> which) {
    return filter(p.characters(me), which);
  }

  /** All characters that pass. */
  public List<Piece> characters(Predicate<Piece> which) {
    return filter(p.characters(), which);
  }

  /** All supports and upgrades in play that pass. */
  public List<Piece> others(Predicate<Piece> which) {
    return filter(p.pieces, piece -> !piece.isCharacter() && which.test(piece));
  }

  /** The dice of all pools that pass and may be chosen now. */
  public List<Die> dice(Predicate<Die> which) {
    return filter(run.pools.all(me), which);
  }

  /** The dice of your pool that pass and may be chosen now. */
  public List<Die> myDice(Predicate<Die> which) {
    return filter(run.pools.in(me), which);
  }

  /** The dice of opponents' pools that pass. */
  public List<Die> theirDice(Predicate<Die> which) {
    return filter(run.pools.all(me), die -> die.pool != me && which.test(die));
  }

  /** The dice of one seat's pool that pass. */
  public List<Die> diceOf(int seat, Predicate<Die> which) {
    return filter(run.pools.in(seat), which);
  }

  private static <T> List<T> filter(List<T> list, Predicate<T> which) {
    List<T> result = new ArrayList<>();
    for (T each : list) if (which.test(each)) result.add(each);
    return result;
  }

  /** The value that a die shows (D7.12). */
  public int value(Die which) {
    return Pools.value(p, which);
  }

  // Choosing.

  /** An opponent (D15.4); -1 if there is none. */
  public int opponent() {
    return run.resolving.opponent(me, source());
  }

  /** An opponent among these; -1 if there is none. */
  public int opponent(List<Integer> among) {
    if (among.isEmpty()) return -1;
    Options options = run.options();
    for (int each : among) options.add(Code.of(Verb.SEAT, each));
    return Code.with(run.chooseUnlessForced(me, Ask.OPPONENT, source()));
  }

  /** Any character that is to be dealt so much damage. */
  public Piece target(int damage) {
    return target(p.characters(), damage, false);
  }

  /** One of these characters, to be dealt so much damage. */
  public Piece target(List<Piece> among, int damage, boolean unblockable) {
    return character(me, Ask.TARGET, among, new Source.Blow(damage, false, unblockable));
  }

  /** One of these characters, to gain so many shields. */
  public Piece protege(List<Piece> among, int shields) {
    return character(me, Ask.SHIELD, among, new Source.Blow(shields, true, false));
  }

  /** One of these characters. */
  public Piece character(List<Piece> among) {
    return character(me, Ask.CHARACTER, among, null);
  }

  /** One of these characters, chosen by {@code seat} for what is going to be done to it. */
  public Piece character(int seat, Ask ask, List<Piece> among, Source.Blow blow) {
    if (among.isEmpty()) return null;
    Options options = run.options();
    for (Piece each : among) options.add(Code.of(Verb.AT, each));
    return Code.piece(p, run.chooseUnlessForced(seat, ask, source().with(blow)));
  }

  /** One of these upgrades and supports. */
  public Piece piece(List<Piece> among) {
    return piece(among, false);
  }

  /** One of these upgrades and supports, or none if {@code optional}. */
  public Piece piece(List<Piece> among, boolean optional) {
    if (among.isEmpty()) return null;
    Options options = run.options();
    if (optional) options.add(Code.of(Verb.DONE));
    for (Piece each : among) options.add(Code.of(Verb.PIECE, each));
    int code = run.chooseUnlessForced(me, Ask.PIECE, source());
    return Code.is(code, Verb.DONE) ? null : Code.piece(p, code);
  }

  /** One of these dice. */
  public Die die(Ask ask, List<Die> among) {
    List<Die> chosen = dice(me, ask, among, 1, 1);
    return chosen.isEmpty() ? null : chosen.getFirst();
  }

  /** Up to so many of these dice, chosen together. */
  public List<Die> upTo(int most, Ask ask, List<Die> among) {
    return dice(me, ask, among, 0, most);
  }

  /** Exactly so many of these dice, or all if there are fewer, chosen by {@code seat}. */
  public List<Die> exactly(int seat, int count, Ask ask, List<Die> among) {
    return dice(seat, ask, among, count, count);
  }

  private List<Die> dice(int seat, Ask ask, List<Die> among, int least, int most) {
    List<Die> left = new ArrayList<>(among);
    List<Die> chosen = new ArrayList<>();
    List<String> names = new ArrayList<>();
    while (chosen.size() < most && !left.isEmpty()) {
      Options options = run.options();
      if (chosen.size() >= least) options.add(Code.of(Verb.DONE));
      for (Die each : left) options.add(Code.of(Verb.DIE, each));
      Source source = source().after(names, most - chosen.size());
      int code = run.chooseUnlessForced(seat, ask, source);
      if (Code.is(code, Verb.DONE)) break;
      Die next = Code.die(p, code);
      left.remove(next);
      chosen.add(next);
      names.add(next.name());
    }
    return chosen;
  }

  /** One of these cards of a hand: asked in every case, since others must not learn (D19.4). */
  public int cardOf(Cards among, boolean optional) {
    return run.hands.chooseCard(me, among, Ask.CARD, source(), optional);
  }

  /** One of these cards that everybody can see; -1 for none. */
  public int openCard(Cards among, boolean optional) {
    return among.isEmpty() ? -1 : cardOf(among, optional);
  }

  /** One of so many effects, from 1, chosen by {@code seat} (D13.6). */
  public int mode(int seat, int effects) {
    Options options = run.options();
    for (int i = 1; i <= effects; i++) options.add(Code.of(Verb.MODE, i));
    return Code.with(run.choose(seat, Ask.MODE, source()));
  }

  /** A number up to {@code most}. */
  public int amount(int most) {
    Options options = run.options();
    for (int i = 0; i <= most; i++) options.add(Code.of(Verb.AMOUNT, i));
    return Code.with(run.chooseUnlessForced(me, Ask.AMOUNT, source()));
  }

  /** One of these symbols; null if there is none. */
  public Symbol symbol(List<Symbol> among) {
    if (among.isEmpty()) return null;
    Options options = run.options();
    for (Symbol each : among) options.add(Code.of(Verb.SYMBOL, each.ordinal()));
    return Code.symbol(run.chooseUnlessForced(me, Ask.SYMBOL, source()));
  }

  /** Whether you want to. */
  public boolean may() {
    return may(me);
  }

  /** Whether {@code seat} wants to. */
  public boolean may(int seat) {
    Options options = run.options();
    options.add(Code.of(Verb.NO));
    options.add(Code.of(Verb.YES));
    return Code.is(run.choose(seat, Ask.MAY, source()), Verb.YES);
  }

  /** A split of so much among these, one by one, by you. */
  public List<Share> shared(List<Piece> among, int amount, Ask ask) {
    return shared(me, among, amount, ask);
  }

  /** A split of so much among these, one by one, by {@code seat}. */
  public List<Share> shared(int seat, List<Piece> among, int amount, Ask ask) {
    if (among.isEmpty()) return List.of();
    int[] got = new int[among.size()];
    List<String> names = new ArrayList<>();
    for (int i = 0; i < amount; i++) {
      Options options = run.options();
      for (Piece each : among) options.add(Code.of(Verb.AT, each));
      Source.Blow one = new Source.Blow(1, ask == Ask.SHIELD, false);
      Source source = source().after(names, amount - i).with(one);
      Piece piece = Code.piece(p, run.chooseUnlessForced(seat, ask, source));
      got[among.indexOf(piece)]++;
      names.add(piece.name());
    }
    List<Share> shares = new ArrayList<>();
    for (int i = 0; i < got.length; i++) {
      if (got[i] > 0) shares.add(new Share(among.get(i), got[i]));
    }
    return shares;
  }

  // Doing.

  /** Deals damage to one character; answers how much was blocked. */
  public int damage(Piece piece, int amount) {
    return piece == null ? 0 : run.wounds.deal(piece, amount);
  }

  /** Deals unblockable damage. */
  public void unblockable(Piece piece, int amount) {
    if (piece != null) run.wounds.deal(List.of(new Share(piece, amount)), null, true);
  }

  /** Deals so much to each of these at once. */
  public void damageAll(List<Piece> pieces, int amount) {
    run.wounds.deal(pieces.stream().map(piece -> new Share(piece, amount)).toList(), null, false);
  }

  /** Gives shields to a character. */
  public void shield(Piece piece, int amount) {
    if (p.inPlay(piece)) run.shields.give(piece, amount);
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

  /** {@code seat} discards cards of their choice; answers how many. */
  public int discards(int seat, int cards) {
    return seat < 0 ? 0 : run.hands.discardChosen(seat, cards, card);
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
    return !run.resolving.byCard(me, myDice(which), change, false, false, card).isEmpty();
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
}
