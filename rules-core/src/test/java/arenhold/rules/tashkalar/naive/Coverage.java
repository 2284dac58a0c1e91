package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which effects of the three schools were seen too seldom to say that they were compared. */
final class Coverage {

  /** Beings whose card does nothing when they are summoned. */
  private static final Set<String> SILENT =
      Set.of("frostweave-summoner", "winter-whisperer", "antimatter-spirit");

  private Coverage() {}

  /** Every effect that was carried out with a result fewer than {@code least} times. */
  static List<String> seldom(Cards cards, Counts counts, int least) {
    List<String> seldom = new ArrayList<>();
    for (String school : List.of("everfrost", "nethervoid", "etherweave")) {
      for (String key : cards.beings(school)) {
        Card card = cards.named(key);
        long normal =
            SILENT.contains(key) ? counts.of("normal", key) : counts.changes("normal", key);
        if (normal < least) seldom.add("normal " + key + " " + normal);
        long frozen = counts.changes("frozen", key);
        if (card.freezes() && frozen < least) seldom.add("frozen " + key + " " + frozen);
        long warp = counts.changes("warp", key);
        if (card.warps() && warp < least) seldom.add("warp " + key + " " + warp);
      }
    }
    return seldom;
  }
}
