package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.ability.Common.playing;
import static arenhold.rules.destiny.ability.Common.watched;

import arenhold.rules.destiny.card.Colour;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.destiny.play.Deed;
import arenhold.rules.destiny.play.Happening;
import arenhold.rules.destiny.play.Happening.Cause;
import arenhold.rules.destiny.play.Works;

/** Supports with triggered abilities. */
final class WatchingSupports {

  private WatchingSupports() {}

  static void enter(Entries cards) {
    Works none = Works.NONE;

    // 99: comes with 3 damage, which it moves to characters past shields, one by one.
    cards.card(
        99,
        none.when(Cause.PLAYED, Common::playedSelf, d -> d.load(3))
            .action(
                Common::ready,
                Common.exhausting(
                    d -> {
                      if (d.self.damage == 0) return;
                      d.run.wounds.move(d.self, d.target(d.p.characters(), 1, true), 1);
                    })));

    // 100: brings you what an opponent has lost by your disrupting.
    cards.card(
        100,
        none.may(
            Cause.DISRUPTED,
            d -> disrupted(d).seat() == d.me,
            d -> Common.ready(d) && disrupted(d).lost() > 0,
            Common.exhausting(d -> d.gain(disrupted(d).lost()))));

    // 150: makes a blue upgrade cheaper by 1.
    cards.card(
        150,
        none.may(
            Cause.PLAYING,
            d -> playing(d) && Common.cards(Colour.BLUE, Type.UPGRADE).test(watched(d).card()),
            d -> Common.ready(d) && watched(d).price().cost > 0,
            Common.exhausting(d -> watched(d).price().cost--)));

    // 163: gives a yellow card Ambush.
    cards.card(
        163,
        none.may(
            Cause.PLAYING,
            d -> playing(d) && watched(d).card().colour() == Colour.YELLOW,
            d -> Common.ready(d) && !watched(d).price().ambush,
            Common.exhausting(d -> watched(d).price().ambush = true)));
  }

  private static Happening.Disrupted disrupted(Deed d) {
    return (Happening.Disrupted) d.about;
  }
}
