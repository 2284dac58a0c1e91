package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Hands;
import arenhold.rules.destiny.position.Position;

/** What each viewer learns of a choice when it is made. */
final class Learning {

  private Learning() {}

  static String of(Position p, Asked asked, int code, Viewer viewer) {
    boolean own = asked.seat() != Seat.NATURE && viewer.knowsAs(asked.seat());
    if (own) return Code.notation(p, code);
    return switch ((Ask) asked.prompt()) {
      case DRAW, PICK -> {
        boolean known = sees((Hands.Pick) asked.context(), viewer);
        yield known ? Code.card(code).key() : "";
      }
      // How many cards go back is public, once all have decided (D19.9).
      case SET_BACK -> Code.verb(code).key();
      // A card is shown once it has been paid for (D19.10).
      case CARD, PLACE, CARRIER, REPLACE -> "";
      case ACTION, EXTRA ->
          switch (Code.verb(code)) {
            case PLAY -> Code.verb(code).key();
            default -> Code.notation(p, code);
          };
      default -> Code.notation(p, code);
    };
  }

  /** Whether the viewer is one of those who see what chance has picked, or knows everything. */
  private static boolean sees(Hands.Pick pick, Viewer viewer) {
    for (int seat = 0; seat < Seat.MOST; seat++) {
      if ((pick.seen() >> seat & 1) != 0 && viewer.knowsAs(Seat.of(seat))) return true;
    }
    return (pick.seen() & Position.PUBLIC) != 0;
  }
}
