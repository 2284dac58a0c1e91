package arenhold.rules.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Decks, rows and hands, and who knows which card lies where. */
class DeckTest {

  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int BOTH = 3;

  /** 119 cards, 202 with their copies, as the largest game has them. */
  private static final int[] MANY =
      IntStream.range(0, 202).map(card -> card < 119 ? card : (card - 119) % 83).toArray();

  @Test
  void what_lies_on_top_is_drawn_first_then_chance_decides_then_what_lies_under() {
    Deck deck = Deck.of(Cards.of(5)).putUnder(7, FIRST).putUnder(8, 0).putOver(1, BOTH);
    deck = deck.putOver(2, SECOND);
    assertEquals(5, deck.size());
    for (int expected : new int[] {2, 1}) {
      assertFalse(deck.topIsLoose());
      assertEquals(expected, deck.top());
      deck = deck.draw(expected);
    }
    assertTrue(deck.topIsLoose(), "chance says which, even of one");
    deck = deck.draw(5);
    assertEquals(7, deck.top());
    assertEquals(8, deck.draw(7).top());
    assertEquals(Deck.EMPTY, deck.draw(7).draw(8));
  }

  @Test
  void a_deck_with_copies_is_drawn_to_its_end_and_reshuffled() {
    Random random = new Random(1);
    Deck deck = Deck.of(Cards.of(MANY));
    while (deck.size() > 0) {
      int card = deck.loose().nth(random.nextInt(deck.loose().size()));
      deck = deck.draw(card).discard(card);
    }
    assertEquals(Cards.of(MANY), deck.discard());
    assertEquals(Deck.of(Cards.of(MANY)), deck.reshuffled());
  }

  @Test
  void whoever_looks_at_the_next_cards_knows_them_where_they_lie() {
    Deck deck = Deck.of(Cards.of(1, 2, 2, 3)).found(2, FIRST).found(3, FIRST);
    assertEquals(Cards.of(1, 2), deck.loose());
    assertEquals(2, deck.over().knownFromFirst(FIRST));
    assertEquals(0, deck.over().knownFromFirst(BOTH));
    deck = deck.shown(0, SECOND);
    assertEquals(1, deck.over().knownFromFirst(BOTH));
    Row turned = Row.NONE.last(3, FIRST).last(2, FIRST);
    deck = deck.with(turned, deck.under());
    assertEquals(3, deck.top(), "the looker may change their order");
    assertEquals(Deck.of(Cards.of(1, 2, 2, 3)), deck.shuffled(), "a shuffle makes all forget");
    assertEquals(Cards.of(1, 2, 2, 3, 9), deck.shuffledWith(Cards.of(9)).loose());
  }

  @Test
  void a_discarded_card_comes_back_on_top_and_decks_merge_with_their_discards() {
    Deck deck = Deck.of(Cards.of(1)).discard(4).discard(4).recover(4, BOTH);
    assertEquals(4, deck.top());
    assertEquals(BOTH, deck.over().knownTo(0));
    assertEquals(Cards.of(4), deck.discard());
    assertThrows(IllegalArgumentException.class, () -> deck.recover(1, BOTH));
    Deck merged = deck.merged(Deck.of(Cards.of(1)).discard(2));
    assertEquals(Cards.of(1, 1, 4), merged.loose());
    assertEquals(Cards.of(2, 4), merged.discard());
    assertEquals(Cards.of(1, 4), deck.all());
  }

  @Test
  void rows_do_what_plain_lists_do() {
    Random random = new Random(2);
    Row row = Row.NONE;
    List<int[]> list = new ArrayList<>();
    for (int step = 0; step < 5_000; step++) {
      int card = random.nextInt(300);
      int seats = random.nextInt(256);
      int at = list.isEmpty() ? -1 : random.nextInt(list.size());
      switch (at < 0 ? 1 : list.size() > 12 ? 3 : random.nextInt(4)) {
        case 0 -> {
          row = row.first(card, seats);
          list.addFirst(new int[] {card, seats});
        }
        case 1 -> {
          row = row.last(card, seats);
          list.addLast(new int[] {card, seats});
        }
        case 2 -> {
          row = row.shown(at, seats);
          list.get(at)[1] |= seats;
        }
        default -> {
          row = row.without(at);
          list.remove(at);
        }
      }
      assertEquals(list.size(), row.size());
      assertEquals(list.isEmpty(), row.isEmpty());
      Cards cards = Cards.NONE;
      for (int i = 0; i < list.size(); i++) {
        assertEquals(list.get(i)[0], row.card(i));
        assertEquals(list.get(i)[1], row.knownTo(i));
        cards = cards.with(row.card(i));
      }
      assertEquals(cards, row.cards());
    }
  }

  @Test
  void rows_are_found_and_joined() {
    Row row = Row.NONE.last(4, FIRST).and(Row.NONE.last(5, SECOND));
    assertEquals(1, row.indexOf(5));
    assertEquals(-1, row.indexOf(6));
    assertEquals("[4:1, 5:10]", row.toString());
    assertEquals(row, Row.NONE.first(5, SECOND).first(4, FIRST));
    assertThrows(IndexOutOfBoundsException.class, () -> row.last(Cards.MOST, 0));
  }

  @Test
  void a_hand_tells_which_of_its_cards_each_seat_has_seen() {
    Hand hand = Hand.EMPTY.with(3, 0).with(3, BOTH).with(4, SECOND).with(6, 0);
    assertEquals(Cards.of(3), hand.knownTo(0));
    assertEquals(Cards.of(3, 4), hand.knownTo(1));
    Hand shown = hand.shown(6, BOTH).shown(3, BOTH);
    assertEquals(Cards.of(3, 6), shown.knownTo(0), "a card that is known is shown again");
    assertEquals(hand.marks().size() + 1, shown.marks().size());

    Hand all = hand.shown(hand.cards(), FIRST);
    assertEquals(hand.cards(), all.knownTo(0), "each copy is known");
    assertEquals(Cards.of(3, 4), all.knownTo(1), "to those who saw it alone");
    assertEquals(Cards.of(3, 4, 6), all.without(3, BOTH).knownTo(0), "the other copy stays known");
    assertSame(all, all.shown(hand.cards(), FIRST));

    Hand played = hand.without(3, FIRST);
    assertEquals(Cards.of(3, 4, 6), played.cards());
    assertEquals(Cards.NONE, played.knownTo(0));
    assertEquals(Cards.of(3, 4), played.knownTo(1), "who did not see it keeps the mark");
    assertEquals(Cards.of(4), played.without(3, SECOND).knownTo(1));
    assertThrows(IllegalArgumentException.class, () -> hand.without(9, 0));
  }

  @Test
  void two_cards_change_places_wherever_they_lie_and_their_places_stay_known() {
    Deck deck = Deck.of(Cards.of(1, 1, 70)).putUnder(2, FIRST).putOver(1, SECOND).discard(2);
    Deck changed = deck.exchanged(1, 2);
    assertEquals(Cards.of(2, 2, 70), changed.loose());
    assertEquals(Row.NONE.last(2, SECOND), changed.over());
    assertEquals(Row.NONE.last(1, FIRST), changed.under());
    assertEquals(Cards.of(2), changed.discard());
    assertEquals(deck, changed.exchanged(2, 1));
    assertEquals(deck, deck.exchanged(8, 9));
    assertEquals(Cards.of(3), Cards.of(1).exchanged(1, 3));
  }
}
