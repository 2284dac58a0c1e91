package arenhold.rules.cli;

import arenhold.players.Learner;
import arenhold.players.Players;
import arenhold.rules.Games;
import arenhold.rules.notation.Excerpt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * {@code train}: learns what positions of a game are worth from matches with itself, and goes on
 * where it stopped. The file says how it was made; it is replaced as a whole.
 */
final class Train {

  /** After how many matches the file is written. */
  private static final int SAVED = 160;

  private Train() {}

  static int run(Arguments arguments, PrintStream out) {
    String game = arguments.text("game", Players.TEACHERS.getFirst().game());
    Learner.Teacher teacher = Players.teacher(game);
    if (teacher == null) throw Wrong.usage("nothing learns " + Excerpt.of(game));
    String first = Games.named(game).info().forms().getFirst().key();
    String form = arguments.text("form", first);
    int seats = (int) arguments.number("seats", 2, 2, 8);
    long seed = arguments.number("seed", 1, 0, Long.MAX_VALUE);
    int matches = (int) arguments.number("matches", 1000, 1, 10_000_000);
    int nodes = (int) arguments.number("budget", 100, 0, 1_000_000);
    String file = arguments.text("file", null);
    arguments.done(false);
    if (file == null) throw Wrong.usage("train needs --file");
    if (!teacher.teaches(form, seats)) {
      throw Wrong.usage("no form with so many seats: " + Excerpt.of(form));
    }
    try {
      learn(Path.of(file), teacher, new Learner.Lesson(form, seats, seed, nodes), matches, out);
      return Main.FINE;
    } catch (IOException | InvalidPathException failed) {
      throw Wrong.usage("cannot go on with " + Excerpt.of(file) + ": " + failed.getMessage());
    }
  }

  private static void learn(
      Path file, Learner.Teacher teacher, Learner.Lesson lesson, int matches, PrintStream out)
      throws IOException {
    Learner learner =
        Files.exists(file)
            ? teacher.goOn(lesson, new ByteArrayInputStream(Files.readAllBytes(file)))
            : teacher.begin(lesson);
    int saved = learner.matches();
    while (learner.matches() < matches) {
      learner.learn();
      if (learner.matches() < Math.min(matches, saved + SAVED)) continue;
      saved = learner.matches();
      write(learner, file);
      out.printf(Locale.ROOT, "%d matches, error %.4f%n", saved, learner.error());
      out.flush();
    }
  }

  private static void write(Learner learner, Path file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    learner.write(bytes);
    Path next = file.resolveSibling(file.getFileName() + ".new");
    Files.write(next, bytes.toByteArray());
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
