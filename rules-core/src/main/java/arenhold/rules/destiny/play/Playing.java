package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Deck;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Keyword;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.position.Action;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.List;

/** Playing cards (D9.6-D9.9). */
public final class Playing {

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
    return prices().can(seat, card, terms);
  }

  private Prices prices() {
    return new Prices(run.p);
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
        new Happening.Price(prices().cost(card, terms, host, replaced), card.has(Keyword.AMBUSH));
    run.triggers.before(List.of(new Happening.Playing(seat, card, price)));
    // Nobody who has left since helps to pay.
    if (run.isGone(seat)) throw Lapsed.SIGNAL;
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
                host == null ? null : host.printed().key(),
                replaced == null ? null : replaced.printed().key(),
                paid));
  }

  private void take(int seat, Card card, Terms terms) {
    if (terms.from()) {
      run.hands.leaves(seat, card.number);
    } else {
      Side side = run.p.sides[seat];
      Deck deck = side.deck;
      side.deck = deck.with(deck.loose(), deck.discard().without(card.number));
    }
  }

  private Piece chooseHost(int seat, Card card, Terms terms) {
    Options options = run.options();
    for (Piece each : prices().carriers(seat, card, terms)) options.add(Code.of(Verb.AT, each));
    int code = run.chooseUnlessForced(seat, Ask.CARRIER, new Offer(card.number, terms, -1));
    return Code.piece(run.p, code);
  }

  private Piece chooseReplaced(int seat, Card card, Terms terms, Piece host) {
    Options options = run.options();
    if (prices().alone(seat, card, terms, host)) options.add(Code.of(Verb.DONE));
    for (Piece each : prices().replaceable(seat, card, terms, host)) {
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

  /** Carries out an event, which has left the hand, and puts it where it goes (D9.7). */
  void carryOut(int seat, Card card) {
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

  /** Puts an unused battlefield in place of the one in use (card 129). */
  public void useField(int field) {
    int owner = run.p.ownerOfUnused(field);
    run.p.useField(owner);
    run.tell(() -> new DestinyEvent.FieldChanged(owner, card(field).key()));
  }

  /** The card with this number. */
  static Card card(int number) {
    return Cards.of(number);
  }
}
