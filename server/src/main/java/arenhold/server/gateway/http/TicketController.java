package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.gateway.limit.ArrivalsAtOnce;
import arenhold.server.gateway.limit.WaitingLine;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.gateway.session.Tickets;
import arenhold.server.pairing.Challenges;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Gives people who have a link tickets for its room's socket. */
@RestController
@RequestMapping("/api")
class TicketController {

  private final Sessions sessions;
  private final Links links;
  private final Tickets tickets;
  private final Challenges challenges;
  private final ArrivalsAtOnce arrivals;
  private final WaitingLine line;

  TicketController(
      Sessions sessions,
      Links links,
      Tickets tickets,
      Challenges challenges,
      ArrivalsAtOnce arrivals,
      WaitingLine line) {
    this.sessions = sessions;
    this.links = links;
    this.tickets = tickets;
    this.challenges = challenges;
    this.arrivals = arrivals;
    this.line = line;
  }

  record TicketRequest(String link) {}

  record Ticket(String ticket) {}

  @PostMapping("/tickets")
  Ticket ticket(@RequestBody TicketRequest body, HttpServletRequest request) {
    // The body has been read: however slowly it came, nobody waited for it.
    try (ArrivalsAtOnce.Turn _ = arrivals.turn(line::turnedAway)) {
      Player player = sessions.required(request);
      Links.Followed to = links.follow(body.link(), player);
      String ticket = tickets.issue(player.id(), to.room().id(), to.seat());
      challenges.reached(player.id(), to.room().id());
      return new Ticket(ticket);
    }
  }
}
