package arenhold.server.room.decide;

import arenhold.rules.Game;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import arenhold.server.match.NewMatch;
import arenhold.server.match.Sitting;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** How the next match of a room begins, once all its players are ready. */
public sealed interface Start {

  /** It does not: the options contradict the rules or each other. */
  record Refused(Setup.Problem problem) implements Start {}

  /**
   * It begins.
   *
   * @param match what is decided before its first question
   * @param room as it is stored with the match
   * @param first the number with which the questions of the match begin
   * @param sides each seat's side: seats of a side win and lose together
   * @param computers those that play seats
   */
  record Begins(
      NewMatch match, RoomState room, long first, List<Integer> sides, List<Sitting> computers)
      implements Start {}

  /**
   * Decides how the match begins.
   *
   * @param ready the room, in which all players are ready
   * @param before the room as it stands, its last match included
   * @param unmixed a deal for a room that has none: the match is dealt by its seed alone
   */
  static Start judge(RoomState ready, Now before, Game<?> game, Supplier<NextDeal> unmixed) {
    Setup.Problem problem = game.problem(ready.setup());
    if (problem != null) return new Refused(problem);
    Setup chosen = ready.setup().spelledOut(game.info().form(ready.form()));
    Setup setup = game.settled(chosen, ready.lastPlaces());
    NextDeal deal = ready.deal() == null ? unmixed.get() : ready.deal();
    FairDeal.Mixed mixed = ready.deal() == null ? null : deal.mixed(ready.players());
    int version = game.info().version();
    var match = new NewMatch(deal.match(), ready.id(), setup, version, deal.bytes(), mixed);
    long first = before.match() == null ? 0 : before.match().numbersEnd();
    RoomState playing = ready.playing(match.id(), first).after(before.room());
    return new Begins(
        match, playing, first, sides(game, playing), Computers.sittings(playing, setup));
  }

  /** Which seats win and lose together: each seat's side. */
  static List<Integer> sides(Game<?> game, RoomState room) {
    List<Integer> teams = game.info().form(room.form()).teams();
    return teams.isEmpty() ? IntStream.range(0, room.seats().size()).boxed().toList() : teams;
  }
}
