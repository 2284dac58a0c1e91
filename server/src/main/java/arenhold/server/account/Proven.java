package arenhold.server.account;

/**
 * A player who has just proved to be the owner of an account, and by what. A session is opened only
 * if that still holds then.
 */
public record Proven(Player player, Proof by) {

  /** The credential shown. */
  public sealed interface Proof {}

  /**
   * The password.
   *
   * @param hash as it was stored when it was compared
   */
  record Password(String hash) implements Proof {}

  /**
   * A passkey.
   *
   * @param id of its credential, in base64url
   */
  record Passkey(String id) implements Proof {}
}
