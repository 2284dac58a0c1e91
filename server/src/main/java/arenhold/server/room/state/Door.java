package arenhold.server.room.state;

import arenhold.server.account.Token;
import arenhold.server.protocol.RatingRange;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Who may come into a room.
 *
 * @param watchLink null while nobody may watch
 * @param listed whether anybody may sit down without a link
 * @param range whose ratings admit strangers, while it is {@code listed}; null for everybody
 * @param putOut the players whom the host has put out, the newest last: they take no seat here any
 *     more
 */
public record Door(
    String seatLink, String watchLink, boolean listed, RatingRange range, List<UUID> putOut) {

  /** How many players who were put out are remembered. */
  private static final int MOST_PUT_OUT = 32;

  /** A field that an older version did not store has its default. */
  public Door {
    if (putOut == null) putOut = List.of();
  }

  /** With new links. */
  static Door fresh(boolean watching) {
    return new Door(Token.fresh(), watching ? Token.fresh() : null, false, null, List.of());
  }

  Door withListed(boolean on) {
    return new Door(seatLink, watchLink, on, range, putOut);
  }

  /** Not listed any more, and with a new link for seats. */
  Door unlisted() {
    return new Door(Token.fresh(), watchLink, false, range, putOut);
  }

  Door withWatchLink(String link) {
    return new Door(seatLink, link, listed, range, putOut);
  }

  Door withRange(RatingRange wanted) {
    return new Door(seatLink, watchLink, listed, wanted, putOut);
  }

  Door withPutOut(UUID player) {
    List<UUID> out = new ArrayList<>(putOut);
    out.add(player);
    if (out.size() > MOST_PUT_OUT) out.removeFirst();
    return new Door(seatLink, watchLink, listed, range, List.copyOf(out));
  }
}
