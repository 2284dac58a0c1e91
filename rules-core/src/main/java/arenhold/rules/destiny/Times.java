package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Order;
import arenhold.rules.Patience;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.play.Ask;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.play.Verb;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;

/** How long questions wait, and what may be ordered beforehand (D19.5, D19.12). */
final class Times {

  /** How long an optional ability of somebody who is not acting waits, in seconds (D19.5). */
  private static final int REACTION = 15;

  private static final String ABILITY = "ability ";

  /** The order to pass every further turn of this round (D19.12). */
  private static final String PASSING = "passing ";

  private Times() {}

  static Patience of(Position p, Asked asked) {
    boolean reacts = asked.prompt() == Ask.TRIGGER && asked.seat().index() != acting(p);
    return reacts ? Patience.within(REACTION) : Patience.NONE;
  }

  /** Whose action or upkeep it is; -1 for nobody, at the end of a round. */
  private static int acting(Position p) {
    if (p.phase == Phase.ROUND_END) return -1;
    return p.acting < 0 ? p.active : p.acting;
  }

  static List<String> orderNames(Position p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case TRIGGER -> List.of(ABILITY + Cards.of(((Source) asked.context()).card()).key());
      case ACTION -> List.of(PASSING + p.round);
      case UPKEEP -> List.of("upkeep " + p.round);
      default -> List.of();
    };
  }

  /** Of the discards of upkeep those that have not been carried out yet (D19.12). */
  static List<String> orderAnswers(Asked asked, Order order) {
    if (asked.prompt() != Ask.UPKEEP) return order.answers();
    List<String> left = new ArrayList<>(order.answers());
    for (String card : ((Source) asked.context()).chosen()) {
      left.remove(Verb.CARD.key() + " " + card);
    }
    return left;
  }

  /** Orders name any ability, in play or not, and any card: what may be ordered tells nothing. */
  static String problem(Position p, Order order) {
    String about = order.about();
    if (about.startsWith(ABILITY)) {
      if (Cards.named(about.substring(ABILITY.length())) == null) return "about";
      boolean known =
          order.answers().stream()
              .allMatch(each -> each.equals(Verb.YES.key()) || each.equals(Verb.NO.key()));
      return known && order.answers().size() <= 1 ? null : "answer";
    }
    if (about.equals(PASSING + p.round)) {
      return order.answers().stream().allMatch(Verb.PASS.key()::equals) ? null : "answer";
    }
    if (about.equals("upkeep " + p.round)) {
      return order.answers().stream().allMatch(Times::discards) ? null : "answer";
    }
    return order.answers().isEmpty() ? null : "about";
  }

  private static boolean discards(String answer) {
    if (answer.equals(Verb.DONE.key())) return true;
    String verb = Verb.CARD.key() + " ";
    return answer.startsWith(verb) && Cards.named(answer.substring(verb.length())) != null;
  }
}
