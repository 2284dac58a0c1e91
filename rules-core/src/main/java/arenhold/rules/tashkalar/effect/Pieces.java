package arenhold.rules.tashkalar.effect;

import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Rank;

/**
 * Pieces that an effect speaks of, such as "enemy common pieces diagonally adjacent".
 *
 * @param owner whose
 * @param ranks which ranks: bit 0 common, bit 1 heroic, bit 2 legendary
 * @param area where; null for anywhere
 * @param other whether the summoned piece itself is left out
 * @param used whether only pieces used to summon are meant
 */
public record Pieces(Owner owner, int ranks, Area area, boolean other, boolean used) {

  /** Whose pieces are meant (R13.5). */
  public enum Owner {
    ANY,
    OWN,
    ENEMY
  }

  private Pieces ranked(int mask) {
    return new Pieces(owner, mask, area, other, used);
  }

  /** Only common ones. */
  public Pieces common() {
    return ranked(1);
  }

  /** Only heroic ones. */
  public Pieces heroic() {
    return ranked(2);
  }

  /** Only legendary ones. */
  public Pieces legendary() {
    return ranked(4);
  }

  /** Only common and heroic ones (R1.2). */
  public Pieces nonLegendary() {
    return ranked(3);
  }

  /** Only heroic and legendary ones (R1.2). */
  public Pieces upgraded() {
    return ranked(6);
  }

  /** Only of this rank. */
  public Pieces of(Rank rank) {
    return ranked(1 << rank.ordinal());
  }

  /** Only there. */
  public Pieces at(Area there) {
    return new Pieces(owner, ranks, there, other, used);
  }

  /** Only pieces other than the one just summoned. */
  public Pieces others() {
    return new Pieces(owner, ranks, area, true, used);
  }

  /** Only pieces that were used to summon. */
  public Pieces usedToSummon() {
    return new Pieces(owner, ranks, area, other, true);
  }

  /** Where such pieces stand now. */
  SquareSet in(Run run) {
    SquareSet set = ranks == 7 ? run.board().occupied() : run.board().ranks(ranks);
    if (owner == Owner.OWN) set = set.and(run.board().colourSet(run.colour()));
    if (owner == Owner.ENEMY) set = set.without(run.board().colourSet(run.colour()));
    if (area != null) set = set.and(area.in(run));
    if (used) set = set.and(run.used());
    if (other && run.here(Ref.SELF)) set = set.without(run.square(Ref.SELF));
    return set;
  }
}
