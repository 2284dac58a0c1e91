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
 * A toy game with hidden hands: every player draws three of twelve cards, puts any number of them
 * back unseen (simultaneously), then bids one card at a time (simultaneously); the highest card bid
 * by only one seat scores. The holder of the highest card of all may then show it, once a match,
 * and no seat scores in that round; all are asked on a public clock, whether they hold it or not.
 * Of three, one may leave and the others bid on: a seat that is out bids no more, keeps its points
 * and comes last. Uses {@link Table#together} with several picks per seat, a public clock with a
 * hold and with its own limit in matches by days, a minimum time, and standing orders; long,
 * because it uses so much of the kernel.
 */
public final class Bidding implements Game<Bidding.Hands> {

  private static final int CARDS = 12;
  private static final int HAND = 3;
  private static final int KEEP = 20;
  private static final int PASS = 21;
  private static final int SHOW = 22;
  private static final int TOP = 1 << CARDS - 1;
  private static final List<String> FIELDS =
      List.of("loose", "hands", "scores", "seat", "dealt", "shown", "clock", "out");

  /** Putting back instantly would reveal that nothing is put back. */
  private static final Patience PUT_BACK_TIME = new Patience.Own(2, 30, 0, 1);

  private static final int BID_SECONDS = 30;
  private static final int SHOW_SECONDS = 3;
  private static final int SHOW_SECONDS_BY_DAYS = 12 * 60 * 60;
  private static final Patience.Hold HOLD = new Patience.Hold(15, 20, 0);

  /** The kinds of questions. */
  public enum Ask implements Prompt {
    /** Nature: which card is drawn; the context is the seat that draws. */
    DRAW,
    /** Which further card to put back; the context is the cards put back so far, one bit each. */
    PUT_BACK,
    /** Which card to bid. */
    BID,
    /** Whether to show the highest card. */
    SHOW;

    @Override
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean open() {
      return this != PUT_BACK;
    }
  }

  /** The position; sets of cards have one bit per card. */
  public static final class Hands {
    private int loose = (1 << CARDS) - 1;
    private int[] hands;
    private int[] scores;
    private int seat;
    private boolean dealt;

    /** Whether the highest card was shown. */
    private boolean shown;

    /** The number of the public clock. */
    private int clock;

    /** The seats that are out, in the order they left. */
    private List<Integer> out = List.of();
  }

  /** A card was drawn; null for viewers who may not know it. */
  public record Drew(int seat, String card) implements Event {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Drew(seat, null));
    }
  }

  /** A number of cards were put back. */
  public record PutBack(int seat, int cards) implements Event {}

  /** A seat showed the highest card: no seat scores. */
  public record Shown(int seat) implements Event {}

  /** All bids were revealed; null for a seat that bid nothing. */
  public record Bids(List<String> cards) implements Event {}

  /** A viewer's view; unknown hands are null. */
  public record Sight(
      List<List<String>> hands, List<Integer> counts, List<Integer> scores, List<Integer> out)
      implements View {}

  @Override
  public GameInfo info() {
    return new GameInfo(
        "bidding", 1, List.of(new GameInfo.Form("bids", 2, 3, List.of(), List.of())));
  }

  @Override
  public Hands start(Setup setup) {
    Hands hands = new Hands();
    hands.hands = new int[setup.size()];
    hands.scores = new int[setup.size()];
    return hands;
  }

  @Override
  public Hands copy(Hands from) {
    Hands copy = new Hands();
    copy.loose = from.loose;
    copy.hands = from.hands.clone();
    copy.scores = from.scores.clone();
    copy.seat = from.seat;
    copy.dealt = from.dealt;
    copy.shown = from.shown;
    copy.clock = from.clock;
    copy.out = from.out;
    return copy;
  }

  @Override
  public boolean advance(Hands p, Table table) {
    if (p.seat < p.hands.length) {
      for (int i = 0; i < HAND; i++) draw(p, table, p.seat);
      p.seat++;
    } else if (!p.dealt) {
      mulligan(p, table);
      p.dealt = true;
    } else {
      bid(p, table);
    }
    return !p.dealt || !over(p);
  }

  /**
   * Whether no seat that is still in has cards left; seats that came back have more than others.
   */
  private static boolean over(Hands p) {
    return seats(p).stream().allMatch(seat -> p.hands[seat.index()] == 0);
  }

  private static void draw(Hands p, Table table, int seat) {
    list(table.options(), p.loose);
    int card = table.choose(Seat.NATURE, Ask.DRAW, seat);
    p.loose &= ~(1 << card);
    p.hands[seat] |= 1 << card;
    if (table.listening()) table.tell(new Drew(seat, name(card)));
  }

  private static void list(Options options, int cards) {
    for (int card = 0; card < CARDS; card++) if ((cards >> card & 1) != 0) options.add(card);
  }

  private static List<Seat> seats(Hands p) {
    return IntStream.range(0, p.hands.length)
        .filter(seat -> !p.out.contains(seat))
        .mapToObj(Seat::of)
        .toList();
  }

  private static void mulligan(Hands p, Table table) {
    List<Seat> seats = seats(p);
    List<Integer> back = table.together(seats, seat -> putBack(p, table, seat));
    table.noReturn();
    for (int i = 0; i < back.size(); i++) {
      int seat = seats.get(i).index();
      p.hands[seat] &= ~back.get(i);
      table.tell(new PutBack(seat, Integer.bitCount(back.get(i))));
    }
    for (int i = 0; i < back.size(); i++) {
      int seat = seats.get(i).index();
      while (Integer.bitCount(p.hands[seat]) < HAND) draw(p, table, seat);
    }
    for (int cards : back) p.loose |= cards;
  }

  private static int putBack(Hands p, Table table, Seat seat) {
    int back = 0;
    // Three seats leave three cards in the deck: one each.
    int most = p.hands.length == 2 ? HAND : 1;
    while (Integer.bitCount(back) < most) {
      Options options = table.options();
      list(options, p.hands[seat.index()] & ~back);
      options.add(KEEP);
      int card = table.choose(seat, Ask.PUT_BACK, back);
      if (card == KEEP) break;
      back |= 1 << card;
    }
    return back;
  }

  private static void bid(Hands p, Table table) {
    List<Seat> bidders = seats(p).stream().filter(seat -> p.hands[seat.index()] != 0).toList();
    List<Integer> bids =
        table.together(
            bidders,
            seat -> {
              list(table.options(), p.hands[seat.index()]);
              return table.choose(seat, Ask.BID);
            });
    table.noReturn();
    int best = -1;
    List<String> cards = new ArrayList<>(Collections.nCopies(p.hands.length, null));
    for (int i = 0; i < bids.size(); i++) {
      int card = bids.get(i);
      int seat = bidders.get(i).index();
      p.hands[seat] &= ~(1 << card);
      cards.set(seat, name(card));
      boolean alone = bids.stream().filter(other -> other / 2 == card / 2).count() == 1;
      if (alone && (best < 0 || card > bids.get(best))) best = i;
    }
    table.tell(new Bids(Collections.unmodifiableList(cards)));
    if (!voided(p, table) && best >= 0) p.scores[bidders.get(best).index()]++;
  }

  /** Asks all seats whether to show the highest card, until all have passed since it was shown. */
  private static boolean voided(Hands p, Table table) {
    boolean voided = false;
    List<Seat> waiting = new ArrayList<>(seats(p));
    p.clock++;
    while (!waiting.isEmpty()) {
      Answer answer = table.first(waiting.stream().map(seat -> show(p, table, seat)).toList());
      waiting.remove(answer.seat());
      if (answer.code() == PASS) continue;
      voided = true;
      p.shown = true;
      p.clock++;
      waiting = new ArrayList<>(seats(p));
      table.noReturn();
      table.tell(new Shown(answer.seat().index()));
    }
    return voided;
  }

  private static Asked show(Hands p, Table table, Seat seat) {
    Options options = table.options();
    options.add(PASS);
    if (!p.shown && (p.hands[seat.index()] & TOP) != 0) options.add(SHOW);
    return table.question(seat, Ask.SHOW, null);
  }

  private static String name(int card) {
    if (card >= KEEP) return card == KEEP ? "keep" : card == PASS ? "pass" : "show";
    return card / 2 + 1 + (card % 2 == 0 ? "a" : "b");
  }

  private static List<String> names(int cards) {
    return IntStream.range(0, CARDS)
        .filter(card -> (cards >> card & 1) != 0)
        .mapToObj(Bidding::name)
        .toList();
  }

  @Override
  public Choice choice(Hands position, Asked asked, int code) {
    String name = name(code);
    if (code >= KEEP) return new Choice(name, name, Map.of());
    return new Choice(name, asked.prompt().key(), Map.of("card", List.of(name)));
  }

  /** Others see how many cards are put back and who draws; bids are revealed all at once. */
  @Override
  public String learned(Hands position, Asked asked, int code, Viewer viewer) {
    return switch ((Ask) asked.prompt()) {
      case DRAW -> viewer.knowsAs(Seat.of((Integer) asked.context())) ? name(code) : "";
      case PUT_BACK ->
          viewer.knowsAs(asked.seat()) || code == KEEP ? name(code) : asked.prompt().key();
      case BID, SHOW -> name(code);
    };
  }

  @Override
  public Question.Context context(Hands position, Asked asked) {
    if (asked.prompt() != Ask.PUT_BACK) return Question.Context.NONE;
    return new Question.Context(null, names((Integer) asked.context()), 0);
  }

  @Override
  public int fallback(Hands position, Asked asked) {
    return asked.prompt() == Ask.SHOW ? PASS : asked.codes()[asked.codes().length - 1];
  }

  @Override
  public Patience patience(Hands p, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      case DRAW -> Patience.NONE;
      case PUT_BACK -> PUT_BACK_TIME;
      case BID -> Patience.within(BID_SECONDS, p.clock + 2);
      case SHOW -> new Patience.Public(p.clock, SHOW_SECONDS, true, HOLD, SHOW_SECONDS_BY_DAYS);
    };
  }

  @Override
  public List<String> orderNames(Hands p, Asked asked) {
    return asked.prompt() == Ask.DRAW ? List.of() : List.of(asked.prompt().key());
  }

  @Override
  public String problem(Hands p, Seat seat, Order order) {
    List<String> possible = new ArrayList<>(names((1 << CARDS) - 1));
    switch (order.about()) {
      case "put_back" -> possible.add("keep");
      case "bid" -> {}
      case "show" -> possible = List.of("pass", "show", Order.HOLD);
      default -> {
        return "about";
      }
    }
    return possible.containsAll(order.answers()) ? null : "answer";
  }

  @Override
  public View view(Hands p, Viewer viewer) {
    List<List<String>> hands = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    for (int seat = 0; seat < p.hands.length; seat++) {
      hands.add(viewer.knowsAs(Seat.of(seat)) ? names(p.hands[seat]) : null);
      counts.add(Integer.bitCount(p.hands[seat]));
    }
    return new Sight(hands, counts, Arrays.stream(p.scores).boxed().toList(), p.out);
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public boolean allows(Hands position, Command command, Seat seat) {
    return true;
  }

  @Override
  public boolean playsOnWithout(Hands p, List<Seat> gone) {
    return gone.size() < p.hands.length - 1;
  }

  @Override
  public Optional<Outcome> retire(Hands p, List<Departure> going) {
    List<Integer> out = new ArrayList<>(p.out);
    for (Departure each : going) out.add(each.seat().index());
    p.out = List.copyOf(out);
    boolean alone = out.size() >= p.hands.length - 1;
    return alone ? Optional.of(outcome(p, going.getFirst().reason())) : Optional.empty();
  }

  @Override
  public void restore(Hands p, Seat seat) {
    p.out = p.out.stream().filter(other -> other != seat.index()).toList();
  }

  @Override
  public Outcome lost(Hands p, Seat seat, String reason, int seats) {
    Hands end = copy(p);
    retire(end, Departure.going(List.of(seat), reason));
    return outcome(end, reason);
  }

  @Override
  public Outcome outcome(Hands p) {
    return outcome(p, "played");
  }

  /** By scores; seats that are out come after all others, later ones before earlier ones. */
  private static Outcome outcome(Hands p, String reason) {
    List<Integer> scores = Arrays.stream(p.scores).boxed().toList();
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < scores.size(); seat++) {
      int better = 0;
      for (int other = 0; other < scores.size(); other++) if (better(p, other, seat)) better++;
      places.add(1 + better);
    }
    return new Outcome(List.copyOf(places), reason, List.of(new Outcome.Decider("score", scores)));
  }

  private static boolean better(Hands p, int one, int other) {
    int gone = p.out.indexOf(one);
    int otherGone = p.out.indexOf(other);
    if (gone < 0 && otherGone < 0) return p.scores[one] > p.scores[other];
    return gone < 0 || otherGone >= 0 && gone > otherGone;
  }

  @Override
  public Outcome outcome(Hands p, Command command, Seat seat) {
    return command == Command.STOP ? outcome(p, "agreed") : lost(p, seat, Outcome.RESIGNED, 0);
  }

  @Override
  public Map<String, Object> write(Hands p) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("loose", p.loose);
    result.put("hands", Arrays.stream(p.hands).boxed().toList());
    result.put("scores", Arrays.stream(p.scores).boxed().toList());
    result.put("seat", p.seat);
    result.put("dealt", p.dealt);
    result.put("shown", p.shown);
    result.put("clock", p.clock);
    result.put("out", p.out);
    return result;
  }

  @Override
  public Hands read(Setup setup, Map<String, Object> written) {
    if (!FIELDS.containsAll(written.keySet())) throw new IllegalArgumentException("fields");
    Hands p = new Hands();
    p.loose = Json.integer(written.get("loose"));
    p.hands = Json.list(written.get("hands")).stream().mapToInt(Json::integer).toArray();
    p.scores = Json.list(written.get("scores")).stream().mapToInt(Json::integer).toArray();
    p.seat = Json.integer(written.get("seat"));
    p.dealt = (Boolean) written.get("dealt");
    p.shown = (Boolean) written.get("shown");
    p.clock = Json.integer(written.get("clock"));
    p.out = Json.list(written.get("out")).stream().map(Json::integer).toList();
    return p;
  }

  @Override
  public String drawn(Hands position) {
    return Arrays.toString(position.hands);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    GameInfo info = info();
    Bundle bundle = Bundle.of(Bidding.class, locale, info.key());
    TableWords table =
        bundle.table(
            List.of("hands", "counts", "scores", "cards"),
            List.of("out"),
            List.of(
                new Order("put_back", List.of("keep")),
                new Order("bid", names((1 << CARDS) - 1)),
                new Order("show", List.of("show", "pass", Order.HOLD))));
    return new GameCatalogue(
        info.key(), info.version(), bundle.words(info), Map.of(), table, Map.of());
  }
}
