package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Cards;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What an ability sees, and what it lets be chosen: by you, unless another seat is named. Choices
 * among nothing answer null, -1 or an empty list.
 *
 * <p>One long file, because the words that cards choose by are to be found in one place.
 */
public abstract sealed class Choosing permits Deed {

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

  Choosing(Run run, int me, int card, Piece self, Die die, Happening about) {
    this.run = run;
    this.p = run.p;
    this.me = me;
    this.card = card;
    this.self = self;
    this.die = die;
    this.about = about;
  }

  Source source() {
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

  /** The characters of opponents that pass. */
  public List<Piece> theirs(Predicate<Piece> which) {
    return filter(p.characters(), piece -> piece.controller != me && which.test(piece));
  }

  /** All characters that pass. */
  public List<Piece> characters(Predicate<Piece> which) {
    return filter(p.characters(), which);
  }

  /** All cards in play that pass, the battlefield aside. */
  public List<Piece> inPlay(Predicate<Piece> which) {
    return filter(p.pieces, which);
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

  /** The dice in pools of this card and, of a character, of its upgrades. */
  public List<Die> diceAt(Piece piece) {
    return dice(which -> belongs(which, piece));
  }

  /** Whether the die is one of this card or, of a character, of its upgrades. */
  public boolean belongs(Die which, Piece piece) {
    Piece its = p.of(which);
    return its != null && piece != null && (its == piece || its.host == piece.id);
  }

  /** The dice of this very card in your pool. */
  public List<Die> ownDice() {
    return myDice(which -> self != null && p.of(which) == self);
  }

  /** Whether it is a die of a support (D2.10). */
  public boolean isSupportDie(Die which) {
    Piece its = p.of(which);
    return its == null ? which.printed().type() == Type.SUPPORT : its.isSupport();
  }

  /** Whether you can resolve this die now, with that change (D8.11). */
  public boolean can(Die which, Change change) {
    return run.resolving.can(me, which, change);
  }

  /** Whether an additional action would be yours (D9.5). */
  public boolean gainsActions() {
    return p.claimed != me;
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

  /**
   * What {@code seat} chooses in this ability. If it is another player who is out by then, or
   * leaves instead, it is {@code nothing}, and the rest of the ability goes on; yours ends with you
   * (D15.5).
   */
  <T> T by(int seat, Supplier<T> choice, T nothing) {
    return seat == me ? choice.get() : run.unlessGone(choice, nothing);
  }

  /** An opponent (D15.4); -1 if there is none. */
  public int opponent() {
    return run.resolving.opponent(me, source());
  }

  /** An opponent among these; -1 if there is none. */
  public int opponent(List<Integer> among) {
    return player(Ask.OPPONENT, among);
  }

  /** A player among these, perhaps you; -1 if there is none. */
  public int player(List<Integer> among) {
    return player(Ask.PLAYER, among);
  }

  private int player(Ask ask, List<Integer> among) {
    if (among.isEmpty()) return -1;
    Options options = run.options();
    for (int each : among) options.add(Code.of(Verb.SEAT, each));
    return Code.with(run.chooseUnlessForced(me, ask, source()));
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
    Source source = source().with(blow);
    return by(seat, () -> Code.piece(p, run.chooseUnlessForced(seat, ask, source)), null);
  }

  /** Up to so many of these characters, chosen together for what is going to be done to them. */
  public List<Piece> characters(int most, Ask ask, List<Piece> among, Source.Blow blow) {
    return pieces(most, ask, Verb.AT, among, blow);
  }

  /** Any number of these upgrades and supports, chosen together. */
  public List<Piece> anyOf(List<Piece> among) {
    return pieces(among.size(), Ask.PIECE, Verb.PIECE, among, null);
  }

  private List<Piece> pieces(int most, Ask ask, Verb verb, List<Piece> among, Source.Blow blow) {
    List<Piece> left = new ArrayList<>(among);
    List<Piece> chosen = new ArrayList<>();
    List<String> names = new ArrayList<>();
    while (chosen.size() < most && !left.isEmpty()) {
      Options options = run.options();
      options.add(Code.of(Verb.DONE));
      for (Piece each : left) options.add(Code.of(verb, each));
      Source source = source().after(names, most - chosen.size()).with(blow);
      int code = run.choose(me, ask, source);
      if (Code.is(code, Verb.DONE)) break;
      Piece next = Code.piece(p, code);
      left.remove(next);
      chosen.add(next);
      names.add(next.name());
    }
    return chosen;
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

  /** Any number of these dice, chosen together by {@code seat}. */
  public List<Die> anyOf(int seat, Ask ask, List<Die> among) {
    return by(seat, () -> dice(seat, ask, among, 0, among.size()), List.of());
  }

  /** Exactly so many of these dice, or all if there are fewer, chosen by {@code seat}. */
  public List<Die> exactly(int seat, int count, Ask ask, List<Die> among) {
    return by(seat, () -> dice(seat, ask, among, count, count), List.of());
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
    if (among.isEmpty()) return -1;
    Options options = run.options();
    if (optional) options.add(Code.of(Verb.DONE));
    for (int each = among.first(); each >= 0; each = among.next(each)) {
      options.add(Code.of(Verb.CARD, each));
    }
    int code = run.chooseUnlessForced(me, Ask.CARD, source());
    return Code.is(code, Verb.DONE) ? -1 : Code.with(code);
  }

  /** One of so many effects, from 1, chosen by {@code seat} (D13.6); 0 if they are out or leave. */
  public int mode(int seat, int effects) {
    return mode(seat, effects, 0, List.of());
  }

  /**
   * One of so many effects, from 1, chosen by {@code seat}; 0 if they are out or leave.
   *
   * @param but one that cannot be chosen, or 0
   * @param names what the choice is about, by name in play
   */
  public int mode(int seat, int effects, int but, List<String> names) {
    Options options = run.options();
    for (int i = 1; i <= effects; i++) if (i != but) options.add(Code.of(Verb.MODE, i));
    Source source = source().after(names, 0);
    return by(seat, () -> Code.with(run.choose(seat, Ask.MODE, source)), 0);
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
    return by(seat, () -> Code.is(run.choose(seat, Ask.MAY, source()), Verb.YES), false);
  }

  /** A split of so much among these, one by one, by you. */
  public List<Share> shared(List<Piece> among, int amount, Ask ask) {
    return shared(me, among, amount, ask);
  }

  /** A split of so much among these, one by one, by {@code seat}. */
  public List<Share> shared(int seat, List<Piece> among, int amount, Ask ask) {
    return by(seat, () -> split(seat, among, amount, ask), List.of());
  }

  private List<Share> split(int seat, List<Piece> among, int amount, Ask ask) {
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
}
