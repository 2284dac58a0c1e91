package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Scoring;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form.Ends;
import arenhold.rules.tashkalar.form.Form.Hand;

/** The High Form for two players: points for claimed tasks and for legendary pieces standing. */
final class HighForm {

  static final Form FORM =
      new Form(
          new GameInfo.Form("high-form", 2, 2, TableOptions.table(2), TableOptions.seat()),
          Sides.alone(2),
          Catalogue.HIGH_FORM,
          Scoring.tasks(),
          9,
          Ends.FINAL_ROUND,
          Catalogue.pieces("highForm"),
          Catalogue.legendaryPieces(),
          Hand.FULL,
          true);

  private HighForm() {}
}
