package arenhold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What one viewer may know of a match, apart from the position, which the game itself shows.
 *
 * @param <P> the game's position
 */
record Sight<P>(Match<P> match, Viewer viewer) {

  /** The open questions as the viewer may know them, without Nature's. */
  List<Waiting> waiting() {
    List<Waiting> result = new ArrayList<>();
    for (Asked asked : match.open()) {
      boolean own = viewer.knowsAs(asked.seat());
      if (asked.seat() == Seat.NATURE || asked.offer() && !own) continue;
      boolean known = own || asked.prompt().open();
      result.add(
          new Waiting(
              asked.seat(),
              known ? asked.prompt().key() : null,
              known ? match.game.context(match.position(), asked).source() : null));
    }
    return result;
  }

  /** The events of the newest choice or command. */
  List<Event> news() {
    List<Event> seen = new ArrayList<>(match.news().size());
    for (Event event : match.news()) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
  }

  /** The seats' options, in seat order, as far as the viewer may know them. */
  List<Map<String, String>> chosen() {
    Setup setup = match.setup;
    GameInfo.Form form = form();
    List<Map<String, String>> all = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) {
      Seat seat = Seat.of(i);
      Map<String, String> known = form.open(setup.seats().get(i));
      for (Option option : form.seatOptions()) {
        String value = setup.seat(seat, option.key(), option.fallback());
        if (!option.secret() || value == null) continue;
        boolean shown =
            viewer.knowsAs(seat) || match.game.shows(match.position(), seat, option.key());
        if (shown) known.put(option.key(), value);
      }
      all.add(known);
    }
    return all;
  }

  /** The set-up without the secrets of others. */
  Setup setup() {
    GameInfo.Form form = form();
    boolean secrets = form != null && form.seatOptions().stream().anyMatch(Option::secret);
    return secrets ? match.setup.with(chosen()) : match.setup;
  }

  private GameInfo.Form form() {
    return match.game.info().form(match.setup.form());
  }
}
