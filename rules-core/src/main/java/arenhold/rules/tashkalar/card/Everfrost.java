package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.TashKalarPrompt;

/** The deck of Everfrost; the last part of some cards is what they do once they thaw (R18.2). */
final class Everfrost {

  static final BeingDeck DECK =
      new BeingDeck()
          .card("snow-fox", moves(2, standard(self())))
          .card(
              "royal-reindeer",
              all(
                  leap(combat(self()).to(atDistance(2))),
                  when(neither(DESTROYED_BY_SUMMONING, DESTROYED_BY_MOVING), raise(SELF))))
          .card(
              "crystal-mirror",
              scripted(TashKalarPrompt.MIRROR, run -> true, FrostScripts::crystalMirror))
          .card(
              "crystal-grower",
              eachColour(must(enemy().common().at(THAT_COLOUR), raise(IT))),
              must(own().common(), raise(IT)))
          .card(
              "ice-princess",
              moves(1, combat(own().common().others())),
              mustMove(standard(own().common())))
          .card(
              "ice-queen",
              moves(1, combat(own().heroic().others())),
              mustMove(standard(own().heroic())))
          .card("frostweave-summoner", NOTHING, BORROW_AT_ONCE)
          .card(
              "winter-whisperer",
              NOTHING,
              then(
                  may(own().common(), destroy(IT)),
                  then(MAY_DISCARD_FLARE, ACTION),
                  MAY_DISCARD_FLARE))
          .card(
              "frozen-chest",
              scripted(TashKalarPrompt.FREEZE, run -> true, FrostScripts::frozenChest))
          .card(
              "everfrost-sentinel",
              when(
                  DESTROYED_AN_ENEMY_BY_SUMMONING,
                  then(may(self(), lower(IT)), ONE_ACTION_FEWER_FOR_OTHERS)))
          .card(
              "glacier-giant",
              then(
                  slide(combat(self()).to(RAYS)),
                  may(any().legendary().at(AHEAD), destroy(IT), destroy(SELF))))
          .card(
              "polar-bear",
              then(
                  moves(1, combat(self())),
                  when(
                      DESTROYED_BY_MOVING,
                      then(
                          moves(1, standard(self())),
                          when(DESTROYED_BY_MOVING, moves(1, peaceful(self())))))))
          .card(
              "war-sled", then(moves(1, combat(self()).to(RAYS)), moves(2, combat(self()).to(FAN))))
          .card(
              "snow-monster",
              each(enemy().common().at(both(within(2), nextTo(own()))), destroy(IT)))
          .card("frost-imp", slideAllTheWay(standard(any().common().at(NEAR))))
          .card(
              "ice-wyvern",
              then(leap(combat(self())), when(DESTROYED_BY_MOVING, destroy(SELF))),
              place(1, COMMON, nextTo(own().heroic())))
          .card("deathbringer", may(any().at(FrostScripts::deathbringersReach), banish(IT)))
          .card(
              "frostweave-illusionist",
              scripted(TashKalarPrompt.PLACE, run -> true, FrostScripts::illusionist),
              must(enemy().common(), convert(IT, COMMON)));

  private Everfrost() {}
}
