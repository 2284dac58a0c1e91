package arenhold.server.protocol;

import arenhold.rules.Fault;
import arenhold.rules.Setup;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashMap;
import java.util.Map;

/** Why something was refused. The client has a sentence for each code in every language. */
public enum Code {
  /** It does not exist, or you may not see it. */
  NOT_FOUND,
  /** All seats of this invitation are taken. */
  INVITE_USED,
  PUT_OUT,
  /** The seat is already taken. */
  SEAT_TAKEN,
  /** There is no such seat, or you hold none. */
  NO_SEAT,
  /** Your rating is not in the range for which the host opened the table. */
  OUT_OF_RANGE,
  /** Only the host may do this. */
  NOT_HOST,
  /** Not possible in this phase of the room. */
  WRONG_PHASE,
  /** No such option or value. */
  BAD_OPTION,
  /** Another player has already chosen that. */
  OPTION_TAKEN,
  /** You have no open question. */
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
  /** There are no hints in this match: other people play in it. */
  NO_HINTS,
  /** You wanted your choice weighed, and it is a grave mistake. */
  GRAVE_MISTAKE,
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
  /** Not a valid name. */
  BAD_NAME,
  /** The match file is not valid; the params say why and in which line. */
  BAD_FILE,
  /** The name, or one that looks like it, is taken. */
  NAME_TAKEN,
  /** Too many wrong passwords or secrets, or too many e-mails, lately. */
  TOO_MANY_ATTEMPTS,
  /** The account has been renamed too often lately. */
  RENAMED_TOO_OFTEN,
  /** The password is too short, too long or too easy to guess. */
  WEAK_PASSWORD,
  /** Name and password do not match, or there is no such account. */
  WRONG_LOGIN,
  /** The player already has an account. */
  HAS_ACCOUNT,
  /** Only players with an account may do this. */
  NO_ACCOUNT,
  /** Not a valid e-mail address, or another account's. */
  BAD_EMAIL,
  /** This server sends no e-mail. */
  NO_MAIL,
  /** The account has no verified e-mail address. */
  NOT_VERIFIED,
  /** The link, secret or challenge is unknown, used or too old. */
  EXPIRED,
  /** Passkeys do not work at the address this page was opened by. */
  NO_PASSKEYS,
  /** The account already has the maximum number of passkeys. */
  TOO_MANY_PASSKEYS,
  /** The player keeps the maximum number of decks. */
  TOO_MANY_DECKS,
  /** The player has the maximum number of engines. */
  TOO_MANY_ENGINES,
  /** The token of an engine is unknown or revoked. */
  BAD_TOKEN,
  /** The engine is not connected, does not play this game, or plays as much as it may. */
  NO_ENGINE,
  /** The player waits for the maximum number of analyses. */
  TOO_MANY_ANALYSES,
  /** Nothing is marked as lost in this turn, so that there is nothing to try again. */
  NO_MISTAKE,
  /**
   * No match is imagined in which your seat would have seen the same and could play on from there.
   */
  NOT_IMAGINED,
  /** The match cannot be set up like this. */
  BAD_SETUP,
  /** Not all players who were paired came. */
  NOT_MET,
  /** The host closed the table, or it was unused for too long. */
  CLOSED,
  /** That player accepts no challenges. */
  NO_CHALLENGES,
  /**
   * You have challenged that player often lately, or they have just declined; the params say when
   * to try again.
   */
  ASK_LATER,
  /** Too many of your challenges are open. */
  TOO_MANY_CHALLENGES,
  /** You cannot challenge or block yourself. */
  YOURSELF,
  /** The connection cannot keep up. */
  TOO_SLOW,
  /** The host closed the room to watchers. */
  WATCHING_ENDED,
  /** The server is overloaded. Try again. */
  BUSY,
  /** The server cannot reach its database. Try again. */
  UNAVAILABLE,
  /** The server is restarting. */
  RESTARTING;

  /** The code as sent: lower case with hyphens. */
  @JsonValue
  public String text() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /**
   * The params of {@link #BAD_SETUP} for a problem: its code and, if it has them, its seat's
   * number, its option, and the card and the rule of its fault. Empty for null.
   */
  public static Map<String, String> params(Setup.Problem problem) {
    Map<String, String> params = new HashMap<>();
    if (problem == null) return params;
    params.put("problem", problem.code());
    if (problem.seat() != null) params.put("seat", String.valueOf(problem.seat()));
    if (problem.option() != null) params.put("option", problem.option());
    Fault fault = problem.fault();
    if (fault == null) return params;
    if (fault.card() != null) params.put("card", fault.card());
    if (fault.rule() != null) params.put("rule", fault.rule());
    return params;
  }
}
