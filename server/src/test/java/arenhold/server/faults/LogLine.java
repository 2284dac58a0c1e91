package arenhold.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a match's log as stored in the database.
 *
 * @param ack empty if no client sent it
 */
record LogLine(String match, int seq, int seat, String notation, String ack) {

  /** Every line of every match, in order. */
  static List<LogLine> stored(Connection database) throws SQLException {
    String all =
        """
        select match_id::text, seq, seat, notation, coalesce(substr(ack, strpos(ack, '/') + 1), '')
        from match_entry
        order by match_id, seq""";
    List<LogLine> lines = new ArrayList<>();
    try (Statement statement = database.createStatement();
        ResultSet row = statement.executeQuery(all)) {
      while (row.next()) {
        lines.add(
            new LogLine(
                row.getString(1),
                row.getInt(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5)));
      }
    }
    return lines;
  }

  /** Writes them to a file. */
  static void write(List<LogLine> lines, Path file) throws IOException {
    Files.write(file, lines.stream().map(LogLine::text).toList());
  }

  /** Those that were written to this file. */
  static List<LogLine> read(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(LogLine::of).toList();
  }

  private String text() {
    return String.join("\t", match, String.valueOf(seq), String.valueOf(seat), notation, ack);
  }

  private static LogLine of(String text) {
    String[] word = text.split("\t", -1);
    return new LogLine(
        word[0], Integer.parseInt(word[1]), Integer.parseInt(word[2]), word[3], word[4]);
  }
}
