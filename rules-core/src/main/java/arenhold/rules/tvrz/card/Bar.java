package arenhold.rules.tvrz.card;

/** The colour of a card's side bar, which limits its copies (T1.5). */
public enum Bar {
  /** Any number in a deck. */
  BROWN,
  /** One in each deck. */
  YELLOW,
  /** One in the whole game. */
  RED
}
