package arenhold.rules;

import java.util.Optional;

/**
 * Something that happened in a match, for clients to animate, describe and count. Games implement
 * it as records of text, numbers and lists.
 */
public interface Event {

  /** The event's name in JSON: the record's name with a lower-case initial. */
  default String kind() {
    String name = getClass().getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /**
   * A card that a seat played.
   *
   * @param card its key in the game's catalogue
   */
  record Played(int seat, String card) {}

  /** The card played by this event, or null. */
  default Played played() {
    return null;
  }

  /**
   * What {@code viewer} may know of it: the event, a reduced form of it, or nothing. Built by
   * allow-list, never by removing hidden parts.
   */
  default Optional<Event> seenBy(Viewer viewer) {
    return Optional.of(this);
  }
}
