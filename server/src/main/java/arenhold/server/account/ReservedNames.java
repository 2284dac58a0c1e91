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

/**
 * Names that no player may take, as their bearer would be mistaken for staff, for a computer or for
 * another guest.
 */
final class ReservedNames {

  private static final Set<String> OFFICES =
      Stream.of(
              List.of("Arenhold", "System", "Server", "Support", "Staff", "Official"),
              List.of("Admin", "Administrator", "Mod", "Moderator", "Operator", "Nobody", "Guest"),
              List.of("Systém", "Podpora", "Správce", "Administrátor", "Moderátor", "Hráč"),
              List.of(
                  "Sistema", "Supporto", "Assistenza", "Amministratore", "Moderatore", "Ospite"))
          .flatMap(List::stream)
          .flatMap(ReservedNames::looks)
          .collect(Collectors.toUnmodifiableSet());

  /** What computers and their levels are called on pages, from the weakest. */
  private static final Set<String> COMPUTERS =
      Stream.of(
              List.of("Computer", "Počítač", "Robot", "Bot"),
              List.of("Novice", "Apprentice", "Adept", "Expert", "Champion", "Master"),
              List.of("Nováček", "Učeň", "Pokročilý", "Znalec", "Šampion", "Mistr"),
              List.of("Principiante", "Apprendista", "Abile", "Esperto", "Campione", "Maestro"),
              List.of("Hare", "Fox", "Boar", "Stag", "Bear", "Lion"),
              List.of("Zajíc", "Liška", "Kanec", "Jelen", "Medvěd", "Lev"),
              List.of("Lepre", "Volpe", "Cinghiale", "Cervo", "Orso", "Leone"))
          .flatMap(List::stream)
          .flatMap(ReservedNames::looks)
          .collect(Collectors.toUnmodifiableSet());

  /** Which of several computers of one level it is. */
  private static final Pattern ONE_OF_SEVERAL = Pattern.compile(" [0-9]+$");

  /** The default names of guests. */
  private static final Pattern GUEST = Pattern.compile("(?:guest|hrac|ospite) ?([0-9a-f]{4})");

  private static final Pattern AROUND = Pattern.compile("^\\P{L}+|\\P{L}+$");

  private ReservedNames() {}

  private static Stream<String> looks(String word) {
    return Stream.of(word, word.toUpperCase(Locale.ROOT))
        .flatMap(one -> Likeness.skeletons(one).stream());
  }

  /** Whether this player may not have this name: new guests may keep the one they were given. */
  static boolean reserved(String name, UUID player) {
    Matcher guest = GUEST.matcher(plain(name));
    if (guest.matches()) return !player.toString().startsWith(guest.group(1));
    String only = ONE_OF_SEVERAL.matcher(name).replaceFirst("");
    if (Likeness.skeletons(only).stream().anyMatch(COMPUTERS::contains)) return true;
    String bare = AROUND.matcher(name).replaceAll("");
    return Stream.of(name, bare)
        .flatMap(one -> Likeness.skeletons(one).stream())
        .anyMatch(OFFICES::contains);
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
