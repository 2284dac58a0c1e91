package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Cards.Card;
import java.util.Map;
import java.util.Set;

/**
 * What an effect may refer to about its summoning.
 *
 * @param seat who played the card
 * @param destroyed the piece that the new one destroyed by taking its square, or null
 * @param marks squares of the board marked in each colour
 * @param mirror squares behind the middle line of the card, for marked squares (Crystal Mirror)
 * @param directions numbers of the drawn directions
 */
record Summoned(
    Card card,
    int seat,
    String destroyed,
    Map<String, Set<Integer>> marks,
    Map<Integer, Integer> mirror,
    Set<Integer> directions) {}
