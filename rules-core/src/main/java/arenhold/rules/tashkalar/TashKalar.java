package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Position.Why;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Forms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Tash-Kalar. */
public final class TashKalar implements Game<Position> {

  private static final GameInfo INFO = new GameInfo("tashkalar", 1, Forms.infos());

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Position start(Setup setup) {
    School[] schools = new School[setup.size()];
    for (int i = 0; i < schools.length; i++) {
      schools[i] = Catalogue.school(setup.seat(Seat.of(i), "school", null));
    }
    String first = setup.table("first", "random");
    int seat = first.equals("random") ? -1 : Seat.parse(first).index();
    boolean takeBack = setup.table("takeBack", "yes").equals("yes");
    return new Position(Forms.named(setup.form()), schools, seat, takeBack);
  }

  @Override
  public Position copy(Position position) {
    return position.copy();
  }

  @Override
  public boolean advance(Position p, Table table) {
    switch (p.phase) {
      case FIRST -> SetUp.first(p, table);
      case DEAL -> SetUp.deal(p, table);
      case START -> SetUp.start(p, table);
      case ACTION -> Turn.act(p, table);
      case END -> {
        return Ending.turn(p, table);
      }
      case OVER -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public Choice choice(Position p, Asked asked, int code) {
    return Choices.choice(p, asked, code);
  }

  @Override
  public String notation(Position p, Asked asked, int code) {
    return Choices.notation(p, asked, code);
  }

  @Override
  public Question.Context context(Position p, Asked asked) {
    if (asked.context() instanceof Question.Context context) return context;
    if (p.run != null) return p.run.context();
    if (p.discarding != null) {
      List<String> returned = List.copyOf(p.discarding.returned());
      return new Question.Context(p.discarding.card(), returned, asked.codes().length - 1);
    }
    if (p.recalled < 0) return Question.Context.NONE;
    return new Question.Context(null, List.of(Square.name(p.recalled)), 1);
  }

  /** Stop or skip where that is offered, else the first choice. */
  @Override
  public int fallback(Position p, Asked asked) {
    int last = asked.codes()[asked.codes().length - 1];
    return last == Code.STOP || last == Code.SKIP ? last : asked.codes()[0];
  }

  @Override
  public View view(Position p, Viewer viewer) {
    return Views.view(p, viewer);
  }

  @Override
  public boolean allows(Position p, Command command, Seat seat) {
    return switch (command) {
      case RESIGN -> true;
      case STOP -> p.why != Why.NOT_YET;
      case TAKE_BACK -> p.takeBack;
    };
  }

  @Override
  public Outcome outcome(Position p) {
    return standing(p, "played");
  }

  @Override
  public Outcome outcome(Position p, Command command, Seat seat) {
    if (command == Command.STOP) return standing(p, "agreed");
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < p.seats(); i++) places.add(i == seat.index() ? 2 : 1);
    return new Outcome(places, "resigned", List.of());
  }

  /** Scores, then upgraded pieces, then all pieces on the board (R16). */
  private static Outcome standing(Position p, String reason) {
    SquareSet upgraded = p.board.ranks(6);
    List<Outcome.Decider> deciders = new ArrayList<>();
    List<Integer> places = compare(p, "score", seat -> p.scores[seat], deciders);
    if (shared(places)) {
      places =
          compare(
              p,
              "upgraded",
              seat -> p.board.colourSet(p.colour(seat)).and(upgraded).count(),
              deciders);
    }
    if (shared(places)) {
      places = compare(p, "pieces", seat -> p.board.colourSet(p.colour(seat)).count(), deciders);
    }
    return new Outcome(places, reason, List.copyOf(deciders));
  }

  private static boolean shared(List<Integer> places) {
    return places.stream().distinct().count() < places.size();
  }

  private static List<Integer> compare(
      Position p, String key, IntUnaryOperator value, List<Outcome.Decider> deciders) {
    List<Integer> values = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) values.add(value.applyAsInt(seat));
    deciders.add(new Outcome.Decider(key, List.copyOf(values)));
    return values.stream()
        .map(own -> 1 + (int) values.stream().filter(other -> other > own).count())
        .toList();
  }

  @Override
  public Map<String, Object> write(Position p) {
    return PositionText.write(p);
  }

  @Override
  public Position read(Setup setup, Map<String, Object> written) {
    return PositionText.read(start(setup), written);
  }

  @Override
  public String drawn(Position p) {
    return PositionText.drawn(p);
  }

  @Override
  public Map<String, Object> catalogue(Locale locale) {
    return CatalogueText.catalogue(INFO, locale);
  }
}
