package arenhold.rules.destiny.card;

import java.util.List;
import java.util.Set;

/** A card as printed. There is one instance of each, so cards may be compared with {@code ==}. */
public final class Card {

  /** Its number in the set, from 1. */
  public final int number;

  private final String key;

  /** The key of the first card of its name. */
  private final String name;

  private final Type type;
  private final Colour colour;
  private final Affiliation affiliation;
  private final boolean unique;
  private final int points;
  private final int elite;
  private final int health;
  private final int cost;
  private final List<Side> sides;
  private final Set<Subtype> subtypes;
  private final Set<Keyword> keywords;
  private final Colour attachTo;
  private final Colour spot;
  private final boolean needsBattlefield;
  private final boolean needsMoreReady;
  private final List<Timing> abilities;

  /**
   * A card.
   *
   * @param number its number in the set
   * @param printed what is printed on it
   */
  Card(int number, Printed printed) {
    this.number = number;
    key = printed.text("id");
    name = printed.text("name", key);
    type = printed.constant(Type.class, "type");
    colour = printed.constant(Colour.class, "colour");
    affiliation = printed.constant(Affiliation.class, "affiliation");
    unique = printed.flag("unique");
    points = printed.number("points");
    elite = printed.number("elite");
    health = printed.number("health");
    cost = printed.number("cost");
    sides = printed.sides("sides");
    subtypes = printed.constants(Subtype.class, "subtypes");
    keywords = printed.constants(Keyword.class, "keywords");
    attachTo = printed.constant(Colour.class, "attachTo");
    spot = printed.constant(Colour.class, "spot");
    needsBattlefield = printed.flag("needsBattlefield");
    needsMoreReady = printed.flag("needsMoreReady");
    abilities = printed.list(Timing.class, "abilities");
  }

  /** Its name in notations, files and views: set and number, such as {@code aw005}. */
  public String key() {
    return key;
  }

  /** What sort of card it is. */
  public Type type() {
    return type;
  }

  /** Its colour, which is its die's too (D2.10). */
  public Colour colour() {
    return colour;
  }

  /** The side it is on. */
  public Affiliation affiliation() {
    return affiliation;
  }

  /** Whether a player may have only one in play (D1.4). */
  public boolean unique() {
    return unique;
  }

  /** The points of a character with one die (D2.7); 0 for all others. */
  public int points() {
    return points;
  }

  /** The points of a character with two dice; 0 where there is no such version. */
  public int elite() {
    return elite;
  }

  /** The damage that a character bears before it is defeated (D2.8); 0 for all others. */
  public int health() {
    return health;
  }

  /** The printed cost of an event, support or upgrade; 0 for all others. */
  public int cost() {
    return cost;
  }

  /** The six sides of its die in printed order; empty without a die. */
  public List<Side> sides() {
    return sides;
  }

  /** Whether it has a die. */
  public boolean hasDie() {
    return !sides.isEmpty();
  }

  /** Its subtypes. */
  public Set<Subtype> subtypes() {
    return subtypes;
  }

  /** Whether it is of this subtype. */
  public boolean is(Subtype subtype) {
    return subtypes.contains(subtype);
  }

  /** Its printed keywords. */
  public Set<Keyword> keywords() {
    return keywords;
  }

  /** Whether this keyword is printed on it. */
  public boolean has(Keyword keyword) {
    return keywords.contains(keyword);
  }

  /** The colour of the characters that it can be played on (D13.10); null if all. */
  public Colour attachTo() {
    return attachTo;
  }

  /** The colour of a character that must be spotted to play it (D13.13); null if none. */
  public Colour spot() {
    return spot;
  }

  /** Whether it can be played only by the player who controls the battlefield. */
  public boolean needsBattlefield() {
    return needsBattlefield;
  }

  /** Whether it can be played only with more ready characters than the chosen opponent. */
  public boolean needsMoreReady() {
    return needsMoreReady;
  }

  /** When each of its abilities works, in the order in which they are printed. */
  public List<Timing> abilities() {
    return abilities;
  }

  /** Whether it may be part of a deck (D3.3). */
  public boolean inDecks() {
    return type != Type.CHARACTER && type != Type.BATTLEFIELD;
  }

  /** How many a player may bring (D3.2, D3.4): 1 or 2; 0 if any number. */
  public int copies() {
    if (type == Type.BATTLEFIELD) return 1;
    if (type == Type.CHARACTER) return unique ? 1 : 0;
    return 2;
  }

  /** Whether it is a copy of {@code other}: of the same name, whatever else differs (D1.8). */
  public boolean sameName(Card other) {
    return name.equals(other.name);
  }

  /** Whether both are versions of one character, whatever their subtitles (D1.7). */
  public boolean sameCharacter(Card other) {
    return type == Type.CHARACTER && other.type == Type.CHARACTER && sameName(other);
  }

  @Override
  public String toString() {
    return key;
  }
}
