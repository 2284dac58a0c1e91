package arenhold.rules.tashkalar.card;

import java.util.List;

/**
 * A school (R1.1).
 *
 * @param key its name in options, data and bundles
 * @param letter how pieces of its colour are written
 * @param deck key of its deck
 * @param expansion whether it belongs to an expansion, so that a table has to allow it
 * @param hasGateway whether its beings become the Gateway when they are summoned (R19.2)
 * @param beings the deck's cards; a card's place in the list is its number
 */
public record School(
    String key,
    char letter,
    String deck,
    boolean expansion,
    boolean hasGateway,
    List<Being> beings) {

  /** Whether beings of this school have warp effects (R20). */
  public boolean warps() {
    return expansion && beings.stream().anyMatch(being -> being.warp() != null);
  }
}
