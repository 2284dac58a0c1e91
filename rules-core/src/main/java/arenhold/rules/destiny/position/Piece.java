package arenhold.rules.destiny.position;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Type;

/** A character, upgrade or support in play. */
public final class Piece {

  /** Its number, given when it entered play and never used again in the match. */
  public final int id;

  /** Its card's number. */
  public final int card;

  /** Who brought it (D1.9). */
  public final int owner;

  /** Who controls it (D1.9). */
  public int controller;

  /** The character that carries it, by number; -1 for all but upgrades. */
  public int host = -1;

  /** How many dice belong to it. */
  public final int dice;

  public boolean ready = true;

  /** The damage on it: of characters what they have taken, otherwise card 99's. */
  public int damage;

  public int shields;

  /** Whether an upgrade has become a support (card 42, D18.24). */
  public boolean converted;

  /** The die held on it (card 102), by number, or -1. */
  public int holds = -1;

  /** Its name, once it was asked for: every view names every piece. */
  private String name;

  /** A card that enters play ready (D6.9). */
  public Piece(int id, int card, int owner, int dice) {
    this.id = id;
    this.card = card;
    this.owner = owner;
    this.controller = owner;
    this.dice = dice;
  }

  Piece copy() {
    Piece copy = new Piece(id, card, owner, dice);
    copy.controller = controller;
    copy.host = host;
    copy.ready = ready;
    copy.damage = damage;
    copy.shields = shields;
    copy.converted = converted;
    copy.holds = holds;
    copy.name = name;
    return copy;
  }

  /** Its card. */
  public Card printed() {
    return Cards.of(card);
  }

  /** Its name in play. */
  public String name() {
    if (name == null) name = printed().key() + "." + id;
    return name;
  }

  public boolean isCharacter() {
    return printed().type() == Type.CHARACTER;
  }

  public boolean isUpgrade() {
    return printed().type() == Type.UPGRADE && !converted;
  }

  /** Whether it is a support, or an upgrade that has become one. */
  public boolean isSupport() {
    return printed().type() == Type.SUPPORT || converted;
  }

  /** An upgrade becomes a ready support in every respect (D18.24). */
  public void becomeSupport() {
    converted = true;
    host = -1;
    ready = true;
  }

  /** Takes a die out of its pool and keeps it (D18.5). */
  public void hold(Die die) {
    holds = die.code();
    die.goHome();
    die.place = Die.Place.HELD;
  }

  /** How much damage a character can still take. */
  public int left() {
    return printed().health() - damage;
  }

  @Override
  public String toString() {
    return name();
  }
}
