package arenhold.server.gateway.http;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;

/** Addresses of pages that the client renders: all serve its single document. */
@Controller
class Pages {

  @GetMapping({
    "/r/{link}",
    "/w/{link}",
    "/credits",
    "/rules",
    "/rules/{game}",
    "/decks/{game}",
    "/account",
    "/account/{letter}",
    "/unsubscribe/{secret}",
    "/rankings",
    "/players/{id}",
    "/analysis/{link}/{match}",
    "/replay",
    "/replay/{link}",
    "/replay/{link}/{match}"
  })
  String page() {
    return "forward:/index.html";
  }
}
