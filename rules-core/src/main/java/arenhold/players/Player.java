package arenhold.players;

/**
 * Decides for one seat of one match. What it decides depends only on its arguments: the same
 * knowledge, budget and seed give the same choice, in another process and on another machine too.
 * It may remember what it worked out for earlier questions, but only as a cache: forgetting it must
 * change nothing but the time taken. Not thread-safe; every seat gets a player of its own.
 */
@FunctionalInterface
public interface Player {

  /**
   * Decides the open question.
   *
   * @param seen what the seat knows and is asked
   * @param thinking how long to think, and the seed for everything random
   * @throws arenhold.rules.Unimaginable if no match is found that fits what the seat knows, or none
   *     before the thinking was ended
   */
  Decision decide(Seen<?> seen, Thinking thinking);
}
