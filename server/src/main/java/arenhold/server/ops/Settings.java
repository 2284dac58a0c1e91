package arenhold.server.ops;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;

/**
 * The configuration properties under {@code arenhold}.
 *
 * @param data where the embedded PostgreSQL keeps its files
 * @param ownDatabase start of the embedded PostgreSQL
 * @param databaseSeconds the database's socket timeout, in seconds
 * @param migration schema migration at startup
 * @param retention how long data is kept
 * @param pools connections to the database
 * @param origins origins allowed besides the server's own address
 * @param secureOnly whether plain http from other machines is refused
 * @param trustedProxies addresses and networks (CIDR) of the proxies in front, whose {@code
 *     X-Forwarded-For} and {@code X-Forwarded-Proto} are trusted
 * @param connections limits of connections of any kind
 * @param site the server's public address
 * @param pushHosts hosts of browsers' push services; a leading dot allows all subdomains
 * @param turnMail timing of turn e-mails
 */
@ConfigurationProperties("arenhold")
public record Settings(
    Path data,
    OwnDatabase ownDatabase,
    int databaseSeconds,
    Migration migration,
    Retention retention,
    Pools pools,
    List<String> origins,
    boolean secureOnly,
    List<String> trustedProxies,
    Connections connections,
    Site site,
    List<String> pushHosts,
    TurnMail turnMail,
    Limits limits,
    Room room,
    Computers computers,
    Engines engines,
    Analysis analysis,
    Pairing pairing,
    Cluster cluster) {

  /**
   * The embedded PostgreSQL.
   *
   * @param startWithin how long a start may take before its process is checked; while that is
   *     alive, the start goes on, since recovery may take longer
   * @param giveUpAfter how long restarts are attempted before the server exits
   */
  public record OwnDatabase(Duration startWithin, Duration giveUpAfter) {}

  /**
   * Nightly deletion of old data.
   *
   * @param at the time of day, in the machine's time zone
   * @param guests the minimum age of unreferenced guests that are deleted
   * @param tables how long a gathering table may stay unchanged before it is closed
   * @param tablesOfDays the same for tables with days per turn
   * @param batch how many rows one statement examines
   * @param rest the pause after each batch
   */
  public record Retention(
      LocalTime at,
      Duration guests,
      Duration tables,
      Duration tablesOfDays,
      int batch,
      Duration rest) {}

  /**
   * Schema migration at startup.
   *
   * @param lockWait how long a statement waits for a lock; later queries queue behind it
   * @param attempts how often a migration that gets no lock is tried before the start fails
   */
  public record Migration(Duration lockWait, int attempts) {}

  /**
   * The sizes of the database connection pools; see {@link Pool} for their users.
   *
   * @param waiting how long to wait for a connection
   * @param webStatement the statement timeout of requests
   */
  public record Pools(
      int log, int room, int background, int web, Duration waiting, Duration webStatement) {

    int size(Pool pool) {
      return switch (pool) {
        case LOG -> log;
        case ROOM -> room;
        case BACKGROUND -> background;
        case WEB -> web;
      };
    }
  }

  /**
   * Connections to this server, of any protocol.
   *
   * @param most the maximum; when it is nearly reached, no more sockets are opened
   * @param perAddress the maximum per network address, trusted proxies excepted
   * @param waiting the accept backlog
   * @param headWithin the time limit for a request's headers, and for each pause in its body
   * @param idle the keep-alive timeout
   * @param closeWithin how long a client may take to answer a socket's close frame
   * @param writers writer threads for players' sockets, and as many for all others
   */
  public record Connections(
      int most,
      int perAddress,
      int waiting,
      Duration headWithin,
      Duration idle,
      Duration closeWithin,
      int writers) {}

  /**
   * The server's public address.
   *
   * @param address of its pages, such as {@code https://play.example.org}; empty for local use:
   *     then no e-mails are sent, and passkeys work on localhost only
   * @param sender sender of e-mails, such as {@code Arenhold <arena@example.org>}
   */
  public record Site(String address, String sender) {}

  /**
   * Turn e-mails.
   *
   * @param after how long a turn waits before its player gets one
   * @param every how often to check for e-mails to send
   */
  public record TurnMail(Duration after, Duration every) {}

  /**
   * Rate limits and other limits per client.
   *
   * @param socketsPerPlayer sockets one player may have open
   * @param socketsPerAddress sockets one network address may have open
   * @param seatMessages messages a seat's socket may send per {@code window}
   * @param watcherMessages messages a watcher's socket may send per {@code window}
   * @param helloWithin how soon a socket must send {@code hello}
   * @param ticketLife how long a ticket is valid
   * @param silence how long a socket may be silent, without even a ping
   * @param writeWithin the write timeout per frame
   * @param welcomeWithin how long a room that is awake may take to admit a socket after {@code
   *     hello}
   * @param requestsAtOnce requests served at the same time
   * @param reads read requests per {@code requestWindow} from one browser, or from all strangers of
   *     one network address together
   * @param readsAtOnce of these, how many are served at the same time; the others queue
   * @param refusedAfter delay before excess reads are refused
   * @param held requests held at the same time, for either of the last two reasons
   * @param requests write requests per {@code requestWindow} from one player
   * @param hints hints per {@code requestWindow} for one player
   * @param guests new guests per {@code requestWindow} from one network address
   * @param logins wrong passwords for one account: per {@code loginWindow} from a browser that has
   *     logged in to it before, per {@code strangerWindow} from the other browsers of one network
   *     address
   * @param loginsPerAddress wrong passwords for any account from one network address per {@code
   *     loginWindow}, not counting browsers known to the account
   * @param loginsPerAccount wrong passwords for one account from all addresses per {@code
   *     strangerWindow}, not counting browsers known to it
   */
  public record Limits(
      int socketsPerPlayer,
      int socketsPerAddress,
      int seatMessages,
      int watcherMessages,
      Duration window,
      Duration helloWithin,
      Duration ticketLife,
      Duration silence,
      Duration writeWithin,
      Duration welcomeWithin,
      int requestsAtOnce,
      int reads,
      int readsAtOnce,
      Duration refusedAfter,
      int held,
      int requests,
      int hints,
      int guests,
      Duration requestWindow,
      int logins,
      int loginsPerAddress,
      int loginsPerAccount,
      Duration loginWindow,
      Duration strangerWindow) {}

  /**
   * Rooms.
   *
   * @param idle how long an empty room stays awake
   * @param budget CPU time that the rules may take for one choice
   * @param waking how many rooms may wake up at the same time
   * @param revealWithin how long clients may take to reveal their numbers once all are ready
   */
  public record Room(Duration idle, Duration budget, int waking, Duration revealWithin) {}

  /**
   * Computer players.
   *
   * @param threads how many think at the same time
   * @param waiting how many questions may wait for a thread; further ones get the game's fallback
   * @param within how long after its time an answer is given that was not there by then; without a
   *     pace, how long one may think about a question, waiting included
   * @param hintThreads how many think at the same time about hints and about choices that people
   *     want weighed: neither waits for the answers of computers, nor these for it
   * @param hintsWaiting how many of these may wait for a thread; further hints are refused, and
   *     further choices carried out
   * @param hintWithin how long one may think about a hint for a person, waiting included
   * @param pace how long one takes for an answer at the least; with none they answer as soon as
   *     they have decided, and can be timed
   * @param paceMost how long one takes for an answer at the most; it may think for seven eighths of
   *     the time that an answer takes
   * @param process whether they think in a process of their own
   * @param processMemory how much memory that may use for what it knows and thinks
   * @param processIdle how long it stays when none is asked anything
   */
  public record Computers(
      int threads,
      int waiting,
      Duration within,
      int hintThreads,
      int hintsWaiting,
      Duration hintWithin,
      Duration pace,
      Duration paceMost,
      boolean process,
      DataSize processMemory,
      Duration processIdle) {}

  /**
   * Engines of people's own.
   *
   * @param perOwner how many one player may have
   * @param most how many may be connected at the same time
   * @param matches how many matches one may play at the same time
   * @param within how long one may think about a question
   * @param ping how often each is asked for a sign of life
   */
  public record Engines(int perOwner, int most, int matches, Duration within, Duration ping) {}

  /**
   * Analyses of finished matches.
   *
   * @param effort how many positions are looked at for a match, in percent of what is usual for its
   *     game
   * @param within CPU time after which one of a match of two is ended early; half of it for each
   *     seat
   * @param waiting how many may wait to be made
   * @param perPlayer how many one player may wait for
   * @param tryWithin CPU time after which the judging of a turn that is tried again is ended early
   */
  public record Analysis(
      int effort, Duration within, int waiting, int perPlayer, Duration tryWithin) {}

  /**
   * Matchmaking.
   *
   * @param clocks the time controls on offer in every form: minutes plus seconds per turn as {@code
   *     15+20}, or days per turn as {@code 2d}
   */
  public record Pairing(List<String> clocks) {}

  /**
   * This node of the cluster.
   *
   * @param host the address at which other nodes reach it
   * @param port 0 for any
   * @param seeds addresses of nodes to join, {@code host:port}; if empty, a cluster of one
   */
  public record Cluster(String host, int port, List<String> seeds) {}
}
