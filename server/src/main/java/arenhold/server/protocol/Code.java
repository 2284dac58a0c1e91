package arenhold.server.protocol;

import arenhold.rules.Setup;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashMap;
import java.util.Map;

/** Why something was refused. The client holds a sentence for each code in every language. */
public enum Code {
  /** There is no such thing, or not for you. */
  NOT_FOUND,
  /** All seats of this invitation are taken. */
  INVITE_USED,
  PUT_OUT,
  /** Somebody sits there already. */
  SEAT_TAKEN,
  /** There is no such seat, or you hold none. */
  NO_SEAT,
  /** Your rating is not in the range for which the host opened the table. */
  OUT_OF_RANGE,
  /** Only the host may. */
  NOT_HOST,
  /** Not in this phase of the room. */
  WRONG_PHASE,
  /** No such option or value. */
  BAD_OPTION,
  /** Somebody chose that before you. */
  OPTION_TAKEN,
  /** You are not asked anything. */
  NOT_ASKED,
  /** The question does not offer this choice. */
  NOT_OFFERED,
  /** The game has no such standing order; the params say why. */
  BAD_ORDER,
  /** Meant for a question, match revision or agreement that has since changed. */
  STALE,
  /** Not the committed number. */
  WRONG_NUMBER,
  /** The rules or the table do not allow it here. */
  NOT_ALLOWED,
  /** You have nothing to take back. */
  NO_RETURN,
  /** The match is over. */
  OVER,
  /** The clocks are stopped: no choices until the match resumes. */
  PAUSED,
  /** The absent player still has time to come back. */
  NOT_YET,
  /** The room was stopped because of a fault. */
  PARKED,
  /** The frame could not be read. */
  MALFORMED,
  /** Unknown message type. */
  UNKNOWN_MESSAGE,
  /** The frame is too large. */
  TOO_LARGE,
  /** Too many messages in too short a time. */
  TOO_FAST,
  /** Too many sockets of one person or one address. */
  TOO_MANY,
  /** The request comes from another site. */
  WRONG_ORIGIN,
  /** There is no session, or it ended. */
  NO_SESSION,
  /** The ticket is unknown, used, or too old. */
  BAD_TICKET,
  /** No name can be like that. */
  BAD_NAME,
  /** That match file cannot be taken; the params say why and in which line. */
  BAD_FILE,
  /** Somebody has that name, or one that looks like it. */
  NAME_TAKEN,
  /** Too many wrong passwords or secrets lately, or too many letters. */
  TOO_MANY_ATTEMPTS,
  /** The account had too many names lately. */
  RENAMED_TOO_OFTEN,
  /** The password is too short, too long or too easily guessed. */
  WEAK_PASSWORD,
  /** Name and password do not belong together, or there is no such account. */
  WRONG_LOGIN,
  /** The player has an account already. */
  HAS_ACCOUNT,
  /** Only accounts may; this is a guest. */
  NO_ACCOUNT,
  /** No e-mail address can be like that, or it is another account's. */
  BAD_EMAIL,
  /** This server sends no e-mail. */
  NO_MAIL,
  /** The account has no verified e-mail address. */
  NOT_VERIFIED,
  /** The link, secret or challenge is unknown, used or too old. */
  EXPIRED,
  /** Passkeys do not work at the address this page was opened by. */
  NO_PASSKEYS,
  /** The account has as many passkeys as may be. */
  TOO_MANY_PASSKEYS,
  /** The match cannot be set up like this. */
  BAD_SETUP,
  /** Not everybody came who was to meet there. */
  NOT_MET,
  /** The host closed the table, or nobody came there for long. */
  CLOSED,
  /** That player takes no challenges. */
  NO_CHALLENGES,
  /** You have challenged that player often lately, or he has just declined; the params say when. */
  ASK_LATER,
  /** Too many of your challenges wait for an answer. */
  TOO_MANY_CHALLENGES,
  /** That is you. */
  YOURSELF,
  /** The connection cannot keep up. */
  TOO_SLOW,
  /** The host closed the room to watchers. */
  WATCHING_ENDED,
  /** Not now: too many want that at once. Try again. */
  BUSY,
  /** Not now: the server cannot read or store anything at the moment. Try again. */
  UNAVAILABLE,
  /** The server is going down for a moment. */
  RESTARTING;

  /** How the wire writes it: small letters and hyphens. */
  @JsonValue
  public String text() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /**
   * What {@link #BAD_SETUP} tells of a problem: its code, the number of the seat and the option it
   * is about, where it is about one; nothing of null.
   */
  public static Map<String, String> params(Setup.Problem problem) {
    Map<String, String> params = new HashMap<>();
    if (problem == null) return params;
    params.put("problem", problem.code());
    if (problem.seat() != null) params.put("seat", String.valueOf(problem.seat()));
    if (problem.option() != null) params.put("option", problem.option());
    return params;
  }
}
