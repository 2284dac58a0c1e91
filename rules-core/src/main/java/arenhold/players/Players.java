package arenhold.players;

import arenhold.players.analysis.Judge;
import arenhold.players.tashkalar.Strengths;
import arenhold.players.tashkalar.Training;
import arenhold.players.tashkalar.TurnAdviser;
import arenhold.players.tashkalar.TurnJudge;
import arenhold.players.tashkalar.TurnPlayer;
import arenhold.rules.Setup;
import java.util.List;

/** All computer players: a line for each. */
public final class Players {

  public static final List<PlayerInfo> ALL =
      List.of(
          PlayerInfo.ofEveryGame("first", 1, FirstPlayer::new),
          PlayerInfo.ofEveryGame("random", 1, RandomPlayer::new),
          PlayerInfo.ofEveryGame("glance", 3, GreedyPlayer::ofAGlance),
          PlayerInfo.ofEveryGame("greedy", 6, GreedyPlayer::ofAll),
          PlayerInfo.ofEveryGame("search", 6, SearchPlayer::new),
          new PlayerInfo("planner", 3, TurnPlayer::plays, TurnPlayer::byHand),
          new PlayerInfo("planner-plans", 2, TurnPlayer::plays, TurnPlayer::ofOwnPlans),
          new PlayerInfo("planner-ready", 1, TurnPlayer::plays, TurnPlayer::ofReady),
          new PlayerInfo("planner-points", 2, TurnPlayer::plays, TurnPlayer::ofPoints));

  /** Who teaches what positions of a game are worth: a line for each game. */
  public static final List<Learner.Teacher> TEACHERS = List.of(new Training.Forms());

  /** What games with levels of their own offer: a line for each game. */
  static final List<Levels.Offer> LEVELS =
      List.of(new Strengths(), new arenhold.players.destiny.Strengths());

  private Players() {}

  /** Who teaches this game, or null if nobody does. */
  public static Learner.Teacher teacher(String game) {
    for (Learner.Teacher each : TEACHERS) if (each.game().equals(game)) return each;
    return null;
  }

  /**
   * Who advises in a match that is set up like this: of games whose turns are planned a line for
   * each, in any other the player of the strongest level.
   */
  public static Adviser adviser(Setup setup) {
    if (TurnPlayer.plays(setup)) return new TurnAdviser();
    Level strongest = Levels.offered(setup.game(), setup.form(), setup.size()).getLast();
    return new ChoiceAdviser(Levels.of(setup, strongest));
  }

  /** Whether turns of such a match are planned, and so judged, as a whole. */
  public static boolean plans(Setup setup) {
    return TurnJudge.judges(setup);
  }

  /** The version of all who judge matches: it changes whenever one of them judges differently. */
  public static String judges() {
    return new SearchJudge().version() + "." + new TurnJudge().version();
  }

  /** Who judges matches of this set-up afterwards. */
  public static Judge judge(Setup setup) {
    return TurnJudge.judges(setup) ? new TurnJudge() : new SearchJudge();
  }

  /** The player of this name, or null if there is none. */
  public static PlayerInfo named(String name) {
    for (PlayerInfo each : ALL) if (each.name().equals(name)) return each;
    return null;
  }
}
