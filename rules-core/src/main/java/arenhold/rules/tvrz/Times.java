package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.Order;
import arenhold.rules.Patience;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long questions wait (R9, R106, R114), and what may be ordered beforehand (R72, R114). */
final class Times {

  /** Phases 1 and 2 together, the choice of an attack, and a call, in seconds (R9). */
  private static final int LAYING = 90;

  private static final int ATTACKING = 45;
  private static final int CALL = 45;

  /** The windows that have a clock of their own (R9). */
  private static final int REACTION = 15;

  /** The public clocks, and how long anybody may hold them, in seconds (R106). */
  private static final int APPROACH = 3;

  private static final int EXCHANGE = 2;
  private static final int HOLD = 15;
  private static final int MOST_HELD = 60;

  /** How long a window is open in a match by days or without a clock, in seconds (R114). */
  private static final int UNHURRIED = 12 * 60 * 60;

  /** What orders are about: one call for a defender, one attack, or all. */
  static final String DEFENCE = "defence";

  private static final String WINDOWS = "windows";

  /** What may be ordered for all windows. */
  static final Order WINDOW_ORDER = new Order(WINDOWS, List.of("pass", Order.HOLD));

  private static final Pattern ABOUT =
      Pattern.compile(
          "(?:("
              + DEFENCE
              + ")(?: ([1-9]\\d{0,8})(?:\\.[1-9]\\d?)?)?|"
              + WINDOWS
              + "(?: ([1-9]\\d{0,8}))?)");

  private Times() {}

  static Patience of(Position p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case FIRST, DRAW, SEE, HIT, CONFUSED, FLAG -> Patience.NONE;
      // Each turn has two budgets of its own.
      case EQUIP -> equipping(p);
      case FORTIFY, LAY, PACT, WHERE, MOVE, SPLIT -> Patience.within(LAYING, 2L * p.turn);
      case TARGET, ATTACKER, AGAIN, PART, LAST, NAME, BURN, DETOUR ->
          Patience.within(ATTACKING, 2L * p.turn + 1);
      case CALL -> Patience.within(CALL);
      case LOSS, TRANSFERRED, STRIKE, EXPOSE, SHOW, VICTIM, DRAGON, PREY, GAZE, SKIRMISH ->
          Patience.within(REACTION);
      case SPELL, ENCHANT, SACRIFICE, FIREBALL -> casting(p, asked.seat().index());
      case APPROACH, AMBUSH -> window(p, APPROACH);
      case EXCHANGE -> window(p, EXCHANGE);
    };
  }

  /** In phase 2, with an announcement, or with a card that has been committed (R108). */
  private static Patience equipping(Position p) {
    if (p.bout == null) return Patience.within(LAYING, 2L * p.turn);
    return p.bout.guards.isEmpty()
        ? Patience.within(ATTACKING, 2L * p.turn + 1)
        : Patience.within(REACTION);
  }

  /** Casting in the own turn takes of its time, until the attack is on its way (R9). */
  private static Patience casting(Position p, int seat) {
    boolean approaching = p.bout != null && (p.bout.part != null || p.bout.infiltrates);
    if (seat != p.active || approaching) return Patience.within(REACTION);
    return p.phase == Phase.ATTACK
        ? Patience.within(ATTACKING, 2L * p.turn + 1)
        : Patience.within(LAYING, 2L * p.turn);
  }

  private static Patience window(Position p, int seconds) {
    Patience.Hold hold = new Patience.Hold(HOLD, MOST_HELD, p.attacks);
    return new Patience.Public(p.clock, seconds, true, hold, UNHURRIED);
  }

  static List<String> orderNames(Position p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case CALL -> calls(p);
      case APPROACH, AMBUSH, EXCHANGE -> List.of(WINDOWS + " " + p.attacks, WINDOWS);
      default -> List.of();
    };
  }

  /** The next defender of this attack by its number, any of this attack, or any. */
  private static List<String> calls(Position p) {
    String attack = DEFENCE + " " + p.attacks;
    return List.of(attack + "." + (p.bout.guards.size() + 1), attack, DEFENCE);
  }

  /** Orders name any defender, held or not: what may be ordered tells nothing. */
  static String problem(Position p, Order order) {
    Matcher about = ABOUT.matcher(order.about());
    if (!about.matches()) return "about";
    boolean defence = about.group(1) != null;
    String attack = about.group(defence ? 2 : 3);
    boolean past = attack != null && Long.parseLong(attack) < p.attacks;
    if (past && !order.answers().isEmpty()) return "past";
    for (String answer : order.answers()) {
      boolean possible = defence ? defends(answer) : WINDOW_ORDER.answers().contains(answer);
      if (!possible) return "answer";
    }
    return null;
  }

  private static boolean defends(String answer) {
    String verb = Code.Verb.DEFEND.key() + " ";
    if (!answer.startsWith(verb)) return false;
    try {
      List<Body> bodies = Body.readAll(answer.substring(verb.length()));
      boolean canonical = Code.notation(Code.of(Code.Verb.DEFEND, bodies)).equals(answer);
      return canonical && bodies.getFirst().printed().isDefender();
    } catch (IllegalArgumentException unknown) {
      return false;
    }
  }

  /** The choice to defend with this card. */
  static String defend(Card card) {
    return Code.notation(Code.of(Code.Verb.DEFEND, card.number()));
  }
}
