package arenhold.server.match;

import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A match as it is created.
 *
 * @param rulesVersion the version of the game's rules it is played by
 * @param seed 32 random bytes that decide every chance; secret until the end
 * @param mixed what it is dealt by besides; null for a match dealt by its seed alone
 */
public record NewMatch(
    UUID id, UUID room, Setup setup, int rulesVersion, byte[] seed, FairDeal.Mixed mixed) {

  /** How its chances are decided. */
  public FairDeal deal() {
    if (mixed == null) return FairDeal.former(seed);
    var bound = new FairDeal.Bound(id, setup.game(), setup.form(), rulesVersion);
    return FairDeal.of(seed, bound, mixed.mixes());
  }

  /**
   * What was published of what its seats chose in secret, with the salts that only those may get
   * who know the choice.
   */
  public List<Map<String, FairDeal.Sealed>> sealed(GameInfo.Form form) {
    return deal().sealed(form, setup, mixed == null ? List.of() : mixed.salts());
  }
}
