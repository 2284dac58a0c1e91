package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Scoring;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form.Ends;
import arenhold.rules.tashkalar.form.Form.Hand;

/** The Melee for three or four: points as in the Duel, kept by enemy colour; the weakest counts. */
final class Melee {

  private static final GameInfo.Form INFO =
      new GameInfo.Form("melee", 3, 4, TableOptions.table(4), TableOptions.seat());

  static final Form THREE = melee(3, 12, "melee3");
  static final Form FOUR = melee(4, 10, "melee4");

  private Melee() {}

  private static Form melee(int seats, int goal, String pieces) {
    return new Form(
        INFO,
        Sides.alone(seats),
        Catalogue.DEATHMATCH,
        Scoring.colours(),
        goal,
        Ends.FINAL_ROUND,
        Catalogue.pieces(pieces),
        Catalogue.legendaryPieces(),
        Hand.FULL,
        true);
  }
}
