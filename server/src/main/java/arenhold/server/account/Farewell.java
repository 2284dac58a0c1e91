package arenhold.server.account;

import java.util.UUID;

/**
 * Implemented by stores of player data outside the account; called in the transaction that deletes
 * the account.
 */
public interface Farewell {

  /** Deletes this player's data. */
  void forget(UUID player);
}
