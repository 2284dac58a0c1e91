package arenhold.rules.tashkalar.form;

import arenhold.rules.GameInfo;
import java.util.List;

/** Every form there is: one line each. */
public final class Forms {

  /** All forms in the order a lobby lists them. */
  public static final List<Form> ALL = List.of(Duel.FORM);

  private Forms() {}

  /** The form with this key, or null. */
  public static Form named(String key) {
    for (Form form : ALL) if (form.key().equals(key)) return form;
    return null;
  }

  /** How the forms present themselves. */
  public static List<GameInfo.Form> infos() {
    return ALL.stream().map(Form::info).toList();
  }
}
