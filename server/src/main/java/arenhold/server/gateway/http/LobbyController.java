package arenhold.server.gateway.http;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.server.account.Player;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.TimeControl;
import arenhold.server.computer.Computer;
import arenhold.server.engine.Engines;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.live.MyRooms;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RatingRange;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.room.decide.Computers;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.news.OpenTables;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.FinishedMatches;
import arenhold.server.room.store.Rooms;
import jakarta.servlet.http.HttpServletRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints between login and the socket: making a room, following a link, match files. */
@RestController
@RequestMapping("/api")
class LobbyController {

  private final Sessions sessions;
  private final GameShelf games;
  private final Rooms rooms;
  private final Links links;
  private final OpenTables tables;
  private final FinishedMatches finished;
  private final MyRooms mine;
  private final FewAtOnce costly;
  private final Meetings meetings;
  private final Engines engines;

  LobbyController(
      Sessions sessions,
      GameShelf games,
      Rooms rooms,
      Links links,
      OpenTables tables,
      FinishedMatches finished,
      MyRooms mine,
      FewAtOnce costly,
      Meetings meetings,
      Engines engines) {
    this.engines = engines;
    this.sessions = sessions;
    this.games = games;
    this.rooms = rooms;
    this.links = links;
    this.tables = tables;
    this.finished = finished;
    this.mine = mine;
    this.costly = costly;
    this.meetings = meetings;
  }

  /**
   * @param seats how many; the form's maximum if left out
   * @param seat the host's options for their own seat; the defaults if left out
   * @param clock the time control; unlimited if left out
   * @param range the ratings an open table accepts; all if left out
   * @param computers who sits on the seats after the host's: levels of computers, and ids of
   *     engines that are connected; nobody if left out
   */
  record NewRoom(
      String game,
      String form,
      Integer seats,
      Map<String, String> table,
      boolean watching,
      Boolean rated,
      Boolean listed,
      TimeControl clock,
      RatingRange range,
      Map<String, String> seat,
      List<String> computers) {}

  record MadeRoom(UUID room, String link, String watch) {}

  @PostMapping("/rooms")
  MadeRoom make(@RequestBody NewRoom body, HttpServletRequest request) {
    Player host = sessions.required(request);
    Game<?> game = body.game() == null ? null : games.named(body.game());
    GameInfo.Form form = game == null || body.form() == null ? null : game.info().form(body.form());
    if (form == null) throw new Refusal(Code.BAD_SETUP, HttpStatus.BAD_REQUEST);
    Map<String, String> table = body.table() == null ? new HashMap<>() : body.table();
    if (table.containsValue(null)) throw new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST);
    int seats = body.seats() == null ? form.maxSeats() : body.seats();
    if (seats < form.minSeats() || seats > form.maxSeats())
      throw badSetup(Setup.Problem.of("seats"));
    TimeControl clock = body.clock() == null ? TimeControl.NONE : body.clock();
    RatingRange range = body.range() == null ? null : body.range().orNone();
    if (!clock.sensible() || range != null && !range.sensible())
      throw new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST);
    Map<String, String> own = body.seat() == null ? Map.of() : body.seat();
    if (!permitted(form, own)) throw new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST);
    RoomState room =
        RoomState.fresh(host.id(), game.info().key(), form.key(), seats, table, body.watching())
            .withRated(Boolean.TRUE.equals(body.rated()))
            .withListed(Boolean.TRUE.equals(body.listed()))
            .withClock(clock)
            .withRange(range)
            .withHostSeated(own, nothingMissing(form, own));
    room = withComputers(room, form, body.computers());
    Setup.Problem problem = room.contradiction(game);
    if (problem != null) throw badSetup(problem);
    rooms.create(room);
    meetings.satDown(host.id());
    return new MadeRoom(room.id(), room.seatLink(), room.watchLink());
  }

  private RoomState withComputers(RoomState room, GameInfo.Form form, List<String> wanted) {
    if (wanted == null) return room;
    RoomState seated = room;
    for (int i = 0; i < wanted.size(); i++) {
      if (i + 1 >= room.seats().size()) throw badComputer();
      UUID engine = engine(wanted.get(i));
      seated =
          engine == null
              ? withComputer(seated, form, i + 1, Level.named(wanted.get(i)))
              : withEngine(seated, form, i + 1, engine);
    }
    return seated;
  }

  /** The engine that is meant; null if it is none. */
  private static UUID engine(String wanted) {
    try {
      UUID id = wanted == null ? null : UUID.fromString(wanted);
      return Computer.isEngine(id) ? id : null;
    } catch (IllegalArgumentException level) {
      return null;
    }
  }

  private static RoomState withComputer(RoomState room, GameInfo.Form form, int seat, Level level) {
    boolean offered = level != null && Levels.of(room.setup(), level) != null;
    RoomState seated = offered ? Computers.seated(room, form, seat, level) : null;
    if (seated == null) throw badComputer();
    return seated;
  }

  private RoomState withEngine(RoomState room, GameInfo.Form form, int seat, UUID engine) {
    if (room.seatOf(engine) >= 0) throw badComputer();
    if (!engines.available(engine, room.game())) {
      throw new Refusal(Code.NO_ENGINE, HttpStatus.CONFLICT);
    }
    return Computers.seated(room, form, seat, engine);
  }

  private static Refusal badComputer() {
    return new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST);
  }

  private static boolean permitted(GameInfo.Form form, Map<String, String> chosen) {
    for (var one : chosen.entrySet()) {
      boolean known =
          one.getValue() != null
              && form.seatOptions().stream()
                  .anyMatch(o -> o.key().equals(one.getKey()) && o.permits(one.getValue()));
      if (!known) return false;
    }
    return true;
  }

  /** Whether every seat option without a default has been chosen. */
  private static boolean nothingMissing(GameInfo.Form form, Map<String, String> chosen) {
    return form.seatOptions().stream()
        .allMatch(option -> option.fallback() != null || chosen.containsKey(option.key()));
  }

  private static Refusal badSetup(Setup.Problem problem) {
    return new Refusal(Code.BAD_SETUP, HttpStatus.BAD_REQUEST, Code.params(problem));
  }

  /** The open tables with free seats; cheap to poll. */
  @GetMapping("/tables")
  ResponseEntity<List<OpenTables.Table>> tables(HttpServletRequest request) {
    sessions.required(request);
    return ResponseEntity.ok()
        .cacheControl(CacheControl.noCache())
        .eTag("W/\"" + tables.version() + "\"")
        .body(tables.all());
  }

  record Link(UUID room, String role, String game, String form) {}

  @GetMapping("/links/{link}")
  Link follow(@PathVariable String link, HttpServletRequest request) {
    Links.Followed to = links.follow(link, sessions.required(request));
    RoomState room = to.room();
    return new Link(room.id(), to.seat() ? "seat" : "watch", room.game(), room.form());
  }

  /**
   * A finished match as a file, seed included, for anyone the link admits.
   *
   * @param match a match of this room; the newest if left out
   */
  @GetMapping(
      value = {"/links/{link}/match", "/links/{link}/matches/{match}"},
      produces = "text/plain;charset=UTF-8")
  ResponseEntity<String> match(
      @PathVariable String link,
      @PathVariable(required = false) UUID match,
      HttpServletRequest request) {
    RoomState room = links.room(link, sessions.required(request));
    String file =
        costly
            .ask(request, () -> match == null ? finished.newest(room) : finished.file(room, match))
            .orElseThrow(() -> new Refusal(Code.WRONG_PHASE, HttpStatus.CONFLICT));
    return ResponseEntity.ok()
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"match.txt\"")
        .body(file);
  }

  @GetMapping("/me/rooms")
  List<ToBrowser.MyRoom> mine(HttpServletRequest request) {
    return mine.of(sessions.required(request).id()).rooms();
  }
}
