package arenhold.server.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Who is matched with whom. */
class PoolTest {

  private static final long MINUTE = 60_000;

  private static Waiting player(int number, int rating, long since) {
    return new Waiting(new UUID(0, number), rating, false, since, Set.of());
  }

  private static Pool pool(Waiting... people) {
    Pool pool = Pool.EMPTY;
    for (Waiting one : people) pool = pool.with(one);
    return pool;
  }

  private static List<Long> ids(List<Waiting> group) {
    return group.stream().map(one -> one.player().getLeastSignificantBits()).toList();
  }

  private static Pool random(Random random, int most, long now) {
    Pool pool = Pool.EMPTY;
    int people = random.nextInt(most);
    for (int i = 0; i < people; i++) {
      Set<UUID> tired = random.nextInt(4) > 0 ? Set.of() : Set.of(new UUID(0, random.nextInt(20)));
      int rating = 1500 + (int) (300 * random.nextGaussian());
      long since = now - random.nextInt(90_000);
      pool = pool.with(new Waiting(new UUID(0, i), rating, random.nextInt(3) == 0, since, tired));
    }
    return pool;
  }

  @Test
  void nobody_is_lost_duplicated_or_matched_with_a_player_who_does_not_accept_them() {
    for (long seed = 1; seed <= 3_000; seed++) {
      Random random = new Random(seed);
      int seats = 2 + random.nextInt(3);
      Pool pool = random(random, 40, MINUTE);
      Pool.Round round = pool.pair(seats, MINUTE);
      List<Waiting> all = new ArrayList<>(round.rest().waiting());
      for (List<Waiting> group : round.groups()) {
        assertEquals(seats, group.size(), "seed " + seed);
        all.addAll(group);
        for (Waiting one : group) {
          for (Waiting other : group) {
            if (one == other) continue;
            assertTrue(pool.accept(one, other, seats, MINUTE), "seed " + seed);
          }
        }
      }
      assertEquals(all.size(), new HashSet<>(all).size(), "seed " + seed);
      assertEquals(new HashSet<>(pool.waiting()), new HashSet<>(all), "seed " + seed);
    }
  }

  @Test
  void no_two_players_who_accept_each_other_are_left_waiting() {
    for (long seed = 1; seed <= 3_000; seed++) {
      Pool pool = random(new Random(seed), 60, MINUTE);
      List<Waiting> rest = pool.pair(2, MINUTE).rest().waiting();
      for (Waiting one : rest) {
        for (Waiting other : rest) {
          boolean would = one != other && pool.accept(one, other, 2, MINUTE);
          assertFalse(would, "seed " + seed + ": " + one + " and " + other);
        }
      }
    }
  }

  @Test
  void the_order_in_which_people_came_into_the_list_means_nothing() {
    for (long seed = 1; seed <= 500; seed++) {
      Random random = new Random(seed);
      Pool pool = random(random, 40, MINUTE);
      List<Waiting> shuffled = new ArrayList<>(pool.waiting());
      Collections.shuffle(shuffled, random);
      Pool again = pool(shuffled.toArray(Waiting[]::new));
      assertEquals(pool.pair(2, MINUTE), again.pair(2, MINUTE), "seed " + seed);
    }
  }

  @Test
  void the_longest_waiting_player_gets_the_nearest() {
    Pool pool =
        pool(
            player(1, 1500, 0),
            player(2, 1560, 1_000),
            player(3, 1490, 2_000),
            player(4, 1580, 3_000));
    List<List<Waiting>> groups = pool.pair(2, 4_000).groups();
    assertEquals(List.of(1L, 3L), ids(groups.get(0)));
    assertEquals(List.of(2L, 4L), ids(groups.get(1)));
  }

  @Test
  void the_acceptable_difference_widens_until_both_accept_it() {
    Pool pool = pool(player(1, 1500, 0), player(2, 1800, 10_000));
    assertEquals(List.of(), pool.pair(2, 24_999).groups());
    assertEquals(1, pool.pair(2, 25_000).groups().size());
  }

  @Test
  void provisional_players_accept_a_wider_difference_at_once() {
    Waiting known = player(1, 1500, 14_000);
    Waiting first = new Waiting(new UUID(0, 2), 1780, true, 14_000, Set.of());
    Waiting second = new Waiting(new UUID(0, 3), 2060, true, 14_000, Set.of());
    assertEquals(List.of(2L, 3L), ids(pool(known, first, second).pair(2, 14_000).groups().get(0)));
  }

  @Test
  void frequent_opponents_come_after_others_but_before_nobody() {
    Waiting one = new Waiting(new UUID(0, 1), 1500, false, 0, Set.of(new UUID(0, 2)));
    Waiting same = player(2, 1500, 1);
    Waiting other = player(3, 1600, 2);
    assertEquals(List.of(1L, 3L), ids(pool(one, same, other).pair(2, 3).groups().get(0)));
    assertEquals(List.of(1L, 2L), ids(pool(one, same).pair(2, 3).groups().get(0)));
  }

  @Test
  void a_larger_table_is_filled_with_the_nearest_players_who_all_accept_each_other() {
    Pool pool =
        pool(
            player(1, 1500, 0),
            player(2, 1400, 1),
            player(3, 1560, 2),
            player(4, 1570, 3),
            player(5, 2500, 4));
    Pool.Round round = pool.pair(3, 5);
    assertEquals(List.of(1L, 3L, 4L), ids(round.groups().get(0)));
    assertEquals(List.of(2L, 5L), ids(round.rest().waiting()));
  }

  @Test
  void a_person_has_one_place_however_often_they_join() {
    Pool pool = pool(player(1, 1500, 0), player(1, 1500, 5));
    assertEquals(1, pool.waiting().size());
    assertEquals(List.of(), pool.pair(2, 10 * MINUTE).groups());
  }
}
