package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * Sends illegal input to random matches: choices of other seats, of earlier positions and of other
 * matches, choices with altered letters, squares and numbers, and commands out of place. All must
 * be refused and leave the position unchanged.
 */
final class BadChoices<P> {

  private static final int IN_ONE_POSITION = 25;
  private static final int EVERY = 3;
  private static final int KEPT = 2_000;
  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "\u0000",
          "\n",
          "\t",
          "\u00e9",
          "\u202e",
          "\ufeff",
          "\ud83d\ude00",
          "\ud800",
          "\udfff",
          "!",
          "*",
          "%s",
          "{}",
          "\\",
          "\"",
          "'",
          "..",
          "null",
          "\u0660",
          "\uff11");
  private static final List<String> NUMBERS =
      List.of(
          "-1",
          "0",
          "10",
          "256",
          "65536",
          "2147483647",
          "2147483648",
          "-2147483649",
          "1e999",
          "9223372036854775808",
          "NaN",
          "Infinity",
          "0x7fffffff",
          "9".repeat(400));
  private static final List<String> SQUARES =
      List.of(
          "a0", "a1", "i9", "j1", "e10", "z99", "5e", "E5", "e", "5", "--", "a-1", "\u0435" + 5);

  private final Game<P> game;
  private final Random random;
  private final List<String> earlier = new ArrayList<>(List.of("place e5", "end", "stop"));
  private long sent;

  BadChoices(Game<P> game, long seed) {
    this.game = game;
    random = new Random(seed);
  }

  /** How many have been sent, and refused, so far. */
  long sent() {
    return sent;
  }

  /** Plays a random match and sends some in one of three positions and in the last. */
  void play(Setup setup, long most) {
    Match<P> match = Match.start(game, setup);
    while (!match.isOver() && sent < most) {
      if (random.nextInt(EVERY) == 0) send(match);
      Asked asked = match.open().get(random.nextInt(match.open().size()));
      int index = random.nextInt(asked.codes().length);
      keep(game.notation(match.position(), asked, asked.codes()[index]));
      match = match.answer(asked.seat(), index);
    }
    if (match.isOver()) send(match);
  }

  private void keep(String notation) {
    if (earlier.size() < KEPT) earlier.add(notation);
    else earlier.set(random.nextInt(KEPT), notation);
  }

  private void send(Match<P> match) {
    String before = Snapshot.of(match);
    List<Entry> offered = new ArrayList<>();
    for (Asked asked : match.open()) {
      for (int code : asked.codes()) {
        offered.add(new Entry(asked.seat(), game.notation(match.position(), asked, code)));
      }
    }
    Set<Entry> rightly = new HashSet<>(offered);
    for (int i = 0; i < IN_ONE_POSITION; ) {
      Entry entry = entry(offered);
      if (rightly.contains(entry) || commanded(match, entry)) continue;
      i++;
      sent++;
      if (match.apply(entry) instanceof Step.Rejected) continue;
      throw new AssertionError("accepted: " + entry.text() + " of " + match.open());
    }
    assertEquals(before, Snapshot.of(match), "a refusal changes nothing");
  }

  /** Whether this is a command that the seat may give now. */
  private boolean commanded(Match<P> match, Entry entry) {
    Command command = Command.parse(entry.notation());
    Seat seat = entry.seat();
    if (command == null || match.isOver()) return false;
    if (seat == Seat.NATURE) return command == Command.ABANDON;
    if (seat.index() >= match.setup().size()) return false;
    return switch (command) {
      case ABANDON, TAKE_OVER -> false; // No seat leaves in these matches.
      case FLAG, LEAVE, STAND_IN, HINT ->
          match.open().stream().anyMatch(asked -> asked.seat() == seat && !asked.offer());
      case RESIGN, STOP -> game.allows(match.position(), command, seat);
      case TAKE_BACK -> match.canTakeBack(seat);
    };
  }

  private Entry entry(List<Entry> offered) {
    Entry one = offered.isEmpty() ? new Entry(seat(), stale()) : any(offered);
    return switch (random.nextInt(8)) {
      case 0 -> new Entry(seat(), one.notation());
      case 1 -> new Entry(random.nextBoolean() ? one.seat() : seat(), stale());
      case 2 -> new Entry(seat(), command());
      case 3 -> new Entry(one.seat(), word(one.notation(), SQUARES));
      case 4 -> new Entry(one.seat(), word(one.notation(), NUMBERS));
      case 5 -> new Entry(one.seat(), spliced(one.notation(), any(ODD)));
      case 6 -> new Entry(one.seat(), bent(one.notation()));
      default -> new Entry(one.seat(), word(one.notation(), List.of(stale().split(" "))));
    };
  }

  private Seat seat() {
    int index = random.nextInt(Seat.MOST + 1);
    return index == Seat.MOST ? Seat.NATURE : Seat.of(index);
  }

  private String stale() {
    return any(earlier);
  }

  private String command() {
    String notation = any(List.of(Command.values())).notation();
    return random.nextInt(3) > 0 ? notation : bent(notation);
  }

  /** One word replaced or added. */
  private String word(String notation, List<String> words) {
    String[] said = notation.split(" ");
    if (words.isEmpty() || said.length == 0) return notation + notation;
    if (random.nextInt(4) == 0) return notation + " " + any(words);
    said[random.nextInt(said.length)] = any(words);
    return String.join(" ", said);
  }

  private String spliced(String notation, String odd) {
    int at = random.nextInt(notation.length() + 1);
    String rest = notation.substring(Math.min(notation.length(), at + random.nextInt(2)));
    return notation.substring(0, at) + odd + rest;
  }

  private String bent(String notation) {
    return switch (random.nextInt(8)) {
      case 0 -> notation.toUpperCase(Locale.ROOT);
      case 1 -> notation + " ";
      case 2 -> " " + notation;
      case 3 -> notation.replace(" ", "  ");
      case 4 -> new StringBuilder(notation).reverse().toString();
      case 5 -> notation.substring(random.nextInt(notation.length() + 1));
      case 6 -> notation.repeat(2 + random.nextInt(50));
      default -> spliced(notation, "" + (char) random.nextInt(Character.MAX_VALUE + 1));
    };
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
