package arenhold.server;

import java.util.concurrent.atomic.AtomicReference;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionTemplate;

/** A database whose answer to the log's writer can be lost on demand. */
@TestConfiguration
class LostAnswers {

  /** When the answer to the log writer's commit is lost. */
  enum Lost {
    BEFORE,
    AFTER,
    AFTER_AND_NOTHING_CAN_BE_READ
  }

  /** The fate of the log's next batch; null for none. */
  static final AtomicReference<Lost> NEXT = new AtomicReference<>();

  @Bean
  @Primary
  TransactionTemplate transactionsWhoseAnswerIsLost(
      PlatformTransactionManager manager, JdbcClient database) {
    return new TransactionTemplate(manager) {
      @Override
      public <T> T execute(TransactionCallback<T> action) {
        boolean log = Thread.currentThread().getName().startsWith("match-log");
        Lost lost = log ? NEXT.getAndSet(null) : null;
        if (lost == Lost.BEFORE) throw new DataAccessResourceFailureException("no answer");
        T result = super.execute(action);
        if (lost == null) return result;
        if (lost == Lost.AFTER_AND_NOTHING_CAN_BE_READ) {
          database.sql("alter table match_entry rename to hidden").update();
        }
        throw new DataAccessResourceFailureException("no answer");
      }
    };
  }
}
