package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;

/** Costly requests wait for each other. */
class FewAtOnceTest {

  private static MockHttpServletRequest from(String address) {
    MockHttpServletRequest request = new MockHttpServletRequest();
    request.setRemoteAddr(address);
    return request;
  }

  @Test
  void one_too_many_is_refused_and_the_place_is_free_again_afterwards() {
    FewAtOnce two = new FewAtOnce(2, Duration.ZERO);
    String both =
        two.ask(
            "one",
            () ->
                two.ask(
                    "other",
                    () -> {
                      Refusal busy =
                          assertThrows(Refusal.class, () -> two.ask("third", () -> "third"));
                      assertEquals(Code.BUSY, busy.code());
                      return "both";
                    }));
    assertEquals("both", both);
    assertEquals("later", two.ask("third", () -> two.ask("one", () -> "later")));
  }

  @Test
  void a_question_that_fails_gives_its_place_back() {
    FewAtOnce one = new FewAtOnce(1, Duration.ZERO);
    assertThrows(
        IllegalStateException.class,
        () ->
            one.ask(
                "one",
                () -> {
                  throw new IllegalStateException();
                }));
    assertEquals("next", one.ask("one", () -> "next"));
  }

  @Test
  void one_customers_addresses_share_one_place_and_others_have_theirs() {
    FewAtOnce many = new FewAtOnce(4, Duration.ZERO);
    String told =
        many.ask(
            from("2001:db8::1"),
            () -> {
              var neighbour = from("2001:db8::2");
              assertThrows(Refusal.class, () -> many.ask(neighbour, () -> "same customer"));
              return many.ask(from("192.0.2.1"), () -> "another");
            });
    assertEquals("another", told);
  }

  @Test
  void requests_of_one_address_wait_for_each_other_up_to_a_bound() {
    FewAtOnce many = new FewAtOnce(4, Duration.ofMinutes(5));
    AtomicInteger now = new AtomicInteger();
    CompletableFuture<Void> go = new CompletableFuture<>();
    AtomicInteger refused = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Integer>> asked =
          IntStream.range(0, FewAtOnce.MOST_IN_LINE + 5)
              .mapToObj(
                  i ->
                      CompletableFuture.supplyAsync(
                          () -> {
                            try {
                              return many.ask(
                                  "one",
                                  () -> {
                                    int together = now.incrementAndGet();
                                    go.join();
                                    now.decrementAndGet();
                                    return together;
                                  });
                            } catch (Refusal tooMany) {
                              // The last refusal lets the others go on.
                              if (refused.incrementAndGet() == 5) go.complete(null);
                              return 1;
                            }
                          },
                          threads))
              .toList();
      for (CompletableFuture<Integer> each : asked) assertEquals(1, each.join());
    }
    assertEquals(5, refused.get());
    assertEquals("free", many.ask("one", () -> "free"));
  }

  @Test
  void no_more_wait_than_there_are_threads_to_spare_however_many_addresses_ask() {
    FewAtOnce many = new FewAtOnce(FewAtOnce.MOST_WAITING + 1, Duration.ZERO);
    assertEquals("all under way", asked(many, FewAtOnce.MOST_WAITING));
    assertEquals("free", many.ask("later", () -> "free"));
  }

  /** This many addresses ask at once, and one more. */
  private static String asked(FewAtOnce many, int customers) {
    if (customers > 0) return many.ask("customer " + customers, () -> asked(many, customers - 1));
    assertThrows(Refusal.class, () -> many.ask("one more", () -> "one more"));
    return "all under way";
  }
}
