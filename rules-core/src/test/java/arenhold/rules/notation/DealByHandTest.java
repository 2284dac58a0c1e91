package arenhold.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/**
 * Deals a match again as {@code docs/protocol.md} tells a stranger to: from the lines of its file
 * and the order of the cards in the catalogue, with no help from the rules or from {@link
 * FairDeal}.
 */
class DealByHandTest {

  private static final Path MATCHES = Path.of("src/test/resources/matches/tashkalar/2");
  private static final Path FACTS =
      Path.of("src/main/resources/arenhold/rules/tashkalar/tash-kalar.json");

  private static byte[] sha256(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** The lines before the log by their first words; those of seats and numbers with their seat. */
  private static Map<String, String> header(List<String> lines) {
    Map<String, String> header = new TreeMap<>();
    for (String line : lines) {
      String[] words = line.split(" ");
      boolean numbered = words[0].equals("number") || words[0].equals("seat");
      String key = numbered ? words[0] + " " + words[1] : words[0];
      header.put(key, line.substring(key.length()).strip());
    }
    return header;
  }

  /** The n-th answer among {@code choices}, by whole numbers of any size. */
  private static String answer(byte[] key, int n, List<String> choices) throws Exception {
    BigInteger all = BigInteger.TWO.pow(64);
    BigInteger size = BigInteger.valueOf(choices.size());
    BigInteger limit = all.divide(size).multiply(size);
    for (int attempt = 0; ; attempt++) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal((n + ":" + attempt).getBytes(StandardCharsets.US_ASCII));
      BigInteger number = new BigInteger(1, Arrays.copyOf(digest, 8));
      if (number.compareTo(limit) < 0) return choices.get(number.mod(size).intValue());
    }
  }

  /** What stands in the catalogue under {@code path}, in its order, as the notation writes it. */
  private static List<String> cards(String... path) throws IOException {
    Object at = Json.parse(Files.readString(FACTS));
    for (String step : path) at = Json.object(at).get(step);
    List<String> keys = new ArrayList<>();
    for (Object card : (List<?>) at) keys.add((String) Json.object(card).get("id"));
    return keys;
  }

  @Test
  void the_opening_deal_of_a_duel_is_what_its_file_and_the_document_say() throws Exception {
    List<String> lines = Files.readAllLines(MATCHES.resolve("duel-4-numbers.match"));
    Map<String, String> header = header(lines);
    String match = header.get("deal").split(" ")[1];
    String bound =
        "match "
            + match
            + "\n"
            + "game "
            + header.get("game")
            + "\n"
            + "form "
            + header.get("form")
            + "\n"
            + "version "
            + header.get("version")
            + "\n";
    String seed = "seed " + header.get("seed") + "\n";
    assertEquals(
        header.get("seed-hash"), hex(sha256("arenhold fair deal 2: seed\n" + bound + seed)));
    StringBuilder seats = new StringBuilder();
    for (int seat = 1; seat <= 2; seat++) {
      String[] mixed = header.get("number " + seat).split(" ");
      assertEquals(
          mixed[0],
          hex(
              sha256(
                  "arenhold fair deal 2: number\nmatch " + match + "\nnumber " + mixed[1] + "\n")));
      seats.append("seat " + seat + " " + mixed[0] + " " + mixed[1] + "\n");
    }
    byte[] key = sha256("arenhold fair deal 2: key\n" + bound + seats + seed);

    List<String> chance = new ArrayList<>();
    for (String line : lines) {
      for (String entry : line.split("; "))
        if (entry.startsWith("* ")) chance.add(entry.substring(2));
    }
    int n = 0;
    String first = answer(key, n++, List.of("first 1", "first 2"));
    List<String> dealt = new ArrayList<>(List.of(first));
    List<String> legends = cards("legends", "cards");
    List<String> flares = cards("flares");
    for (int turn = 0; turn < 2; turn++) {
      int seat = (Integer.parseInt(first.substring(6)) - 1 + turn) % 2 + 1;
      String school = header.get("seat " + seat).replace("school=", "");
      boolean empire = school.equals("northern") || school.equals("southern");
      List<String> beings = cards("decks", empire ? "empire" : school, "cards");
      for (List<String> deck : List.of(beings, beings, beings, legends, legends, flares)) {
        String card = answer(key, n++, deck);
        deck.remove(card);
        dealt.add(card);
      }
    }
    assertTrue(chance.size() > dealt.size());
    assertEquals(dealt, chance.subList(0, dealt.size()));
  }

  @Test
  void the_choices_of_chance_stand_in_the_order_of_the_catalogue_in_every_form() {
    Game<?> game = Games.ALL.getFirst();
    Map<String, Object> catalogue = game.catalogue(Locale.ENGLISH).data();
    List<String> order = new ArrayList<>(List.of("first 1", "first 2", "first 3", "first 4"));
    for (String part : List.of("schools", "cards", "tasks")) {
      order.addAll(Json.object(catalogue.get(part)).keySet());
    }
    Set<String> asked = new TreeSet<>();
    for (GameInfo.Form form : game.info().forms()) {
      for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
        asked.addAll(ordered(game, form.key(), seats, order));
      }
    }
    assertEquals(Set.of("draw", "first", "school", "turnUp"), asked);
  }

  /** Plays a match at random; answers which questions were put to chance. */
  private static <P> Set<String> ordered(Game<P> game, String form, int seats, List<String> order) {
    SplittableRandom random = new SplittableRandom(seats);
    List<Map<String, String>> chosen = Collections.nCopies(seats, Map.of("school", "random"));
    Map<String, String> table = form.equals("tutorial") ? Map.of() : Map.of("expansions", "yes");
    Match<P> match = Match.start(game, new Setup("tashkalar", form, chosen, table));
    Set<String> prompts = new TreeSet<>();
    while (!match.isOver()) {
      Asked open = match.open().get(random.nextInt(match.open().size()));
      if (open.seat() == Seat.NATURE) {
        prompts.add(open.prompt().key());
        int before = -1;
        for (int code : open.codes()) {
          int place = order.indexOf(game.notation(match.position(), open, code));
          assertTrue(place > before, () -> open.prompt().key() + " in " + form);
          before = place;
        }
      }
      match = match.answer(open.seat(), random.nextInt(open.codes().length));
    }
    return prompts;
  }
}
