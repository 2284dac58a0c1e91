package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.tashkalar.TashKalarPrompt;

/** The Sylvan deck. */
final class Sylvan {

  static final BeingDeck DECK =
      new BeingDeck()
          .card("sapling", raise(SELF))
          .card("kiskin-farseeders", mayPlace(1, COMMON, nextTo(own())))
          .card(
              "charging-buck",
              then(leap(combat(self()).to(atDistance(2))), leap(combat(self()).to(atDistance(2)))))
          .card(
              "forest-wardens",
              all(
                  must(enemy().common().at(outnumbering(own().common())), destroy(IT)),
                  must(enemy().heroic().at(outnumbering(own().upgraded())), destroy(IT))))
          .card("naiad", movesOneEach(standard(own().at(NEAR)).times(2)))
          .card(
              "kiskin-spirit",
              then(scripted(TashKalarPrompt.RECOVER, run -> true, Scripts::cardOnTop), EXTRA_BEING))
          .card("dryad", may(enemy().nonLegendary().at(NEAR), convert(IT, COMMON)))
          .card("centaur-spearman", then(moves(1, combat(self())), shoot(1)))
          .card(
              "centaur-chieftain",
              then(moves(1, combat(self())), moves(3, combat(own().others()).sameDirection())))
          .card(
              "unicorn",
              choose(branch("combat", moves(1, combat(self()))), branch("action", ACTION)))
          .card("sylvan-queen", may(enemy().nonLegendary().at(DIAGONAL), convert(IT)))
          .card("sylvan-princess", may(enemy().common().at(DIAGONAL), convert(IT)))
          .card("woodland-druid", eachColour(must(any().common().at(THAT_COLOUR), raise(IT))))
          .card(
              "forest-ancient",
              scripted(TashKalarPrompt.PLACE, run -> true, Scripts::forestAncient))
          .card("forest-mystic", all(EXTRA_BEING, EXTRA_LEGEND))
          .card("kiskin-leafsplitter", then(mayAim(shootAny()), mayAim(shootAny())))
          .card("kiskin-boughrunner", moves(3, combat(self()).to(nextTo(own().others()))))
          .card(
              "tree-shepherd",
              must(
                  own(),
                  when(
                      IT_IS_LEGENDARY,
                      moves(1, standard(it())),
                      when(IT_IS_COMMON, raise(IT), moves(1, combat(it()))))));

  private Sylvan() {}
}
