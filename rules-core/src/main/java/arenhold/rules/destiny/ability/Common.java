package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Symbol;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Change;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Effect;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.function.Predicate;

/** What several cards ask or do alike. */
final class Common {

  /** All dice. */
  static final Predicate<Die> ANY = die -> true;

  /** Dice showing melee or ranged. */
  static final Predicate<Die> ATTACK = shows(Symbol.MELEE).or(shows(Symbol.RANGED));

  /** Dice showing blank. */
  static final Predicate<Die> BLANK = shows(Symbol.BLANK);

  /** Dice of characters (D13.1). */
  static final Predicate<Die> OF_CHARACTER = die -> die.printed().type() == Type.CHARACTER;

  private Common() {}

  /** Dice showing this symbol. */
  static Predicate<Die> shows(Symbol symbol) {
    return die -> die.shows(symbol);
  }

  /** Dice of this colour (D2.10). */
  static Predicate<Die> dice(Colour colour) {
    return die -> die.printed().colour() == colour;
  }

  /** Cards in play of this colour. */
  static Predicate<Piece> of(Colour colour) {
    return piece -> piece.printed().colour() == colour;
  }

  /** Cards of this colour and type. */
  static Predicate<Card> cards(Colour colour, Type type) {
    return card -> card.colour() == colour && card.type() == type;
  }

  // When abilities are triggered.

  /** You have activated this character. */
  static boolean activatedSelf(Deed d) {
    Happening.Activated activated = (Happening.Activated) d.about;
    return activated.seat() == d.me && activated.pieces().contains(d.self);
  }

  /** You have played this card. */
  static boolean playedSelf(Deed d) {
    return ((Happening.Played) d.about).piece() == d.self;
  }

  /** The play that this card watches before it is paid for. */
  static Happening.Playing watched(Deed d) {
    return (Happening.Playing) d.about;
  }

  /** You are about to play a card. */
  static boolean playing(Deed d) {
    return watched(d).seat() == d.me;
  }

  /** This card is ready. */
  static boolean ready(Deed d) {
    return d.p.inPlay(d.self) && d.self.ready;
  }

  // What is done.

  /** Exhausts this card for an effect (D11.11). */
  static Effect exhausting(Effect effect) {
    return d -> {
      if (d.exhaust(d.self)) effect.run(d);
    };
  }

  /** Does something only if you have a character of this colour. */
  static Effect spotting(Colour colour, Effect effect) {
    return d -> {
      if (d.spot(colour)) effect.run(d);
    };
  }

  /** Deals damage to a character. */
  static Effect damage(int amount) {
    return d -> d.damage(d.target(amount), amount);
  }

  /** Deals unblockable damage to a character. */
  static Effect unblockable(int amount) {
    return d -> d.unblockable(d.target(d.p.characters(), amount, true), amount);
  }

  /** Gives a character shields. */
  static Effect shield(int amount) {
    return d -> d.shield(d.protege(d.p.characters(), amount), amount);
  }

  /** Gives your characters shields, divided as you like. */
  static Effect divideShields(int amount) {
    return d -> d.shield(d.shared(d.p.characters(d.me), amount, Ask.SHIELD));
  }

  /** Removes one die that passes, from any pool. */
  static Effect remove(Predicate<Die> which) {
    return d -> d.removeOne(d.dice(which));
  }

  /** Removes all dice of an opponent that pass. */
  static Effect removeAllTheirs(Predicate<Die> which) {
    return d -> d.remove(d.diceOf(d.opponent(), which));
  }

  /** An opponent removes so many of their dice. */
  static Effect theyRemove(int count) {
    return d -> {
      int opponent = d.opponent();
      d.remove(d.exactly(opponent, count, Ask.REMOVE, d.diceOf(opponent, ANY)));
    };
  }

  /** Resolves one of your dice that passes. */
  static Effect resolve(Predicate<Die> which, Change change) {
    return d -> d.resolve(which, change);
  }

  /** Deals damage to each character of an opponent, and discards this card. */
  static Effect blast(int damage) {
    return d -> {
      d.damageAll(d.p.characters(d.opponent()), damage);
      d.discard(d.self);
    };
  }

  /** One of your characters takes what an opponent's die would deal; then the die is removed. */
  static Effect takeFor(Predicate<Piece> which) {
    return d -> {
      Die threat = d.die(Ask.DIE, d.theirDice(ATTACK));
      if (threat == null) return;
      int value = d.value(threat);
      Piece taker = value == 0 ? null : d.target(d.mine(which), value, false);
      if (value > 0 && taker == null) return;
      d.damage(taker, value);
      d.remove(threat);
    };
  }
}
