package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.testkit.GameContractTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A form of Tash-Kalar keeps every promise of a game: hands and decks are secret (TK-R3.1c), all
 * else is not. Its matches are played with every table option and with schools chosen in every
 * order.
 */
abstract class FormContractTest extends GameContractTest<Position> {

  private static final int SETUPS = 12;

  private final GameInfo.Form form;
  private final int seats;

  FormContractTest(String form, int seats) {
    this.form = new TashKalar().info().form(form);
    this.seats = seats;
  }

  @Override
  protected Game<Position> game() {
    return new TashKalar();
  }

  @Override
  protected List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (int number = 0; number < SETUPS; number++) {
      List<Map<String, String>> each = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) each.add(Map.of("school", school(number, seat)));
      Map<String, String> table = new HashMap<>();
      int divisor = 1;
      for (var option : form.tableOptions()) {
        List<String> values = option.samples();
        if (option.key().equals("expansions")) continue;
        if (option.key().equals("first")) values = values.subList(0, seats + 1);
        table.put(option.key(), values.get(number / divisor % values.size()));
        divisor++;
      }
      setups.add(new Setup("tashkalar", form.key(), each, table));
    }
    return setups;
  }

  private static String school(int number, int seat) {
    int step = number % 2 == 0 ? 1 : 3;
    List<School> schools = Catalogue.schools(false);
    boolean random = number % 5 == 4 && seat == 0;
    return random ? "random" : schools.get((number / 2 + step * seat) % schools.size()).key();
  }

  @Override
  protected String learned(Viewer viewer, Match<Position> match, Asked asked, Choice choice) {
    return switch ((TashKalarPrompt) asked.prompt()) {
      case DRAW ->
          viewer.knowsAs(Seat.of(Code.b(asked.codes()[0])))
              ? choice.notation()
              : choice.parts().get("deck").getFirst();
      case RETURN ->
          viewer.knowsAs(asked.seat()) || choice.verb().equals("stop")
              ? choice.notation()
              : choice.parts().get("deck").getFirst();
      default -> choice.notation();
    };
  }

  /**
   * A player got a card that another had put under a shared deck or held for their team (TK-R7.1,
   * TK-R12.1).
   */
  @Override
  protected boolean parted(Viewer viewer, Match<Position> here, Match<Position> there) {
    for (int seat = 0; seat < here.setup().size(); seat++) {
      if (!viewer.knowsAs(Seat.of(seat))) continue;
      for (Kind kind : Kind.ALL) {
        if (here.position().hand(seat, kind) != there.position().hand(seat, kind)) return true;
      }
    }
    return false;
  }

  @Override
  protected int straightMatches() {
    return 1_200;
  }

  @Override
  protected int carefulMatches() {
    return 36;
  }

  @Override
  protected int pairsOfWorlds() {
    return 12;
  }
}
