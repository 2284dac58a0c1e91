package arenhold.rules.tashkalar.card;

import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.task.Place;
import arenhold.rules.tashkalar.task.Places;
import arenhold.rules.tashkalar.task.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All cards and boards there are. Loading it checks them: a mistake in a card or in the facts stops
 * the program at once, not a match later.
 */
public final class Catalogue {

  private static final Facts FACTS = new Facts();
  private static final List<Being> EMPIRE = Empire.DECK.with(FACTS.deck("empire"));
  private static final List<Being> HIGHLAND = Highland.DECK.with(FACTS.deck("highland"));
  private static final List<Being> SYLVAN = Sylvan.DECK.with(FACTS.deck("sylvan"));

  /** The schools of the base game and those of the expansions, as a lobby lists them. */
  public static final List<School> SCHOOLS =
      List.of(
          new School("northern", 'n', "empire", false, false, EMPIRE),
          new School("southern", 's', "empire", false, false, EMPIRE),
          new School("highland", 'h', "highland", false, false, HIGHLAND),
          new School("sylvan", 'y', "sylvan", false, false, SYLVAN),
          expansion("everfrost", 'e', false, Everfrost.DECK),
          expansion("nethervoid", 'v', true, Nethervoid.DECK),
          expansion("etherweave", 'w', false, Etherweave.DECK));

  private static final List<School> BASE =
      SCHOOLS.stream().filter(school -> !school.expansion()).toList();

  /** The legends; a card's place in the list is its number. */
  public static final List<Being> LEGENDS = Legends.DECK.with(FACTS.legends());

  /** The flares; a card's place in the list is its number. */
  public static final List<Flare> FLARES = Flares.DECK.with(FACTS.flares());

  /** The side of the board for Duel and Melee (R2.2). */
  public static final Arena DEATHMATCH = FACTS.arena("deathmatch");

  /** The squares beside each start symbol of the Melee (R3.4.2). */
  public static final List<List<Integer>> MELEE_START = FACTS.meleeStart("deathmatch");

  /** The side of the board for High Form and Tutorial (R2.2). */
  public static final Arena HIGH_FORM = FACTS.arena("highForm");

  private static final Places PLACES = FACTS.places("highForm", HIGH_FORM);

  /** The central nine squares, which the side for High Form and Tutorial shows (R2.3). */
  public static final Place CENTRAL = PLACES.central();

  /** The tasks; a task's place in the list is its number. */
  public static final List<Task> TASKS = FACTS.tasks(PLACES);

  static {
    Set<String> keys = new HashSet<>();
    Set<String> decks = new HashSet<>();
    for (School school : SCHOOLS) {
      if (!decks.add(school.deck())) continue;
      school.beings().forEach(being -> unique(keys, being.key()));
    }
    LEGENDS.forEach(being -> unique(keys, being.key()));
    FLARES.forEach(flare -> unique(keys, flare.key()));
    TASKS.forEach(task -> unique(keys, task.key()));
  }

  private Catalogue() {}

  /** The school of an expansion, with a deck of its own that is called as the school is. */
  private static School expansion(String key, char letter, boolean hasGateway, BeingDeck deck) {
    return new School(key, letter, key, true, hasGateway, deck.with(FACTS.deck(key)));
  }

  /** The schools that can be played, those of the expansions only if they are allowed (R18.1). */
  public static List<School> schools(boolean expansions) {
    return expansions ? SCHOOLS : BASE;
  }

  private static void unique(Set<String> keys, String key) {
    if (!keys.add(key)) throw new IllegalStateException("two cards are called " + key);
  }

  /**
   * The school with this key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static School school(String key) {
    for (School school : SCHOOLS) if (school.key().equals(key)) return school;
    throw new IllegalArgumentException("no such school: " + key);
  }

  /** How many usable double-sided pieces a colour has in this form of the data (R1.9a). */
  public static int pieces(String form) {
    return FACTS.pieces(form);
  }

  /** How many legendary pieces a colour has (R1.2). */
  public static int legendaryPieces() {
    return FACTS.legendaryPieces();
  }
}
