package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Deck;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.card.Subtype;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/** Playing cards (D9.6-D9.9). */
public final class Playing {

  /** The character on whom weapons cost less while it has no upgrade (card 36). */
  private static final int PADAWAN = 36;

  /** The character that may carry any weapon (card 45). */
  private static final int FINN = 45;

  /** The support that makes a blue upgrade cheaper (card 150). */
  private static final int BINDS = 150;

  /** Where an event goes when it has been carried out. */
  public enum Exit {
    DISCARD,
    DECK_BOTTOM,
    ASIDE
  }

  /**
   * The terms of a play.
   *
   * @param from where the card is: the hand, or the discard pile
   * @param less how much less it costs
   * @param free whether it costs nothing
   */
  public record Terms(boolean from, int less, boolean free) {
    /** From hand at its cost. */
    public static final Terms HAND = new Terms(true, 0, false);

    /** The same from the discard pile. */
    public Terms fromDiscard() {
      return new Terms(false, less, free);
    }

    /** The same for so much less. */
    public Terms cheaper(int by) {
      return new Terms(from, less + by, free);
    }

    /** The same for nothing. */
    public Terms forFree() {
      return new Terms(from, less, true);
    }
  }

  private final Run run;

  /** Where the event being carried out goes; effects may change it. */
  private Exit exit = Exit.DISCARD;

  Playing(Run run) {
    this.run = run;
  }

  /** Lets the event being carried out go elsewhere than to the discard pile. */
  public void goesTo(Exit where) {
    exit = where;
  }

  /** Whether {@code seat} may play this card on these terms now (D9.6). */
  public boolean can(int seat, Card card, Terms terms) {
    Position p = run.p;
    if (card.unique() && p.has(seat, card.number)) return false;
    if (card.spot() != null && !spots(p, seat, card.spot())) return false;
    if (card.needsBattlefield() && p.controller != seat) return false;
    if (card.needsMoreReady() && weaker(p, seat).isEmpty()) return false;
    if (card.type() == Type.UPGRADE) return !carriers(seat, card, terms).isEmpty();
    return payable(seat, card, price(card, terms, null, null));
  }

  /** Whether a player has an undefeated character of this colour (D13.13). */
  public static boolean spots(Position p, int seat, Colour colour) {
    for (Piece each : p.characters(seat)) if (each.printed().colour() == colour) return true;
    return false;
  }

  /** The opponents who have fewer ready characters (card 156). */
  public static List<Integer> weaker(Position p, int seat) {
    List<Integer> result = new ArrayList<>();
    for (int other : p.opponents(seat)) {
      if (readyCharacters(p, other) < readyCharacters(p, seat)) result.add(other);
    }
    return result;
  }

  private static int readyCharacters(Position p, int seat) {
    int ready = 0;
    for (Piece each : p.characters(seat)) if (each.ready) ready++;
    return ready;
  }

  /** What the card costs, on this character in place of that upgrade if it is one. */
  private int price(Card card, Terms terms, Piece host, Piece replaced) {
    if (terms.free()) return 0;
    int price = card.cost() - terms.less();
    boolean padawan = host != null && host.card == PADAWAN && run.p.upgrades(host).isEmpty();
    if (padawan && card.is(Subtype.WEAPON)) price--;
    if (replaced != null) price -= replaced.printed().cost();
    return Math.max(0, price);
  }

  private boolean payable(int seat, Card card, int price) {
    int less = 0;
    if (card.type() == Type.UPGRADE && card.colour() == Colour.BLUE) {
      for (Piece each : run.p.supports(seat)) if (each.card == BINDS && each.ready) less++;
    }
    return price - less <= run.p.sides[seat].resources;
  }

  /** The own characters on which the upgrade can be played (D6.6, D13.10). */
  private List<Piece> carriers(int seat, Card card, Terms terms) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : run.p.characters(seat)) {
      boolean any = each.card == FINN && card.is(Subtype.WEAPON);
      boolean fits = card.attachTo() == null || card.attachTo() == each.printed().colour() || any;
      if (fits
          && (alone(seat, card, terms, each) || !replaceable(seat, card, terms, each).isEmpty())) {
        result.add(each);
      }
    }
    return result;
  }

  private boolean alone(int seat, Card card, Terms terms, Piece host) {
    return run.p.upgrades(host).size() < Removal.MOST_UPGRADES
        && payable(seat, card, price(card, terms, host, null));
  }

  private List<Piece> replaceable(int seat, Card card, Terms terms, Piece host) {
    List<Piece> result = new ArrayList<>();
    for (Piece each : run.p.upgrades(host)) {
      if (payable(seat, card, price(card, terms, host, each))) result.add(each);
    }
    return result;
  }

  /** The least that the card would cost, for the player's information. */
  public int least(int seat, Card card, Terms terms) {
    if (card.type() != Type.UPGRADE) return price(card, terms, null, null);
    int least = Integer.MAX_VALUE;
    for (Piece host : carriers(seat, card, terms)) {
      if (alone(seat, card, terms, host)) least = Math.min(least, price(card, terms, host, null));
      for (Piece each : replaceable(seat, card, terms, host)) {
        least = Math.min(least, price(card, terms, host, each));
      }
    }
    return least;
  }

  /** What the card costs on that character, replacing that upgrade if not null. */
  public int cost(Card card, Terms terms, Piece host, Piece replaced) {
    return price(card, terms, host, replaced);
  }

  /** Plays a card that can be played (D9.6). */
  public void play(int seat, Card card, Terms terms) {
    Action action = run.acting.begin(Action.Kind.PLAY, seat, card.number);
    Piece host = null;
    Piece replaced = null;
    if (card.type() == Type.UPGRADE) {
      host = chooseHost(seat, card, terms);
      replaced = chooseReplaced(seat, card, terms, host);
    }
    Happening.Price price =
        new Happening.Price(price(card, terms, host, replaced), card.has(Keyword.AMBUSH));
    run.triggers.before(List.of(new Happening.Playing(seat, card, price)));
    run.p.sides[seat].resources -= price.cost;
    run.p.stirred = true;
    action.open = true;
    take(seat, card, terms);
    Piece piece = card.type() == Type.EVENT ? null : enter(seat, card, host, replaced);
    told(seat, card, piece, host, replaced, price.cost);
    if (terms.from()) run.hands.emptied(seat);
    if (card.type() == Type.EVENT) carryOut(seat, card);
    if (price.ambush) run.additional(seat, card.number);
    run.triggers.after(new Happening.Played(seat, card, piece, host, price.ambush));
    run.acting.end(action);
  }

  private void told(int seat, Card card, Piece piece, Piece host, Piece replaced, int paid) {
    run.noReturn();
    run.tell(
        () ->
            new DestinyEvent.CardPlayed(
                seat,
                card.key(),
                piece == null ? null : piece.name(),
                host == null ? null : host.name(),
                replaced == null ? null : replaced.printed().key(),
                paid));
  }

  private void take(int seat, Card card, Terms terms) {
    Side side = run.p.sides[seat];
    if (terms.from()) {
      side.hand = side.hand.without(card.number, Position.ALL);
    } else {
      Deck deck = side.deck;
      side.deck = deck.with(deck.loose(), deck.discard().without(card.number));
    }
  }

  private Piece chooseHost(int seat, Card card, Terms terms) {
    Options options = run.options();
    for (Piece each : carriers(seat, card, terms)) options.add(Code.of(Verb.AT, each));
    int code = run.chooseUnlessForced(seat, Ask.CARRIER, new Offer(card.number, terms, -1));
    return Code.piece(run.p, code);
  }

  private Piece chooseReplaced(int seat, Card card, Terms terms, Piece host) {
    Options options = run.options();
    if (alone(seat, card, terms, host)) options.add(Code.of(Verb.DONE));
    for (Piece each : replaceable(seat, card, terms, host)) {
      options.add(Code.of(Verb.PIECE, each));
    }
    int code = run.chooseUnlessForced(seat, Ask.REPLACE, new Offer(card.number, terms, host.id));
    return Code.is(code, Verb.DONE) ? null : Code.piece(run.p, code);
  }

  /** What is being played, on whom as far as that is settled: for the prices in the choices. */
  public record Offer(int card, Terms terms, int host) {}

  private Piece enter(int seat, Card card, Piece host, Piece replaced) {
    if (replaced != null) run.removal.discard(replaced);
    return enter(seat, card, host);
  }

  /** Puts an upgrade or support into play; an upgrade onto {@code host}. */
  public Piece enter(int seat, Card card, Piece host) {
    Piece piece = run.p.enter(card.number, seat, card.hasDie() ? 1 : 0);
    if (host != null) piece.host = host.id;
    return piece;
  }

  private void carryOut(int seat, Card card) {
    Exit outer = exit;
    exit = Exit.DISCARD;
    run.p.limbo.add(new Position.Limbo(card.number, seat));
    Effect effect = run.book.works(card.number).event;
    if (effect != null) run.carry(Deed.of(run, seat, card.number), effect);
    run.p.limbo.removeLast();
    Side side = run.p.sides[seat];
    if (!side.out) {
      switch (exit) {
        case DISCARD -> side.deck = side.deck.discard(card.number);
        case DECK_BOTTOM -> {
          side.deck = side.deck.putUnder(card.number, Position.ALL);
          run.tell(() -> new DestinyEvent.PutBack(seat, card.key(), false));
        }
        case ASIDE -> {
          side.aside = side.aside.with(card.number);
          run.tell(() -> new DestinyEvent.Aside(seat, card.key()));
        }
      }
    }
    exit = outer;
  }

  /** The card with this number. */
  static Card card(int number) {
    return Cards.of(number);
  }
}
