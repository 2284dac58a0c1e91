package arenhold.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The choices at hand, tried by sequential halving: in each round those that are left are tried
 * equally often, and after it the better half of them is left.
 */
final class Halving {

  /** Rounds beyond the one in which every choice is tried; few choices need fewer. */
  private static final int MOST_ROUNDS = 7;

  private final int size;
  private final long budget;
  private final int rounds;
  private final double[] sums;
  private final int[] trials;

  /** The choices left, the best ones first after a round. */
  private int[] left;

  /** In which round each choice was dropped; 0 for those that are left. */
  private final int[] dropped;

  private int round = 1;
  private int turn;

  /** Choices from 0 to {@code size} - 1 and, for an offer, to let it pass. */
  Halving(int size, boolean offer, long budget) {
    this.size = size;
    this.budget = budget;
    int count = size + (offer ? 1 : 0);
    sums = new double[count];
    trials = new int[count];
    dropped = new int[count];
    left = new int[count];
    for (int i = 0; i < count; i++) left[i] = i;
    int needed = 32 - Integer.numberOfLeadingZeros(Math.max(1, count - 1));
    rounds = Math.min(MOST_ROUNDS, needed);
  }

  /** The choice that an index stands for. */
  int choice(int index) {
    return index == size ? Decision.WAIT : index;
  }

  /** The index to try next, after so many nodes. */
  int next(long used) {
    if (turn >= left.length) {
      turn = 0;
      trim(used);
    }
    return left[turn++];
  }

  /** All indices to try next, each once, after so many nodes: in place of {@link #next}. */
  int[] left(long used) {
    if (turn > 0) trim(used);
    turn = left.length;
    return left.clone();
  }

  /** Drops the worse half as often as so many nodes allow. */
  private void trim(long used) {
    while (round < rounds && left.length > 2 && used >= budget / rounds * round) halve();
  }

  private void halve() {
    left = sorted(left);
    int keep = (left.length + 1) / 2;
    for (int i = keep; i < left.length; i++) dropped[left[i]] = round;
    left = Arrays.copyOf(left, keep);
    round++;
  }

  private int[] sorted(int[] indices) {
    return Arrays.stream(indices)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer index) -> -mean(index)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Counts a trial of this index with its value for the seat that decides. */
  void add(int index, double value) {
    sums[index] += value;
    trials[index]++;
  }

  private double mean(int index) {
    return trials[index] == 0 ? 0 : sums[index] / trials[index];
  }

  /** The best choice left, with all that were tried: those longest in the race first. */
  Decision decision(Meter meter) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sums.length; i++) if (trials[i] > 0) order.add(i);
    order.sort(
        Comparator.comparingInt(
                (Integer index) -> dropped[index] == 0 ? -rounds - 1 : -dropped[index])
            .thenComparing(Comparator.comparingDouble((Integer index) -> -mean(index))));
    List<Decision.Rated> rated =
        order.stream()
            .map(index -> new Decision.Rated(choice(index), mean(index), trials[index]))
            .toList();
    return new Decision(rated.getFirst().choice(), meter.used(), meter.cut(), rated);
  }
}
