package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Rights;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;

/** What each viewer learns of a choice when it is made. */
final class Learning {

  private Learning() {}

  static String of(Position p, Asked asked, int code, Viewer viewer) {
    if (asked.prompt() == Ask.HIT) return Catalogue.key(Code.with(code));
    if (asked.prompt() == Ask.CONFUSED) return Conjuring.fallen(asked, code);
    if (asked.prompt() == Ask.DRAW || asked.prompt() == Ask.SEE) {
      int seat = (Integer) asked.context();
      boolean open =
          asked.prompt() == Ask.DRAW
              && (Slaves.leaves(p, seat, Code.with(code))
                  || Rights.barred(p, seat, Code.with(code)));
      return open || viewer.knowsAs(Seat.of(seat)) ? Catalogue.key(Code.with(code)) : "";
    }
    boolean hidden =
        switch (Code.verb(code)) {
          case OUT, MERGE, NAME -> true;
          case SHOW -> !viewer.knowsAs(Seat.of(p.bout.attacker));
          case NOBODY -> asked.prompt() == Ask.NAME;
          case TAKE -> !open(p, asked, Code.body(code), viewer);
          default -> false;
        };
    boolean own = asked.seat() != Seat.NATURE && viewer.knowsAs(asked.seat());
    if (asked.prompt() == Ask.EQUIP && Code.is(code, Verb.ON) && !own) {
      return Code.notation(Code.of(Verb.ON, seen(p, asked, Code.body(code), viewer)));
    }
    if (!hidden || own) return Code.notation(code);
    if (asked.prompt() == Ask.NAME) return Verb.NAME.key();
    // Others learn of a merging what they learn without it.
    return Code.is(code, Verb.MERGE) ? Verb.DONE.key() : Code.verb(code).key();
  }

  /** What a viewer sees of a body in hand when something is attached to it: no secret guest. */
  private static Body seen(Position p, Asked asked, Body body, Viewer viewer) {
    if (body.guest() == null) return body;
    int knower = viewer instanceof Viewer.Holder(Seat seat) ? seat.index() : Position.EVERYBODY;
    for (Fort.Held held : p.forts[asked.seat().index()].bodies) {
      if (held.body().equals(body) && held.knownTo(knower)) return body;
    }
    return body.alone();
  }

  /** Whether the viewer knows the card that is taken off a stack. */
  private static boolean open(Position p, Asked asked, Body body, Viewer viewer) {
    Unit unit = p.forts[asked.seat().index()].unit((Integer) asked.context());
    int known = unit.cards().knownTo(unit.bodies().indexOf(body));
    if ((known & Position.PUBLIC) != 0) return true;
    return viewer instanceof Viewer.Holder(Seat seat) && (known >> seat.index() & 1) != 0;
  }
}
