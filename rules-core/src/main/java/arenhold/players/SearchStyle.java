package arenhold.players;

/**
 * How a {@link SearchTree} searches.
 *
 * @param curiosity how much a choice that was rarely tried is preferred
 * @param firstWidth how many choices of a question are tried at first
 * @param width how fast their number grows with the square root of its visits
 * @param sampled of how many random choices a playout takes the best
 * @param atRandom one in so many choices of a playout is made at random
 * @param turns how many turns begin before the position is valued: 1 for the end of this one
 * @param longest the most choices before it is, in games without turns
 */
record SearchStyle(
    double curiosity,
    double firstWidth,
    double width,
    int sampled,
    int atRandom,
    int turns,
    int longest) {

  static final SearchStyle USUAL = new SearchStyle(0.5, 2, 1.5, 12, 12, 1, 80);
}
