package arenhold.players;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Outcome;
import arenhold.rules.Prompt;
import arenhold.rules.Prospect;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Turn;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A toy game of three in which it is plain what each choice is good for. The first player chooses
 * once, the others once each whether to rest, and the weather decides who wins.
 */
final class Harvest implements Game<Harvest.Farms> {

  static final Setup SETUP =
      new Setup("harvest", "harvest", Collections.nCopies(3, Map.of()), Map.of());

  private static final int SEATS = 3;

  /** What the first player may do; the others may only do the first. */
  enum Deed {
    REST,
    /** More grain of one's own. */
    SOW,
    /** Less of everybody else's. */
    BURN,
    /** Grain is worth more, though there is no more of it. */
    PRAISE,
    /** The last player is out. */
    OUST,
    /** The match is won. */
    WIN,
    /** It is lost. */
    LOSE
  }

  /** The questions. */
  enum Ask implements Prompt {
    DEED,
    WEATHER;

    @Override
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The position. */
  static final class Farms {
    private int turn = 1;
    private Deed deed = Deed.REST;
    private int winner = -1;
  }

  /** Everything is open. */
  record Sight(int turn, String deed) implements View {}

  @Override
  public GameInfo info() {
    var form = new GameInfo.Form("harvest", SEATS, SEATS, List.of(), List.of());
    return new GameInfo("harvest", 1, List.of(form));
  }

  @Override
  public Farms start(Setup setup) {
    return new Farms();
  }

  @Override
  public Farms copy(Farms from) {
    Farms copy = new Farms();
    copy.turn = from.turn;
    copy.deed = from.deed;
    copy.winner = from.winner;
    return copy;
  }

  @Override
  public boolean advance(Farms p, Table table) {
    var options = table.options();
    if (p.turn > SEATS) {
      for (int seat = 0; seat < SEATS; seat++) options.add(seat);
      p.winner = table.choose(Seat.NATURE, Ask.WEATHER);
      return false;
    }
    int deeds = p.turn == 1 ? Deed.values().length : 2;
    for (int code = 0; code < deeds; code++) options.add(code);
    Deed deed = Deed.values()[table.choose(Seat.of(p.turn - 1), Ask.DEED)];
    if (p.turn == 1) p.deed = deed;
    p.turn++;
    if (p.deed == Deed.WIN) p.winner = 0;
    if (p.deed == Deed.LOSE) p.winner = 1;
    return p.winner < 0;
  }

  @Override
  public List<Prospect> prospects(Farms p) {
    double own = p.deed == Deed.SOW ? 1 : 0;
    double others = p.deed == Deed.BURN ? -1 : 0;
    double praised = p.deed == Deed.PRAISE ? 1 : 0;
    double last = p.deed == Deed.OUST ? -40 : others;
    return List.of(
        new Prospect("grain", List.of(own + praised, others, last), List.of(own, others, last)),
        Prospect.of("luck", List.of(0.0, 0.0, 0.0)));
  }

  @Override
  public Turn turn(Farms p) {
    return p.turn > SEATS ? Turn.NONE : new Turn(p.turn, Seat.of(p.turn - 1));
  }

  /** How a deed is written. */
  static String notation(Deed deed) {
    return deed.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Choice choice(Farms position, Asked asked, int code) {
    boolean deed = asked.prompt() == Ask.DEED;
    String text = deed ? notation(Deed.values()[code]) : "for " + code;
    return new Choice(text, text, Map.of());
  }

  @Override
  public String learned(Farms position, Asked asked, int code, Viewer viewer) {
    return notation(position, asked, code);
  }

  @Override
  public Question.Context context(Farms position, Asked asked) {
    return Question.Context.NONE;
  }

  @Override
  public View view(Farms position, Viewer viewer) {
    return new Sight(position.turn, position.deed.name());
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public boolean allows(Farms position, Command command, Seat seat) {
    return false;
  }

  @Override
  public Outcome outcome(Farms p) {
    List<Integer> places =
        switch (p.winner) {
          case 0 -> List.of(1, 2, 2);
          case 1 -> List.of(2, 1, 2);
          case 2 -> List.of(2, 2, 1);
          default -> List.of(1, 1, 1);
        };
    return new Outcome(places, Outcome.PLAYED, List.of());
  }

  @Override
  public Outcome outcome(Farms p, Command command, Seat seat) {
    return outcome(p);
  }

  @Override
  public Map<String, Object> write(Farms position) {
    throw new UnsupportedOperationException("never written");
  }

  @Override
  public Farms read(Setup setup, Map<String, Object> written) {
    throw new UnsupportedOperationException("never read");
  }

  @Override
  public String drawn(Farms position) {
    return "";
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    throw new UnsupportedOperationException("never shown");
  }
}
