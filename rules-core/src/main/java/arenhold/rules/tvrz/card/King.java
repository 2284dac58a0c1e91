package arenhold.rules.tvrz.card;

/** Whose flag it is, and whose man (T12.3). */
public enum King {
  BORZAN,
  ILDIMAR
}
