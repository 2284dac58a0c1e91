package arenhold.rules.tashkalar.effect;

/**
 * Moves or leaps that an effect allows.
 *
 * @param who which pieces may make them
 * @param entry what they may enter
 * @param onto ranks of pieces they may enter: bit 0 common, bit 1 heroic, bit 2 legendary
 * @param to where they must end; null for anywhere
 * @param ahead whether only moves in the direction aimed at are meant
 * @param nearer whether only moves that come nearer to the Gateway are meant (R19.6)
 * @param times how many of them at most
 */
public record Mover(
    Pieces who, Entry entry, int onto, Area to, boolean ahead, boolean nearer, int times) {

  /** What a move may enter besides empty squares. */
  public enum Entry {
    /** Nothing. */
    EMPTY,
    /** Pieces of lower rank (R13.9). */
    STANDARD,
    /** Pieces of lower or equal rank (R13.10). */
    COMBAT
  }

  /** The same, but never onto common pieces (R13.12). */
  public Mover notOntoCommon() {
    return new Mover(who, entry, onto & 6, to, ahead, nearer, times);
  }

  /** The same, but ending there. */
  public Mover to(Area there) {
    return new Mover(who, entry, onto, there, ahead, nearer, times);
  }

  /** The same, but in the direction of the move made last. */
  public Mover sameDirection() {
    return new Mover(who, entry, onto, to, true, nearer, times);
  }

  /** The same, but every move coming nearer to the Gateway (R19.6). */
  public Mover nearerToGateway() {
    return new Mover(who, entry, onto, to, ahead, true, times);
  }

  /** The same, this many times at most. */
  public Mover times(int most) {
    return new Mover(who, entry, onto, to, ahead, nearer, most);
  }

  /** The ranks of pieces that a piece of this rank may enter, one bit each. */
  int enters(int rank) {
    int lower = (1 << rank) - 1;
    return switch (entry) {
      case EMPTY -> 0;
      case STANDARD -> lower & onto;
      case COMBAT -> (lower | 1 << rank) & onto;
    };
  }
}
