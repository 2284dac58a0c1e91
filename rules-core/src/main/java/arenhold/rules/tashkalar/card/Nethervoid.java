package arenhold.rules.tashkalar.card;

import static arenhold.rules.tashkalar.Rank.COMMON;
import static arenhold.rules.tashkalar.Rank.HEROIC;
import static arenhold.rules.tashkalar.effect.GatewayVocabulary.*;
import static arenhold.rules.tashkalar.effect.Vocabulary.*;

import arenhold.rules.Options;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Board;
import arenhold.rules.tashkalar.Code;
import arenhold.rules.tashkalar.TashKalarPrompt;
import arenhold.rules.tashkalar.effect.Effect;
import arenhold.rules.tashkalar.effect.Pieces;
import arenhold.rules.tashkalar.effect.Resolver;
import arenhold.rules.tashkalar.effect.Run;

/** The Nethervoid deck. */
final class Nethervoid {

  private static final Pieces VICTIMS = enemy().common().at(NEAR_GATEWAY);
  private static final Effect ENVY = place(1, COMMON, NEAR_GATEWAY);

  static final BeingDeck DECK =
      new BeingDeck()
          .card(
              "shadow-imp",
              then(moves(1, combat(self())), moves(1, combat(gateway().others()).sameDirection())))
          .card("flame-imp", may(any().common().at(NEAR_GATEWAY), destroy(IT)))
          .card(
              "gate-keeper",
              choose(
                  branch("raise", may(own().common(), raise(IT), become(IT))),
                  branch("place", then(mayPlace(1, COMMON, ANYWHERE), become(IT)))))
          .card(
              "demon-of-gluttony",
              then(
                  moves(1, combat(self())),
                  when(
                      DESTROYED_BY_MOVING,
                      all(
                          raise(SELF),
                          then(
                              moves(1, combat(self())), when(DESTROYED_BY_MOVING, become(SELF)))))))
          .card("demon-of-pride", all(raise(SELF), become(SELF), moves(1, combat(self()))))
          .card(
              "acolyte-of-destruction",
              must(
                  any().common(),
                  destroy(IT),
                  when(on(GATEWAY, RED), may(any().heroic().at(NEAR_IT), destroy(IT)))))
          .card(
              "acolyte-of-growth",
              then(place(1, COMMON, ANYWHERE), when(on(GATEWAY, GREEN), place(1, HEROIC, NEAR_IT))))
          .card(
              "power-seeker",
              when(
                  SELF_IS_GATEWAY,
                  moves(1, standard(self())),
                  anyMoves(combat(self()).nearerToGateway())))
          .card(
              "hell-hound",
              all(may(any().at(NEAR), destroy(IT)), unless(DESTROYED_A_LEGEND, UNDER_DECK)))
          .card(
              "vortexmaster",
              all(moves(1, combat(gateway())), moves(1, combat(own().at(NEAR_GATEWAY)))))
          .card(
              "gate-master",
              // The Gateway is heroic by now (R19.3).
              all(then(raise(GATEWAY), COUNTS_AS_LEGEND), must(own().nonLegendary(), become(IT))))
          .card(
              "hell-rider",
              when(SELF_IS_GATEWAY, moves(1, combat(self())), moves(3, combat(self()))))
          .card(
              "demon-of-wrath",
              all(
                  unless(there(VICTIMS), moves(1, standard(gateway()))),
                  each(VICTIMS, destroy(IT))))
          .card(
              "demon-of-greed",
              all(
                  must(own().common().at(OFF_GATEWAY), destroy(IT), ACTION),
                  must(own().heroic().at(OFF_GATEWAY), destroy(IT), ACTION)))
          .card(
              "demon-of-lust",
              movesOneEach(combat(any()).nearerToGateway().to(OFF_GATEWAY).times(2)))
          .card("demon-of-sloth", when(LAST_ACTION, destroy(GATEWAY), SPEND_ACTION))
          .card(
              "demon-of-envy",
              scripted(TashKalarPrompt.PLACE, there(gateway()), Nethervoid::demonOfEnvy))
          .card(
              "possessed-summoner",
              all(
                  scripted(TashKalarPrompt.PLACE, run -> true, Nethervoid::possession),
                  then(MAY_DISCARD_FLARE, ACTION)));

  private Nethervoid() {}

  /** Place next to the Gateway, and go on as long as some opponent has more pieces. */
  private static boolean demonOfEnvy(Run run) {
    boolean placed = Resolver.run(ENVY, run);
    boolean again = placed && OUTNUMBERED.holds(run);
    while (again) again = Resolver.run(ENVY, run) && OUTNUMBERED.holds(run);
    return placed;
  }

  /** Place an enemy common next to a piece of its colour, which serves in the next pattern. */
  private static boolean possession(Run run) {
    Options options = run.options();
    for (int colour = 0; colour < run.board().colours(); colour++) {
      int piece = Board.piece(colour, COMMON);
      if (colour == run.colour() || run.board().supplyOf(piece) == 0) continue;
      SquareSet near = run.arena().nextTo(run.board().colourSet(colour));
      SquareSet free = near.without(run.board().occupied());
      for (int s = free.first(); s >= 0; s = free.next(s)) options.add(Code.piece(s, piece));
    }
    if (options.size() == 0) return false;
    run.start(1);
    int code = run.ask(TashKalarPrompt.PLACE);
    run.placeFor(Code.a(code), Code.b(code));
    run.turn().possess(Board.colour(Code.b(code)));
    return true;
  }
}
