package arenhold.server.pairing;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.TimeControl;
import arenhold.server.pairing.StoredChallenges.Stored;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Manages challenges. They are stored until answered, withdrawn or expired; two people have at most
 * one open at a time each way. Accepting one creates a table at which both sit.
 */
@Service
public class Challenges {

  /** How many open challenges one person may have sent. */
  static final int MOST_OPEN = 10;

  /** How long a challenge to a real-time match stays open. */
  static final Duration LIVE = Duration.ofMinutes(5);

  /** How long any other stays open. */
  static final Duration SLOW = Duration.ofDays(3);

  private static final Random LOTS = new SecureRandom();

  private final JdbcClient database;
  private final TransactionOperations transactions;
  private final StoredChallenges stored;
  private final Welcome welcome;
  private final GameShelf games;
  private final Accounts accounts;
  private final Rooms rooms;
  private final Bell bell;

  Challenges(
      JdbcClient database,
      TransactionOperations transactions,
      StoredChallenges stored,
      Welcome welcome,
      GameShelf games,
      Accounts accounts,
      Rooms rooms,
      Bell bell) {
    this.database = database;
    this.transactions = transactions;
    this.stored = stored;
    this.welcome = welcome;
    this.games = games;
    this.accounts = accounts;
    this.rooms = rooms;
    this.bell = bell;
  }

  /**
   * The match that a challenge proposes.
   *
   * @param seats how many play, or null for the fewest of the form
   * @param options of the table
   */
  public record Terms(
      String game,
      String form,
      Integer seats,
      Map<String, String> options,
      TimeControl clock,
      boolean rated) {}

  /**
   * A challenge as one of the two sees it.
   *
   * @param player the other one
   * @param rating their shown rating in this form
   * @param state {@code open}, {@code accepted}, {@code declined}, or {@code expired} if not
   *     answered in time
   * @param link of the table, once it is accepted
   */
  public record Challenge(
      UUID id,
      Player player,
      int rating,
      Terms terms,
      String state,
      String link,
      Instant made,
      Instant expires) {}

  /**
   * A player's challenges and related settings.
   *
   * @param from who may challenge them
   * @param blocked who may not in any case
   * @param incoming those the player can answer
   * @param outgoing the player's own: open ones, and those recently closed
   */
  public record Mine(
      Welcome.From from,
      List<Player> blocked,
      List<Challenge> incoming,
      List<Challenge> outgoing) {}

  /** This player's challenges and settings, newest challenges first. */
  public Mine of(UUID player) {
    return new Mine(
        welcome.from(player),
        welcome.blocked(player),
        stored.incoming(player),
        stored.outgoing(player));
  }

  /**
   * A stored challenge, whatever its outcome.
   *
   * @param with the other player
   * @param state as in {@link Challenge}, or {@code withdrawn}
   * @param until when it expired, or its answer was last shown
   */
  public record Kept(Player with, Terms terms, String state, Instant made, Instant until) {}

  /** The challenges a player sent and received, newest first. */
  public record AllKept(List<Kept> sent, List<Kept> received) {}

  /** All challenges of this player that are still stored. */
  public AllKept kept(UUID player) {
    return new AllKept(stored.sent(player), stored.received(player));
  }

  /** Sets who may challenge this player; open challenges stand. */
  public void welcome(UUID player, Welcome.From from) {
    welcome.set(player, from);
  }

  /**
   * Blocks {@code other} from challenging this player and declines their open challenges. They are
   * notified as of any declined challenge, so they do not learn of the block.
   */
  public void block(Player player, UUID other) {
    List<Stored> declined =
        transactions.execute(
            change -> {
              // Locks out a concurrent challenge: it is either declined here or finds itself
              // blocked.
              hold(other);
              welcome.block(player.id(), other);
              return stored.decline(other, player.id());
            });
    declined.forEach(this::ring);
    declined.forEach(bell::declined);
  }

  /** Lets {@code other} challenge this player again. */
  public void unblock(Player player, UUID other) {
    welcome.unblock(player.id(), other);
  }

  /**
   * Challenges a player; an earlier open challenge to them is withdrawn.
   *
   * @throws Refused if the terms are not valid, or the challenge is not allowed
   */
  public void make(Player challenger, UUID challenged, Terms terms) {
    if (challenger.id().equals(challenged)) throw new Refused(Code.YOURSELF);
    if (new HashMap<>(terms.options()).containsValue(null)) throw new Refused(Code.BAD_OPTION);
    check(table(challenger.id(), challenged, terms), terms);
    if (terms.rated() && accounts.account(challenger.id()).isEmpty()) {
      throw new Refused(Code.NO_ACCOUNT);
    }
    List<Stored> before = new ArrayList<>();
    UUID id =
        transactions.execute(
            made -> {
              hold(challenger.id());
              welcome.check(challenger.id(), challenged);
              before.addAll(stored.withdraw(challenger.id(), challenged));
              if (stored.waiting(challenger.id()) >= MOST_OPEN) {
                throw new Refused(Code.TOO_MANY_CHALLENGES);
              }
              return stored.store(challenger.id(), challenged, terms, stands(terms));
            });
    before.forEach(this::ring);
    bell.challenged(challenged, id, challenger, terms, stands(terms));
  }

  private static Duration stands(Terms terms) {
    return terms.clock() instanceof TimeControl.Live ? LIVE : SLOW;
  }

  /**
   * Locks the challenger's row until the end of the transaction, so that parallel requests cannot
   * get round a limit. Others may still challenge them meanwhile.
   */
  private void hold(UUID challenger) {
    database
        .sql("select 1 from player where id = ? for no key update")
        .param(challenger)
        .query()
        .listOfRows();
  }

  /** The table for both, in random seats. If the form has more seats, others may join. */
  private RoomState table(UUID challenger, UUID challenged, Terms terms) {
    Game<?> game = terms.game() == null ? null : games.named(terms.game());
    GameInfo.Form form =
        game == null || terms.form() == null ? null : game.info().form(terms.form());
    if (form == null) throw new Refused(Code.BAD_SETUP);
    int many = terms.seats() == null ? form.minSeats() : terms.seats();
    if (many < form.minSeats() || many > form.maxSeats()) {
      throw new Refused(Code.BAD_SETUP, Map.of("problem", "seats"));
    }
    List<UUID> both = new ArrayList<>(List.of(challenger, challenged));
    Collections.shuffle(both, LOTS);
    List<Place> seats = new ArrayList<>();
    for (int seat = 0; seat < many; seat++) {
      seats.add(Place.of(seat < both.size() ? both.get(seat) : null, Map.of()));
    }
    return RoomState.seated(challenger, terms.game(), terms.form(), terms.options(), seats)
        .withRated(terms.rated())
        .withClock(terms.clock());
  }

  private void check(RoomState table, Terms terms) {
    if (!terms.clock().sensible()) throw new Refused(Code.BAD_OPTION);
    Setup.Problem problem = table.contradiction(games.named(terms.game()));
    if (problem != null) throw new Refused(Code.BAD_SETUP, Code.params(problem));
  }

  /**
   * Accepts a challenge. Idempotent: accepting twice returns the same table.
   *
   * @return the table's link
   * @throws Refused if it is not this player's to accept, expired, or no longer open
   */
  public String accept(Player player, UUID id) {
    record Done(String link, Stored challenge, boolean now) {}
    Done done =
        transactions.execute(
            change -> {
              Stored challenge = stored.held(id);
              if (!challenge.challenged().equals(player.id())) throw new Refused(Code.NOT_FOUND);
              if (challenge.room() != null) {
                String link = rooms.load(challenge.room()).orElseThrow().seatLink();
                return new Done(link, challenge, false);
              }
              open(challenge);
              RoomState table = table(challenge.challenger(), player.id(), challenge.terms());
              rooms.create(table);
              stored.answer(id, "accepted", table.id());
              return new Done(table.seatLink(), challenge, true);
            });
    ring(done.challenge());
    if (done.now()) bell.accepted(done.challenge(), done.link());
    return done.link();
  }

  /** Declines a challenge. Idempotent. */
  public void decline(Player player, UUID id) {
    Stored declined = end(player, id, "declined");
    if (declined.state().equals("open")) bell.declined(declined);
  }

  /** Withdraws one's own challenge. Idempotent. */
  public void withdraw(Player player, UUID id) {
    end(player, id, "withdrawn");
  }

  /** Returns the challenge as it was before. */
  private Stored end(Player player, UUID id, String how) {
    Stored ended =
        transactions.execute(
            change -> {
              Stored challenge = stored.held(id);
              UUID whose = how.equals("declined") ? challenge.challenged() : challenge.challenger();
              if (!whose.equals(player.id())) throw new Refused(Code.NOT_FOUND);
              if (challenge.state().equals(how)) return challenge;
              open(challenge);
              stored.answer(id, how, null);
              return challenge;
            });
    ring(ended);
    return ended;
  }

  private void open(Stored challenge) {
    boolean open = challenge.state().equals("open");
    if (open ? challenge.expired() : challenge.state().equals("expired")) {
      throw new Refused(Code.EXPIRED);
    }
    if (!open) throw new Refused(Code.STALE);
  }

  /** Expires challenges not answered in time, notifies both players, and deletes the oldest. */
  public void expire() {
    for (Stored expired : stored.expire()) {
      ring(expired);
      bell.unanswered(expired);
    }
    stored.forget();
  }

  /** The player has gone to a table: the challenge that led to it needs no more notices. */
  public void reached(UUID player, UUID room) {
    stored.reached(player, room).forEach(challenge -> bell.gone(player, challenge));
  }

  private void ring(Stored challenge) {
    bell.gone(challenge.challenger(), challenge.id());
    bell.gone(challenge.challenged(), challenge.id());
  }
}
