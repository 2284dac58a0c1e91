package arenhold.rules;

import java.util.Optional;

/**
 * Something that happened in a match: what a client animates, logs in words and counts. Games
 * implement it as records of text, numbers and lists.
 */
public interface Event {

  /** The event's name on the wire: the record's own name with a small initial. */
  default String kind() {
    String name = getClass().getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /**
   * A card that a seat played.
   *
   * @param card its key in the catalogue of the game
   */
  record Played(int seat, String card) {}

  /** The card whose being played this event is, or null. */
  default Played played() {
    return null;
  }

  /**
   * What {@code viewer} may know of it: the event, a reduced form of it, or nothing. Built by
   * naming what may be seen, never by removing what may not.
   */
  default Optional<Event> seenBy(Viewer viewer) {
    return Optional.of(this);
  }
}
