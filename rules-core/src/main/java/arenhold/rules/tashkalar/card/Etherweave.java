package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.card.WarpScripts.*;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.effect.Effect;

/** The deck of Etherweave; the last part of most cards is what they do when warped (R20.1). */
final class Etherweave {

  private static final Effect RAISE_A_COMMON = must(own().common(), raise(IT));

  static final BeingDeck DECK =
      new BeingDeck()
          .card("doppelganger", COPY_PENDING)
          .warping(
              "paradox-worm",
              mayExchange(own().nonLegendary(), enemy().at(OF_THE_SAME_RANK)),
              all(must(enemy().common(), raise(IT)), MAY_DISCARD_PENDING))
          .warping(
              "lesser-shadow-twin",
              when(
                  discarded("greater-shadow-twin"),
                  may(
                      own().at(nextTo(any().common())),
                      then(
                          may(any().common().at(NEAR_IT), destroy(IT)),
                          may(any().common().at(NEAR_IT), destroy(IT))))),
              RAISE_A_COMMON)
          .warping(
              "translocationist",
              then(
                  mayExchange(own().heroic(), own().common()),
                  mayExchange(own().heroic(), own().common())),
              ACTION)
          .warping("antimatter-spirit", NOTHING, PAIR_OF_ANNIHILATING_COMMONS)
          .bound("merchant-of-time", RESTORE, must(any().at(COLOURLESS), STORE))
          .warping(
              "gate-of-oblivion",
              all(
                  each(any().at(SECOND_MARKED), destroy(IT)),
                  may(any().nonLegendary().at(MARKED), destroy(IT))),
              CREDIT_ONCE_MORE)
          .card(
              "time-traveler", then(may(any().common().at(NEAR), destroy(IT)), TOP_DISCARD_ON_DECK))
          .warping(
              "greater-shadow-twin",
              when(
                  discarded("lesser-shadow-twin"),
                  may(any().heroic().at(nextTo(2, own())), destroy(IT))),
              RAISE_A_COMMON)
          .card(
              "warpmaster",
              choose(branch("back", TAKE_PENDING_BACK), branch("self", moves(1, standard(self())))))
          .card("dark-sphere", UP_TO_THREE_ONTO_THE_RIM)
          .warping("void-summoner", EMPTY_SQUARES_SERVE, mustMove(standard(own().nonLegendary())))
          .warping(
              "eternal-emperor",
              when(
                  WARPED_THIS_TURN,
                  NOTHING,
                  choose(
                      branch("place", mayPlace(1, COMMON, ANYWHERE)),
                      branch(
                          "step", moves(1, standard(own().upgraded()), combat(own().common()))))),
              choose(
                  branch("place", place(1, COMMON, ANYWHERE)),
                  branch("step", mustMove(standard(own().upgraded()), combat(own().common())))))
          .card(
              "reality-patch",
              all(
                  eachColour(may(enemy().heroic().at(THAT_COLOUR), destroy(IT))),
                  MAY_DISCARD_PENDING,
                  MAY_DISCARD_FROM_HAND))
          .warping("polarity-queen", TWO_IN_OPPOSITE_DIRECTIONS, place(1, COMMON, nextTo(enemy())))
          .card("singularity", ALL_COMMONS_GATHER)
          .warping(
              "ziggurat-sentinel",
              choose(
                  branch("copy", COPY_DISCARDED),
                  branch("arrow", slide(3, combat(self()).to(RAYS)))),
              must(
                  own().nonLegendary().at(WHO_CAN_STEP),
                  choose(
                      branch("combat", mustMove(combat(it()))),
                      branch("twice", all(mustMove(standard(it())), mustMove(standard(it())))))))
          .card(
              "iris-of-eternity",
              choose(
                  branch("slay", may(any().legendary().at(NEAR), destroy(IT))),
                  branch("rise", then(may(self(), raise(IT)), BECAME_LEGEND))));

  private Etherweave() {}
}
