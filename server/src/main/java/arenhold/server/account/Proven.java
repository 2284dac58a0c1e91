package arenhold.server.account;

/**
 * A player who has just authenticated as an account's owner, and how. A session is opened only if
 * the proof is still valid at that moment.
 */
public record Proven(Player player, Proof by) {

  /** The credential shown. */
  public sealed interface Proof {}

  /**
   * The password.
   *
   * @param hash the stored hash it was compared with
   */
  record Password(String hash) implements Proof {}

  /**
   * A passkey.
   *
   * @param id of its credential, in base64url
   */
  record Passkey(String id) implements Proof {}
}
