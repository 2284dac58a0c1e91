package arenhold.rules.tashkalar.naive;

import java.util.List;

/** Handing a turn over (TK-R12.3). */
final class Teammates {

  private final Situation at;

  Teammates(Situation at) {
    this.at = at;
  }

  /** The legends go over, and what was granted for the next summoning lapses. */
  void handOver() {
    List<String> legends = at.hand(at.seat(), "legends");
    at.hand(at.mate(), "legends").addAll(legends);
    legends.clear();
    at.turn.put("handedOver", true);
    lapse();
  }

  /** What holds for the next summoning alone is over (TK-R9.5a, TK-R19.11a, TK-R20.12a). */
  void lapse() {
    at.turn.put("borrowing", false);
    at.turn.put("summonsNext", false);
    at.turn.put("possessed", null);
    at.turn.put("emptySquares", false);
  }
}
