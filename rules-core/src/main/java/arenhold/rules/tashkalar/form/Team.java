package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.tashkalar.Scoring;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.form.Form.Ends;
import arenhold.rules.tashkalar.form.Form.Hand;
import java.util.List;

/** High Form and Duel for two teams of two, who sit alternately (R3.5, R12). */
final class Team {

  private static final List<Integer> TEAMS = List.of(0, 1, 0, 1);

  static final Form HIGH_FORM =
      new Form(
          info("team-high-form"),
          Sides.teams(TEAMS),
          Catalogue.HIGH_FORM,
          Scoring.tasks(),
          9,
          Ends.FINAL_ROUND,
          Catalogue.pieces("highForm"),
          Catalogue.legendaryPieces(),
          Hand.FULL,
          true);

  static final Form DUEL =
      new Form(
          info("team-duel"),
          Sides.teams(TEAMS),
          Catalogue.DEATHMATCH,
          Scoring.track(),
          18,
          Ends.FINAL_ROUND,
          Catalogue.pieces("deathmatchDuel"),
          Catalogue.legendaryPieces(),
          Hand.FULL,
          true);

  private Team() {}

  private static GameInfo.Form info(String key) {
    return new GameInfo.Form(
        key, 4, 4, TableOptions.teams(), TableOptions.seat(), TEAMS, List.of());
  }
}
