package arenhold.server.account;

/** Thrown when a request about an account is refused. Nothing has changed. */
public final class NotPossible extends RuntimeException {

  /** The reason. */
  public enum Reason {
    /** Not a valid name. */
    BAD_NAME,
    /** The name, or one that looks like it, is taken. */
    NAME_TAKEN,
    /** The account has been renamed too often lately. */
    RENAMED_TOO_OFTEN,
    /** Too short, too long or too easy to guess. */
    WEAK_PASSWORD,
    /** Name and password do not match, or there is no such account. */
    WRONG_LOGIN,
    /** The player already has an account. */
    HAS_ACCOUNT,
    /** The session has ended or got a new token meanwhile. */
    NO_SESSION,
    /** The player is a guest. */
    NO_ACCOUNT,
    /** Not a valid e-mail address, or another account's. */
    BAD_EMAIL,
    /** The account, or the address, got too many e-mails recently. */
    TOO_MANY_LETTERS,
    /** This server sends no e-mail. */
    NO_MAIL,
    /** The account has no verified e-mail address. */
    NOT_VERIFIED,
    /** The link, secret or challenge is unknown, used or expired. */
    EXPIRED,
    /** The account already has the maximum number of passkeys. */
    TOO_MANY_PASSKEYS,
    /** The player keeps the maximum number of decks. */
    TOO_MANY_DECKS,
    /** The player has the maximum number of engines. */
    TOO_MANY_ENGINES,
    /** The server is overloaded; a retry may succeed. */
    BUSY
  }

  private final Reason reason;

  NotPossible(Reason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }

  /** The reason. */
  public Reason reason() {
    return reason;
  }
}
