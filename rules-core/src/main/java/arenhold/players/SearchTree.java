package arenhold.players;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.Prospect;
import arenhold.rules.Rollout;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The tree of a search, and the choices made in each of its iterations. A node is a question as the
 * seat that is asked knows it: everything that seat learned since the root. Below the tree choices
 * are made by {@link Tastes} until the turn ends; then {@link Standing} values the position, if it
 * can tell the seats apart, and otherwise the match is played to its end. Valuing at the end of the
 * turn beat valuing a turn later in three matches of four.
 *
 * @param <P> the game's position
 */
final class SearchTree<P> implements Rollout.Policy<P> {

  /** The most choices if positions cannot be valued before the end. */
  private static final int ENDLESS = 20_000;

  /** A choice at a node. */
  private static final class Edge {
    private int visits;
    private int offered;
    private double sum;
  }

  /** A question as its seat knows it. */
  private static final class Node {
    private final Map<String, Edge> edges = new HashMap<>();
    private int visits;
  }

  /** What each seat learns of a choice made while others decide, once they have. */
  private record Later(Seat by, long[] learned) {}

  private final Game<P> game;
  private final SearchStyle style;
  private final Seat own;
  private final Viewer[] viewers;
  private final SplittableRandom random;
  private final Meter meter;
  private final Tastes tastes = new Tastes();
  private final Map<Long, Node> nodes = new HashMap<>();

  // The current iteration.
  private final long[] learned;
  private final List<Later> later = new ArrayList<>();
  private final List<Edge> path = new ArrayList<>();
  private final List<Seat> pathSeats = new ArrayList<>();
  private int[] made = new int[256];
  private byte[] makers = new byte[256];
  private int count;
  private int rootChoice;
  private boolean rooted;
  private boolean inTree;
  private int lastTurn;
  private int longest;

  // What is kept of positions for reasons.
  private boolean keeping;
  private int firstTurn;
  private List<Prospect> parts;

  private Edge[] offeredEdges = new Edge[64];

  SearchTree(Seen<P> seen, SearchStyle style, SplittableRandom random, Meter meter) {
    this.style = style;
    this.game = seen.game();
    this.own = seen.seat();
    this.random = random;
    this.meter = meter;
    int seats = seen.known().setup().size();
    viewers = new Viewer[seats];
    for (int i = 0; i < seats; i++) viewers[i] = Viewer.of(Seat.of(i));
    learned = new long[seats];
  }

  /** Begins an iteration with this choice at the root. */
  void begin(int choice) {
    rootChoice = choice;
    rooted = false;
    inTree = true;
    later.clear();
    path.clear();
    pathSeats.clear();
    count = 0;
    lastTurn = -1;
    longest = style.longest();
    parts = null;
    Arrays.fill(learned, 1);
  }

  /** Ends it. Returns its value for the seat that decides. */
  double end(Rollout<P> rollout) {
    P position = rollout.position();
    double[] values =
        rollout.outcome() != null
            ? Standing.ended(game, position, rollout.outcome())
            : Standing.now(game, position);
    for (int i = 0; i < path.size(); i++) {
      Edge edge = path.get(i);
      edge.visits++;
      edge.sum += values[pathSeats.get(i).index()];
    }
    for (int i = 0; i < count; i++) tastes.add(made[i], values[makers[i]]);
    return values[own.index()];
  }

  /** Keeps {@link #parts} from the next iteration on. */
  void keepParts() {
    keeping = true;
  }

  /**
   * The named parts of what the position was worth in the last iteration, where the usual style
   * values it, even if this one plays on; empty if the game names none, null if the match was over
   * before or they were not kept.
   */
  List<Prospect> parts() {
    return parts;
  }

  @Override
  public int first(List<Asked> open) {
    for (int i = 0; !rooted && i < open.size(); i++) if (open.get(i).seat() == own) return i;
    return 0;
  }

  @Override
  public int pick(Rollout<P> at) {
    meter.use(1);
    if (!at.together() && !later.isEmpty()) tellLater();
    if (at.seat() == Seat.NATURE) {
      int index = random.nextInt(at.size());
      if (inTree) learn(at, index);
      return index;
    }
    if (!rooted && at.seat() == own) {
      rooted = true;
      firstTurn = game.turn(at.position()).number();
      lastTurn = firstTurn + style.turns();
      return chosen(at, rootChoice == Decision.WAIT ? Rollout.WAIT : rootChoice);
    }
    if (rooted && stops(at)) return Rollout.STOP;
    if (at.size() == 1 && !at.offer()) return inTree ? told(at, 0) : 0;
    return chosen(at, inTree ? inTree(at) : sampled(at));
  }

  /** Whether this question is where the position is to be valued. */
  private boolean stops(Rollout<P> at) {
    if (at.together()) return false;
    int turn = game.turn(at.position()).number();
    SearchStyle usual = SearchStyle.USUAL;
    boolean valued = keeping && due(turn, firstTurn + usual.turns(), usual.longest());
    if (valued && parts == null) parts = game.prospects(at.position());
    if (!due(turn, lastTurn, longest)) return false;
    if (Standing.tells(game, at.position())) return true;
    lastTurn = Integer.MAX_VALUE;
    if (count >= ENDLESS) return true;
    longest = ENDLESS;
    return false;
  }

  private boolean due(int turn, int last, int most) {
    return turn == 0 ? count >= most : turn >= last || count >= most * 4;
  }

  /** Notes a choice of a player. */
  private int chosen(Rollout<P> at, int index) {
    if (count == made.length) {
      made = Arrays.copyOf(made, 2 * count);
      makers = Arrays.copyOf(makers, 2 * count);
    }
    int code = index == Rollout.WAIT ? -1 : at.code(index);
    made[count] = Tastes.place(at.seat(), at.prompt(), code);
    makers[count++] = (byte) at.seat().index();
    return inTree ? told(at, index) : index;
  }

  // In the tree

  private int inTree(Rollout<P> at) {
    long key = learned[at.seat().index()] * 31 + at.seat().index();
    Node node = nodes.get(key);
    if (node == null) {
      node = new Node();
      nodes.put(key, node);
      // The iteration leaves the tree here, unless it has not come to the root yet.
      inTree = !rooted;
    }
    node.visits++;
    int index = selected(at, node);
    path.add(offeredEdges[index]);
    pathSeats.add(at.seat());
    return index == at.size() ? Rollout.WAIT : index;
  }

  /** Selects a choice, by upper bounds of confidence among some of them. */
  private int selected(Rollout<P> at, Node node) {
    int size = at.size() + (at.offer() ? 1 : 0);
    if (offeredEdges.length < size) offeredEdges = new Edge[2 * size];
    int tried = 0;
    for (int i = 0; i < size; i++) {
      String notation = i == at.size() ? "" : at.notation(i);
      Edge edge = node.edges.computeIfAbsent(notation, any -> new Edge());
      edge.offered++;
      offeredEdges[i] = edge;
      if (edge.visits > 0) tried++;
    }
    boolean wider =
        tried < size && tried < style.firstWidth() + style.width() * Math.sqrt(node.visits);
    int best = -1;
    double highest = 0;
    // Equal ones are taken in turn from a random one on.
    int start = random.nextInt(size);
    for (int i = 0; i < size; i++) {
      int index = (start + i) % size;
      Edge edge = offeredEdges[index];
      if (edge.visits > 0 == wider) continue;
      double bound = wider ? taste(at, index) : bound(edge);
      if (best >= 0 && bound <= highest) continue;
      best = index;
      highest = bound;
    }
    return best;
  }

  private double bound(Edge edge) {
    double mean = edge.sum / edge.visits;
    return mean + style.curiosity() * Math.sqrt(StrictMath.log(edge.offered + 1) / edge.visits);
  }

  private float taste(Rollout<P> at, int index) {
    int code = index >= at.size() ? -1 : at.code(index);
    return tastes.value(Tastes.place(at.seat(), at.prompt(), code));
  }

  // Below the tree

  private int sampled(Rollout<P> at) {
    int size = at.size() + (at.offer() ? 1 : 0);
    int best = random.nextInt(size);
    if (random.nextInt(style.atRandom()) > 0) {
      float highest = taste(at, best);
      for (int i = 1; i < style.sampled(); i++) {
        int index = random.nextInt(size);
        float value = taste(at, index);
        if (value <= highest) continue;
        best = index;
        highest = value;
      }
    }
    return best == at.size() ? Rollout.WAIT : best;
  }

  // What the seats learn

  private int told(Rollout<P> at, int index) {
    if (index != Rollout.WAIT) learn(at, index);
    return index;
  }

  /** Adds this choice to what the seats know; to the others' later, if all decide together. */
  private void learn(Rollout<P> at, int index) {
    long[] now = new long[viewers.length];
    for (int i = 0; i < now.length; i++) {
      now[i] = hash(at.learned(index, viewers[i])) * 31 + at.seat().index() + 2;
    }
    Later choice = new Later(at.seat(), now);
    if (at.together()) {
      int own = at.seat().index();
      learned[own] = mixed(learned[own], now[own]);
      later.add(choice);
      return;
    }
    for (int i = 0; i < now.length; i++) learned[i] = mixed(learned[i], now[i]);
  }

  private void tellLater() {
    for (Later choice : later) {
      for (int i = 0; i < learned.length; i++) {
        if (i != choice.by().index()) learned[i] = mixed(learned[i], choice.learned()[i]);
      }
    }
    later.clear();
  }

  private static long mixed(long one, long other) {
    long mixed = (one ^ other) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }

  private static long hash(String text) {
    long hash = 7;
    for (int i = 0; i < text.length(); i++) hash = hash * 1_000_003 + text.charAt(i);
    return hash;
  }
}
