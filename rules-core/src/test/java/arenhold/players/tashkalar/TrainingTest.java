package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Learner;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Learning what positions are worth, from matches with itself. */
class TrainingTest {

  /** The most bytes that a file may take. */
  private static final int MOST = 400_000;

  private static final Learner.Teacher TEACHER = new Training.Forms();
  private static final Learner.Lesson DUEL = new Learner.Lesson("duel", 2, 5, 0);

  private static byte[] written(Learner learner) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      learner.write(bytes);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return bytes.toByteArray();
  }

  private static Learner goOn(Learner.Lesson lesson, byte[] file) throws IOException {
    return TEACHER.goOn(lesson, new ByteArrayInputStream(file));
  }

  private static void refused(Learner.Lesson lesson, byte[] file) {
    assertThrows(IOException.class, () -> goOn(lesson, file));
  }

  @Test
  void a_lesson_gives_the_same_file_however_often_it_is_stopped() throws IOException {
    Learner through = TEACHER.begin(DUEL);
    byte[] start = written(through);
    assertArrayEquals(start, written(goOn(DUEL, start)));
    through.learn();
    byte[] once = written(through);
    int matches = through.matches();
    assertTrue(matches > 0);
    assertTrue(through.error() > 0 && through.error() < 1, () -> "" + through.error());
    through.learn();
    Learner stopped = goOn(DUEL, once);
    assertEquals(matches, stopped.matches());
    stopped.learn();
    assertEquals(through.matches(), stopped.matches());
    assertArrayEquals(written(through), written(stopped));
    assertFalse(Arrays.equals(once, written(stopped)), "nothing was learned");
  }

  @Test
  void every_form_begins_with_a_file_that_is_small_enough_and_says_how_it_was_made() {
    for (Form form : Forms.ALL) {
      assertTrue(TEACHER.teaches(form.key(), form.seats()));
      Learner.Lesson lesson = new Learner.Lesson(form.key(), form.seats(), 1, 100);
      byte[] file = written(TEACHER.begin(lesson));
      // What is learned changes numbers and not how many there are.
      assertTrue(file.length < MOST, form.key() + ": " + file.length);
      String head = new String(file, 0, 200, StandardCharsets.ISO_8859_1);
      String made = head.substring(0, head.indexOf('\n'));
      assertEquals(
          "train --game tashkalar --form "
              + form.key()
              + " --seats "
              + form.seats()
              + " --seed 1 --budget 100 --matches 0",
          made);
    }
  }

  @Test
  void a_form_that_does_not_exist_is_not_taught() {
    assertFalse(TEACHER.teaches("duel", 3));
    assertFalse(TEACHER.teaches("chess", 2));
  }

  @Test
  void a_file_of_another_lesson_is_refused() {
    byte[] file = written(TEACHER.begin(DUEL));
    refused(new Learner.Lesson("high-form", 2, 5, 0), file);
    refused(new Learner.Lesson("duel", 2, 6, 0), file);
    refused(new Learner.Lesson("duel", 2, 5, 1), file);
    refused(new Learner.Lesson("duel", 2, 50, 0), file);
  }

  @Test
  void a_damaged_file_is_refused_wherever_the_damage_is() {
    byte[] file = written(TEACHER.begin(DUEL));
    for (int at = 0; at < file.length; at += 1 + file.length / 200) {
      byte[] damaged = file.clone();
      damaged[at] ^= 1;
      refused(DUEL, damaged);
    }
    for (int at : new int[] {0, 1, 100, file.length / 2, file.length - 1}) {
      refused(DUEL, Arrays.copyOf(file, at));
    }
    refused(DUEL, Arrays.copyOf(file, file.length + 1));
    refused(DUEL, "no net at all\n".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void a_file_that_has_come_to_no_number_of_matches_is_refused() throws IOException {
    String command = "train --game tashkalar --form duel --seats 2 --seed 5 --budget 0 --matches ";
    for (String matches : new String[] {"", "-16", "many", "99999999999"}) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new Net(Inputs.COUNT, 2, 1).write(command + matches, bytes);
      refused(DUEL, bytes.toByteArray());
    }
  }

  @Test
  void a_net_of_another_size_is_refused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    String command = "train --game tashkalar --form duel --seats 2 --seed 5 --budget 0 --matches 0";
    new Net(Inputs.COUNT + 1, 2, 1).write(command, bytes);
    refused(DUEL, bytes.toByteArray());
  }
}
