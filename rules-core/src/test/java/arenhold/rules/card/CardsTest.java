package arenhold.rules.card;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Cards as a multiset, compared with plain lists that are slow and obvious. */
class CardsTest {

  /** The numbers of cards a game may have, and how many copies of one: of every shape. */
  private static final int[][] GAMES = {{18, 1}, {64, 1}, {65, 1}, {30, 2}, {119, 4}, {300, 3}};

  @Test
  void cards_do_what_plain_lists_do() {
    for (int[] game : GAMES) {
      Random random = new Random(game[0]);
      for (int round = 0; round < 200; round++) {
        List<Integer> list = list(game, random);
        List<Integer> more = list(game, random);
        check(list, cards(list));
        check(both(list, more), cards(list).and(cards(more)));
        check(list, cards(both(list, more)).without(cards(more)));
        check(less(list, more), cards(list).less(cards(more)));
        checkOneMoreAndOneLess(list, random.nextInt(game[0]));
      }
    }
  }

  private static List<Integer> list(int[] game, Random random) {
    List<Integer> list = new ArrayList<>();
    for (int card = 0; card < game[0]; card++) {
      if (random.nextInt(3) > 0) continue;
      for (int copy = random.nextInt(game[1]); copy >= 0; copy--) list.add(card);
    }
    Collections.shuffle(list, random);
    return list;
  }

  private static List<Integer> both(List<Integer> some, List<Integer> more) {
    List<Integer> both = new ArrayList<>(some);
    both.addAll(more);
    return both;
  }

  private static List<Integer> less(List<Integer> some, List<Integer> others) {
    List<Integer> rest = new ArrayList<>(some);
    for (Integer card : others) rest.remove(card);
    return rest;
  }

  private static Cards cards(List<Integer> list) {
    return Cards.of(list.stream().mapToInt(Integer::intValue).toArray());
  }

  private static void check(List<Integer> list, Cards cards) {
    int[] sorted = list.stream().mapToInt(Integer::intValue).sorted().toArray();
    assertArrayEquals(sorted, cards.toArray());
    assertEquals(list.size(), cards.size());
    assertEquals(list.isEmpty(), cards.isEmpty());
    assertEquals(cards(list), cards, "equal contents are equal objects");
    assertEquals(cards(list).hashCode(), cards.hashCode());
    for (int i = 0; i < sorted.length; i++) assertEquals(sorted[i], cards.nth(i));
    List<Integer> walked = new ArrayList<>();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      walked.add(card);
      assertEquals(Collections.frequency(list, card), cards.count(card));
      assertTrue(cards.has(card));
    }
    assertEquals(list.stream().distinct().sorted().toList(), walked);
  }

  private static void checkOneMoreAndOneLess(List<Integer> list, int card) {
    Cards cards = cards(list);
    check(both(list, List.of(card)), cards.with(card));
    assertEquals(cards, cards.with(card).without(card));
    assertEquals(Collections.frequency(list, card), cards.count(card));
    if (cards.has(card)) return;
    assertThrows(IllegalArgumentException.class, () -> cards.without(card));
    assertThrows(IllegalArgumentException.class, () -> cards.without(Cards.of(card)));
  }

  @Test
  void one_word_of_cards_is_read_as_bits_and_nothing_else_is() {
    assertEquals(0b1011, Cards.of(0, 1, 3).bits());
    assertEquals(-1L, Cards.upTo(64).bits());
    assertEquals(0b10, Cards.of(1, 1, 70).without(70).without(1).bits(), "after all else left");
    assertThrows(IllegalStateException.class, () -> Cards.of(1, 1).bits());
    assertThrows(IllegalStateException.class, () -> Cards.upTo(65).bits());
    assertSame(Cards.NONE, Cards.of(7).without(7));
    assertSame(Cards.NONE, Cards.of(70, 70).without(Cards.of(70, 70)));
  }

  @Test
  void a_number_outside_is_refused() {
    assertThrows(IndexOutOfBoundsException.class, () -> Cards.NONE.with(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> Cards.NONE.with(Cards.MOST));
    assertThrows(IndexOutOfBoundsException.class, () -> Cards.of(1, 1).nth(2));
    assertThrows(IndexOutOfBoundsException.class, () -> Cards.of(1).nth(-1));
    assertEquals(0, Cards.of(1).count(70));
    assertEquals("[1, 1, 70]", Cards.of(70, 1, 1).toString());
    assertEquals("c1 c1", Cards.of(1, 1).text(card -> "c" + card));
  }
}
