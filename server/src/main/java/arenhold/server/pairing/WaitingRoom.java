package arenhold.server.pairing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * All players waiting to be paired, and all paired ones whose match has not begun; no player twice.
 * In memory only; after a restart players queue again. Times are milliseconds, passed in by the
 * caller. Thread-safe.
 */
final class WaitingRoom {

  /** How long a silent browser keeps its place: hidden pages are slow. */
  static final long SILENCE = 75_000;

  /** How long after one of their pages was closed: another may be open. */
  static final long CLOSED = 8_000;

  /** How many recent tables the expected wait is taken from. */
  private static final int REMEMBERED = 20;

  /** How old they may be, and how long a missed table is remembered. */
  private static final long STILL_TRUE = 3_600_000;

  private final Map<Kind, Pool> pools = new HashMap<>();
  private final Map<UUID, Kind> places = new HashMap<>();
  private final Map<UUID, Long> heard = new HashMap<>();
  private final Map<UUID, Meeting> meetings = new HashMap<>();
  private final Map<UUID, Absence> absences = new HashMap<>();
  private final Map<Kind, Deque<Served>> served = new HashMap<>();

  private record Served(long at, long waited) {}

  private record Absence(Kind kind, long at) {}

  /**
   * People who were paired.
   *
   * @param people longest wait first
   */
  record Meeting(UUID room, String link, Kind kind, List<Waiting> people, long until) {}

  /**
   * The state of a player's search.
   *
   * @param kind what they are waiting for, or null
   * @param since when they began
   * @param meeting the table waiting for them, or null
   */
  record Place(Kind kind, long since, Meeting meeting) {}

  /**
   * Puts a player in this queue and no other. Players already in it keep their place; a player who
   * was just paired stays paired.
   */
  synchronized void wait(Kind kind, Waiting one, long now) {
    if (meetings.containsKey(one.player())) return;
    heard.put(one.player(), now);
    if (kind.equals(places.get(one.player()))) return;
    leave(one.player(), now);
    heard.put(one.player(), now);
    places.put(one.player(), kind);
    pools.merge(kind, Pool.EMPTY.with(one), (pool, first) -> pool.with(one));
  }

  /**
   * Cancels a player's search or pairing. The others paired with them return to the queue with
   * their waiting time.
   *
   * @return the table to be closed, or null
   */
  synchronized UUID leave(UUID player, long now) {
    heard.remove(player);
    absences.remove(player);
    Meeting meeting = meetings.remove(player);
    if (meeting != null && meeting.link() != null) {
      failed(meeting, now);
      return meeting.room();
    }
    Kind kind = places.remove(player);
    if (kind == null) return null;
    pools.computeIfPresent(
        kind,
        (same, pool) -> {
          Pool rest = pool.without(player);
          return rest.waiting().isEmpty() ? null : rest;
        });
    return null;
  }

  /** Heartbeat from the player's browser. Returns whether they are waiting at all. */
  synchronized boolean heard(UUID player, long now) {
    return heard.computeIfPresent(player, (same, before) -> now) != null;
  }

  /** One of the player's pages was closed; another may still be open. */
  synchronized void closed(UUID player, long now) {
    heard.computeIfPresent(player, (same, before) -> Math.min(before, now - SILENCE + CLOSED));
  }

  /**
   * Drops players whose browsers have been silent for too long.
   *
   * @param present players known to be there by other means
   */
  synchronized void forget(long now, Predicate<UUID> present) {
    for (UUID player : List.copyOf(places.keySet())) {
      if (present.test(player)) heard.put(player, now);
      else if (now - heard.get(player) > SILENCE) leave(player, now);
    }
    absences.values().removeIf(absence -> now - absence.at() > STILL_TRUE);
    // The fate of this table is unknown; its people are free again.
    meetings.values().removeIf(meeting -> meeting.until() + SILENCE <= now);
  }

  /** Pairs all players who can be paired. They leave the queue but are not free either. */
  synchronized List<Meeting> pair(long now) {
    List<Meeting> made = new ArrayList<>();
    for (Kind kind : List.copyOf(pools.keySet())) {
      for (List<Waiting> group : pools.get(kind).pair(kind.seats(), now).groups()) {
        Meeting meeting = new Meeting(null, null, kind, group, Long.MAX_VALUE / 2);
        for (Waiting one : group) {
          leave(one.player(), now);
          meetings.put(one.player(), meeting);
        }
        made.add(meeting);
      }
    }
    return made;
  }

  /**
   * The group's table is stored, and they have until {@code until} to come. Returns null if one of
   * them left meanwhile: then the table is void and the others keep waiting.
   */
  synchronized Meeting seated(Meeting meeting, UUID room, String link, long until, long now) {
    if (!meeting.people().stream().allMatch(one -> still(one, meeting))) {
      failed(meeting, now);
      return null;
    }
    Meeting at = new Meeting(room, link, meeting.kind(), meeting.people(), until);
    for (Waiting one : meeting.people()) meetings.put(one.player(), at);
    Deque<Served> last = served.computeIfAbsent(meeting.kind(), kind -> new ArrayDeque<>());
    last.add(new Served(now, now - meeting.people().getFirst().since()));
    if (last.size() > REMEMBERED) last.removeFirst();
    return at;
  }

  /** The group gets no table after all and returns to the queue, ahead of later arrivals. */
  synchronized void failed(Meeting meeting, long now) {
    for (Waiting one : meeting.people()) {
      if (!still(one, meeting)) continue;
      meetings.remove(one.player());
      wait(meeting.kind(), one, now);
    }
  }

  /** Whether the player has not left since they were paired. */
  private boolean still(Waiting one, Meeting meeting) {
    return meetings.get(one.player()) == meeting;
  }

  /** Their match has begun. */
  synchronized void began(UUID room) {
    meetings.values().removeIf(meeting -> room.equals(meeting.room()));
  }

  /**
   * Not everyone came: those who did return to the queue with their waiting time.
   *
   * @return the players who did not come
   */
  synchronized List<UUID> missed(UUID room, Set<UUID> came, long now) {
    Set<Meeting> missed = new HashSet<>(meetings.values());
    missed.removeIf(meeting -> !room.equals(meeting.room()));
    began(room);
    List<UUID> absent = new ArrayList<>();
    for (Meeting meeting : missed) {
      for (Waiting one : meeting.people()) {
        if (came.contains(one.player())) {
          wait(meeting.kind(), one, now);
        } else {
          absences.put(one.player(), new Absence(meeting.kind(), now));
          absent.add(one.player());
        }
      }
    }
    return absent;
  }

  /**
   * What a player was paired for and missed, or null; remembered until they queue again or cancel.
   */
  synchronized Kind absent(UUID player) {
    Absence absence = absences.get(player);
    return absence == null ? null : absence.kind();
  }

  /** Tables past their deadline to which not all players came. */
  synchronized List<UUID> overdue(long now) {
    return meetings.values().stream()
        .filter(meeting -> meeting.room() != null && meeting.until() <= now)
        .map(Meeting::room)
        .distinct()
        .toList();
  }

  /** Whether people are on their way to this table. */
  synchronized boolean knows(UUID room) {
    return meetings.values().stream().anyMatch(meeting -> room.equals(meeting.room()));
  }

  /** The state of a player's search; until their table is stored they still count as waiting. */
  synchronized Place place(UUID player) {
    Kind kind = places.get(player);
    Meeting meeting = meetings.get(player);
    if (meeting != null && meeting.link() == null) {
      Waiting one = new Pool(meeting.people()).get(player);
      return new Place(meeting.kind(), one.since(), null);
    }
    long since = kind == null ? 0 : pools.get(kind).get(player).since();
    return new Place(kind, since, meeting);
  }

  /** How many wait for this kind. */
  synchronized int waiting(Kind kind) {
    return pools.getOrDefault(kind, Pool.EMPTY).waiting().size();
  }

  /**
   * Expected wait in this queue, in seconds: the median of recent ones, or null if there are none.
   */
  synchronized Integer expected(Kind kind, long now) {
    Deque<Served> last = served.getOrDefault(kind, new ArrayDeque<>());
    last.removeIf(one -> now - one.at() > STILL_TRUE);
    if (last.isEmpty()) return null;
    long[] waits = last.stream().mapToLong(Served::waited).sorted().toArray();
    return (int) (waits[waits.length / 2] / 1000);
  }
}
