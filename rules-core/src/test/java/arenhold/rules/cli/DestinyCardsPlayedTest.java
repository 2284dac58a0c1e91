package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Entry;
import arenhold.rules.Seat;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.notation.MatchFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The whole matches of Destiny that are kept as files, by whatever version, play every card of the
 * set.
 */
class DestinyCardsPlayedTest {

  private static final Path FOLDER = Path.of("src/test/resources/matches/destiny");

  @Test
  void theKeptMatchesPlayEveryCardAndActivateEveryCharacter() throws IOException {
    Set<String> played = new TreeSet<>();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        for (MatchFile match : MatchFile.parse(Files.readString(file))) {
          for (MatchFile.Line line : match.lines()) add(line.entry(), played);
        }
      }
    }
    Set<String> wanted = new TreeSet<>();
    for (Card card : Cards.ALL) if (card.type() != Type.BATTLEFIELD) wanted.add(card.key());
    wanted.removeAll(played);
    assertEquals(Set.of(), wanted, "cards that are not played");
  }

  private static void add(Entry entry, Set<String> played) {
    String[] words = entry.notation().split(" ");
    if (entry.seat() == Seat.NATURE || words.length < 2) return;
    boolean named = List.of("play", "activate", "use", "resolve", "join", "die").contains(words[0]);
    if (named) played.add(words[1].split("\\.")[0]);
  }
}
