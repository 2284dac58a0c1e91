package arenhold.rules.tvrz.deed;

import arenhold.rules.Table;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What those who fight as one lose, one after the other (T12.20, W6, R95). */
public final class Losses {

  private Losses() {}

  /**
   * A loss that is about to be taken, as the context of its question.
   *
   * @param loss how much
   * @param bodies who can take it
   * @param left what each of them has left
   */
  public record Pending(int loss, List<Body> bodies, List<Integer> left) {

    /** What this body has left; of equal ones the first. */
    public int left(Body body) {
      return left.get(bodies.indexOf(body));
    }
  }

  /** Takes so much from what attacks, at most what it has left. */
  public static void take(Position p, Table table, int loss) {
    Bout bout = p.bout;
    if (!bout.ordered && open(bout.attack, loss)) {
      bout.attack = ordered(p, table, bout.attacker, bout.attack, loss);
      bout.ordered = true;
    }
    bout.attack = shared(bout.attack, loss);
  }

  /** The same with those who were set upon in an ambush: they are what attacks as well. */
  public static List<Fighter> ofVictims(Position p, Table table, List<Fighter> victims, int loss) {
    Bout bout = p.bout;
    if (bout.ordered || !open(victims, loss)) return shared(victims, loss);
    List<Fighter> ordered = ordered(p, table, bout.attacker, victims, loss);
    boolean turned = !ordered.getFirst().body().equals(bout.attack.getFirst().body());
    if (turned) bout.attack = bout.attack.reversed();
    bout.ordered = true;
    return shared(ordered, loss);
  }

  /**
   * What is left of defenders after such a loss, in the order in which they are given.
   *
   * @param seat whose they are
   */
  public static List<Fighter> ofGuard(
      Position p, Table table, int seat, List<Fighter> fighters, int loss) {
    if (!open(fighters, loss)) return shared(fighters, loss);
    List<Fighter> ordered = ordered(p, table, seat, fighters, loss);
    List<Fighter> left = shared(ordered, loss);
    return ordered.getFirst() == fighters.getFirst() ? left : left.reversed();
  }

  /** Whether the order matters: several stand, and the loss takes neither nothing nor all. */
  private static boolean open(List<Fighter> fighters, int loss) {
    boolean several = fighters.stream().filter(each -> each.left() > 0).count() > 1;
    return several && loss > 0 && loss < Fighter.left(fighters);
  }

  /** Asks who of two takes losses first; the weaker one is named first. */
  private static List<Fighter> ordered(
      Position p, Table table, int seat, List<Fighter> fighters, int loss) {
    List<Fighter> choices = new ArrayList<>(fighters);
    choices.sort(Comparator.comparing(Fighter::left));
    List<Body> bodies = choices.stream().map(Fighter::body).toList();
    Pending pending = new Pending(loss, bodies, choices.stream().map(Fighter::left).toList());
    int code =
        Asking.until(
            p,
            table,
            seat,
            Ask.LOSS,
            pending,
            options -> {
              for (Fighter each : choices) options.add(Code.of(Code.Verb.LOSES, each.body()));
            });
    table.noReturn();
    Body first = Code.body(code);
    return fighters.getFirst().body().equals(first) ? fighters : fighters.reversed();
  }

  /** What is left after a loss that is taken in this order. */
  public static List<Fighter> shared(List<Fighter> fighters, int loss) {
    List<Fighter> left = new ArrayList<>();
    int rest = loss;
    for (Fighter each : fighters) {
      int taken = Math.min(rest, each.left());
      left.add(each.less(taken));
      rest -= taken;
    }
    return List.copyOf(left);
  }
}
