package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.effect.Pieces;

/** The Highland deck. */
final class Highland {

  private static final Pieces PREY = enemy().common().at(NEAR);

  static final BeingDeck DECK =
      new BeingDeck()
          .card("wild-eagle", leap(combat(self())))
          .card("clan-axeman", may(any().nonLegendary().at(ORTHOGONAL), destroy(IT)))
          .card("clan-healer", mayPlace(2, COMMON, NEXT_TO_GREEN))
          .card("dire-wolf", moves(2, combat(self())))
          .card(
              "ritual-keeper",
              when(
                  on(SELF, GREEN),
                  must(own().common(), raise(IT)),
                  when(on(SELF, RED), moves(1, combat(own())))))
          .card("eagle-lord", leap(combat(self())))
          .card("wolf-rider", moves(2, combat(self())))
          .card(
              "blood-shaman",
              must(
                  any().nonLegendary(),
                  destroy(IT),
                  when(on(IT, RED), each(any().common().at(NEAR_IT), destroy(IT)))))
          .card(
              "war-drummer",
              movesOfOneKind(standard(own().others()).times(2), combat(own().others()).times(1)))
          .card("hill-giant", each(any().nonLegendary().at(ORTHOGONAL), destroy(IT)))
          .card("warlord", moves(3, combat(own().others()).times(2), combat(self())))
          .card("war-summoner", all(ACTION, BORROW))
          .card(
              "ritual-master",
              when(
                  on(SELF, GREEN),
                  all(ACTION, ACTION),
                  when(
                      on(SELF, RED),
                      all(may(any().heroic(), destroy(IT)), may(any().common(), destroy(IT))))))
          .card(
              "legend-slayer",
              may(
                  any().at(DIAGONAL),
                  when(
                      IT_IS_LEGENDARY,
                      destroy(IT),
                      all(destroy(IT), may(any().nonLegendary().at(DIAGONAL), destroy(IT))))))
          .card(
              "mountain-troll",
              when(there(2, PREY), all(each(PREY, destroy(IT)), ACTION), each(PREY, destroy(IT))))
          .card(
              "hungry-bear",
              then(
                  moves(1, standard(self())),
                  when(DESTROYED_BY_MOVING, moves(1, standard(self())))))
          .card(
              "werewolf",
              when(
                  on(SELF, COLOURED_BUT_CENTRE),
                  moves(3, combat(self())),
                  moves(1, standard(self()))))
          .card("clan-guardian", may(any().usedToSummon().common(), raise(IT)));

  private Highland() {}
}
