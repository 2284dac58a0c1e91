package arenhold.server.account;

import java.util.UUID;

/**
 * What is kept of a player beside their account and goes with it: forgotten in the transaction that
 * deletes the account.
 */
public interface Farewell {

  /** Forgets all of it. */
  void forget(UUID player);
}
