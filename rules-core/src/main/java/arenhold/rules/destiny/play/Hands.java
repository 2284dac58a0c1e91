package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.ArrayList;
import java.util.List;

/** Drawing, discarding and looking at cards (D10.12, D10.13, D13.8). */
public final class Hands {

  /** What chance is asked about: whose cards, and which seats learn the answer. */
  public record Pick(int seat, int seen) {}

  private final Run run;

  Hands(Run run) {
    this.run = run;
  }

  private Side side(int seat) {
    return run.p.sides[seat];
  }

  private static String key(int card) {
    return arenhold.rules.destiny.card.Cards.of(card).key();
  }

  /** Draws so many cards, or what is left; answers how many. */
  public int draw(int seat, int cards) {
    int drawn = 0;
    while (drawn < cards && side(seat).deck.size() > 0) {
      int card = top(seat, 1 << seat);
      int known = side(seat).deck.over().isEmpty() ? 0 : side(seat).deck.over().knownTo(0);
      side(seat).deck = side(seat).deck.draw(card);
      side(seat).hand = side(seat).hand.with(card, known & ~(1 << seat));
      run.noReturn();
      run.tell(() -> new DestinyEvent.Drew(seat, key(card)));
      drawn++;
    }
    return drawn;
  }

  /** The top card of a deck that is not empty; chance decides if nobody knows it. */
  private int top(int seat, int seen) {
    Deck deck = side(seat).deck;
    if (!deck.topIsLoose()) return deck.top();
    return chance(deck.loose(), Verb.DRAW, Ask.DRAW, new Pick(seat, seen));
  }

  /** Chance takes one of these cards, each copy as likely. */
  private int chance(Cards among, Verb verb, Ask ask, Pick pick) {
    Options options = run.options();
    for (int card = among.first(); card >= 0; card = among.next(card)) {
      int count = among.count(card);
      for (int copy = 0; copy < count; copy++) options.add(Code.copy(verb, card, copy));
    }
    return Code.with(run.chance(ask, pick));
  }

  /** A card leaves the hand face up: nothing before that can be taken back (D19.3). */
  void leaves(int seat, int card) {
    side(seat).hand = side(seat).hand.without(card, Position.ALL);
    run.noReturn();
  }

  /** Discards a card from hand, seen by everybody. */
  public void discard(int seat, int card) {
    leaves(seat, card);
    toPile(seat, card, "hand");
    emptied(seat);
  }

  /** A card has left the hand by playing or discarding (D18.6). */
  void emptied(int seat) {
    if (side(seat).hand.size() == 0) run.triggers.after(new Happening.LastCard(seat));
  }

  private void toPile(int seat, int card, String from) {
    side(seat).deck = side(seat).deck.discard(card);
    run.p.stirred = true;
    run.tell(() -> new DestinyEvent.Discarded(seat, key(card), from));
  }

  /** Random cards leave the hand for the discard pile, or all if fewer (D7.6); how many. */
  public int discardRandom(int seat, int cards) {
    int gone = 0;
    while (gone < cards && side(seat).hand.size() > 0) {
      discard(seat, random(seat, Position.ALL));
      gone++;
    }
    return gone;
  }

  /** A random card of a hand; these seats learn which. */
  public int random(int seat, int seen) {
    run.noReturn();
    return chance(side(seat).hand.cards(), Verb.PICK, Ask.PICK, new Pick(seat, seen));
  }

  /** The player discards so many cards of their choice, or all if fewer; how many. */
  public int discardChosen(int seat, int cards, Source source) {
    int gone = 0;
    while (gone < cards && side(seat).hand.size() > 0) {
      discard(seat, given(seat, cards - gone, Ask.DISCARD, source));
      gone++;
    }
    return gone;
  }

  /** The player sets so many cards of their choice aside, or all if fewer. */
  public void setAsideChosen(int seat, int cards, Source source) {
    for (int left = cards; left > 0 && side(seat).hand.size() > 0; left--) {
      setAside(seat, given(seat, left, Ask.CARD, source));
    }
  }

  /**
   * One of so many cards that the player gives up, of a hand that has one at least; not asked if
   * the whole hand goes, which everybody can count (D19.4).
   */
  int given(int seat, int cards, Ask ask, Source source) {
    Cards hand = side(seat).hand.cards();
    return hand.size() <= cards ? hand.first() : chooseCard(seat, hand, ask, source, false);
  }

  /**
   * The player chooses one of these cards; asked even if there is one or none, since that may be
   * hidden (D19.4).
   *
   * @param optional whether none may be chosen
   * @return the card, or -1
   */
  public int chooseCard(int seat, Cards among, Ask ask, Source source, boolean optional) {
    Options options = run.options();
    if (optional || among.isEmpty()) options.add(Code.of(Verb.DONE));
    for (int card = among.first(); card >= 0; card = among.next(card)) {
      options.add(Code.of(Verb.CARD, card));
    }
    int code = run.choose(seat, ask, source);
    return Code.is(code, Verb.DONE) ? -1 : Code.with(code);
  }

  /** Discards so many cards from the top of a deck, or what is left; how many. */
  public int mill(int seat, int cards) {
    int gone = 0;
    while (gone < cards && side(seat).deck.size() > 0) {
      int card = top(seat, Position.ALL);
      side(seat).deck = side(seat).deck.draw(card);
      run.noReturn();
      toPile(seat, card, "deck");
      gone++;
    }
    return gone;
  }

  /** {@code seat} sees the whole hand of another. */
  public void lookAtHand(int seat, int at) {
    Cards cards = side(at).hand.cards();
    side(at).hand = side(at).hand.shown(cards, 1 << seat);
    looked(seat, at, "hand", cards.toArray());
  }

  /** {@code seat} sees these cards of another's hand at once. */
  public void show(int seat, int at, int... cards) {
    side(at).hand = side(at).hand.shown(Cards.of(cards), 1 << seat);
    looked(seat, at, "hand", cards);
  }

  /** {@code seat} sees the top cards of a deck, from the top: so many, or what is left. */
  public List<Integer> lookAtTop(int seat, int at, int cards) {
    List<Integer> seen = new ArrayList<>();
    int count = Math.min(cards, side(at).deck.size());
    // Cards that lie in known places below the loose ones are seen only where nothing is loose.
    Deck deck = side(at).deck;
    for (int i = 0; i < count; i++) {
      if (i < deck.over().size()) {
        deck = deck.shown(i, 1 << seat);
      } else if (!deck.loose().isEmpty()) {
        side(at).deck = deck;
        int card = chance(deck.loose(), Verb.DRAW, Ask.DRAW, new Pick(at, 1 << seat));
        deck = deck.found(card, 1 << seat);
      } else {
        deck =
            deck.with(
                deck.over().last(deck.under().card(0), deck.under().knownTo(0)),
                deck.under().without(0));
        deck = deck.shown(i, 1 << seat);
      }
      seen.add(deck.over().card(i));
    }
    side(at).deck = deck;
    looked(seat, at, "deck", seen.stream().mapToInt(Integer::intValue).toArray());
    return seen;
  }

  private void looked(int seat, int at, String zone, int[] cards) {
    run.noReturn();
    run.tell(
        () -> {
          List<String> keys = new ArrayList<>();
          for (int card : cards) keys.add(key(card));
          return new DestinyEvent.Looked(seat, at, zone, cards.length, List.copyOf(keys));
        });
  }

  /** A card of the discard pile goes to its owner's hand, seen by everybody. */
  public void recover(int seat, int card) {
    Deck deck = side(seat).deck;
    side(seat).deck = deck.with(deck.loose(), deck.discard().without(card));
    side(seat).hand = side(seat).hand.with(card, Position.ALL & ~(1 << seat));
    run.tell(() -> new DestinyEvent.TakenBack(seat, key(card), "discard"));
  }

  /** A card of the hand is set aside face up (D4.9). */
  public void setAside(int seat, int card) {
    leaves(seat, card);
    side(seat).aside = side(seat).aside.with(card);
    run.tell(() -> new DestinyEvent.Aside(seat, key(card)));
  }

  /** All cards of a hand go to the discard pile (card 79). */
  public void discardAll(int seat) {
    for (int card : side(seat).hand.cards().toArray()) discard(seat, card);
  }

  /** So many random cards of another's hand, seen by {@code seat}; all if fewer. */
  public List<Integer> sample(int seat, int at, int count) {
    Cards left = side(at).hand.cards();
    List<Integer> seen = new ArrayList<>();
    run.noReturn();
    while (seen.size() < count && !left.isEmpty()) {
      int card = chance(left, Verb.PICK, Ask.PICK, new Pick(at, 1 << seat));
      left = left.without(card);
      seen.add(card);
    }
    show(seat, at, seen.stream().mapToInt(Integer::intValue).toArray());
    return seen;
  }

  /**
   * Puts cards that {@code seat} has seen on top of a deck back on top of it or under it, one by
   * one as they like; the others learn no more than how many went under it (D13.8).
   */
  public void putBack(int seat, int at, List<Integer> seen, Source source) {
    List<Integer> left = new ArrayList<>(seen);
    List<Integer> codes = new ArrayList<>();
    while (!left.isEmpty()) {
      Options options = run.options();
      for (int card : left.stream().distinct().toList()) {
        options.add(Code.of(Verb.TOP, card));
        options.add(Code.of(Verb.BOTTOM, card));
      }
      List<String> names = codes.stream().map(code -> Code.notation(run.p, code)).toList();
      int code = run.choose(seat, Ask.PLACE, source.after(names, left.size()));
      left.remove((Integer) Code.with(code));
      codes.add(code);
    }
    Deck deck = side(at).deck;
    for (int card : seen) deck = deck.draw(card);
    int under = 0;
    for (int code : codes) {
      boolean top = Code.is(code, Verb.TOP);
      int card = Code.with(code);
      deck = top ? deck.putOver(card, 1 << seat) : deck.putUnder(card, 1 << seat);
      if (!top) under++;
    }
    side(at).deck = deck;
    int bottom = under;
    run.tell(() -> new DestinyEvent.Arranged(seat, at, seen.size() - bottom, bottom));
  }

  /**
   * Discards one of the cards on top of a deck that were looked at, so many below the top one; it
   * is public then (D13.8).
   */
  public void discardSeen(int seat, int below) {
    Deck deck = side(seat).deck;
    int card = deck.over().card(below);
    side(seat).deck = deck.with(deck.over().without(below), deck.under());
    toPile(seat, card, "deck");
  }
}
