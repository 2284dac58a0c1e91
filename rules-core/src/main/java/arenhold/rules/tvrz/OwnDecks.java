package arenhold.rules.tvrz;

import arenhold.rules.Fault;
import arenhold.rules.Option;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.PreparedDeck;
import arenhold.rules.tvrz.deed.Ask;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The decks that players bring: how they are chosen, and what is wrong with one (T1.4, T1.5). */
final class OwnDecks {

  /** The fewest and the most cards of a deck (R119). */
  private static final int LEAST = 20;

  private static final int MOST = 250;

  private static final String FREE = "free";

  /** The faults of a deck, as codes; the last one depends on the table. */
  private static final String UNKNOWN = "no-such-card";

  private static final String YELLOW = "yellow-twice";
  private static final String RED = "red-twice";
  private static final String SMALL = "deck-too-small";
  private static final String LARGE = "deck-too-large";
  private static final String UNEQUAL = "deck-size";
  private static final String MALFORMED = "value";

  static final List<String> PROBLEMS = List.of(UNKNOWN, YELLOW, RED, SMALL, LARGE, UNEQUAL);

  /** How large decks are, as the table has agreed. */
  static final Option.OneOf SIZES =
      new Option.OneOf(UNEQUAL, List.of(FREE, "40", "45", "50", "60"), FREE, false);

  /** The deck of a seat. */
  static final Option.DeckList OPTION = option();

  private OwnDecks() {}

  private static Option.DeckList option() {
    List<Option.DeckList.Prepared> prepared = new ArrayList<>();
    for (PreparedDeck deck : Catalogue.DECKS) {
      prepared.add(new Option.DeckList.Prepared(deck.key(), written(deck.cards())));
    }
    List<String> cards = packable().stream().map(Card::key).toList();
    String usual = prepared.getFirst().value();
    return new Option.DeckList("deck", cards, MOST, LEAST, MOST, prepared, usual, true);
  }

  /** All cards but tokens. */
  static List<Card> packable() {
    return Catalogue.CARDS.stream().filter(card -> card.kind() != Kind.TOKEN).toList();
  }

  private static String written(Cards deck) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int card = deck.first(); card >= 0; card = deck.next(card)) {
      counts.put(Catalogue.key(card), deck.count(card));
    }
    return Option.DeckList.write(counts);
  }

  /** Every seat's deck, in seat order. */
  static List<Cards> of(Setup setup) {
    List<Cards> decks = new ArrayList<>();
    for (int seat = 0; seat < setup.size(); seat++) {
      Cards deck = Cards.NONE;
      for (var entry : Option.DeckList.read(chosen(setup, seat)).entrySet()) {
        int card = Catalogue.card(entry.getKey()).number();
        for (int copy = 0; copy < entry.getValue(); copy++) deck = deck.with(card);
      }
      decks.add(deck);
    }
    return decks;
  }

  private static String chosen(Setup setup, int seat) {
    return setup.seat(Seat.of(seat), OPTION.key(), OPTION.fallback());
  }

  /** What is wrong with a deck, whatever the table has agreed on. */
  static List<Fault> faults(String value) {
    Map<String, Integer> deck;
    try {
      deck = Option.DeckList.read(value);
    } catch (IllegalArgumentException malformed) {
      return List.of(new Fault(MALFORMED, null, null));
    }
    List<Fault> faults = new ArrayList<>();
    int size = 0;
    for (var entry : deck.entrySet()) {
      String key = entry.getKey();
      size += entry.getValue();
      if (!OPTION.cards().contains(key)) {
        faults.add(new Fault(UNKNOWN, key, null));
        continue;
      }
      Bar bar = Catalogue.card(key).bar();
      if (entry.getValue() == 1 || bar == Bar.BROWN) continue;
      faults.add(new Fault(bar == Bar.RED ? RED : YELLOW, key, "T1.5"));
    }
    if (size < LEAST) faults.add(new Fault(SMALL, null, "R119"));
    if (size > MOST) faults.add(new Fault(LARGE, null, "R119"));
    return List.copyOf(faults);
  }

  /** What is wrong with the decks chosen, as far as it can be said in so many words; else null. */
  static Setup.Problem problem(Setup setup) {
    if (!setup.form().equals(Tvrz.DECKS) || setup.size() > Seat.MOST) return null;
    String agreed = setup.table(SIZES.key(), FREE);
    for (int seat = 0; seat < setup.size(); seat++) {
      String value = chosen(setup, seat);
      List<Fault> faults = faults(value);
      if (!faults.isEmpty()) return Setup.Problem.of(faults.getFirst(), seat, OPTION.key());
      if (agreed.equals(FREE) || agreed.equals(String.valueOf(size(value)))) continue;
      return Setup.Problem.of(new Fault(UNEQUAL, null, "T1.4"), seat, OPTION.key());
    }
    return null;
  }

  private static int size(String value) {
    return Option.DeckList.read(value).values().stream().mapToInt(Integer::intValue).sum();
  }

  /** A random deck that can be played at this table. */
  static String any(Setup known, Table nature) {
    String agreed = known.table(SIZES.key(), FREE);
    int size =
        agreed.equals(FREE) ? LEAST + below(MOST - LEAST + 1, nature) : Integer.parseInt(agreed);
    List<Card> open = new ArrayList<>(packable());
    Cards deck = Cards.NONE;
    for (int i = 0; i < size; i++) {
      int at = below(open.size(), nature);
      Card card = open.get(at);
      deck = deck.with(card.number());
      if (card.bar() != Bar.BROWN) open.remove(at);
    }
    return written(deck);
  }

  private static int below(int count, Table nature) {
    Options options = nature.options();
    for (int i = 0; i < count; i++) options.add(i);
    return nature.choose(Seat.NATURE, Ask.DRAW);
  }
}
