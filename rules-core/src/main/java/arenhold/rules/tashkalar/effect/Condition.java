package arenhold.rules.tashkalar.effect;

/** Something that holds or not while an effect is carried out. */
@FunctionalInterface
public interface Condition {
  /** Whether it holds as things stand. */
  boolean holds(Run run);
}
