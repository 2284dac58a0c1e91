package arenhold.rules.card;

import java.util.Arrays;

/**
 * An immutable row of cards, each with the seats that know it: known places of a deck, cards lying
 * face down, cards of a hand that somebody saw. Seats are one bit each, for at most eight of them.
 */
public final class Row {

  /** No card. */
  public static final Row NONE = new Row(new int[0]);

  /** A place is the card plus, from this bit on, the seats that know it. */
  private static final int SEATS = 16;

  private final int[] places;

  private Row(int[] places) {
    this.places = places;
  }

  private static int place(int card, int seats) {
    if (card < 0 || card >= Cards.MOST) throw new IndexOutOfBoundsException(card);
    return card | seats << SEATS;
  }

  /** How many cards there are. */
  public int size() {
    return places.length;
  }

  /** Whether there is no card. */
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

  /** Where {@code card} lies first, or -1. */
  public int indexOf(int card) {
    for (int i = 0; i < places.length; i++) if (card(i) == card) return i;
    return -1;
  }

  /** How many cards from the first one on all these seats know. */
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

  /** This row and then the other one. */
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

  /** This row with every {@code one} in the place of an {@code other} and the reverse. */
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

  /** The cards, whatever their order. */
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
