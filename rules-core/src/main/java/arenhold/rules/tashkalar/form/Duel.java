package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import arenhold.rules.GameInfo.Option;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.List;

/** The Duel for two players: points for destroyed pieces, legends and the opponent's flares. */
final class Duel {

  static final Form FORM =
      new Form(
          new GameInfo.Form(
              "duel",
              2,
              2,
              List.of(
                  new Option("first", List.of("random", "1", "2"), "random", false),
                  new Option("takeBack", List.of("yes", "no"), "yes", false)),
              List.of(
                  new Option(
                      "school", Catalogue.SCHOOLS.stream().map(School::key).toList(), null, true))),
          Catalogue.DEATHMATCH,
          Catalogue.pieces("deathmatchDuel"),
          Catalogue.legendaryPieces(),
          3,
          2,
          1,
          18);

  private Duel() {}
}
