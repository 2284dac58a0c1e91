package arenhold.server.match;

import arenhold.rules.GameInfo;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A new match.
 *
 * @param rulesVersion the version of the game's rules
 * @param seed 32 random bytes that determine all randomness; secret until the end
 * @param mixed the players' numbers mixed into the deal; null for a match dealt by its seed alone
 * @param origin where it goes on from; null if it is one of its own
 */
public record NewMatch(
    UUID id,
    UUID room,
    Setup setup,
    int rulesVersion,
    byte[] seed,
    FairDeal.Mixed mixed,
    Origin origin) {

  /** A match of its own. */
  public NewMatch(
      UUID id, UUID room, Setup setup, int rulesVersion, byte[] seed, FairDeal.Mixed mixed) {
    this(id, room, setup, rulesVersion, seed, mixed, null);
  }

  /** The deal that determines its randomness. */
  public FairDeal deal() {
    if (mixed == null) return FairDeal.former(seed);
    var bound = new FairDeal.Bound(id, setup.game(), setup.form(), rulesVersion);
    return FairDeal.of(seed, bound, mixed.mixes());
  }

  /** The seed of a computer that plays {@code seat}, by which anyone can check what it chose. */
  public long seedOf(Seat seat) {
    return deal().computer(seat.index());
  }

  /** The seed that an engine of somebody's own on {@code seat} is told. */
  public long engineSeedOf(Seat seat) {
    return deal().engine(seat.index());
  }

  /**
   * The published commitments of the seats' secret choices, with the salts, which only viewers who
   * know the choice may get.
   */
  public List<Map<String, FairDeal.Sealed>> sealed(GameInfo.Form form) {
    return deal().sealed(form, setup, mixed == null ? List.of() : mixed.salts());
  }
}
