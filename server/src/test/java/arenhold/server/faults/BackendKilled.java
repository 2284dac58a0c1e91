package arenhold.server.faults;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;

/** A PostgreSQL process that serves the server is killed; PostgreSQL then restarts itself. */
final class BackendKilled extends DatabaseFault {

  BackendKilled() {
    super("backend", "kill -9 of a PostgreSQL backend", 30, 1);
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    String any =
        """
        select pid from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()
        order by (state = 'idle'), random() limit 1""";
    long backend;
    try (Connection connection = bed.connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(any)) {
      if (!row.next()) return System.nanoTime();
      backend = row.getLong(1);
    }
    ProcessHandle.of(backend).ifPresent(ProcessHandle::destroyForcibly);
    return System.nanoTime();
  }
}
