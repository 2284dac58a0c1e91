package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.Imagining;
import arenhold.rules.Knowledge;
import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import arenhold.rules.tvrz.spell.DeadlyGaze;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Mends imagined matches: two hidden cards that the seat has not seen can change places without its
 * noticing. A card that shows up where the imagined match has another one changes places with it;
 * where a seat does what its imagined cards do not allow, one of them is exchanged by chance.
 * {@link Conjuring} does so for magic, {@link Showing} for what the seat saw.
 */
final class Redealing implements Imagining<Position> {

  private final Tvrz game;
  private final int seat;

  Redealing(Tvrz game, int seat) {
    this.game = game;
    this.seat = seat;
  }

  @Override
  public Position start(Setup setup) {
    return game.start(setup);
  }

  @Override
  public boolean fits(Position p, View view) {
    return Views.of(p, Viewer.of(Seat.of(seat))).equals(view);
  }

  @Override
  public IntPredicate suiting(Position p, Asked asked, List<Knowledge.Line> later) {
    Foresight foresight = new Foresight(later, seat);
    if (asked.prompt() == Ask.DRAW) {
      int drawer = (Integer) asked.context();
      // Dealt again, whichever cards it had: a hand without defenders does not stand (R5).
      if (foresight.isDealtAnew(p, drawer) && anyOther(p.pile(drawer).loose())) {
        return code -> !Catalogue.card(Code.with(code)).isDefender();
      }
      Cards due = foresight.due(p, drawer);
      return code -> due.isEmpty() || due.has(Code.with(code));
    }
    if (asked.prompt() != Ask.LAY) return code -> true;
    int holder = asked.seat().index();
    return code -> !Code.is(code, Code.Verb.OUT) || foresight.goesOut(p, holder, Code.body(code));
  }

  /** Whether among these cards there is one that is no defender. */
  private static boolean anyOther(Cards cards) {
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (!Catalogue.card(card).isDefender()) return true;
    }
    return false;
  }

  @Override
  public boolean retraces() {
    return true;
  }

  @Override
  public boolean adjust(Position checkpoint, Position p, Clue clue, Table nature) {
    Foresight known = new Foresight(clue.lines(), seat);
    int wrong = clue.view() == null ? -1 : clue.line() - 1;
    Hidden hidden = new Hidden(checkpoint, seat, known, wrong, nature);
    if (hidden.foreseen(nature)) return true;
    if (mended(hidden, checkpoint, p, clue, nature)) return true;
    // Why is not seen at once: then anything hidden may be otherwise.
    List<Integer> others = new ArrayList<>(checkpoint.survivors());
    others.remove((Integer) seat);
    return !others.isEmpty()
        && hidden.shuffled(others.get(any(upTo(others.size()), nature)), nature);
  }

  private boolean mended(Hidden hidden, Position checkpoint, Position p, Clue clue, Table nature) {
    if (clue.view() != null) {
      return new Showing(hidden, checkpoint, p, (TvrzView) clue.view(), seat, nature).mended();
    }
    if (clue.by() == null || clue.learned() == null) return false;
    if (clue.by() == Seat.NATURE) {
      if (clue.asked() == null) return brings(hidden, checkpoint, true, nature);
      if (clue.learned().isEmpty()) return drew(hidden, p, clue, nature);
      boolean fell = clue.asked().prompt() == Ask.HIT || clue.asked().prompt() == Ask.CONFUSED;
      if (fell) return new Conjuring(hidden, p, nature).fell(clue.asked(), clue.learned());
      int card = Catalogue.card(clue.learned()).number();
      return clue.asked().prompt() == Ask.SEE
          ? hidden.brought(p.bout.defender, one -> one.number() == card, nature)
          : hidden.freed((Integer) clue.asked().context(), card, nature);
    }
    boolean active = clue.by().index() == checkpoint.active;
    boolean fewer = clue.asked() == null && checkpoint.phase == Phase.ENVOYS && active;
    if (fewer && !clue.learned().startsWith("flag ")) {
      return brings(hidden, checkpoint, false, nature);
    }
    return acted(hidden, checkpoint, p, clue, nature);
  }

  /** A seat draws a card unseen that it used later, and that does not lie in its pile here. */
  private boolean drew(Hidden hidden, Position p, Clue clue, Table nature) {
    if (clue.asked().prompt() != Ask.DRAW) return false;
    int drawer = (Integer) clue.asked().context();
    Cards due = new Foresight(after(clue), seat).due(p, drawer);
    return !due.isEmpty() && hidden.freed(drawer, due.first(), nature);
  }

  /** What was learned after the line that is impossible here. */
  private static List<Knowledge.Line> after(Clue clue) {
    return clue.lines().subList(clue.line() + 1, clue.lines().size());
  }

  /** More of the active seat's units are envoys than here, or fewer: they bring other numbers. */
  private boolean brings(Hidden hidden, Position checkpoint, boolean more, Table nature) {
    int holder = checkpoint.active;
    if (checkpoint.phase != Phase.ENVOYS || holder == seat) return false;
    List<Unit> units =
        checkpoint.forts[holder].units.stream()
            .filter(unit -> unit.rested(checkpoint.turn))
            .filter(unit -> (unit.kind() == Unit.Kind.ENVOY) != more)
            .toList();
    if (units.isEmpty()) return false;
    Unit unit = units.get(any(upTo(units.size()), nature));
    Unit.Kind kind = more ? Unit.Kind.ENVOY : Unit.Kind.PATROL;
    return hidden.retyped(holder, unit.number(), kind, nature);
  }

  /** A seat used a card that it does not hold here, or did what its cards do not allow. */
  private boolean acted(Hidden hidden, Position checkpoint, Position p, Clue clue, Table nature) {
    int holder = clue.by().index();
    Conjuring conjuring = new Conjuring(hidden, p, nature);
    if (p.dragon >= 0 && clue.asked() == null) {
      return conjuring.answered(seat, holder, clue.learned());
    }
    if (holder == seat) return shuffled(hidden, other(p), nature);
    int space = clue.learned().indexOf(' ');
    String verb = space < 0 ? clue.learned() : clue.learned().substring(0, space);
    String word = clue.learned().substring(space + 1);
    if (Conjuring.concerns(verb)) {
      return conjuring.acted(holder, clue.asked(), verb, word) || shuffled(hidden, holder, nature);
    }
    return switch (verb) {
      case "promise" -> hidden.brought(holder, card -> card.has(Trait.SLAVE), nature);
      case "out" -> {
        Foresight foresight = new Foresight(after(clue), seat);
        yield hidden.brought(holder, card -> goesOut(p, holder, card, foresight), nature);
      }
      case "show" -> {
        // Who is shown was seen by the attacker alone.
        if (space < 0) yield hidden.brought(holder, Card::isDefender, nature);
        boolean shown = embodied(hidden, holder, word, nature);
        yield shown || looksPast(hidden, p, word, nature) || shuffled(hidden, holder, nature);
      }
      case "nobody" -> fell(hidden, checkpoint, p, clue, nature) || hidden.disarmed(holder, nature);
      case "murder", "look" -> {
        // If the fort holds the card it was not shown: others may be shown the next time.
        boolean shown = clue.asked() != null && holder == p.bout.attacker;
        yield shown
            ? embodied(hidden, p.bout.defender, word, nature) || true
            : shuffled(hidden, holder, nature);
      }
      case "at" -> {
        int target = Integer.parseInt(word) - 1;
        boolean near = target == p.left(holder) || target == p.right(holder);
        yield hidden.brought(holder, card -> reaches(card, near), nature);
      }
      case "inspect" -> {
        int unit = (Integer) clue.asked().context();
        yield hidden.retyped(holder, unit, Unit.Kind.PATROL, nature);
      }
      case "onto" -> {
        Unit onto = p.forts[holder].unit(Integer.parseInt(word));
        yield onto == null
            ? shuffled(hidden, holder, nature)
            : stacked(hidden, p, holder, onto, clue.asked(), nature);
      }
      default -> {
        yield embodied(hidden, holder, word, nature) || shuffled(hidden, holder, nature);
      }
    };
  }

  /**
   * Nobody was left to defend, and the fort fell: all that was in it has been seen since, and what
   * could have defended lay in its landscape or could not be used. Answers whether anything was
   * exchanged.
   */
  private static boolean fell(
      Hidden hidden, Position checkpoint, Position p, Clue clue, Table nature) {
    int holder = clue.by().index();
    View view = clue.lines().get(clue.line()).view();
    if (!(view instanceof TvrzView after) || !Showing.isOut(after, holder)) return false;
    if (p.bout == null || p.bout.defender != holder) return false;
    Cards held = p.forts[holder].all();
    Cards shown = shown(p, after, nature);
    if (shown.size() != held.size()) return false;
    // What has left it since the checkpoint was in it there.
    Cards all = shown.and(minus(checkpoint.forts[holder].all(), held));
    Fallen fallen = new Fallen(checkpoint, hidden, holder);
    return fallen.becomes(all, nature) || fallen.dealt(all, nature);
  }

  /**
   * What was discarded when a fort fell, less what was not in it before: some of those who fought,
   * and slaves whom others have set free (T12.5). Which of these is unknown: so many are left out,
   * by chance, that the number is right.
   */
  private static Cards shown(Position p, TvrzView after, Table nature) {
    int pile = p.terms.ownDecks() ? p.bout.defender : 0;
    Cards shown = minus(Showing.discard(after, pile), p.pile(pile).discard());
    List<Integer> others = new ArrayList<>();
    for (int card : shown.toArray()) if (Catalogue.card(card).has(Trait.SLAVE)) others.add(card);
    for (Body body : fighting(p.bout)) for (int card : body.cards().toArray()) others.add(card);
    int size = p.forts[p.bout.defender].all().size();
    while (shown.size() > size && !others.isEmpty()) {
      int card = others.remove(any(upTo(others.size()), nature));
      if (shown.has(card)) shown = shown.without(card);
    }
    return shown;
  }

  private static List<Body> fighting(Bout bout) {
    List<Body> bodies = new ArrayList<>(bout.bodies());
    for (Bout.Guard guard : bout.guards) {
      for (Fighter fighter : guard.fighters()) bodies.add(fighter.body());
    }
    return bodies;
  }

  /** A card, or a unit, is put onto a unit: both are of one kind, which is not that of animals. */
  private static boolean stacked(
      Hidden hidden, Position p, int holder, Unit onto, Asked asked, Table nature) {
    Unit.Kind kind = onto.kind();
    if (kind == Unit.Kind.WILD) {
      kind = any(List.of(0, 1), nature) == 0 ? Unit.Kind.ENVOY : Unit.Kind.PATROL;
      if (hidden.retyped(holder, onto.number(), kind, nature)) return true;
    }
    if (asked.prompt() == Ask.MOVE) {
      return hidden.retyped(holder, (Integer) asked.context(), kind, nature);
    }
    Unit.Kind wanted = kind;
    return hidden.brought(holder, card -> Unit.Kind.of(card) == wanted, nature);
  }

  private static boolean goesOut(Position p, int holder, Card card, Foresight foresight) {
    boolean able = Unit.Kind.of(card) != null;
    return able && foresight.goesOut(p, holder, Body.of(card.number()));
  }

  /** A higher mage is shown to a gaze: the fort holds fewer defenders whom it can kill (R102). */
  private static boolean looksPast(Hidden hidden, Position p, String word, Table nature) {
    if (p.bout == null || p.bout.gazer == null) return false;
    Body gazer = p.bout.gazer;
    if (DeadlyGaze.kills(p, gazer, Body.readAll(word).getFirst())) return false;
    return hidden.brought(
        p.bout.defender,
        card -> !card.isDefender() || !DeadlyGaze.kills(p, gazer, Body.of(card.number())),
        nature);
  }

  /** Brings what a choice names into the hand of who made it; answers whether that was needed. */
  private static boolean embodied(Hidden hidden, int holder, String word, Table nature) {
    List<Body> bodies;
    try {
      bodies = Body.readAll(word);
    } catch (IllegalArgumentException notCards) {
      return false;
    }
    boolean changed = false;
    for (Body body : bodies) changed |= hidden.embodied(holder, body, nature);
    return changed;
  }

  /** Whether a card attacks a neighbour, or somebody farther off, with nothing else needed. */
  static boolean reaches(Card card, boolean near) {
    boolean needs = card.has(Trait.WILD_ANIMAL) || card.has(Trait.KINGS_MAN);
    boolean far = card.has(Trait.SAVAGE) || card.has(Trait.FLYER);
    return card.isCreature() && !needs && (near || far);
  }

  /** Whose hidden cards may be why the seat itself is asked something else here. */
  private int other(Position p) {
    if (p.bout == null) return p.active;
    return p.bout.defender != seat ? p.bout.defender : p.bout.attacker;
  }

  private boolean shuffled(Hidden hidden, int holder, Table nature) {
    return holder != seat && hidden.shuffled(holder, nature);
  }

  /** The cards of the first that are not in the second, copies counted. */
  static Cards minus(Cards one, Cards other) {
    Cards rest = one;
    for (int card : other.toArray()) if (rest.has(card)) rest = rest.without(card);
    return rest;
  }

  /** One of these numbers, by chance. */
  static int any(List<Integer> numbers, Table nature) {
    Options options = nature.options();
    for (int number : numbers) options.add(number);
    return nature.choose(Seat.NATURE, Ask.DRAW);
  }

  /** The numbers from 0 on. */
  static List<Integer> upTo(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < count; number++) numbers.add(number);
    return numbers;
  }
}
