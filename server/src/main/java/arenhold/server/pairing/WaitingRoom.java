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
 * Everybody who waits to be paired, and everybody who was paired and whose match has not begun:
 * nobody twice. Kept in memory alone; whoever still wants to play after a restart comes again. All
 * moments are milliseconds and are given from outside. May be used by many threads.
 */
final class WaitingRoom {

  /** How long somebody keeps his place of whose browser nothing is heard: hidden pages are slow. */
  static final long SILENCE = 75_000;

  /** How long once one of his pages has been closed: another may be open. */
  static final long CLOSED = 8_000;

  /** From how many of the last tables an expected wait is told. */
  private static final int REMEMBERED = 20;

  /** How old they may be, and how long it is known that somebody did not come. */
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
   * People who were brought together.
   *
   * @param people whoever waited longest first
   */
  record Meeting(UUID room, String link, Kind kind, List<Waiting> people, long until) {}

  /**
   * How somebody's search stands.
   *
   * @param kind what he waits for, or null if he does not
   * @param since when he began
   * @param meeting the table that waits for him, or null
   */
  record Place(Kind kind, long since, Meeting meeting) {}

  /**
   * Lets somebody wait for this kind and no other. Whoever waits for it already keeps his place,
   * whoever was just paired is not asked again.
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
   * Somebody waits no more, nor will he come to a table: whoever was to meet him there goes on
   * waiting as if nothing had been.
   *
   * @return the table at which nobody shall wait for him any more, or null
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

  /** His browser is still there; whether he waits at all. */
  synchronized boolean heard(UUID player, long now) {
    return heard.computeIfPresent(player, (same, before) -> now) != null;
  }

  /** A page of his was closed; if no other is open he will not be heard of again. */
  synchronized void closed(UUID player, long now) {
    heard.computeIfPresent(player, (same, before) -> Math.min(before, now - SILENCE + CLOSED));
  }

  /**
   * Drops those of whom nothing has been heard for too long.
   *
   * @param present who is known to be there in another way
   */
  synchronized void forget(long now, Predicate<UUID> present) {
    for (UUID player : List.copyOf(places.keySet())) {
      if (present.test(player)) heard.put(player, now);
      else if (now - heard.get(player) > SILENCE) leave(player, now);
    }
    absences.values().removeIf(absence -> now - absence.at() > STILL_TRUE);
    // Whatever became of a table of which nothing is heard any more: its people are free again.
    meetings.values().removeIf(meeting -> meeting.until() + SILENCE <= now);
  }

  /** Brings together who can be; they wait no more, but nobody of them is free either. */
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
   * A table stands for them; they have until then to come. Answers null if somebody has left while
   * it was stored: then nobody shall come, and the others wait on.
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

  /** They have no table after all: they wait on, in front of those who came later. */
  synchronized void failed(Meeting meeting, long now) {
    for (Waiting one : meeting.people()) {
      if (!still(one, meeting)) continue;
      meetings.remove(one.player());
      wait(meeting.kind(), one, now);
    }
  }

  /** Whether he has not left since they were brought together. */
  private boolean still(Waiting one, Meeting meeting) {
    return meetings.get(one.player()) == meeting;
  }

  /** Their match has begun. */
  synchronized void began(UUID room) {
    meetings.values().removeIf(meeting -> room.equals(meeting.room()));
  }

  /**
   * Not everybody came: whoever did goes on waiting as if nothing had been.
   *
   * @return who did not
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
   * What somebody was brought together for and did not come to, or null; known until he waits again
   * or says that he does not want to.
   */
  synchronized Kind absent(UUID player) {
    Absence absence = absences.get(player);
    return absence == null ? null : absence.kind();
  }

  /** The tables whose players had to come by now and did not all. */
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

  /** How somebody's search stands; until his table is stored, he seems to wait on. */
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
   * What a wait for this kind is expected to take, in seconds: the median of the last ones; null if
   * there were none lately.
   */
  synchronized Integer expected(Kind kind, long now) {
    Deque<Served> last = served.getOrDefault(kind, new ArrayDeque<>());
    last.removeIf(one -> now - one.at() > STILL_TRUE);
    if (last.isEmpty()) return null;
    long[] waits = last.stream().mapToLong(Served::waited).sorted().toArray();
    return (int) (waits[waits.length / 2] / 1000);
  }
}
