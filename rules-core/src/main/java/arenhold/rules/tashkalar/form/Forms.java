package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import java.util.List;

/** Every form there is: one line each. */
public final class Forms {

  /** All forms in the order a lobby lists them. */
  public static final List<Form> ALL =
      List.of(Duel.FORM, HighForm.FORM, Tutorial.FORM, Team.HIGH_FORM, Team.DUEL);

  private Forms() {}

  /** The form with this key for so many players, or null. */
  public static Form named(String key, int seats) {
    for (Form form : ALL) {
      GameInfo.Form info = form.info();
      boolean fits = info.minSeats() <= seats && seats <= info.maxSeats();
      if (fits && info.key().equals(key)) return form;
    }
    return null;
  }

  /** How the forms present themselves. */
  public static List<GameInfo.Form> infos() {
    return ALL.stream().map(Form::info).distinct().toList();
  }
}
