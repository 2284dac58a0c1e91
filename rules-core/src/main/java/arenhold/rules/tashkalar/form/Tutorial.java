package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Scoring;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form.Ends;
import arenhold.rules.tashkalar.form.Form.Hand;

/** The Tutorial for two players: basic tasks alone, no legends, no discarding (R14). */
final class Tutorial {

  static final Form FORM =
      new Form(
          new GameInfo.Form("tutorial", 2, 2, TableOptions.table(2), TableOptions.seat()),
          Sides.alone(2),
          Catalogue.HIGH_FORM,
          Scoring.basicTasks(),
          6,
          Ends.AT_ONCE,
          Catalogue.pieces("highForm"),
          0,
          new Hand(3, 0, 1),
          false);

  private Tutorial() {}
}
