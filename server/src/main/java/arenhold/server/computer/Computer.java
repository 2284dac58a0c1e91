package arenhold.server.computer;

import arenhold.players.Level;
import java.util.UUID;

/**
 * A computer of this server's as a member of a room. It holds a seat like a person and is known by
 * an id that says which computer it is, so that everything stored of rooms and matches needs no
 * other field.
 *
 * @param number which of its level, from 1: several can sit at one table
 */
public record Computer(Level level, int number) {

  /** How many of one level can sit at one table. */
  public static final int MOST = 16;

  /** The first half of the ids of all computers: "comput" and the version of ids of one's own. */
  private static final long MARK = 0x636f6d7075748000L;

  /** The first half of the ids of all engines of people's own. */
  private static final long ENGINE = 0x656e67696e658000L;

  /** How engines of people's own are marked where others say how strong they are. */
  public static final String OUTSIDE = "engine";

  private static final long VARIANT = 1L << 63;
  private static final int LEVEL_SHIFT = 8;
  private static final int NUMBER_MASK = 0xff;

  /** The id of this computer among players. */
  public UUID id() {
    return new UUID(MARK, VARIANT | (long) level.ordinal() << LEVEL_SHIFT | number);
  }

  /** The computer with this id; null for an engine of somebody's own, a person, and for no id. */
  public static Computer of(UUID player) {
    if (player == null || player.getMostSignificantBits() != MARK) return null;
    long rest = player.getLeastSignificantBits() & ~VARIANT;
    Level level = Level.values()[(int) (rest >> LEVEL_SHIFT)];
    return new Computer(level, (int) rest & NUMBER_MASK);
  }

  /** Whether this is the id of a computer of any kind. */
  public static boolean is(UUID player) {
    return player != null && (player.getMostSignificantBits() == MARK || isEngine(player));
  }

  /** Whether this is the id of an engine of somebody's own. */
  public static boolean isEngine(UUID player) {
    return player != null && player.getMostSignificantBits() == ENGINE;
  }

  /** An id for a new engine of somebody's own. */
  public static UUID freshEngine() {
    return new UUID(ENGINE, UUID.randomUUID().getLeastSignificantBits());
  }

  /**
   * How the computer with this id is marked: the key of its level, or {@link #OUTSIDE}; null for a
   * person.
   */
  public static String mark(UUID player) {
    if (isEngine(player)) return OUTSIDE;
    return is(player) ? of(player).level().key() : null;
  }

  /** The level of the computer that is called this, by {@link #name}; null if none is. */
  public static Level level(String name) {
    for (Level level : Level.values()) {
      Computer first = new Computer(level, 1);
      if (name.equals(first.name()) || name.matches(first.name() + " \\d+")) return level;
    }
    return null;
  }

  /** What it is called where nothing better is known; pages use the words of their language. */
  public String name() {
    String word = level.name().charAt(0) + level.key().substring(1);
    return number == 1 ? word : word + " " + number;
  }
}
