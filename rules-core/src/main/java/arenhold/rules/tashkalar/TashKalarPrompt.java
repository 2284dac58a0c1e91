package arenhold.rules.tashkalar;

import arenhold.rules.Prompt;

/** Every kind of decision Tash-Kalar asks for; see {@code docs/notation.md} for the choices. */
public enum TashKalarPrompt implements Prompt {
  /** Which school is ruled out before chance deals the schools. */
  BAN("ban"),
  /** Nature: which school a seat gets. */
  SCHOOL("school"),
  /** Nature: who plays first (R3.1). */
  FIRST("first"),
  /** Nature: which card is drawn. */
  DRAW("draw"),
  /** Nature: which task is turned up (R3.2, R10.3). */
  TURN_UP("turnUp"),
  /** Which colour's piece goes on the first start square (R3.3.2). */
  START("start"),
  /** What to do next in a turn (R4). */
  ACTION("action"),
  /** In which of several enemy colours an unpaired common piece scores (R10.9). */
  UNPAIRED("unpaired"),
  /** In which enemy colour a summoned legend scores (R10.11). */
  LEGEND("legend"),
  /** Which task to claim at the end of a turn, if any (R10.1). */
  CLAIM("claim"),
  /** Where the chosen card is summoned; asked only when one list would be too long. */
  SUMMON_AT("summonAt"),
  /** Which of two borrowed enemy pieces a counter is turned for (R9.5c). */
  PAY("pay"),
  /** Where a piece is placed, by the action after taking one back (R5.2) or by an effect. */
  PLACE("place"),
  /** Which own piece is taken off the board because the supply is empty (R6.5.2). */
  TAKE("take"),
  /** Which further card goes under its deck, or stop (R7.1). */
  RETURN("return"),
  /** Which piece to destroy. */
  DESTROY("destroy"),
  /** Which piece to upgrade. */
  RAISE("raise"),
  /** Which piece to downgrade. */
  LOWER("lower"),
  /** Which piece to convert. */
  CONVERT("convert"),
  /** Which piece becomes the Gateway (R19.1). */
  GATEWAY("gateway"),
  /** Which piece the effect is about. */
  PIECE("piece"),
  /** Which card of the discard pile goes on top of the deck (Kiskin Spirit). */
  RECOVER("recover"),
  /** Which card of the discard pile becomes the frozen effect (Frozen Chest). */
  FREEZE("freeze"),
  /** Which of two cards stays in play as one's frozen effect (R18.3). */
  KEEP("keep"),
  /** Whether the flare in hand is discarded (Winter Whisperer, Possessed Summoner). */
  DISCARD_FLARE("discardFlare"),
  /** Which piece is mirrored next (Crystal Mirror). */
  MIRROR("mirror"),
  /** Whether the pending being is discarded (R20.5). */
  DISCARD_PENDING("discardPending"),
  /** Which card from hand is discarded, if any (Reality Patch). */
  DISCARD_CARD("discardCard"),
  /** Which card of the discard pile has its warp effect carried out (Ziggurat Sentinel). */
  COPY("copy"),
  /** Which piece is stored (Merchant of Time). */
  STORE("store"),
  /** Where the stored piece comes back (Merchant of Time). */
  RESTORE("restore"),
  /** Which piece changes places with another, then with which (R20.9). */
  EXCHANGE("exchange"),
  /** On which square common pieces gather (Singularity). */
  GATHER("gather"),
  /** Where the being appears, wherever its pattern lies (R20.14). */
  APPEAR("appear"),
  /** Which piece to leap onto (Angel of Death). */
  TARGET("target"),
  /** Which move to make. */
  MOVE("move"),
  /** Which piece moves; asked only when one list of moves would be too long. */
  MOVER("mover"),
  /** Which piece leaps. */
  LEAPER("leaper"),
  /** Where the piece leaps. */
  LEAP("leap"),
  /** Which direction the effect takes. */
  DIRECTION("direction"),
  /** Which of several effects to carry out. */
  BRANCH("branch"),
  /** Which piece joins the group (Leviathan). */
  GROUP("group"),
  /** Which piece of the group is next (Leviathan). */
  ORDER("order"),
  /** Which adjacent square the effect works on (The Eldest Tree). */
  SQUARE("square"),
  /** Which rank of piece to place. */
  RANK("rank");

  private final String key;

  TashKalarPrompt(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
