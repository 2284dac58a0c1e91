package arenhold.rules.tvrz.card;

import java.util.List;
import java.util.Set;

/** Which other cards a creature can be used with. */
public sealed interface Tie {

  /** Wild animals with one of these tags serve its owner (T12.22). */
  record Masters(Set<String> tags) implements Tie {}

  /** It may enter a creature with one of these tags (T12.19). */
  record Enters(Set<String> tags) implements Tie {}

  /** It leads one of these cards into a fight (T12.20). */
  record Leads(List<String> cards) implements Tie {}

  /** One of these cards leads it (T12.20). */
  record Follows(List<String> cards) implements Tie {}
}
