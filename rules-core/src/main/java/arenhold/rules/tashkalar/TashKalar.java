package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Departure;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Imagining;
import arenhold.rules.Measure;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.board.Square;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import arenhold.rules.tashkalar.form.TableOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Tash-Kalar. */
public final class TashKalar implements Game<Position> {

  private static final List<String> PROBLEMS = List.of("expansions", "beginner", "twice");

  private static final List<TashKalar> OLDER =
      Edition.older().stream().map(TashKalar::new).toList();

  private static final ScenarioGrammar SCENES = new Scenes();

  private final Edition edition;
  private final GameInfo info;

  /** The game by its newest rules. */
  public TashKalar() {
    this(Edition.NEWEST);
  }

  private TashKalar(Edition edition) {
    this.edition = edition;
    this.info = new GameInfo("tashkalar", edition.number(), Forms.infos(), PROBLEMS);
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public List<TashKalar> earlier() {
    return edition == Edition.NEWEST ? OLDER : List.of();
  }

  @Override
  public Position start(Setup setup) {
    Form form = Forms.named(setup.form(), setup.size());
    return new Position(form, Terms.of(setup, form, edition));
  }

  @Override
  public Setup.Problem problem(Setup setup) {
    Setup.Problem problem = Game.super.problem(setup);
    if (problem != null) return problem;
    Terms terms = Terms.of(setup, Forms.named(setup.form(), setup.size()), edition);
    for (int seat = 0; seat < setup.size(); seat++) {
      School school = terms.chosen().get(seat);
      if (school != null && !terms.playable().contains(school)) {
        return new Setup.Problem("expansions", seat, TableOptions.SCHOOL);
      }
    }
    boolean present = terms.beginners().stream().allMatch(seat -> seat < setup.size());
    return present ? null : new Setup.Problem("beginner", null, TableOptions.FIRST);
  }

  @Override
  public Setup settled(Setup setup, List<Integer> places) {
    return Terms.settled(setup, places, Forms.named(setup.form(), setup.size()));
  }

  @Override
  public List<Map<String, String>> dealt(Setup setup, Position p) {
    List<Map<String, String>> all = new ArrayList<>();
    for (School school : p.schools) {
      all.add(school == null ? Map.of() : Map.of(TableOptions.SCHOOL, school.key()));
    }
    return all;
  }

  @Override
  public Position copy(Position position) {
    return position.copy();
  }

  @Override
  public boolean advance(Position p, Table table) {
    switch (p.phase) {
      case SCHOOLS -> SetUp.schools(p, table);
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

  /** Others learn from which deck a card is drawn, and under which one is put, not which it is. */
  @Override
  public String learned(Position p, Asked asked, int code, Viewer viewer) {
    boolean drawn = asked.prompt() == TashKalarPrompt.DRAW;
    boolean secret = drawn || asked.prompt() == TashKalarPrompt.RETURN && code != Code.STOP;
    if (!secret) return notation(p, asked, code);
    boolean known = viewer.knowsAs(drawn ? Seat.of(Code.b(code)) : asked.seat());
    return known ? notation(p, asked, code) : Code.kind(Code.a(code)).key();
  }

  @Override
  public Imagining<Position> imagining(Setup known, Seat seat) {
    return new Redealing(this, seat.index());
  }

  /** Stop, skip or the end of the turn where that is offered, else the first choice. */
  @Override
  public int fallback(Position p, Asked asked) {
    for (int i = asked.codes().length - 1; i >= 0; i--) {
      int code = asked.codes()[i];
      if (code == Code.STOP || code == Code.SKIP || code == Code.END) return code;
      if (code != Code.HAND_OVER) break;
    }
    return asked.codes()[0];
  }

  @Override
  public View view(Position p, Viewer viewer) {
    return Views.view(p, viewer);
  }

  @Override
  public Class<TashKalarView> viewType() {
    return TashKalarView.class;
  }

  @Override
  public boolean allows(Position p, Command command, Seat seat) {
    return switch (command) {
      case RESIGN -> p.form.resigning(); // R17.2
      case STOP -> p.end.isSet();
      case TAKE_BACK -> p.terms.takeBack();
      case TAKE_OVER -> true; // Q16
      default -> false;
    };
  }

  @Override
  public boolean playsOnWithout(Position p, List<Seat> gone) {
    return edition.othersPlayOn() && Leaving.playsOn(p, gone);
  }

  @Override
  public Optional<Outcome> retire(Position p, List<Departure> going) {
    return Leaving.retire(p, going);
  }

  @Override
  public void restore(Position p, Seat seat) {
    Leaving.restore(p, seat.index());
  }

  @Override
  public List<Seat> side(Position p, Seat seat) {
    List<Seat> side = new ArrayList<>();
    for (int other = 0; other < p.seats(); other++) {
      if (p.side(other) == p.side(seat.index())) side.add(Seat.of(other));
    }
    return side;
  }

  @Override
  public arenhold.rules.Turn turn(Position p) {
    return p.turn == 0
        ? arenhold.rules.Turn.NONE
        : new arenhold.rules.Turn(p.turn, Seat.of(Leaving.present(p, p.seat)));
  }

  @Override
  public Outcome lost(Position p, Seat seat, String reason, int seats) {
    return Standing.lost(p, seat.index(), reason);
  }

  @Override
  public Outcome outcome(Position p) {
    return Standing.of(p, "played");
  }

  @Override
  public Outcome outcome(Position p, Command command, Seat seat) {
    return command == Command.STOP ? Standing.of(p, "agreed") : Standing.resigned(p, seat.index());
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
  public ScenarioGrammar scenarios() {
    return SCENES;
  }

  @Override
  public List<Measure> measures(Setup setup) {
    return List.of(SummoningSearch.in(this, setup));
  }

  @Override
  public String drawn(Position p) {
    return PositionText.drawn(p);
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    return CatalogueText.catalogue(info, locale);
  }
}
