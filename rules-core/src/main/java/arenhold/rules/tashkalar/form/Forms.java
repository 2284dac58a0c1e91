package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import java.util.List;

/** Every form there is. */
public final class Forms {

  /** All forms in the order a lobby lists them; one entry for each number of players. */
  public static final List<Form> ALL =
      List.of(
          Duel.FORM,
          HighForm.FORM,
          Tutorial.FORM,
          Melee.THREE,
          Melee.FOUR,
          Team.HIGH_FORM,
          Team.DUEL);

  private Forms() {}

  /** The form with this key for this many players, or null. */
  public static Form named(String key, int seats) {
    for (Form form : ALL) if (form.key().equals(key) && form.seats() == seats) return form;
    return null;
  }

  /** How the forms present themselves. */
  public static List<GameInfo.Form> infos() {
    return ALL.stream().map(Form::info).distinct().toList();
  }
}
