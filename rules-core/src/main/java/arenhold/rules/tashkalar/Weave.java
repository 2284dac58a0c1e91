package arenhold.rules.tashkalar;

import java.util.Arrays;

/**
 * What Etherweave keeps beside the board and the cards (R20): which beings are pending, which piece
 * is stored. Mutable, one for each position; {@link Warping} has the rules.
 */
final class Weave {

  /** What stands in {@link #pending} for a seat without a pending being. */
  static final int NOTHING = -1;

  /** Points that a pending being costs if the game ends (R20.6). */
  static final int PENALTY = 2;

  private static final int[] NO_CARDS = {};

  /** Each seat's pending being, which its hand holds as well, or -1 (R20.3). */
  final int[] pending;

  /** The seats that have not ended their first turn, one bit each (R20.2). */
  int newcomers;

  /** The piece that Merchant of Time stores, or {@link Board#NONE} (R20.10). */
  int stored = Board.NONE;

  /** Whether that piece was the Gateway when it was stored. */
  boolean storedGateway;

  /** Each seat's discard pile from the bottom; cards that left it may still be named. */
  private final int[][] piles;

  /** The beginning of a match. */
  Weave(int seats) {
    pending = new int[seats];
    Arrays.fill(pending, NOTHING);
    newcomers = (1 << seats) - 1;
    piles = new int[seats][];
    Arrays.fill(piles, NO_CARDS);
  }

  private Weave(Weave other) {
    pending = other.pending.clone();
    newcomers = other.newcomers;
    stored = other.stored;
    storedGateway = other.storedGateway;
    piles = other.piles.clone();
  }

  /** A copy that shares nothing mutable. */
  Weave copy() {
    return new Weave(this);
  }

  /** The pending being of {@code seat} as a set of cards, empty if there is none. */
  int pendingCards(int seat) {
    return pending[seat] == NOTHING ? 0 : 1 << pending[seat];
  }

  /** Notes that a card of a seat's own deck was discarded. */
  void discarded(int seat, int card) {
    int[] before = Arrays.stream(piles[seat]).filter(other -> other != card).toArray();
    int[] after = Arrays.copyOf(before, before.length + 1);
    after[before.length] = card;
    piles[seat] = after;
  }

  /** The cards of {@code pile}, the discard pile of a seat, from the bottom. */
  int[] inOrder(int seat, int pile) {
    return Arrays.stream(piles[seat]).filter(card -> (pile >> card & 1) != 0).toArray();
  }
}
