package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.history.History;
import arenhold.server.protocol.Code;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Checks who may read the whole of a finished match: those whom its room's link admits, and those
 * who may see it in a history.
 */
@Component
class Readable {

  private final Links links;
  private final History history;

  Readable(Links links, History history) {
    this.links = links;
    this.history = history;
  }

  /**
   * Checks one of a room's matches.
   *
   * @throws Refusal if the link does not lead there, there is no such match, or it is running
   */
  void byLink(String link, UUID match, Player player) {
    UUID room = links.room(link, player).id();
    if (history.ended(match, room)) return;
    if (history.running(match, room)) throw running();
    throw Refusal.notFound();
  }

  /**
   * Checks a match of a history.
   *
   * @throws Refusal if the player may not see it, or plays it
   */
  void byHistory(UUID match, Player player) {
    if (history.visible(match, player.id())) return;
    if (history.plays(match, player.id())) throw running();
    throw Refusal.notFound();
  }

  private static Refusal running() {
    return new Refusal(Code.WRONG_PHASE, HttpStatus.CONFLICT);
  }
}
