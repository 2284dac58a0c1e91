package arenhold.server.gateway.http;

import arenhold.server.account.ComputerAccounts;
import arenhold.server.account.Player;
import arenhold.server.account.Token;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.computer.Computer;
import arenhold.server.engine.Engines;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.gateway.socket.EngineHandler;
import arenhold.server.gateway.socket.SocketHandler;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of engines of people's own: their computer accounts, and which of them are here. */
@RestController
class EngineController {

  private static final String MINE = "/api/me/engines";

  private final Sessions sessions;
  private final ComputerAccounts accounts;
  private final Engines engines;
  private final GameShelf games;
  private final SocketHandler sockets;
  private final EngineHandler engineSockets;

  EngineController(
      Sessions sessions,
      ComputerAccounts accounts,
      Engines engines,
      GameShelf games,
      SocketHandler sockets,
      EngineHandler engineSockets) {
    this.sockets = sockets;
    this.engineSockets = engineSockets;
    this.sessions = sessions;
    this.accounts = accounts;
    this.engines = engines;
    this.games = games;
  }

  /**
   * An engine as its owner sees it.
   *
   * @param token whether it has a token
   * @param connected what is known of it while it is connected; else null
   */
  record Mine(UUID id, String name, Instant since, boolean token, Engines.Connected connected) {}

  @GetMapping(MINE)
  List<Mine> mine(HttpServletRequest request) {
    return accounts.of(sessions.required(request).id()).stream().map(this::shown).toList();
  }

  private Mine shown(ComputerAccounts.Engine engine) {
    return new Mine(
        engine.id(), engine.name(), engine.since(), engine.token(), engines.connected(engine.id()));
  }

  record NewEngine(String name) {}

  /**
   * @param token shown this once, and stored nowhere
   */
  record Made(UUID id, String name, String token) {}

  @PostMapping(MINE)
  Made make(@RequestBody NewEngine body, HttpServletRequest request) {
    Player owner = sessions.required(request);
    String token = Token.fresh();
    Player engine = accounts.make(owner.id(), body.name(), Computer::freshEngine, token);
    return new Made(engine.id(), engine.name(), token);
  }

  record Renewed(String token) {}

  /** Gives an engine another token: that it had until now connects nobody any more. */
  @PostMapping(MINE + "/{engine}/token")
  Renewed renew(@PathVariable UUID engine, HttpServletRequest request) {
    String token = Token.fresh();
    renew(engine, token, request);
    return new Renewed(token);
  }

  @DeleteMapping(MINE + "/{engine}/token")
  void revoke(@PathVariable UUID engine, HttpServletRequest request) {
    renew(engine, null, request);
  }

  private void renew(UUID engine, String token, HttpServletRequest request) {
    Player owner = sessions.required(request);
    if (!accounts.renew(owner.id(), engine, token)) throw Refusal.notFound();
    engineSockets.close(engine);
  }

  @DeleteMapping(MINE + "/{engine}")
  void delete(@PathVariable UUID engine, HttpServletRequest request) {
    Player owner = sessions.required(request);
    if (!accounts.delete(owner.id(), engine)) throw Refusal.notFound();
    sockets.renamed(new Player(engine, ""), false);
    engineSockets.close(engine);
  }

  /** The engines that are connected and play this game. */
  @GetMapping("/api/games/{game}/engines")
  List<Engines.Connected> playing(@PathVariable String game, HttpServletRequest request) {
    sessions.required(request);
    if (games.named(game) == null) throw Refusal.notFound();
    return engines.playing(game);
  }
}
