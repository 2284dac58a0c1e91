package arenhold.rules.tvrz.position;

/**
 * What the table has agreed on.
 *
 * @param seats how many play
 * @param packs how many packs the shared pile is made of
 * @param secondSeatCard whether the second of two players is dealt one card more (R74)
 * @param truce whether nobody may be attacked before their first turn (R111)
 * @param first the seat that begins, or -1 for chance
 */
public record Terms(int seats, int packs, boolean secondSeatCard, boolean truce, int first) {}
