package arenhold.rules.destiny;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Departure;
import arenhold.rules.Fault;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Imagining;
import arenhold.rules.Measure;
import arenhold.rules.Option;
import arenhold.rules.Order;
import arenhold.rules.Outcome;
import arenhold.rules.Patience;
import arenhold.rules.Prospect;
import arenhold.rules.Question;
import arenhold.rules.Samples;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Turn;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Team;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.play.Code;
import arenhold.rules.destiny.play.Playing;
import arenhold.rules.destiny.play.Removal;
import arenhold.rules.destiny.play.Source;
import arenhold.rules.destiny.position.Phase;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.PositionReader;
import arenhold.rules.destiny.position.PositionWriter;
import arenhold.rules.destiny.position.Terms;
import arenhold.rules.destiny.turn.Course;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The game of Destiny. */
public final class Destiny implements Game<Position> {

  /** The form for two. */
  public static final String DUEL = "duel";

  /** The form for three and four (D15). */
  public static final String FREE_FOR_ALL = "free-for-all";

  private static final ScenarioGrammar SCENES = new Scenes();

  /** Whether choices may be taken back (D19.3). */
  private static final Option TAKE_BACK =
      new Option.OneOf("takeBack", List.of("yes", "no"), "yes", false);

  private static final GameInfo INFO =
      new GameInfo(
          "destiny",
          1,
          List.of(
              new GameInfo.Form(DUEL, 2, 2, List.of(TAKE_BACK), List.of(Teams.OPTION)),
              new GameInfo.Form(FREE_FOR_ALL, 3, 4, List.of(TAKE_BACK), List.of(Teams.OPTION))),
          Stream.concat(Teams.PROBLEMS.stream(), WhyNot.CODES.stream()).toList());

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Setup.Problem problem(Setup setup) {
    Setup.Problem problem = Teams.problem(setup);
    return problem == null ? Game.super.problem(setup) : problem;
  }

  @Override
  public List<Fault> faults(String form, String option, String value) {
    boolean team = INFO.form(form) != null && option.equals(Teams.OPTION.key());
    return team ? Teams.faults(value) : List.of();
  }

  @Override
  public String secret(Setup known, Option option, Table nature) {
    return Teams.any(nature);
  }

  @Override
  public Position start(Setup setup) {
    return new Position(terms(setup));
  }

  private static Terms terms(Setup setup) {
    String takeBack = setup.table(TAKE_BACK.key(), TAKE_BACK.fallback());
    return new Terms(teams(setup), takeBack.equals("yes"));
  }

  private static List<Team> teams(Setup setup) {
    List<Team> teams = new ArrayList<>();
    for (int seat = 0; seat < setup.size(); seat++) teams.add(Teams.of(setup, Seat.of(seat)));
    return List.copyOf(teams);
  }

  @Override
  public Position copy(Position position) {
    return position.copy();
  }

  @Override
  public boolean advance(Position position, Table table) {
    return Course.advance(position, table);
  }

  @Override
  public Choice choice(Position position, Asked asked, int code) {
    Map<String, List<String>> parts = new LinkedHashMap<>(Code.parts(position, code));
    parts.putAll(Parts.of(position, asked, code));
    return new Choice(Code.notation(position, code), Code.verb(code).key(), parts);
  }

  @Override
  public String notation(Position position, Asked asked, int code) {
    return Code.notation(position, code);
  }

  @Override
  public String whyNot(Position position, Asked asked, String notation) {
    return WhyNot.of(position, asked, notation);
  }

  @Override
  public String learned(Position position, Asked asked, int code, Viewer viewer) {
    return Learning.of(position, asked, code, viewer);
  }

  @Override
  public Question.Context context(Position position, Asked asked) {
    if (asked.context() instanceof Source source) {
      String card = source.card() < 0 ? null : Cards.of(source.card()).key();
      return new Question.Context(card, source.chosen(), source.left());
    }
    if (asked.context() instanceof Playing.Offer offer) {
      // Everybody is told the source, but the card is shown once it is paid for (D19.10).
      return new Question.Context(null, List.of(Cards.of(offer.card()).key()), 0);
    }
    return Question.Context.NONE;
  }

  @Override
  public Patience patience(Position position, Asked asked) {
    return Times.of(position, asked);
  }

  @Override
  public List<String> orderNames(Position position, Asked asked) {
    return Times.orderNames(position, asked);
  }

  @Override
  public List<String> orderAnswers(Position position, Asked asked, Order order) {
    return Times.orderAnswers(asked, order);
  }

  @Override
  public String problem(Position position, Seat seat, Order order) {
    return Times.problem(position, order);
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return Views.of(position, viewer);
  }

  @Override
  public Class<DestinyView> viewType() {
    return DestinyView.class;
  }

  @Override
  public Imagining<Position> imagining(Setup known, Seat seat) {
    return new Redealing(this, seat);
  }

  /** Who is out has nothing left to resign, nor a say in ending the match; nobody comes back. */
  @Override
  public boolean allows(Position position, Command command, Seat seat) {
    return switch (command) {
      case RESIGN, STOP -> !position.isOut(seat.index());
      case TAKE_BACK -> position.terms.takeBack();
      case TAKE_OVER -> false;
      default -> true;
    };
  }

  @Override
  public Turn turn(Position position) {
    return position.turn == 0 ? Turn.NONE : new Turn(position.turn, Seat.of(position.active));
  }

  @Override
  public Outcome outcome(Position position) {
    return Places.played(position, Outcome.PLAYED);
  }

  @Override
  public List<Prospect> prospects(Position position) {
    return Prospects.of(position);
  }

  @Override
  public Outcome outcome(Position position, Command command, Seat seat) {
    if (command == Command.STOP) return Places.played(position, "agreed");
    return lost(position, seat, Outcome.RESIGNED, position.seats());
  }

  @Override
  public Outcome lost(Position position, Seat seat, String reason, int seats) {
    Position end = position.copy();
    leave(end, Departure.going(List.of(seat), reason));
    return Places.played(end, reason);
  }

  /** Who is out keeps the place; those who have left are out as well. */
  @Override
  public Outcome abandoned(Position position, List<Seat> gone, int seats) {
    Position end = position.copy();
    leave(end, Departure.going(gone, Outcome.LEFT));
    return Places.shared(end, Outcome.ABANDONED);
  }

  @Override
  public boolean playsOnWithout(Position position, List<Seat> gone) {
    long left = position.present().stream().filter(s -> !gone.contains(Seat.of(s))).count();
    return left > 1;
  }

  @Override
  public Optional<Outcome> retire(Position position, List<Departure> going) {
    if (position.reason != null) return Optional.of(outcome(position));
    if (!leave(position, going)) return Optional.empty();
    return Optional.of(Places.played(position, going.getFirst().reason()));
  }

  /** Takes out all who go, at the same moment; answers whether that ends the match. */
  private static boolean leave(Position p, List<Departure> going) {
    List<Integer> seats = new ArrayList<>();
    for (Departure each : going) {
      if (!p.isOut(each.seat().index())) seats.add(each.seat().index());
    }
    if (seats.isEmpty()) return false;
    String reason = going.getFirst().reason();
    return Removal.leaveGame(p, seats.stream().sorted().toList(), reason, reason);
  }

  @Override
  public Map<String, Object> write(Position position) {
    return PositionWriter.write(position);
  }

  @Override
  public Position read(Setup setup, Map<String, Object> written) {
    return PositionReader.read(terms(setup), written);
  }

  @Override
  public List<Measure> measures(Setup setup) {
    Samples<Position> turns = Samples.of(this, setup, p -> p.phase == Phase.ACTION);
    return List.of(
        turns.measure("view of a player", Destiny::cardsSeen),
        turns.measure("copy of a position", p -> p.copy().dice.size()));
  }

  /** The size of the active player's hand, as their view shows it. */
  private static long cardsSeen(Position p) {
    return Views.of(p, Viewer.of(Seat.of(p.active))).seats().get(p.active).hand().size();
  }

  @Override
  public String drawn(Position position) {
    return Drawn.of(position);
  }

  @Override
  public ScenarioGrammar scenarios() {
    return SCENES;
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    return Words.catalogue(INFO, locale);
  }
}
