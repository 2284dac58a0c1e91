package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Scoring;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form.Ends;
import arenhold.rules.tashkalar.form.Form.Hand;

/** The Duel for two players: points for destroyed pieces, legends and the opponent's flares. */
final class Duel {

  static final Form FORM =
      new Form(
          new GameInfo.Form("duel", 2, 2, TableOptions.table(2), TableOptions.seat()),
          Sides.alone(2),
          Catalogue.DEATHMATCH,
          Scoring.track(),
          18,
          Ends.FINAL_ROUND,
          Catalogue.pieces("deathmatchDuel"),
          Catalogue.legendaryPieces(),
          Hand.FULL,
          true);

  private Duel() {}
}
