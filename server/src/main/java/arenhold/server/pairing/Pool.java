package arenhold.server.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The players waiting in one queue: an immutable value that decides who plays whom.
 *
 * <p>The longest wait is served first, with the nearest in rating where both accept each other.
 * Opponents met several times in a row count as further away while others wait.
 *
 * @param waiting in the order they are served; no player twice
 */
public record Pool(List<Waiting> waiting) {

  /** The empty queue. */
  public static final Pool EMPTY = new Pool(List.of());

  /** Rating points added to the distance of an opponent just met several times in a row. */
  static final int TIRED = 400;

  private static final Comparator<Waiting> LONGEST_FIRST =
      Comparator.comparingLong(Waiting::since).thenComparing(Waiting::player);
  private static final Comparator<Waiting> BY_RATING =
      Comparator.comparingInt(Waiting::rating).thenComparing(LONGEST_FIRST);

  /**
   * The paired groups, and who keeps waiting.
   *
   * @param groups in each the longest wait comes first
   */
  public record Round(List<List<Waiting>> groups, Pool rest) {}

  /** With one more player; replaces their entry if they already wait. */
  Pool with(Waiting one) {
    List<Waiting> all = new ArrayList<>(without(one.player()).waiting);
    all.add(one);
    all.sort(LONGEST_FIRST);
    return new Pool(List.copyOf(all));
  }

  Pool without(UUID player) {
    return new Pool(waiting.stream().filter(one -> !one.player().equals(player)).toList());
  }

  /** This player's entry, or null. */
  Waiting get(UUID player) {
    for (Waiting one : waiting) if (one.player().equals(player)) return one;
    return null;
  }

  /** Forms as many groups of {@code seats} players who accept each other as it can. */
  public Round pair(int seats, long now) {
    Sorted sorted = new Sorted(waiting.stream().sorted(BY_RATING).toList());
    Set<UUID> paired = new HashSet<>();
    List<List<Waiting>> groups = new ArrayList<>();
    for (Waiting longest : waiting) {
      if (paired.contains(longest.player())) continue;
      List<Waiting> group = group(longest, sorted.near(longest, longest.reach(now)), seats, now);
      if (group == null) continue;
      groups.add(group);
      for (Waiting one : group) {
        paired.add(one.player());
        sorted.remove(one);
      }
    }
    List<Waiting> rest = waiting.stream().filter(one -> !paired.contains(one.player())).toList();
    return new Round(List.copyOf(groups), new Pool(rest));
  }

  /** A group of the longest-waiting player and the nearest who all accept each other, or null. */
  private List<Waiting> group(Waiting longest, List<Waiting> near, int seats, long now) {
    List<Waiting> nearest = new ArrayList<>(near);
    nearest.sort(
        Comparator.<Waiting>comparingInt(one -> distance(longest, one, seats))
            .thenComparing(LONGEST_FIRST));
    for (int first = 0; first < nearest.size(); first++) {
      List<Waiting> group = new ArrayList<>(List.of(longest));
      for (Waiting one : nearest.subList(first, nearest.size())) {
        if (group.stream().allMatch(other -> accept(one, other, seats, now))) group.add(one);
        if (group.size() == seats) return List.copyOf(group);
      }
    }
    return null;
  }

  private int distance(Waiting one, Waiting other, int seats) {
    int apart = Math.abs(one.rating() - other.rating());
    return one.tiredOf(other) && waiting.size() > seats ? apart + TIRED : apart;
  }

  /** Whether both accept each other now. */
  boolean accept(Waiting one, Waiting other, int seats, long now) {
    return distance(one, other, seats) <= Math.min(one.reach(now), other.reach(now));
  }

  /** The waiting players by rating, as linked lists from which paired players are removed. */
  private static final class Sorted {

    private final List<Waiting> all;
    private final int[] before;
    private final int[] after;
    private final Map<UUID, Integer> index = new HashMap<>();

    private Sorted(List<Waiting> all) {
      this.all = all;
      before = new int[all.size()];
      after = new int[all.size()];
      for (int i = 0; i < all.size(); i++) {
        before[i] = i - 1;
        after[i] = i + 1;
        index.put(all.get(i).player(), i);
      }
    }

    private void remove(Waiting one) {
      int i = index.get(one.player());
      if (before[i] >= 0) after[before[i]] = after[i];
      if (after[i] < all.size()) before[after[i]] = before[i];
    }

    /** The remaining players no further away than {@code reach}. */
    private List<Waiting> near(Waiting one, int reach) {
      List<Waiting> near = new ArrayList<>();
      int i = index.get(one.player());
      for (int j = before[i]; j >= 0; j = before[j]) {
        if (one.rating() - all.get(j).rating() > reach) break;
        near.add(all.get(j));
      }
      for (int j = after[i]; j < all.size(); j = after[j]) {
        if (all.get(j).rating() - one.rating() > reach) break;
        near.add(all.get(j));
      }
      return near;
    }
  }
}
