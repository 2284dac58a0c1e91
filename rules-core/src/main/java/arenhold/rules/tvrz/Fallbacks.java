package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Usable;
import arenhold.rules.tvrz.fight.Fallback;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is answered for a seat that does not choose in time (R9, R71, R81). */
final class Fallbacks {

  private Fallbacks() {}

  static int of(Position p, Asked asked) {
    int[] codes = asked.codes();
    return switch ((Ask) asked.prompt()) {
      case TARGET -> target(p, asked);
      case ATTACKER, NAME -> Fallback.attacker(codes);
      case PART -> Code.of(Verb.PART, Part.GATE.ordinal());
      case SHOW, VICTIM, PREY -> weakest(codes);
      case CALL -> Fallback.answer(p, codes);
      // The first choice is to go on, to stay alone, to go home, to pass or to give up.
      default -> codes[0];
    };
  }

  private static int at(int target) {
    return Code.of(Verb.AT, target);
  }

  /** The card of lowest DS; ties by key (R81). */
  private static int weakest(int[] codes) {
    int best = codes[0];
    for (int code : codes) {
      // A flag may be laid as well.
      if (Code.verb(code) != Code.verb(best)) continue;
      Card card = Catalogue.card(Code.with(code));
      Card than = Catalogue.card(Code.with(best));
      boolean tie = card.defence() == than.defence();
      boolean weaker = tie ? card.key().compareTo(than.key()) < 0 : card.defence() < than.defence();
      if (weaker) best = code;
    }
    return best;
  }

  /**
   * Where the weakest card that may attack goes: to the left, unless it may not be sent there, then
   * to the right, and elsewhere only if to neither.
   */
  private static int target(Position p, Asked asked) {
    int seat = asked.seat().index();
    int best = asked.codes()[0];
    Body weakest = null;
    Set<Integer> ordered = new LinkedHashSet<>(List.of(at(p.left(seat)), at(p.right(seat))));
    for (int code : asked.codes()) ordered.add(code);
    for (int code : ordered) {
      boolean offered = Arrays.stream(asked.codes()).anyMatch(one -> one == code);
      if (!offered || !Code.is(code, Verb.AT)) continue;
      for (Body body : p.forts[seat].garrison()) {
        if (!Usable.attacks(p, seat, body, Code.with(code))) continue;
        if (weakest != null && !Fallback.weaker(body, weakest)) continue;
        weakest = body;
        best = code;
      }
    }
    return best;
  }
}
