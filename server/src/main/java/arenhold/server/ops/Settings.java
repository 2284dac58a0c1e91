package arenhold.server.ops;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What can be set under {@code arenhold} in the configuration.
 *
 * @param data where the embedded PostgreSQL keeps its files
 * @param ownDatabase how the embedded PostgreSQL is started
 * @param databaseSeconds how long the database may take to answer before it counts as away
 * @param migration how the schema is changed at a start
 * @param retention what is kept how long
 * @param pools connections to the database
 * @param origins origins that may open a socket besides the server's own address
 * @param secureOnly whether plain http from other machines is refused
 * @param trustedProxies addresses and networks (CIDR) of the proxies in front, whose {@code
 *     X-Forwarded-For} and {@code X-Forwarded-Proto} are believed
 * @param connections connections of any kind, before anything is said on them
 * @param site how the world reaches this server
 * @param pushHosts push services of browsers; a name that begins with a dot allows all below it
 * @param turnMail when people are told of their turns by e-mail
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
    Pairing pairing,
    Cluster cluster) {

  /**
   * The embedded PostgreSQL.
   *
   * @param startWithin how long it may take to start, with what it has to recover
   * @param giveUpAfter how long it is tried to start it again before the server ends
   */
  public record OwnDatabase(Duration startWithin, Duration giveUpAfter) {}

  /**
   * What is kept no longer; looked for once a day.
   *
   * @param at when, by the machine's clock
   * @param guests how old a guest is at least who is deleted once nothing tells of them
   * @param tables how long a table may gather without any change before it is closed
   * @param tablesOfDays the same where players have days for a turn
   * @param batch how many rows one statement looks at
   * @param rest how long the database is left alone after each
   */
  public record Retention(
      LocalTime at,
      Duration guests,
      Duration tables,
      Duration tablesOfDays,
      int batch,
      Duration rest) {}

  /**
   * Changes of the schema at a start.
   *
   * @param lockWait how long a statement waits for a lock, while all who come later wait behind it
   * @param attempts how often a migration that did not get its lock is tried before the start fails
   */
  public record Migration(Duration lockWait, int attempts) {}

  /**
   * How many connections to the database each kind of work may have; who uses which is told at
   * {@link Pool}.
   *
   * @param waiting how long work waits for a connection before it fails
   * @param webStatement how long a statement of a request may take
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
   * Connections to this server, whatever is said on them.
   *
   * @param most how many may be open at once; near this, no more sockets are opened
   * @param perAddress how many one network address may have, unless it is a trusted proxy
   * @param waiting how many more may wait to be accepted
   * @param headWithin how long the head of a request may take, and each pause in its body
   * @param idle how long one stays open for another request
   * @param closeWithin how long a client may take to answer the close of its socket
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
   * How the world reaches this server.
   *
   * @param address of its pages, such as {@code https://play.example.org}; empty while it is used
   *     on this machine alone: then there are no links in e-mails, and passkeys on localhost only
   * @param sender sender of e-mails, such as {@code Arenhold <arena@example.org>}
   */
  public record Site(String address, String sender) {}

  /**
   * E-mails that tell people of their turns.
   *
   * @param after how long a turn has waited before its player gets one
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
   * @param helloWithin how soon a socket must say hello
   * @param ticketLife how long a ticket admits
   * @param silence how long a socket may say nothing, not even ping
   * @param writeWithin how long one frame may take to be written
   * @param welcomeWithin how long a room that is awake may take to admit a socket after its hello
   * @param requestsAtOnce requests that are worked on at the same time
   * @param reads requests that change nothing one browser may send per {@code requestWindow}, and
   *     all without a session from one network address
   * @param readsAtOnce of these, how many are worked on at the same time; the others have their
   *     turn later
   * @param refusedAfter delay before excess reads are refused
   * @param held requests that may be held back at the same time, for one of the last two reasons
   * @param requests requests that change something one player may send per {@code requestWindow}
   * @param guests guests that may be made from one network address per {@code requestWindow}
   * @param logins wrong passwords for one account: per {@code loginWindow} from a browser that has
   *     logged in to it before, per {@code strangerWindow} from the other browsers of one network
   *     address
   * @param loginsPerAddress wrong passwords for any account from one network address per {@code
   *     loginWindow}, those of browsers known to the account not counted
   * @param loginsPerAccount wrong passwords for one account from all addresses per {@code
   *     strangerWindow}, those of browsers known to it not counted
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
      int guests,
      Duration requestWindow,
      int logins,
      int loginsPerAddress,
      int loginsPerAccount,
      Duration loginWindow,
      Duration strangerWindow) {}

  /**
   * A room's life.
   *
   * @param idle how long an empty room stays awake
   * @param budget processor time that the rules may take for one choice
   * @param waking rooms that may wake at the same time
   * @param revealWithin how long clients may take to reveal their numbers once all are ready
   */
  public record Room(Duration idle, Duration budget, int waking, Duration revealWithin) {}

  /**
   * Matchmaking.
   *
   * @param clocks what they can wait for in every form: minutes and seconds for each turn as {@code
   *     15+20}, or days for each turn as {@code 2d}
   */
  public record Pairing(List<String> clocks) {}

  /**
   * This node of the cluster.
   *
   * @param host the address other nodes reach it by
   * @param port 0 for any
   * @param seeds addresses of nodes to join, {@code host:port}; none makes a cluster of one
   */
  public record Cluster(String host, int port, List<String> seeds) {}
}
