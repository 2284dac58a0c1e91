package arenhold.server.room.state;

import java.util.ArrayList;
import java.util.List;

/** Which messages are remembered as carried out, so that one sent twice is carried out once. */
final class Heard {

  private static final int MOST_OF_ONE = 16;
  private static final int MOST = 64;

  private Heard() {}

  /**
   * The ids to remember after another message.
   *
   * @param heard the ids so far, oldest first
   * @param ack its id: the player, a slash, and the client's own id for it
   */
  static List<String> with(List<String> heard, String ack) {
    String person = ack.substring(0, ack.indexOf('/') + 1);
    List<String> all = new ArrayList<>(heard);
    List<String> own = heard.stream().filter(id -> id.startsWith(person)).toList();
    if (own.size() >= MOST_OF_ONE) all.remove(own.getFirst());
    if (all.size() >= MOST) all.removeFirst();
    all.add(ack);
    return List.copyOf(all);
  }
}
