package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/** Cheap checks come before a password is judged: here judging never gets a turn. */
class CheapChecksTest extends ServerTest {

  private static final String GOOD = "seven grey owls over Brno";

  @Autowired private JdbcClient database;
  @Autowired private SessionList sessions;
  @Autowired private Names names;
  @Autowired private Letters letters;
  @Autowired private KnownBrowsers browsers;
  @Autowired private MailedSecrets secrets;
  @Autowired private OwnerLetters owners;
  @Autowired private ObjectProvider<Farewell> farewells;
  @Autowired private TransactionOperations transactions;

  private static NotPossible.Reason refused(Executable wish) {
    return assertThrows(NotPossible.class, wish).reason();
  }

  private static Player player(Guest guest) {
    return new Player(UUID.fromString(guest.id()), "Player " + guest.id().substring(0, 13));
  }

  @Test
  void nothing_is_judged_for_a_wish_that_is_refused_anyhow() {
    Passwords none = new Passwords(0, 1, Duration.ZERO, new Strength());
    Accounts accounts =
        new Accounts(database, sessions, names, none, browsers, secrets, farewells, transactions);
    Player owner = player(Guest.account(server()));
    Player guest = player(Guest.at(server()));
    String free = "Free " + guest.id().toString().substring(0, 8);
    assertEquals(
        NotPossible.Reason.BAD_NAME,
        refused(() -> accounts.become(guest, "a\nb", GOOD, "old", "fresh")));
    assertEquals(
        NotPossible.Reason.NAME_TAKEN,
        refused(() -> accounts.become(guest, owner.name(), GOOD, "old", "fresh")));
    assertEquals(
        NotPossible.Reason.HAS_ACCOUNT,
        refused(() -> accounts.become(owner, free, GOOD, "old", "fresh")));
    assertEquals(
        NotPossible.Reason.WEAK_PASSWORD,
        refused(() -> accounts.become(guest, free, "short", "old", "fresh")));
    assertEquals(
        NotPossible.Reason.BUSY, refused(() -> accounts.become(guest, free, GOOD, "old", "fresh")));
    assertEquals(
        NotPossible.Reason.NO_ACCOUNT,
        refused(() -> accounts.changePassword(guest, GOOD, GOOD, "old", "fresh")));
    Emails emails =
        new Emails(
            database, accounts, sessions, none, secrets, owners, letters, browsers, transactions);
    assertEquals(NotPossible.Reason.EXPIRED, refused(() -> emails.reset("never sent", GOOD)));
  }
}
