package arenhold.rules.testkit.toys;

import arenhold.rules.Answer;
import arenhold.rules.Asked;
import arenhold.rules.Bundle;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Departure;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Options;
import arenhold.rules.Order;
import arenhold.rules.Outcome;
import arenhold.rules.Patience;
import arenhold.rules.Prompt;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.TableWords;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A toy game with dice and interrupts: players take turns to roll a die and walk up to that many
 * steps along a line, forward or back. Before the first roll all choose a head start in secret. One
 * seat secretly holds a flag, which it may lay while others choose or anyone is about to roll: it
 * moves five steps ahead. A seat that is out stays where it was and never comes back; the others
 * walk on as long as there are two. Uses {@link Table#chooseWithOffers}, {@link Table#together}
 * with an offer open, a time limit shared by several questions that also applies to matches by
 * days, standing orders, dice rolled by Nature, several decisions per unit, and units without
 * questions.
 */
public final class Ambush implements Game<Ambush.Walk> {

  private static final int GOAL = 15;
  private static final int MOST_TURNS = 30;
  private static final int MOST_AHEAD = 2;
  private static final int TURN_SECONDS = 20;
  private static final int TURN_SECONDS_BY_DAYS = 12 * 60 * 60;
  private static final int ROLL = 100;
  private static final int WAIT = 101;
  private static final int LAY = 102;
  private static final int FORWARD = 103;
  private static final int BACK = 104;
  private static final List<String> FIELDS =
      List.of("holder", "places", "turn", "started", "walking", "out");

  /** The kinds of questions. */
  public enum Ask implements Prompt {
    /** Nature: which seat gets the flag. */
    HIDE,
    /** How many steps ahead to begin; a number chosen by several seats is lost. */
    HEAD_START,
    /** An offer: lay the flag. */
    LAY,
    /** Roll or wait; or lay the flag. */
    TURN,
    /** Nature: the die. */
    DIE,
    /** How many steps; the context is the die. */
    STEPS,
    /** Which way. */
    WAY;

    @Override
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The position. */
  public static final class Walk {
    /** The seat that holds the flag; -1 before it is dealt, -2 after it was laid. */
    private int holder = -1;

    private int[] places;
    private int turn;

    /** Whether every seat has chosen a head start. */
    private boolean started;

    /** Whether a turn is in progress. */
    private boolean walking = true;

    /** The seats that are out, in the order they left. */
    private List<Integer> out = List.of();
  }

  /** All seats chose a head start. */
  public record Started(List<Integer> steps) implements Event {}

  /** A seat laid the flag. */
  public record FlagLaid(int seat) implements Event {}

  /** The die was rolled. */
  public record Rolled(int seat, int die) implements Event {}

  /** A seat walked. */
  public record Walked(int seat, int place) implements Event {}

  /** A viewer's view; {@code flag}: whether the viewer holds it. */
  public record Sight(
      List<Integer> places, int turn, boolean laid, List<Boolean> flag, List<Integer> out)
      implements View {}

  @Override
  public GameInfo info() {
    return new GameInfo(
        "ambush", 1, List.of(new GameInfo.Form("walk", 3, 4, List.of(), List.of())));
  }

  @Override
  public Walk start(Setup setup) {
    Walk walk = new Walk();
    walk.places = new int[setup.size()];
    return walk;
  }

  @Override
  public Walk copy(Walk from) {
    Walk copy = new Walk();
    copy.holder = from.holder;
    copy.places = from.places.clone();
    copy.turn = from.turn;
    copy.started = from.started;
    copy.walking = from.walking;
    copy.out = from.out;
    return copy;
  }

  @Override
  public boolean advance(Walk p, Table table) {
    if (p.holder == -1) {
      Options seats = table.options();
      for (int seat = 0; seat < p.places.length; seat++) seats.add(seat);
      p.holder = table.choose(Seat.NATURE, Ask.HIDE);
    } else if (!p.started) {
      start(p, table);
      p.started = true;
    } else if (p.walking) {
      turn(p, table);
      p.walking = false;
    } else {
      do p.turn++;
      while (p.out.contains(p.turn % p.places.length));
      p.walking = true;
    }
    return p.turn < MOST_TURNS && Arrays.stream(p.places).max().orElseThrow() < GOAL;
  }

  private static List<Seat> seats(Walk p) {
    return IntStream.range(0, p.places.length)
        .filter(seat -> !p.out.contains(seat))
        .mapToObj(Seat::of)
        .toList();
  }

  /**
   * The offer of the flag to its holder, unless that is {@code active}, who has it among the
   * choices.
   */
  private static List<Asked> offers(Walk p, int active) {
    // That its holder is out does not reveal where the flag is: it is just never laid.
    if (p.holder < 0 || p.holder == active || p.out.contains(p.holder)) return List.of();
    return List.of(Asked.offer(Seat.of(p.holder), Ask.LAY, LAY));
  }

  private static void lay(Walk p, Table table, Answer answer) {
    p.holder = -2;
    p.places[answer.seat().index()] += 5;
    table.noReturn();
    table.tell(new FlagLaid(answer.seat().index()));
  }

  private static void start(Walk p, Table table) {
    var decided = table.together(seats(p), seat -> headStart(table, seat), offers(p, -1));
    table.noReturn();
    List<Integer> steps = decided.results();
    for (int i = 0; i < steps.size(); i++) {
      int own = steps.get(i);
      if (Collections.frequency(steps, own) == 1) p.places[seats(p).get(i).index()] = own;
    }
    table.tell(new Started(steps));
    for (Answer taken : decided.taken()) lay(p, table, taken);
  }

  private static int headStart(Table table, Seat seat) {
    Options options = table.options();
    for (int steps = 0; steps <= MOST_AHEAD; steps++) options.add(steps);
    return table.choose(seat, Ask.HEAD_START);
  }

  private static void turn(Walk p, Table table) {
    int active = p.turn % p.places.length;
    Seat seat = Seat.of(active);
    while (true) {
      Options own = table.options();
      own.add(ROLL);
      own.add(WAIT);
      if (p.holder == active) own.add(LAY);
      Answer answer = table.chooseWithOffers(seat, Ask.TURN, null, offers(p, active));
      if (answer.code() == WAIT) return;
      if (answer.code() == ROLL) break;
      lay(p, table, answer);
    }
    Options sides = table.options();
    for (int side = 1; side <= 6; side++) sides.add(side);
    int die = table.choose(Seat.NATURE, Ask.DIE);
    table.tell(new Rolled(active, die));
    Options counts = table.options();
    for (int count = 1; count <= die; count++) counts.add(count);
    int steps = table.chooseUnlessForced(seat, Ask.STEPS, die);
    Options ways = table.options();
    ways.add(FORWARD);
    if (p.places[active] >= steps) ways.add(BACK);
    boolean forward = table.choose(seat, Ask.WAY) == FORWARD;
    p.places[active] += forward ? steps : -steps;
    if (table.listening()) table.tell(new Walked(active, p.places[active]));
  }

  private static String word(int code) {
    return switch (code) {
      case ROLL -> "roll";
      case WAIT -> "wait";
      case LAY -> "lay";
      case FORWARD -> ">";
      case BACK -> "<";
      default -> String.valueOf(code);
    };
  }

  @Override
  public Choice choice(Walk position, Asked asked, int code) {
    return new Choice(word(code), asked.prompt().key(), Map.of());
  }

  /** Only its holder learns who holds the flag. */
  @Override
  public String learned(Walk position, Asked asked, int code, Viewer viewer) {
    if (asked.prompt() != Ask.HIDE) return word(code);
    return viewer.knowsAs(Seat.of(code)) ? "mine" : "";
  }

  @Override
  public Question.Context context(Walk position, Asked asked) {
    if (asked.prompt() != Ask.STEPS) return Question.Context.NONE;
    return new Question.Context("die", List.of(), (Integer) asked.context());
  }

  /** All choices of a turn share a time limit. */
  @Override
  public Patience patience(Walk p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case TURN, STEPS, WAY -> new Patience.Own(0, TURN_SECONDS, TURN_SECONDS_BY_DAYS, p.turn + 1);
      case HIDE, HEAD_START, LAY, DIE -> Patience.NONE;
    };
  }

  /** A seat that does not roll in time waits; one that has rolled takes one step forward. */
  @Override
  public int fallback(Walk position, Asked asked) {
    return asked.prompt() == Ask.TURN ? WAIT : asked.codes()[0];
  }

  @Override
  public List<String> orderNames(Walk p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case LAY -> List.of("lay");
      case TURN -> List.of("turn " + p.turn, "turn");
      default -> List.of();
    };
  }

  @Override
  public String problem(Walk p, Seat seat, Order order) {
    boolean turn = order.about().matches("turn( \\d{1,2})?");
    if (!turn && !order.about().equals("lay")) return "about";
    List<String> possible = turn ? List.of("roll", "wait", "lay") : List.of("lay");
    return possible.containsAll(order.answers()) ? null : "answer";
  }

  @Override
  public View view(Walk p, Viewer viewer) {
    List<Boolean> flag = new ArrayList<>();
    for (int seat = 0; seat < p.places.length; seat++) {
      flag.add(viewer.knowsAs(Seat.of(seat)) ? p.holder == seat : null);
    }
    List<Integer> places = Arrays.stream(p.places).boxed().toList();
    return new Sight(places, p.turn, p.holder == -2, flag, p.out);
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public boolean allows(Walk position, Command command, Seat seat) {
    return command != Command.RESIGN && command != Command.TAKE_OVER;
  }

  @Override
  public boolean playsOnWithout(Walk p, List<Seat> gone) {
    return gone.size() < p.places.length - 1;
  }

  @Override
  public Optional<Outcome> retire(Walk p, List<Departure> going) {
    List<Integer> out = new ArrayList<>(p.out);
    for (Departure each : going) out.add(each.seat().index());
    p.out = List.copyOf(out);
    if (out.contains(p.turn % p.places.length)) p.walking = false;
    boolean alone = out.size() >= p.places.length - 1;
    return alone ? Optional.of(outcome(p, going.getFirst().reason())) : Optional.empty();
  }

  @Override
  public Outcome lost(Walk p, Seat seat, String reason, int seats) {
    Walk end = copy(p);
    retire(end, Departure.going(List.of(seat), reason));
    return outcome(end, reason);
  }

  @Override
  public Outcome outcome(Walk p) {
    return outcome(p, "played");
  }

  /** The farthest seat wins; seats that are out come after all others, the first to leave last. */
  private static Outcome outcome(Walk p, String reason) {
    List<Integer> far = new ArrayList<>();
    for (int seat = 0; seat < p.places.length; seat++) {
      int gone = p.out.indexOf(seat);
      far.add(gone < 0 ? p.places[seat] : gone - p.places.length);
    }
    List<Integer> ranks =
        far.stream().map(s -> 1 + (int) far.stream().filter(t -> t > s).count()).toList();
    List<Integer> places = Arrays.stream(p.places).boxed().toList();
    return new Outcome(ranks, reason, List.of(new Outcome.Decider("place", places)));
  }

  @Override
  public Outcome outcome(Walk p, Command command, Seat seat) {
    return outcome(p, "agreed");
  }

  @Override
  public Map<String, Object> write(Walk p) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("holder", p.holder);
    result.put("places", Arrays.stream(p.places).boxed().toList());
    result.put("turn", p.turn);
    result.put("started", p.started);
    result.put("walking", p.walking);
    result.put("out", p.out);
    return result;
  }

  @Override
  public Walk read(Setup setup, Map<String, Object> written) {
    if (!FIELDS.containsAll(written.keySet())) throw new IllegalArgumentException("fields");
    Walk p = new Walk();
    p.holder = Json.integer(written.get("holder"));
    p.places = Json.list(written.get("places")).stream().mapToInt(Json::integer).toArray();
    p.turn = Json.integer(written.get("turn"));
    p.started = (Boolean) written.get("started");
    p.walking = (Boolean) written.get("walking");
    p.out = Json.list(written.get("out")).stream().map(Json::integer).toList();
    return p;
  }

  @Override
  public String drawn(Walk position) {
    return Arrays.toString(position.places);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameInfo info = info();
    Bundle bundle = Bundle.of(Ambush.class, locale, info.key());
    TableWords table =
        bundle.table(
            List.of("places", "flag", "steps"),
            List.of("out"),
            List.of(
                new Order("turn", List.of("roll", "wait", "lay")),
                new Order("lay", List.of("lay"))));
    return new GameCatalogue(
        info.key(), info.version(), bundle.words(info), Map.of(), table, Map.of());
  }
}
