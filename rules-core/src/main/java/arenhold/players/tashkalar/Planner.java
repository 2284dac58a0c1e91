package arenhold.players.tashkalar;

import arenhold.players.Meter;
import arenhold.rules.Prompt;
import arenhold.rules.Seat;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.TashKalarPrompt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Searches the rest of a seat's turn: every way to play it where they are few, else a beam of the
 * most valuable beginnings, which widens until a number of units has been played. Different orders
 * that lead to the same position are one. A turn asks neither chance nor other sides, so its ends
 * are certain; a teammate to whom it is handed over is taken to play as the seat would.
 *
 * <p>A beam goes from action to action, and within an action from question to question. What is cut
 * there is compared with its like alone: positions with as many actions left, or suspended at the
 * same kind of question of the same card. Which piece to take back and where to place it are such
 * questions, so that the best pieces meet the best squares.
 */
public final class Planner {

  /** The narrowest beam: it is followed to the end whatever it costs. */
  private static final int NARROW = 1;

  /** No turn needs a wider beam. */
  private static final int WIDEST = 1 << 20;

  /** The longest turn, in units; longer ones are left at where they stand. */
  private static final int LONGEST = 24;

  private final Trial trial;
  private final Value value;

  Planner(TashKalar game, Value value) {
    this.trial = new Trial(game);
    this.value = value;
  }

  /**
   * A way to play a turn.
   *
   * @param codes the choices, the end of the turn included
   * @param end the position at its end, before anything is scored or drawn
   * @param value what it is worth
   */
  record Plan(int[] codes, Position end, double value) {}

  /**
   * What a search found.
   *
   * @param plans the best ends, the best first; empty if the seat has nothing to decide
   * @param ends how many different ends were looked at
   * @param whole whether no end was left out
   */
  record Found(List<Plan> plans, int ends, boolean whole) {}

  /** A node of the tree of choices. */
  private static final class Node {
    final Node from;
    final int code;

    /** The last checkpoint, never changed. */
    final Position checkpoint;

    /** The answers since; their number is {@link #depth}. */
    final int[] since;

    final double value;

    /** The kind of the open question; null at a checkpoint. */
    final Prompt prompt;

    /** The fingerprint of a checkpoint, a map's key again in every pass; null at a question. */
    final Long fingerprint;

    /** The choices, null while they are not known. */
    int[] choices;

    Node[] next;

    Node(Node from, int code, Position checkpoint, int[] since, double value, Prompt prompt) {
      this.from = from;
      this.code = code;
      this.checkpoint = checkpoint;
      this.since = since;
      this.value = value;
      this.prompt = prompt;
      fingerprint = prompt == null ? Insight.fingerprint(checkpoint) : null;
    }

    boolean suspended() {
      return prompt != null;
    }
  }

  private static final Comparator<Node> BEST_FIRST =
      (one, other) -> Double.compare(other.value, one.value);

  private int seat;
  private Meter meter;
  private boolean cut;
  private boolean narrow;

  /**
   * Searches a turn.
   *
   * @param checkpoint a checkpoint within the turn
   * @param since the answers given since
   * @param seat whose decisions these are
   * @param meter counts the answers given, and says when to stop
   * @param most how many plans to return
   */
  Found search(Position checkpoint, int[] since, int seat, Meter meter, int most) {
    this.seat = seat;
    this.meter = meter;
    Prompt prompt = since.length == 0 ? null : TashKalarPrompt.ACTION;
    Node root = new Node(null, -1, checkpoint, since, 0, prompt);
    Map<Long, Node> ends = new HashMap<>();
    boolean whole = false;
    narrow = true;
    pass(root, NARROW, ends);
    narrow = false;
    for (int width = NARROW; meter.goesOn(); width *= 2) {
      cut = false;
      pass(root, width, ends);
      whole = !cut;
      if (whole || width > WIDEST) break;
    }
    List<Node> best = new ArrayList<>(ends.values());
    best.sort(BEST_FIRST.thenComparing(Planner::order));
    List<Plan> plans = new ArrayList<>();
    for (Node node : best.subList(0, Math.min(most, best.size()))) plans.add(plan(node, root));
    return new Found(List.copyOf(plans), ends.size(), whole);
  }

  /** The first of equal plans is that whose choices come first. */
  private static int order(Node one, Node other) {
    List<Integer> path = path(one);
    List<Integer> others = path(other);
    for (int i = 0; i < Math.min(path.size(), others.size()); i++) {
      int by = Integer.compare(path.get(i), others.get(i));
      if (by != 0) return by;
    }
    return Integer.compare(path.size(), others.size());
  }

  private static List<Integer> path(Node node) {
    List<Integer> path = new ArrayList<>();
    for (Node at = node; at.from != null; at = at.from) path.addFirst(at.code);
    return path;
  }

  private Plan plan(Node node, Node root) {
    List<Integer> path = path(node);
    if (!Insight.ending(node.checkpoint) && Insight.actions(node.checkpoint) == 0) {
      path.add(Insight.END);
    }
    int[] codes = path.stream().mapToInt(code -> code).toArray();
    return new Plan(codes, node.checkpoint, node.value);
  }

  private boolean spent() {
    return !narrow && !meter.goesOn();
  }

  /** One pass with a beam of this width; what earlier passes played is not played again. */
  private void pass(Node root, int width, Map<Long, Node> ends) {
    List<Node> layer = List.of(root);
    for (int unit = 0; unit < LONGEST && !layer.isEmpty(); unit++) {
      Map<Long, Node> reached = unit(layer, width);
      List<Node> open = new ArrayList<>();
      for (Map.Entry<Long, Node> each : reached.entrySet()) {
        Node node = each.getValue();
        boolean ending = !Insight.acting(node.checkpoint);
        boolean free = Insight.actions(node.checkpoint) == 0 && mayEnd(node.checkpoint);
        if (ending || free) ends.putIfAbsent(each.getKey(), node);
        if (!ending && !(free && idle(node))) open.add(node);
      }
      layer = kept(open, width);
    }
    if (!layer.isEmpty()) cut = true;
  }

  private static boolean mayEnd(Position p) {
    return !Insight.mustSummon(p);
  }

  /** Whether nothing but ending the turn is left: known without asking. */
  private static boolean idle(Node node) {
    return !Insight.freeChoices(node.checkpoint);
  }

  /** The most valuable of each number of actions left, about so many. */
  private List<Node> kept(List<Node> open, int width) {
    if (open.size() <= width) return open;
    Map<Integer, List<Node>> alike = new HashMap<>();
    for (Node node : open) {
      alike.computeIfAbsent(Insight.actions(node.checkpoint), n -> new ArrayList<>()).add(node);
    }
    List<Node> kept = new ArrayList<>();
    for (int actions : alike.keySet().stream().sorted().toList()) {
      kept.addAll(best(alike.get(actions), width));
    }
    return kept;
  }

  private List<Node> best(List<Node> nodes, int width) {
    nodes.sort(BEST_FIRST);
    if (nodes.size() <= width) return nodes;
    cut = true;
    return nodes.subList(0, width);
  }

  /** All checkpoints that one more unit leads to, by fingerprint. */
  private Map<Long, Node> unit(List<Node> layer, int width) {
    Map<Long, Node> reached = new LinkedHashMap<>();
    List<Node> open = layer;
    while (!open.isEmpty()) {
      Map<Alike, List<Node>> suspended = new LinkedHashMap<>();
      for (Node node : open) {
        expand(node);
        for (Node next : node.next) {
          if (next == null) {
            cut = true;
            continue;
          }
          if (next.suspended()) {
            suspended.computeIfAbsent(alike(next), key -> new ArrayList<>()).add(next);
          } else {
            reached.putIfAbsent(next.fingerprint, next);
          }
        }
      }
      open = new ArrayList<>();
      for (List<Node> alike : suspended.values()) open.addAll(best(alike, width));
    }
    return reached;
  }

  /** What a suspended position is compared with. */
  private record Alike(Prompt prompt, int card) {}

  /** In the narrow pass with all at the same kind of question, then with those of its card. */
  private Alike alike(Node node) {
    int first = node.since[0];
    return new Alike(node.prompt, narrow ? -1 : Insight.card(first));
  }

  /** Plays every choice of a node, as far as units are left. */
  private void expand(Node node) {
    if (node.choices == null && !ask(node)) {
      node.next = new Node[0];
      return;
    }
    if (node.next == null) node.next = new Node[node.choices.length];
    for (int i = 0; i < node.choices.length && !spent(); i++) {
      if (node.next[i] == null) node.next[i] = played(node, node.choices[i]);
    }
  }

  /** Finds the choices of a node. Returns false if none is the seat's or its teammate's. */
  private boolean ask(Node node) {
    if (play(node.checkpoint, node.since) != Trial.End.ASKS || !ours()) return false;
    node.choices = trial.choices();
    return true;
  }

  private boolean ours() {
    if (trial.seat() == Seat.NATURE) return false;
    Position p = trial.position();
    return Insight.side(p, trial.seat().index()) == Insight.side(p, seat);
  }

  private Trial.End play(Position checkpoint, int[] since) {
    long before = trial.answers();
    Trial.End end = trial.play(checkpoint, since, since.length);
    meter.use(trial.answers() - before);
    return end;
  }

  private Node played(Node node, int code) {
    int[] since = Arrays.copyOf(node.since, node.since.length + 1);
    since[node.since.length] = code;
    Trial.End end = play(node.checkpoint, since);
    Position p = trial.position();
    double worth = value.of(p, seat);
    if (end != Trial.End.ASKS) return new Node(node, code, p, NONE, worth, null);
    Node next = new Node(node, code, node.checkpoint, since, worth, trial.prompt());
    next.choices = trial.choices();
    return next;
  }

  private static final int[] NONE = {};
}
