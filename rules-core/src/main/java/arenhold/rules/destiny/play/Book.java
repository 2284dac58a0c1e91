package arenhold.rules.destiny.play;

/** What every card does. */
@FunctionalInterface
public interface Book {
  /** The abilities of the card with this number; never null. */
  Works works(int card);
}
