package arenhold.rules.destiny.play;

/** What an ability does. */
@FunctionalInterface
public interface Effect {
  /** Carries it out. */
  void run(Deed deed);
}
