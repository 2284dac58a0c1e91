package arenhold.players;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.Outcome;
import arenhold.rules.Prompt;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A toy game in which seeing would be everything: Nature hides a ball under one of four cups, and
 * nobody sees it. The first player bets on a die, which wins three times out of five, or goes on to
 * name a cup, which wins if the ball is there. Whoever plans as if they were going to see the ball
 * goes on.
 */
class Cups implements Game<Cups.Cup> {

  static final Setup SETUP = new Setup("cups", "cups", List.of(Map.of(), Map.of()), Map.of());

  private static final int CUPS = 4;
  private static final int SIDES = 5;
  private static final int WINNING = 3;
  private static final int BET = 10;
  private static final int GO_ON = 11;

  /** The questions. */
  enum Ask implements Prompt {
    HIDE,
    RISK,
    CUP,
    DIE;

    @Override
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The position. */
  static final class Cup {
    private int ball = -1;
    private boolean bets;
    private boolean named;
    private boolean won;
  }

  /** Nothing is to be seen. */
  record Sight(boolean named) implements View {}

  @Override
  public GameInfo info() {
    return new GameInfo("cups", 1, List.of(new GameInfo.Form("cups", 2, 2, List.of(), List.of())));
  }

  @Override
  public Cup start(Setup setup) {
    return new Cup();
  }

  @Override
  public Cup copy(Cup from) {
    Cup copy = new Cup();
    copy.ball = from.ball;
    copy.bets = from.bets;
    copy.named = from.named;
    copy.won = from.won;
    return copy;
  }

  @Override
  public boolean advance(Cup p, Table table) {
    if (p.ball < 0) {
      p.ball = number(table, Seat.NATURE, Ask.HIDE, CUPS);
      return true;
    }
    if (!p.named) {
      var options = table.options();
      options.add(BET);
      options.add(GO_ON);
      p.bets = table.choose(Seat.of(0), Ask.RISK) == BET;
      p.named = true;
      return true;
    }
    p.won =
        p.bets
            ? number(table, Seat.NATURE, Ask.DIE, SIDES) < WINNING
            : number(table, Seat.of(0), Ask.CUP, CUPS) == p.ball;
    return false;
  }

  private static int number(Table table, Seat seat, Ask ask, int count) {
    var options = table.options();
    for (int i = 0; i < count; i++) options.add(i);
    return table.choose(seat, ask);
  }

  @Override
  public Choice choice(Cup position, Asked asked, int code) {
    String text = code == BET ? "bet" : code == GO_ON ? "on" : asked.prompt().key() + " " + code;
    return new Choice(text, text, Map.of());
  }

  @Override
  public String learned(Cup position, Asked asked, int code, Viewer viewer) {
    return asked.prompt() == Ask.HIDE ? "" : notation(position, asked, code);
  }

  @Override
  public Question.Context context(Cup position, Asked asked) {
    return Question.Context.NONE;
  }

  @Override
  public View view(Cup position, Viewer viewer) {
    return new Sight(position.named);
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public boolean allows(Cup position, Command command, Seat seat) {
    return false;
  }

  @Override
  public Outcome outcome(Cup p) {
    return new Outcome(p.won ? List.of(1, 2) : List.of(2, 1), Outcome.PLAYED, List.of());
  }

  @Override
  public Outcome outcome(Cup p, Command command, Seat seat) {
    return outcome(p);
  }

  @Override
  public Map<String, Object> write(Cup position) {
    throw new UnsupportedOperationException("never written");
  }

  @Override
  public Cup read(Setup setup, Map<String, Object> written) {
    throw new UnsupportedOperationException("never read");
  }

  @Override
  public String drawn(Cup position) {
    return "";
  }

  @Override
  public GameCatalogue catalogue(Locale locale) {
    throw new UnsupportedOperationException("never shown");
  }
}
