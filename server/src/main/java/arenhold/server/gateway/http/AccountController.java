package arenhold.server.gateway.http;

import arenhold.server.account.Accounts;
import arenhold.server.account.ComputerAccounts;
import arenhold.server.account.Emails;
import arenhold.server.account.KnownBrowsers;
import arenhold.server.account.OwnerLetters;
import arenhold.server.account.Player;
import arenhold.server.account.Proven;
import arenhold.server.account.SessionList;
import arenhold.server.account.Token;
import arenhold.server.gateway.limit.LoginLimits;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Cookies;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.gateway.socket.EngineHandler;
import arenhold.server.gateway.socket.SocketHandler;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of one's own identity: guest or account, name, password, e-mail, sessions. */
@RestController
@RequestMapping("/api")
class AccountController {

  /** The cookie that marks a browser which has logged in before. */
  private static final String BROWSER = "arenhold_browser";

  private final Sessions sessions;
  private final SessionList list;
  private final LoginLimits limits;
  private final KnownBrowsers browsers;
  private final Accounts accounts;
  private final Emails emails;
  private final OwnerLetters owners;
  private final SocketHandler sockets;
  private final ComputerAccounts computers;
  private final EngineHandler engineSockets;

  AccountController(
      Sessions sessions,
      SessionList list,
      LoginLimits limits,
      KnownBrowsers browsers,
      Accounts accounts,
      Emails emails,
      OwnerLetters owners,
      SocketHandler sockets,
      ComputerAccounts computers,
      EngineHandler engineSockets) {
    this.computers = computers;
    this.engineSockets = engineSockets;
    this.sessions = sessions;
    this.list = list;
    this.limits = limits;
    this.browsers = browsers;
    this.accounts = accounts;
    this.emails = emails;
    this.owners = owners;
    this.sockets = sockets;
  }

  /**
   * The player of this browser.
   *
   * @param account null for a guest
   * @param mail whether this server sends e-mails
   */
  record Me(Player player, Accounts.Account account, boolean mail) {}

  Me me(Player player) {
    return new Me(player, accounts.account(player.id()).orElse(null), emails.possible());
  }

  @PostMapping("/session")
  Me session(HttpServletRequest request, HttpServletResponse response) {
    return me(sessions.known(request, response));
  }

  record NewName(String name) {}

  @PutMapping("/me/name")
  Me rename(@RequestBody NewName body, HttpServletRequest request) {
    Player renamed = accounts.rename(sessions.required(request), body.name());
    sockets.renamed(renamed, accounts.account(renamed.id()).isPresent());
    return me(renamed);
  }

  record Login(String name, String password) {}

  @PostMapping("/account")
  Me become(@RequestBody Login body, HttpServletRequest request, HttpServletResponse response) {
    Player guest = sessions.required(request);
    limits.account(request.getRemoteAddr());
    String token = Token.fresh();
    Player player =
        accounts.become(guest, body.name(), body.password(), sessions.token(request), token);
    sessions.renewed(token, request, response);
    remember(player, request, response);
    sockets.renamed(player, true);
    sockets.close(player.id());
    return me(player);
  }

  @PostMapping("/login")
  Me login(@RequestBody Login login, HttpServletRequest request, HttpServletResponse response) {
    LoginLimits.Attempt attempt =
        limits.login(
            request.getRemoteAddr(),
            Cookies.value(request, BROWSER),
            () -> accounts.meant(login.name()),
            browsers::knows);
    Proven proven = attempt.judged(() -> accounts.login(login.name(), login.password()));
    return change(proven, request, response);
  }

  private void remember(Player player, HttpServletRequest request, HttpServletResponse response) {
    String browser = browsers.remember(Cookies.value(request, BROWSER), player.id());
    Cookies.give(BROWSER, browser, SessionList.LIFE, request, response);
  }

  /**
   * Logs this browser in as the proven player and closes the sockets of the player it was before.
   */
  Me change(Proven proven, HttpServletRequest request, HttpServletResponse response) {
    var before = sessions.player(request);
    sessions.change(proven, request, response);
    remember(proven.player(), request, response);
    before.ifPresent(guest -> sockets.close(guest.id()));
    return me(proven.player());
  }

  @PostMapping("/logout")
  void logout(HttpServletRequest request, HttpServletResponse response) {
    var before = sessions.player(request);
    sessions.end(request, response);
    before.ifPresent(player -> sockets.close(player.id()));
  }

  @GetMapping("/me/sessions")
  List<SessionList.Session> sessions(HttpServletRequest request) {
    return list.of(sessions.required(request).id(), sessions.token(request));
  }

  @DeleteMapping("/me/sessions/{id}")
  void end(@PathVariable UUID id, HttpServletRequest request) {
    Player player = sessions.required(request);
    if (!list.end(player.id(), id)) throw Refusal.notFound();
    sockets.close(player.id());
  }

  record NewPassword(String old, String password) {}

  @PutMapping("/me/password")
  void password(
      @RequestBody NewPassword body, HttpServletRequest request, HttpServletResponse response) {
    Player player = sessions.required(request);
    String token = Token.fresh();
    limits
        .proof(player)
        .judged(
            () -> {
              accounts.changePassword(
                  player, body.old(), body.password(), sessions.token(request), token);
              return player;
            });
    sessions.renewed(token, request, response);
    remember(player, request, response);
    owners.tell(player.id(), OwnerLetters.Change.PASSWORD, Sessions.language(request));
    sockets.close(player.id());
  }

  record NewEmail(String email, String password, String language) {}

  @PutMapping("/me/email")
  Me email(@RequestBody NewEmail body, HttpServletRequest request) {
    Player player = sessions.required(request);
    Locale language = Languages.tagged(body.language());
    return limits
        .proof(player)
        .judged(
            () -> {
              emails.change(player, body.email(), body.password(), language);
              return me(player);
            });
  }

  record Secret(String secret) {}

  @PostMapping("/email/verify")
  void verify(@RequestBody Secret shown, HttpServletRequest request) {
    limits
        .secret(request.getRemoteAddr())
        .judged(
            () -> {
              emails.verify(shown.secret());
              return shown;
            });
  }

  record Forgotten(String name, String language) {}

  @PostMapping("/password/forgotten")
  void forgotten(@RequestBody Forgotten body, HttpServletRequest request) {
    limits.forgotten(request.getRemoteAddr());
    emails.forgot(body.name(), Languages.tagged(body.language()));
  }

  record Reset(String secret, String password) {}

  @PostMapping("/password/reset")
  void reset(@RequestBody Reset body, HttpServletRequest request, HttpServletResponse response) {
    Player player =
        limits
            .secret(request.getRemoteAddr())
            .judged(() -> emails.reset(body.secret(), body.password()));
    remember(player, request, response);
    owners.tell(player.id(), OwnerLetters.Change.PASSWORD, Sessions.language(request));
    sockets.close(player.id());
  }

  record Deletion(String password) {}

  @PostMapping("/me/delete")
  void delete(
      @RequestBody Deletion body, HttpServletRequest request, HttpServletResponse response) {
    Player player = sessions.required(request);
    var owned = computers.of(player.id());
    limits
        .proof(player)
        .judged(
            () -> {
              accounts.delete(player, body.password());
              return player;
            });
    sessions.end(request, response);
    sockets.renamed(new Player(player.id(), ""), false);
    sockets.close(player.id());
    for (ComputerAccounts.Engine engine : owned) {
      sockets.renamed(new Player(engine.id(), ""), false);
      engineSockets.close(engine.id());
    }
  }
}
