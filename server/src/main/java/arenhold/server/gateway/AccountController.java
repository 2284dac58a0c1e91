package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Emails;
import arenhold.server.account.Player;
import arenhold.server.account.SessionList;
import arenhold.server.notice.Notices;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.UUID;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who you are: guest or account, name, password, e-mail, sessions. */
@RestController
@RequestMapping("/api")
class AccountController {

  private final Sessions sessions;
  private final SessionList list;
  private final RequestLimits limits;
  private final Accounts accounts;
  private final Emails emails;
  private final SocketHandler sockets;
  private final Notices notices;

  AccountController(
      Sessions sessions,
      SessionList list,
      RequestLimits limits,
      Accounts accounts,
      Emails emails,
      SocketHandler sockets,
      Notices notices) {
    this.sessions = sessions;
    this.list = list;
    this.limits = limits;
    this.accounts = accounts;
    this.emails = emails;
    this.sockets = sockets;
    this.notices = notices;
  }

  /**
   * Who this browser is.
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
    return me(sessions.player(request).orElseGet(() -> sessions.welcome(request, response)));
  }

  record NewName(String name) {}

  @PutMapping("/me/name")
  Me rename(@RequestBody NewName wish, HttpServletRequest request) {
    Player renamed = accounts.rename(sessions.required(request), wish.name());
    sockets.renamed(renamed);
    return me(renamed);
  }

  record Login(String name, String password) {}

  @PostMapping("/account")
  Me become(@RequestBody Login wish, HttpServletRequest request) {
    Player guest = sessions.required(request);
    limits.attempt(request.getRemoteAddr());
    Player player = accounts.become(guest, wish.name(), wish.password());
    sockets.renamed(player);
    return me(player);
  }

  @PostMapping("/login")
  Me login(@RequestBody Login login, HttpServletRequest request, HttpServletResponse response) {
    limits.attempt(request.getRemoteAddr());
    limits.login(accounts.meant(login.name()));
    Player player = accounts.login(login.name(), login.password());
    return change(player, request, response);
  }

  /** Lets this browser be {@code player}: whatever it has open as whoever it was before ends. */
  Me change(Player player, HttpServletRequest request, HttpServletResponse response) {
    var before = sessions.player(request);
    sessions.change(player, request, response);
    before.ifPresent(guest -> sockets.close(guest.id()));
    return me(player);
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
  void password(@RequestBody NewPassword wish, HttpServletRequest request) {
    Player player = grave(request);
    accounts.changePassword(player, wish.old(), wish.password(), sessions.token(request));
    sockets.close(player.id());
  }

  record NewEmail(String email, String password, String language) {}

  @PutMapping("/me/email")
  Me email(@RequestBody NewEmail wish, HttpServletRequest request) {
    Player player = grave(request);
    emails.change(player, wish.email(), wish.password(), Languages.tagged(wish.language()));
    return me(player);
  }

  record Secret(String secret) {}

  @PostMapping("/email/verify")
  void verify(@RequestBody Secret shown, HttpServletRequest request) {
    limits.attempt(request.getRemoteAddr());
    emails.verify(shown.secret());
  }

  record Forgotten(String name, String language) {}

  @PostMapping("/password/forgotten")
  void forgotten(@RequestBody Forgotten wish, HttpServletRequest request) {
    limits.attempt(request.getRemoteAddr());
    limits.login(accounts.meant(wish.name()));
    emails.forgot(wish.name(), Languages.tagged(wish.language()));
  }

  record Reset(String secret, String password) {}

  @PostMapping("/password/reset")
  void reset(@RequestBody Reset wish, HttpServletRequest request) {
    limits.attempt(request.getRemoteAddr());
    sockets.close(emails.reset(wish.secret(), wish.password()).id());
  }

  record Deletion(String password) {}

  @PostMapping("/me/delete")
  void delete(
      @RequestBody Deletion wish, HttpServletRequest request, HttpServletResponse response) {
    Player player = grave(request);
    accounts.delete(player, wish.password());
    sessions.end(request, response);
    notices.forget(player.id());
    sockets.renamed(new Player(player.id(), ""));
    sockets.close(player.id());
  }

  /** Whoever sends a request for which he must give his password again, which may be guessed. */
  Player grave(HttpServletRequest request) {
    Player player = sessions.required(request);
    limits.attempt(request.getRemoteAddr());
    limits.proof(player);
    return player;
  }
}
