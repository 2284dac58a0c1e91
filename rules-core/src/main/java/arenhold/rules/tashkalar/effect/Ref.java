package arenhold.rules.tashkalar.effect;

/** A piece that an effect keeps in sight, wherever it goes. */
public enum Ref {
  /** The piece just summoned by the card (R13.4). */
  SELF,
  /** The piece chosen last, or the one that "each" has come to. */
  IT,
  /** The piece that is the Gateway (R19.1). */
  GATEWAY
}
