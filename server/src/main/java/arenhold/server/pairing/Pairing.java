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
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RoomState.Place;
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
 * Brings people together who wait for anybody: stores a table at which they sit, tells them, and
 * closes it again if not all come. Only one thread at a time brings people together; who waits is
 * known on this node alone.
 */
@Service
public class Pairing implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Pairing.class);

  /** How long those who were brought together have to come, in milliseconds. */
  static final long TO_COME = 60_000;

  /** Time from one look at those who wait to the next. */
  private static final long BETWEEN = 1_000;

  /** Time from one look for tables nobody knows of to the next. */
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
   * Something one can wait for.
   *
   * @param waiting how many do
   * @param expected how many seconds it took lately, or null if nobody knows
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
   * How somebody's search stands.
   *
   * @param offer what he waits for, or null if he does not
   * @param waited for how many milliseconds he has
   * @param link the table that waits for him, or null
   * @param left for how many milliseconds it does, or null
   * @param absent what he was brought together for and did not come to, until he waits again or
   *     says that he does not want to; or null
   * @param run which run of the server this is: another one knows nobody who waited
   */
  public record Search(
      Offer offer, long waited, String link, Long left, Offer absent, String run) {}

  /** Everything one can wait for. */
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

  /** How somebody's search stands; that he asks is the sign that he is still there. */
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
   * Lets somebody wait.
   *
   * @param seats how many shall play, or null for the fewest of the form
   * @throws Refused if nothing like that is offered, or if it is rated and he is a guest
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

  /** Somebody waits no more, nor comes to the table that waits for him: the others wait on. */
  public void leave(Player player) {
    bell.absenceKnown(player.id());
    leave(player.id());
  }

  private void leave(UUID player) {
    UUID room = waiting.leave(player, time.now());
    if (room != null) close(room);
  }

  /**
   * A page of somebody who may be waiting was closed: unless another one asks, he waits no more.
   */
  public void closed(Player player) {
    waiting.closed(player.id(), time.now());
  }

  /**
   * Looks once who can be brought together, which tables were waited at in vain, and which
   * challenges were not answered in time. Waits for the database, so no request calls it; where the
   * database is away it is asked once, and all wait on.
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
    // Put off first: where the database is away, the next second is not better.
    sweep = now + BETWEEN_SWEEPS;
    challenges.expire();
    for (UUID room : forgotten.due(rooms.meetings(), waiting::knows, now)) close(room);
  }

  /** Seats them, or lets them wait on. Answers whether the database was there. */
  private boolean reached(WaitingRoom.Meeting meeting, long now) {
    try {
      seat(meeting);
      return true;
    } catch (RuntimeException fault) {
      waiting.failed(meeting, now);
      boolean away = DatabaseAway.is(fault);
      if (away) DatabaseAway.warn(LOG, "no table can be stored for those who wait", fault);
      // Of these alone: the others of this round get their tables.
      else LOG.error("those who wait for {} cannot be brought together", meeting.kind(), fault);
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
    RoomState room = RoomState.meeting(kind.game(), kind.form(), seats, kind.clock(), kind.rated());
    rooms.create(room);
    long now = time.now();
    if (waiting.seated(meeting, room.id(), room.seatLink(), now + TO_COME, now) == null) {
      close(room.id());
      return;
    }
    for (UUID player : players) bell.paired(player, room.seatLink());
  }

  /** What is chosen for a seat where nobody chose: chance decides wherever something must be. */
  private static Map<String, String> unchosen(GameInfo.Form form) {
    Map<String, String> options = new HashMap<>();
    for (Option option : form.seatOptions()) {
      boolean lots = option.permits(Option.RANDOM);
      if (option.fallback() == null && lots) options.put(option.key(), Option.RANDOM);
    }
    return options;
  }

  /** Hears from the rooms, on their threads, what becomes of those who were brought together. */
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

  // Looking once a second while the server runs.

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
      if (DatabaseAway.is(fault)) DatabaseAway.warn(LOG, "nobody can be brought together", fault);
      else LOG.error("nobody can be brought together", fault);
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
