package arenhold.rules.tvrz;

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
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Leaving;
import arenhold.rules.tvrz.fight.Sums;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Phase;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.PositionReader;
import arenhold.rules.tvrz.position.PositionWriter;
import arenhold.rules.tvrz.position.Terms;
import arenhold.rules.tvrz.spell.Enchanting;
import arenhold.rules.tvrz.turn.Course;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The game of Tvrz. */
public final class Tvrz implements Game<Position> {

  /** The form in which all draw from one pile. */
  public static final String SHARED = "shared";

  /** The form in which everybody plays with a deck of their own (T1.4). */
  public static final String DECKS = "decks";

  /** How many packs the pile is made of. */
  static final String PACKS = "packs";

  /** Whether the second of two players is dealt one card more (R74). */
  static final String SECOND_SEAT_CARD = "second-seat-card";

  /** Whether nobody is attacked before their first turn (R111). */
  static final String TRUCE = "truce";

  /** Whether those cast in an approach window who are no side of the fight (R54). */
  static final String MEDDLING = "meddling";

  /** Who begins (R3). */
  static final String FIRST = "first";

  private static final List<String> SWITCH = List.of("no", "yes");
  private static final String ON = "yes";

  private static final ScenarioGrammar SCENES = new Scenes();

  private static final GameInfo INFO =
      new GameInfo(
          "tvrz",
          1,
          List.of(
              form(
                  SHARED,
                  new Option.OneOf(PACKS, List.of("1", "2"), "1", false),
                  List.of(),
                  // One pack holds too few cards for more than four.
                  new GameInfo.Usual(PACKS, "2", 5, Seat.MOST, false)),
              form(DECKS, OwnDecks.SIZES, List.of(OwnDecks.OPTION))),
          OwnDecks.PROBLEMS);

  private static GameInfo.Form form(
      String key, Option cards, List<Option> ofSeats, GameInfo.Usual... own) {
    List<Option> table =
        List.of(
            cards,
            new Option.OneOf(SECOND_SEAT_CARD, SWITCH, "no", false),
            new Option.OneOf(TRUCE, SWITCH, "no", false),
            new Option.OneOf(MEDDLING, SWITCH, "no", false),
            new Option.OneOf(
                FIRST,
                List.of(Option.RANDOM, "1", "2", "3", "4", "5", "6", "7", "8"),
                Option.RANDOM,
                false));
    // For two, the card alone is worth more than to begin; with the truce it is not.
    List<GameInfo.Usual> usual =
        List.of(
            new GameInfo.Usual(SECOND_SEAT_CARD, ON, 2, 2, true),
            new GameInfo.Usual(TRUCE, ON, 2, 2, true),
            new GameInfo.Usual(TRUCE, ON, 3, Seat.MOST, false));
    return new GameInfo.Form(key, 2, Seat.MOST, table, ofSeats)
        .with(Stream.concat(Arrays.stream(own), usual.stream()).toArray(GameInfo.Usual[]::new));
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Setup.Problem problem(Setup setup) {
    Setup.Problem problem = OwnDecks.problem(setup);
    if (problem == null) problem = Game.super.problem(setup);
    if (problem != null) return problem;
    boolean absent = terms(setup).first() >= setup.size();
    return absent ? new Setup.Problem("value", null, FIRST) : null;
  }

  private static Terms terms(Setup setup) {
    String first = setup.table(FIRST, Option.RANDOM);
    return new Terms(
        setup.size(),
        Integer.parseInt(setup.table(PACKS, "1")),
        setup.table(SECOND_SEAT_CARD, "no").equals(ON),
        setup.table(TRUCE, "no").equals(ON),
        setup.table(MEDDLING, "no").equals(ON),
        first.equals(Option.RANDOM) ? -1 : Integer.parseInt(first) - 1,
        setup.form().equals(DECKS) ? OwnDecks.of(setup) : List.of());
  }

  @Override
  public List<Fault> faults(String form, String option, String value) {
    boolean deck = form.equals(DECKS) && option.equals(OwnDecks.OPTION.key());
    return deck ? OwnDecks.faults(value) : List.of();
  }

  @Override
  public String secret(Setup known, Option option, Table nature) {
    return OwnDecks.any(known, nature);
  }

  @Override
  public Position start(Setup setup) {
    return new Position(terms(setup));
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
    Map<String, List<String>> parts = new LinkedHashMap<>(Code.parts(code));
    parts.putAll(Sums.of(position, asked, code));
    return new Choice(Code.notation(code), Code.verb(code).key(), parts);
  }

  @Override
  public String notation(Position position, Asked asked, int code) {
    return Code.notation(code);
  }

  @Override
  public String learned(Position position, Asked asked, int code, Viewer viewer) {
    return Learning.of(position, asked, code, viewer);
  }

  @Override
  public Question.Context context(Position position, Asked asked) {
    return switch ((Ask) asked.prompt()) {
      // The card that is laid face-down is no source: everybody is told the source.
      case EQUIP ->
          new Question.Context(
              Catalogue.key((Integer) asked.context()),
              List.of(Catalogue.key((Integer) asked.context())),
              0);
      case WHERE ->
          new Question.Context(null, List.of(Catalogue.key((Integer) asked.context())), 0);
      case SPELL, FIREBALL ->
          new Question.Context(Catalogue.key((Integer) asked.context()), List.of(), 0);
      case ENCHANT -> {
        Enchanting.Naming naming = (Enchanting.Naming) asked.context();
        List<String> named = naming.named().stream().map(Body::notation).toList();
        yield new Question.Context(Catalogue.key(naming.mage()), named, 0);
      }
      case MOVE, SPLIT -> new Question.Context(null, List.of(String.valueOf(asked.context())), 0);
      case ATTACKER, NAME, AGAIN ->
          new Question.Context(null, List.of(String.valueOf((Integer) asked.context() + 1)), 0);
      default -> Question.Context.NONE;
    };
  }

  @Override
  public int fallback(Position position, Asked asked) {
    return Fallbacks.of(position, asked);
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
  public String problem(Position position, Seat seat, Order order) {
    return Times.problem(position, order);
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return Views.of(position, viewer);
  }

  @Override
  public Class<TvrzView> viewType() {
    return TvrzView.class;
  }

  @Override
  public Imagining<Position> imagining(Setup known, Seat seat) {
    return new Redealing(this, seat.index());
  }

  /**
   * Who is out has nothing left to resign, nor a say in ending the match (T21.4); nobody comes
   * back, since all cards are discarded.
   */
  @Override
  public boolean allows(Position position, Command command, Seat seat) {
    return switch (command) {
      case RESIGN, STOP -> !position.isOut(seat.index());
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
    if (command == Command.STOP) return Places.shared(position, "agreed");
    return lost(position, seat, Outcome.RESIGNED, position.seats());
  }

  @Override
  public Outcome lost(Position position, Seat seat, String reason, int seats) {
    Position end = position.copy();
    leave(end, Departure.going(List.of(seat), reason));
    return Places.played(end, reason);
  }

  /** Who is out keeps the place (R113); those who have left are out as well. */
  @Override
  public Outcome abandoned(Position position, List<Seat> gone, int seats) {
    Position end = position.copy();
    leave(end, Departure.going(gone, Outcome.LEFT));
    return Places.shared(end, Outcome.ABANDONED);
  }

  @Override
  public boolean playsOnWithout(Position position, List<Seat> gone) {
    long left = position.survivors().stream().filter(s -> !gone.contains(Seat.of(s))).count();
    return left > 1;
  }

  @Override
  public Optional<Outcome> retire(Position position, List<Departure> going) {
    leave(position, going);
    if (!Course.over(position)) return Optional.empty();
    return Optional.of(Places.played(position, going.getFirst().reason()));
  }

  /**
   * Takes out all who go, at the same moment; if all who are left go, the one whose turn it is
   * stays in and has won (R32).
   */
  private static void leave(Position p, List<Departure> going) {
    List<Departure> present = going.stream().filter(each -> !p.isOut(each.seat().index())).toList();
    boolean all = present.size() == p.surviving();
    int moment = p.exits.size();
    for (Departure each : present) {
      int seat = each.seat().index();
      if (all && seat == p.active) continue;
      Leaving.out(p, seat, how(each.reason()), -1, moment);
      // A promise against who was not conquered lapses (R39).
      for (Fort fort : p.forts) if (fort.promise == seat) fort.promise = -1;
    }
    boolean playing = p.turn > 0 && p.isOut(p.active);
    if (playing) p.phase = Phase.END;
  }

  private static Exit.How how(String reason) {
    return switch (reason) {
      case Outcome.TIME -> Exit.How.TIME;
      case Outcome.LEFT -> Exit.How.LEFT;
      default -> Exit.How.GAVE_UP;
    };
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
  public String drawn(Position position) {
    return Drawn.of(position);
  }

  @Override
  public ScenarioGrammar scenarios() {
    return SCENES;
  }

  @Override
  public List<Measure> measures(Setup setup) {
    Samples<Position> attacks = Samples.of(this, setup, p -> p.phase == Phase.ATTACK);
    return List.of(attacks.measure("view", Tvrz::cardsSeen));
  }

  /** The size of the active player's hand, as their view shows it. */
  private static long cardsSeen(Position p) {
    return Views.of(p, Viewer.of(Seat.of(p.active))).seats().get(p.active).hand().size();
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    return CatalogueText.catalogue(INFO, locale);
  }
}
