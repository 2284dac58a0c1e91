package arenhold.rules.tashkalar.task;

/**
 * A task (R1.7).
 *
 * @param key its name in notation, data and bundles
 * @param kind one of five: {@code colored}, {@code pattern}, {@code enemy}, {@code summoning},
 *     {@code destruction}
 * @param advanced whether it is an advanced one
 * @param points what it is worth
 * @param condition what must be so at the end of the turn
 */
public record Task(String key, String kind, boolean advanced, int points, Condition condition) {}
