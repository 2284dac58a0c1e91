package arenhold.rules.destiny.play;

/** Whether something holds for an ability. Asks nothing and changes nothing. */
@FunctionalInterface
public interface Test {

  /** It always does. */
  Test ALWAYS = deed -> true;

  /** Whether it holds. */
  boolean holds(Deed deed);
}
