package arenhold.server.gateway.socket;

import arenhold.server.account.ComputerAccounts;
import arenhold.server.account.Player;
import arenhold.server.engine.Account;
import arenhold.server.gateway.connection.WebServer;
import arenhold.server.gateway.limit.ReadingLimits;
import arenhold.server.gateway.limit.RequestLimits;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Origins;
import arenhold.server.ops.Figures;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Lets engines open sockets by the token of their computer account. Sessions of people open none
 * here, nor do pages: those name an origin.
 */
@Component
class EngineHandshake extends Handshake {

  static final String ACCOUNT = "account";

  private static final Pattern BEARER = Pattern.compile("(?i)bearer +([A-Za-z0-9_-]{1,100})");

  private final ComputerAccounts accounts;
  private final Origins origins;
  private final ReadingLimits reading;
  private final RequestLimits limits;

  EngineHandshake(
      ComputerAccounts accounts,
      Origins origins,
      ReadingLimits reading,
      RequestLimits limits,
      SocketCount count,
      WebServer connections,
      Figures figures) {
    super(count, connections, figures);
    this.accounts = accounts;
    this.origins = origins;
    this.reading = reading;
    this.limits = limits;
  }

  @Override
  void check(HttpServletRequest request, HttpHeaders headers) {
    if (headers.containsHeader(HttpHeaders.ORIGIN)
        || !origins.safe(request.isSecure(), request.getRemoteAddr())) {
      throw new Refusal(Code.WRONG_ORIGIN, HttpStatus.FORBIDDEN);
    }
  }

  @Override
  Optional<Player> player(
      HttpServletRequest request, HttpHeaders headers, Map<String, Object> attributes) {
    reading.stranger(request);
    String said = headers.getFirst(HttpHeaders.AUTHORIZATION);
    Matcher token = said == null ? null : BEARER.matcher(said.strip());
    if (token == null || !token.matches()) return Optional.empty();
    Optional<ComputerAccounts.Holder> holder = accounts.holder(token.group(1));
    holder.ifPresent(
        known -> {
          Player engine = known.engine();
          if (attributes.get(ACCOUNT) == null) limits.request(engine);
          attributes.put(ACCOUNT, new Account(engine.id(), engine.name(), known.owner().name()));
        });
    return holder.map(ComputerAccounts.Holder::engine);
  }

  @Override
  Refusal unproven() {
    return new Refusal(Code.BAD_TOKEN, HttpStatus.UNAUTHORIZED);
  }
}
