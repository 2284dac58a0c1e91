package arenhold.server.pairing;

import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.account.Token;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.rating.Rating;
import arenhold.server.rating.Ratings;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Service;

/**
 * Pairs people who wait for any opponent: stores a table at which they sit, notifies them, and
 * closes it again if not all come. Only one thread at a time pairs people; the queues are local to
 * this node.
 */
@Service
public class Pairing implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Pairing.class);

  /** How long paired people have to come to their table, in milliseconds. */
  static final long TO_COME = 60_000;

  /** Interval between matchmaking rounds. */
  private static final long BETWEEN = 1_000;

  /** Interval between searches for orphaned tables. */
  private static final long BETWEEN_SWEEPS = 30_000;

  private static final Random LOTS = new SecureRandom();

  private final String run = Token.fresh().substring(0, 8);
  private final WaitingRoom waiting = new WaitingRoom();
  private final Forgotten forgotten = new Forgotten();
  private final Executor database =
      Executors.newSingleThreadExecutor(Pool.BACKGROUND.threads("pairing"));
  private final GameShelf games;
  private final Offers offers;
  private final Accounts accounts;
  private final Ratings ratings;
  private final Encounters encounters;
  private final Rooms rooms;
  private final RoomRegion region;
  private final ServerTime time;
  private final Challenges challenges;
  private final Bell bell;
  private volatile boolean running;
  private long sweep;

  Pairing(
      GameShelf games,
      Settings settings,
      Accounts accounts,
      Ratings ratings,
      Encounters encounters,
      Rooms rooms,
      RoomRegion region,
      Meetings meetings,
      ServerTime time,
      Challenges challenges,
      Bell bell) {
    this.games = games;
    this.offers = new Offers(games, settings.pairing().clocks());
    this.accounts = accounts;
    this.ratings = ratings;
    this.encounters = encounters;
    this.rooms = rooms;
    this.region = region;
    this.time = time;
    this.challenges = challenges;
    this.bell = bell;
    meetings.listen(new Meeting());
  }

  /**
   * A queue on offer.
   *
   * @param waiting how many players are waiting
   * @param expected recent wait in seconds, or null if unknown
   */
  public record Offer(
      String game,
      String form,
      int seats,
      TimeControl clock,
      boolean rated,
      int waiting,
      Integer expected) {}

  /**
   * The state of a player's search.
   *
   * @param offer what they are waiting for, or null
   * @param waited for how many milliseconds they have waited
   * @param link the table waiting for them, or null
   * @param left for how many more milliseconds it waits, or null
   * @param absent the match they were paired for and missed, until they queue again or cancel; or
   *     null
   * @param run id of this server run; a restart empties the queues
   */
  public record Search(
      Offer offer, long waited, String link, Long left, Offer absent, String run) {}

  /** All queues on offer. */
  public List<Offer> offers() {
    return offers.all().stream().map(this::offer).toList();
  }

  private Offer offer(Kind kind) {
    return new Offer(
        kind.game(),
        kind.form(),
        kind.seats(),
        kind.clock(),
        kind.rated(),
        waiting.waiting(kind),
        waiting.expected(kind, time.now()));
  }

  /** The state of a player's search. The call also serves as a heartbeat. */
  public Search search(Player player) {
    waiting.heard(player.id(), time.now());
    WaitingRoom.Place place = waiting.place(player.id());
    Offer offer = place.kind() == null ? null : offer(place.kind());
    long waited = offer == null ? 0 : Math.max(0, time.now() - place.since());
    WaitingRoom.Meeting meeting = place.meeting();
    String link = meeting == null ? null : meeting.link();
    Long left = link == null ? null : Math.max(0, meeting.until() - time.now());
    Kind absent = waiting.absent(player.id());
    return new Search(offer, waited, link, left, absent == null ? null : offer(absent), run);
  }

  /**
   * Puts a player in a queue.
   *
   * @param seats number of players, or null for the fewest of the form
   * @throws Refused if there is no such queue, or if it is rated and the player is a guest
   */
  public void wait(
      Player player, String game, String form, Integer seats, TimeControl clock, boolean rated) {
    Kind kind = offers.find(game, form, seats, clock, rated);
    if (kind == null) throw new Refused(Code.BAD_OPTION);
    if (rated && accounts.account(player.id()).isEmpty()) throw new Refused(Code.NO_ACCOUNT);
    Rating rating = ratings.now(player.id(), game, form);
    Set<UUID> tired = encounters.lately(player.id(), game, form);
    long now = time.now();
    bell.absenceKnown(player.id());
    waiting.wait(
        kind, new Waiting(player.id(), rating.shown(), rating.provisional(), now, tired), now);
  }

  /** Cancels a player's search, or the table waiting for them; the others keep waiting. */
  public void leave(Player player) {
    bell.absenceKnown(player.id());
    leave(player.id());
  }

  private void leave(UUID player) {
    UUID room = waiting.leave(player, time.now());
    if (room != null) close(room);
  }

  /**
   * A page of a possibly waiting player was closed: unless another page asks soon, the search ends.
   */
  public void closed(Player player) {
    waiting.closed(player.id(), time.now());
  }

  /**
   * Runs one round: pairs people, closes tables to which not all came, and expires unanswered
   * challenges. Blocks on the database, so no request calls it; while the database is away it is
   * asked once, and all keep waiting.
   */
  public synchronized void look() {
    long now = time.now();
    waiting.forget(now, bell::hears);
    boolean away = false;
    for (WaitingRoom.Meeting meeting : waiting.pair(now)) {
      if (away) waiting.failed(meeting, now);
      else away = !reached(meeting, now);
    }
    for (UUID room : waiting.overdue(now)) close(room);
    if (away || now < sweep) return;
    // Back off first: if the database is away, the next second is no better.
    sweep = now + BETWEEN_SWEEPS;
    challenges.expire();
    for (UUID room : forgotten.due(rooms.meetings(), waiting::knows, now)) close(room);
  }

  /** Seats them, or puts them back in the queue. Returns whether the database was reachable. */
  private boolean reached(WaitingRoom.Meeting meeting, long now) {
    try {
      seat(meeting);
      return true;
    } catch (RuntimeException fault) {
      waiting.failed(meeting, now);
      boolean away = DatabaseAway.is(fault);
      if (away) DatabaseAway.warn(LOG, "no table can be stored for paired players", fault);
      // Only this group fails: the others of this round get their tables.
      else LOG.error("a group waiting for {} cannot be paired", meeting.kind(), fault);
      return !away;
    }
  }

  private void close(UUID room) {
    region.tell(room, new RoomCommand.Disperse());
  }

  private void seat(WaitingRoom.Meeting meeting) {
    Kind kind = meeting.kind();
    List<UUID> players = new ArrayList<>(meeting.people().stream().map(Waiting::player).toList());
    Collections.shuffle(players, LOTS);
    GameInfo.Form form = games.named(kind.game()).info().form(kind.form());
    List<Place> seats = players.stream().map(player -> Place.of(player, unchosen(form))).toList();
    RoomState room =
        RoomState.meeting(kind.game(), kind.form(), seats, kind.clock(), kind.rated())
            .withTable(form.usual(seats.size(), kind.rated()));
    rooms.create(room);
    long now = time.now();
    if (waiting.seated(meeting, room.id(), room.seatLink(), now + TO_COME, now) == null) {
      close(room.id());
      return;
    }
    for (UUID player : players) bell.paired(player, room.seatLink());
  }

  /** Seat options for paired players: random wherever a value is required. */
  private static Map<String, String> unchosen(GameInfo.Form form) {
    Map<String, String> options = new HashMap<>();
    for (Option option : form.seatOptions()) {
      boolean lots = option.permits(Option.RANDOM);
      if (option.fallback() == null && lots) options.put(option.key(), Option.RANDOM);
    }
    return options;
  }

  /** Called by rooms, on their threads, when paired players meet or fail to. */
  private final class Meeting implements Meetings.Listener {

    @Override
    public void began(UUID room) {
      waiting.began(room);
    }

    @Override
    public void missed(UUID room, Set<UUID> came) {
      for (UUID absent : waiting.missed(room, came, time.now())) {
        Kind kind = waiting.absent(absent);
        if (kind != null) bell.absent(absent, kind);
      }
    }

    @Override
    public void satDown(UUID player) {
      Pairing.this.leave(player);
    }
  }

  // Runs a round once a second while the server is up.

  @Override
  public void start() {
    running = true;
    lookLater();
  }

  private void lookLater() {
    time.alarm(
        time.now() + BETWEEN,
        () -> {
          if (running) CompletableFuture.runAsync(this::lookAndGoOn, database);
        });
  }

  private void lookAndGoOn() {
    try {
      look();
    } catch (RuntimeException fault) {
      if (DatabaseAway.is(fault)) DatabaseAway.warn(LOG, "pairing failed", fault);
      else LOG.error("pairing failed", fault);
    } finally {
      lookLater();
    }
  }

  @Override
  public void stop() {
    running = false;
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
