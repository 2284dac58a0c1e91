package arenhold.server.computer;

import arenhold.players.Level;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Enters all computers among the players when the server starts, so that they can hold seats. */
@Component
class Enrolment {

  Enrolment(JdbcClient database, TransactionOperations transactions) {
    transactions.executeWithoutResult(status -> enrol(database));
  }

  private static void enrol(JdbcClient database) {
    for (Level level : Level.values()) {
      for (int number = 1; number <= Computer.MOST; number++) {
        Computer computer = new Computer(level, number);
        database
            .sql(
                """
                insert into player (id, name, computer) values (?, ?, ?)
                on conflict (id) do nothing""")
            .params(computer.id(), computer.name(), level.key())
            .update();
      }
    }
  }
}
