package arenhold.server.gateway.http;

import arenhold.server.account.OwnerLetters;
import arenhold.server.account.Passkeys;
import arenhold.server.account.Player;
import arenhold.server.account.Proven;
import arenhold.server.account.Token;
import arenhold.server.gateway.limit.LoginLimits;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.gateway.socket.SocketHandler;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import com.fasterxml.jackson.annotation.JsonRawValue;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URI;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Endpoints for creating, using and deleting passkeys. */
@RestController
@RequestMapping("/api")
class PasskeyController {

  private final Sessions sessions;
  private final LoginLimits limits;
  private final Passkeys passkeys;
  private final AccountController accounts;
  private final OwnerLetters owners;
  private final SocketHandler sockets;
  private final String address;

  PasskeyController(
      Sessions sessions,
      LoginLimits limits,
      Passkeys passkeys,
      AccountController accounts,
      OwnerLetters owners,
      SocketHandler sockets,
      Settings settings) {
    this.sessions = sessions;
    this.limits = limits;
    this.passkeys = passkeys;
    this.accounts = accounts;
    this.owners = owners;
    this.sockets = sockets;
    this.address = settings.site().address();
  }

  /** The options for the browser's passkey dialog. */
  record Options(@JsonRawValue String options) {}

  @GetMapping("/me/passkeys")
  List<Passkeys.Passkey> mine(HttpServletRequest request) {
    return passkeys.of(sessions.required(request));
  }

  record Proof(String password) {}

  @PostMapping("/me/passkeys/options")
  Options beginMaking(@RequestBody Proof proof, HttpServletRequest request) {
    Player player = sessions.required(request);
    Passkeys.Site site = site(request);
    return limits
        .proof(player)
        .judged(
            () ->
                new Options(
                    passkeys.beginMaking(player, proof.password(), site, sessions.token(request))));
  }

  record NewPasskey(JsonNode credential, String label) {}

  @PostMapping("/me/passkeys")
  List<Passkeys.Passkey> make(
      @RequestBody NewPasskey made, HttpServletRequest request, HttpServletResponse response) {
    Player player = sessions.required(request);
    String token = Token.fresh();
    passkeys.make(
        player,
        site(request),
        sessions.token(request),
        token,
        text(made.credential()),
        made.label());
    sessions.renewed(token, request, response);
    owners.tell(player.id(), OwnerLetters.Change.PASSKEY, Sessions.language(request));
    sockets.close(player.id());
    return passkeys.of(player);
  }

  @DeleteMapping("/me/passkeys/{id}")
  List<Passkeys.Passkey> forget(@PathVariable String id, HttpServletRequest request) {
    Player player = sessions.required(request);
    passkeys.forget(player, id);
    return passkeys.of(player);
  }

  @PostMapping("/login/passkey/options")
  Options beginLogin(HttpServletRequest request) {
    sessions.required(request);
    return new Options(passkeys.beginLogin(site(request), sessions.token(request)));
  }

  record UsedPasskey(JsonNode credential) {}

  @PostMapping("/login/passkey")
  AccountController.Me login(
      @RequestBody UsedPasskey used, HttpServletRequest request, HttpServletResponse response) {
    sessions.required(request);
    String credential = text(used.credential());
    Passkeys.Site site = site(request);
    Proven proven =
        limits
            .secret(request.getRemoteAddr())
            .judged(() -> passkeys.login(site, sessions.token(request), credential));
    return accounts.change(proven, request, response);
  }

  private static String text(JsonNode credential) {
    if (credential == null || !credential.isObject())
      throw new Refusal(Code.MALFORMED, HttpStatus.BAD_REQUEST);
    return credential.toString();
  }

  /** Passkeys belong to the site's address; without one configured, only localhost has them. */
  private Passkeys.Site site(HttpServletRequest request) {
    String origin = address.isEmpty() ? request.getHeader(HttpHeaders.ORIGIN) : address;
    String host = origin == null ? null : URI.create(origin).getHost();
    if (host == null || address.isEmpty() && !host.equals("localhost")) {
      throw new Refusal(Code.NO_PASSKEYS, HttpStatus.CONFLICT);
    }
    return new Passkeys.Site(host, origin);
  }
}
