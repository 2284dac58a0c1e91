package arenhold.rules.card;

import java.util.Arrays;

/**
 * An immutable row of cards, each with the seats that know it: known places of a deck, face-down
 * cards, cards of a hand that others saw. Sets of seats have one bit per seat, for at most eight
 * seats.
 */
public final class Row {

  /** The empty row. */
  public static final Row NONE = new Row(new int[0]);

  /** A place is packed: the card and, from this bit on, the seats that know it. */
  private static final int SEATS = 16;

  private final int[] places;

  private Row(int[] places) {
    this.places = places;
  }

  private static int place(int card, int seats) {
    if (card < 0 || card >= Cards.MOST) throw new IndexOutOfBoundsException(card);
    return card | seats << SEATS;
  }

  /** The number of cards. */
  public int size() {
    return places.length;
  }

  /** Whether there are no cards. */
  public boolean isEmpty() {
    return places.length == 0;
  }

  /** The card at {@code index}, from 0. */
  public int card(int index) {
    return places[index] & Cards.MOST - 1;
  }

  /** The seats that know the card at {@code index}, one bit each. */
  public int knownTo(int index) {
    return places[index] >> SEATS;
  }

  /** The first index of {@code card}, or -1. */
  public int indexOf(int card) {
    for (int i = 0; i < places.length; i++) if (card(i) == card) return i;
    return -1;
  }

  /** How many cards, counted from the first, all these seats know. */
  public int knownFromFirst(int seats) {
    int known = 0;
    while (known < places.length && (knownTo(known) & seats) == seats) known++;
    return known;
  }

  /** This row with one more card before the first. */
  public Row first(int card, int seats) {
    int[] more = new int[places.length + 1];
    more[0] = place(card, seats);
    System.arraycopy(places, 0, more, 1, places.length);
    return new Row(more);
  }

  /** This row with one more card after the last. */
  public Row last(int card, int seats) {
    int[] more = Arrays.copyOf(places, places.length + 1);
    more[places.length] = place(card, seats);
    return new Row(more);
  }

  /** This row followed by the other one. */
  public Row and(Row other) {
    int[] both = Arrays.copyOf(places, places.length + other.places.length);
    System.arraycopy(other.places, 0, both, places.length, other.places.length);
    return new Row(both);
  }

  /** This row without the card at {@code index}. */
  public Row without(int index) {
    if (places.length == 1 && index == 0) return NONE;
    int[] fewer = new int[places.length - 1];
    System.arraycopy(places, 0, fewer, 0, index);
    System.arraycopy(places, index + 1, fewer, index, fewer.length - index);
    return new Row(fewer);
  }

  /** This row with the card at {@code index} known to these seats and to no other. */
  public Row knownTo(int index, int seats) {
    int[] changed = places.clone();
    changed[index] = place(card(index), seats);
    return new Row(changed);
  }

  /** This row after these seats saw the card at {@code index}. */
  public Row shown(int index, int seats) {
    return knownTo(index, knownTo(index) | seats);
  }

  /** This row with every {@code one} replaced by {@code other} and vice versa. */
  public Row exchanged(int one, int other) {
    Row result = this;
    for (int i = 0; i < places.length; i++) {
      int card = card(i);
      if (card != one && card != other) continue;
      if (result == this) result = new Row(places.clone());
      result.places[i] = place(card == one ? other : one, knownTo(i));
    }
    return result;
  }

  /** The cards without their order. */
  public Cards cards() {
    Cards result = Cards.NONE;
    for (int i = 0; i < places.length; i++) result = result.with(card(i));
    return result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Row row && Arrays.equals(places, row.places);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(places);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < places.length; i++) {
      if (i > 0) text.append(", ");
      text.append(card(i)).append(':').append(Integer.toBinaryString(knownTo(i)));
    }
    return text.append(']').toString();
  }
}
