package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.TashKalarPrompt;

/** The legends. */
final class Legends {

  static final BeingDeck DECK =
      new BeingDeck()
          .card("fire-dragon", aim(each(any().nonLegendary().at(FAN), destroy(IT))))
          .card("hell-bull", slideToLegend(combat(self())))
          .card(
              "angel-of-death",
              scripted(TashKalarPrompt.TARGET, there(any().others()), Scripts::angelOfDeath))
          .card(
              "the-eldest-tree", scripted(TashKalarPrompt.SQUARE, run -> true, Scripts::eldestTree))
          .card(
              "bone-catapult",
              may(any().at(RAYS), destroy(IT), each(any().common().at(NEAR_IT), destroy(IT))))
          .card(
              "fire-elemental",
              choose(
                  branch("near", each(enemy().nonLegendary().at(NEAR), destroy(IT))),
                  branch("far", each(enemy().common().at(within(2)), destroy(IT)))))
          .card("leviathan", scripted(TashKalarPrompt.GROUP, run -> true, Scripts::leviathan))
          .card(
              "two-headed-dragon",
              may(
                  any().usedToSummon().nonLegendary(),
                  raise(IT),
                  may(any().heroic().at(NEAR_IT), destroy(IT))))
          .card(
              "earth-elemental",
              all(
                  must(any().nonLegendary().at(BY_RED), destroy(IT)),
                  must(any().common().at(BY_GREEN), raise(IT)),
                  moves(1, combat(self()).to(COLOURED))))
          .card("time-elemental", EXTRA_TURN)
          .card("storm-elemental", scripted(TashKalarPrompt.RANK, run -> true, Scripts::storm))
          .card(
              "titan",
              all(
                  each(any().at(ORTHOGONAL), destroyUncounted(IT)),
                  each(any().nonLegendary().at(DIAGONAL), destroyUncounted(IT))));

  private Legends() {}
}
