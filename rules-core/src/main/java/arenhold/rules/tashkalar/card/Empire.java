package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

/** The deck of both Empires. */
final class Empire {

  static final BeingDeck DECK =
      new BeingDeck()
          .card("swordmaster", then(may(enemy().common().at(DIAGONAL), destroy(IT)), raise(SELF)))
          .card("messenger", slide(standard(own().nonLegendary())))
          .card("herald", moves(2, peaceful(own())))
          .card(
              "bomb",
              when(
                  LAST_ACTION,
                  NOTHING,
                  all(destroy(SELF), each(any().common().at(NEAR), destroy(IT)))))
          .card("chronicler", must(own().common().others(), raise(IT), moves(1, standard(it()))))
          .card(
              "assassin",
              when(
                  there(any().at(MARKED)),
                  each(any().at(MARKED), destroy(IT)),
                  moves(1, standard(self()).to(MARKED))))
          .card("time-mage", all(ACTION, each(enemy().at(MARKED), destroy(IT))))
          .card("summoner", mayPlace(2, COMMON, MARKED))
          .card(
              "hypnotist",
              movesOneEachOfOneColour(
                  combat(enemy().common()).times(3), combat(enemy().heroic()).times(2)))
          .card("cannon", mayAim(each(any().common().at(RAY), destroy(IT))))
          .card(
              "champion",
              may(
                  enemy().at(NEAR),
                  when(IT_IS_LEGENDARY, all(destroy(IT), destroy(SELF), ACTION), destroy(IT))))
          .card("infantry-captain", moves(2, combat(own().others())))
          .card(
              "cavalry-captain",
              movesOfOne(3, standard(own().others()).times(2), combat(own().others()).times(1)))
          .card(
              "gryphon-rider",
              then(leap(combat(self())), then(may(self(), lower(IT)), place(1, COMMON, NEAR))))
          .card("knight", moves(3, combat(self()).notOntoCommon()))
          .card(
              "high-priestess",
              all(moves(1, standard(self())), may(any().common().at(NEAR), raise(IT))))
          .card(
              "master-of-intrigue",
              moves(3, standard(self()), combat(any().usedToSummon().nonLegendary())))
          .card("gun-tower", mayAim(shoot(2)));

  private Empire() {}
}
