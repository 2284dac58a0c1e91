package arenhold.rules.destiny.play;

import arenhold.rules.Options;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Trigger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Triggered abilities: those that interrupt, and the queue of those that wait (D11.6-D11.11). */
public final class Triggers {

  /** An ability that was triggered; it exists apart from its source (D11.6). */
  private record Hit(int seat, Piece source, Watch watch, Happening happening) {

    /**
     * Whether their order cannot matter (D19.6): copies of one ability, unless it is about the
     * character that has it, whose dice and choices are its own.
     */
    boolean sameAs(Hit other) {
      return seat == other.seat && source.card == other.source.card && !source.isCharacter();
    }

    boolean before() {
      return switch (watch.cause()) {
        case HIT, SHIELDED, DYING, PLAYING -> true;
        default -> false;
      };
    }

    Trigger shown() {
      return new Trigger(
          seat, source.card, source.id, watch.cause().key(), happening.about(), before());
    }
  }

  /** The abilities among which the next one is chosen, as the question shows them. */
  public record Order(List<Trigger> among) {}

  private final Run run;
  private List<Hit> queue = new ArrayList<>();

  Triggers(Run run) {
    this.run = run;
  }

  /** Carries out, in order, what interrupts because of this (D11.7). */
  void before(List<? extends Happening> coming) {
    List<Hit> hits = arranged(gathered(coming));
    for (int i = 0; i < hits.size(); i++) {
      Hit hit = hits.get(i);
      boolean needed =
          hit.happening instanceof Happening.Playing play
              && play.price().cost - copies(hits, i) > run.p.sides[play.seat()].resources;
      carry(hit, needed);
    }
  }

  /** How many copies of the ability at {@code index} come after it. */
  private static int copies(List<Hit> hits, int index) {
    int copies = 0;
    for (Hit later : hits.subList(index + 1, hits.size())) {
      if (later.sameAs(hits.get(index))) copies++;
    }
    return copies;
  }

  /** Puts into the queue what waits for this (D11.8). */
  public void after(Happening happened) {
    after(List.of(happened));
  }

  /** Puts into the queue what waits for things that have happened at once. */
  void after(List<? extends Happening> happened) {
    for (Hit hit : arranged(gathered(happened))) {
      queue.add(hit);
      run.p.waiting.add(hit.shown());
      run.tell(
          () ->
              new DestinyEvent.Waits(
                  hit.seat,
                  hit.source.printed().key(),
                  hit.source.name(),
                  hit.watch.cause().key(),
                  hit.happening.about()));
    }
  }

  private List<Hit> gathered(List<? extends Happening> happenings) {
    List<Hit> hits = new ArrayList<>();
    for (Happening each : happenings) {
      for (Piece piece : run.p.pieces) {
        for (Watch watch : run.book.works(piece.card).watches) {
          if (watch.cause() != each.cause()) continue;
          Deed deed = Deed.of(run, piece.controller, piece).about(each);
          if (watch.applies().holds(deed)) {
            hits.add(new Hit(piece.controller, piece, watch, each));
          }
        }
      }
    }
    return hits;
  }

  /**
   * Abilities triggered at once, in the order in which one player, or the controller of the
   * battlefield, puts them (D11.10); asked only where it can matter (D19.6).
   */
  private List<Hit> arranged(List<Hit> hits) {
    if (hits.size() < 2) return hits;
    List<Hit> left = new ArrayList<>(hits);
    List<Hit> ordered = new ArrayList<>();
    boolean oneOwner = left.stream().mapToInt(Hit::seat).distinct().count() == 1;
    int orders = oneOwner ? left.getFirst().seat : run.p.controller;
    while (left.size() > 1 && matters(left)) {
      Options options = run.options();
      for (int i = 0; i < left.size(); i++) options.add(Code.of(Verb.ABILITY, i + 1));
      Order order = new Order(left.stream().map(Hit::shown).toList());
      int first = Code.of(Verb.ABILITY, 1);
      int code = run.unlessGone(() -> run.choose(orders, Ask.ORDER, order), first);
      ordered.add(left.remove(Code.with(code) - 1));
    }
    // What can do nothing yet may be able to once the others have been carried out (D19.6).
    left.sort(Comparator.comparing(hit -> !possible(hit)));
    ordered.addAll(left);
    return ordered;
  }

  private boolean matters(List<Hit> hits) {
    List<Hit> able = new ArrayList<>();
    for (Hit hit : hits) if (possible(hit)) able.add(hit);
    return able.stream().skip(1).anyMatch(hit -> !hit.sameAs(able.getFirst()));
  }

  private boolean possible(Hit hit) {
    return hit.watch.possible().holds(deed(hit));
  }

  private Deed deed(Hit hit) {
    return Deed.of(run, hit.seat, hit.source).about(hit.happening);
  }

  /** Works off the queue, first in, first out (D11.9). */
  void settle() {
    while (!queue.isEmpty()) {
      Hit hit = queue.removeFirst();
      run.p.waiting.removeFirst();
      carry(hit, false);
    }
  }

  /** Does something with a queue of its own; what waits now stays behind (D9.5). */
  void apart(Runnable deed) {
    List<Hit> outer = queue;
    List<Trigger> shown = List.copyOf(run.p.waiting);
    queue = new ArrayList<>();
    run.p.waiting.clear();
    deed.run();
    queue = outer;
    run.p.waiting.clear();
    run.p.waiting.addAll(shown);
    lapse();
  }

  /** Drops what waits of players who are out (D15.5). */
  void lapse() {
    Position p = run.p;
    queue.removeIf(hit -> p.isOut(hit.seat));
    p.waiting.removeIf(trigger -> p.isOut(trigger.seat()));
  }

  /**
   * Carries out an ability when its turn comes (D11.18).
   *
   * @param needed whether it cannot be declined: without it a price could not be paid (D9.6)
   */
  private void carry(Hit hit, boolean needed) {
    if (run.isGone(hit.seat)) return;
    if (hit.watch.optional() && !possible(hit)) return;
    run.p.running.add(hit.shown());
    if (!hit.watch.optional() || needed || accepted(hit)) {
      run.tell(
          () ->
              new DestinyEvent.Triggered(
                  hit.seat,
                  hit.source.printed().key(),
                  hit.source.name(),
                  hit.watch.cause().key(),
                  hit.happening.about()));
      run.carry(deed(hit), hit.watch.effect());
    } else {
      run.tell(
          () -> new DestinyEvent.Declined(hit.seat, hit.source.printed().key(), hit.source.name()));
    }
    run.p.running.removeLast();
  }

  private boolean accepted(Hit hit) {
    Options options = run.options();
    options.add(Code.of(Verb.NO));
    options.add(Code.of(Verb.YES));
    Source source = Source.of(hit.source.card);
    int no = Code.of(Verb.NO);
    return Code.is(run.unlessGone(() -> run.choose(hit.seat, Ask.TRIGGER, source), no), Verb.YES);
  }
}
