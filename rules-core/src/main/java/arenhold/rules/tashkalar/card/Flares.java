package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.Rank.HEROIC;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.effect.Effect;

/** The flares: upper effect, lower effect. */
final class Flares {

  private static final Effect PLACE = place(1, COMMON, ANYWHERE);
  private static final Effect PLACE_TWO = place(2, COMMON, ANYWHERE);
  private static final Effect PLACE_HEROIC = place(1, HEROIC, ANYWHERE);
  private static final Effect RAISE = must(own().common(), raise(IT));

  static final FlareDeck DECK =
      new FlareDeck()
          .card("flare-01", PLACE, PLACE_HEROIC)
          .card("flare-02", PLACE, PLACE)
          .card("flare-03", moves(3, standard(own().common())), ACTION)
          .card(
              "flare-04",
              PLACE,
              choose(
                  branch("place", PLACE),
                  branch("convert", must(enemy().common(), convert(IT, COMMON)))))
          .card(
              "flare-05",
              choose(branch("move", mustMove(standard(own().common()))), branch("raise", RAISE)),
              PLACE_TWO)
          .card(
              "flare-06",
              choose(branch("place", PLACE), branch("raise", RAISE)),
              leap(combat(own().common())))
          .card("flare-07", PLACE, all(RAISE, ACTION))
          .card("flare-08", ACTION, PLACE)
          .card(
              "flare-09",
              PLACE_HEROIC,
              moves(2, standard(own().common()).times(1), combat(own().common()).times(1)))
          .card("flare-10", PLACE_TWO, PLACE)
          .card(
              "flare-11",
              PLACE,
              movesOfOneKind(
                  standard(own().nonLegendary()).times(2), combat(own().nonLegendary()).times(1)))
          .card("flare-12", leap(standard(own().common())), ACTION);

  private Flares() {}
}
