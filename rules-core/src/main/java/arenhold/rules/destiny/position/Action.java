package arenhold.rules.destiny.position;

import arenhold.rules.destiny.card.Symbol;
import java.util.ArrayList;
import java.util.List;

/** What is being carried out, as far as the table shows it; none at a checkpoint. */
public final class Action {

  /** What kind of action it is, as views name it. */
  public enum Kind {
    RESOLVE,
    PLAY,
    ACTIVATE,
    REROLL,
    ACTION,
    CLAIM,
    UPKEEP
  }

  public final Kind kind;
  public final int seat;

  /** The card it is about, or -1. Not shown before {@link #open}. */
  public final int card;

  /** Whether everybody may know the card: it has been paid for, or lies in play (D19.10). */
  public boolean open;

  /** The symbol that is resolved, or null. */
  public Symbol symbol;

  /** The die being resolved, or null, and what has joined it. */
  public Die die;

  public List<Die> joined = List.of();

  /** What has been resolved so far. */
  public final List<Die> resolved = new ArrayList<>();

  /**
   * Whether the die being resolved has been paid for: before that it is a choice half made, which
   * only its player sees (D19.10).
   */
  public boolean paid;

  public int total;
  public int cost;

  public Action(Kind kind, int seat, int card) {
    this.kind = kind;
    this.seat = seat;
    this.card = card;
    this.open = kind != Kind.PLAY;
  }
}
