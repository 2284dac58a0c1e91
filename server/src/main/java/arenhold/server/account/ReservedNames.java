package arenhold.server.account;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names that nobody may take, because people would believe what their bearer says. */
final class ReservedNames {

  private static final Set<String> OFFICES =
      Stream.of(
              List.of("Arenhold", "System", "Server", "Support", "Staff", "Official"),
              List.of("Admin", "Administrator", "Mod", "Moderator", "Operator", "Nobody", "Guest"),
              List.of("Systém", "Podpora", "Správce", "Administrátor", "Moderátor", "Hráč"),
              List.of(
                  "Sistema", "Supporto", "Assistenza", "Amministratore", "Moderatore", "Ospite"))
          .flatMap(List::stream)
          .flatMap(word -> Stream.of(word, word.toUpperCase(Locale.ROOT)))
          .flatMap(word -> Likeness.skeletons(word).stream())
          .collect(Collectors.toUnmodifiableSet());

  /** What new guests are called. */
  private static final Pattern GUEST = Pattern.compile("(?:guest|hrac|ospite) ?([0-9a-f]{4})");

  private static final Pattern AROUND = Pattern.compile("^\\P{L}+|\\P{L}+$");

  private ReservedNames() {}

  /** Whether this player may not be called so. */
  static boolean reserved(String name, UUID player) {
    String bare = AROUND.matcher(name).replaceAll("");
    if (Stream.of(name, bare)
        .flatMap(one -> Likeness.skeletons(one).stream())
        .anyMatch(OFFICES::contains)) {
      return true;
    }
    Matcher guest = GUEST.matcher(plain(name));
    return guest.matches() && !player.toString().startsWith(guest.group(1));
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
