package arenhold.server.account;

/** A wish about an account that cannot be granted. Nothing has changed. */
public final class NotPossible extends RuntimeException {

  /** Why not. */
  public enum Reason {
    /** No name can be like that. */
    BAD_NAME,
    /** The name, or one that looks like it, is taken. */
    NAME_TAKEN,
    /** The account had too many names lately. */
    RENAMED_TOO_OFTEN,
    /** Too short, too long or too easily guessed. */
    WEAK_PASSWORD,
    /** Name and password do not belong together, or there is no such account. */
    WRONG_LOGIN,
    /** The player has an account already. */
    HAS_ACCOUNT,
    /** The session has ended or got another token meanwhile. */
    NO_SESSION,
    /** The player is a guest. */
    NO_ACCOUNT,
    /** No e-mail address can be like that. */
    BAD_EMAIL,
    /** The account, or the address, got too many e-mails recently. */
    TOO_MANY_LETTERS,
    /** This server sends no e-mail. */
    NO_MAIL,
    /** The account has no verified e-mail address. */
    NOT_VERIFIED,
    /** The link, secret or challenge is unknown, used or too old. */
    EXPIRED,
    /** The account has as many passkeys as may be. */
    TOO_MANY_PASSKEYS,
    /** Too many want that at once; it may be possible soon. */
    BUSY
  }

  private final Reason reason;

  NotPossible(Reason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }

  /** Why not. */
  public Reason reason() {
    return reason;
  }
}
