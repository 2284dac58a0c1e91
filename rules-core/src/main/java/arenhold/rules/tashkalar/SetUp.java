package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.tashkalar.Position.Phase;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Everything before the first turn (R3). */
final class SetUp {

  private SetUp() {}

  /** Chance deals the schools that nobody chose, none that was ruled out (R3.1). */
  static void schools(Position p, Table table) {
    int out = p.terms.banning() ? ruledOut(p, table) : 0;
    School[] all = p.schools.clone();
    for (int seat = 0; seat < all.length; seat++) {
      if (all[seat] != null) continue;
      Options options = table.options();
      for (int school = 0; school < p.terms.playable().size(); school++) {
        boolean free = !Arrays.asList(all).contains(Catalogue.SCHOOLS.get(school));
        if (free && (out >> school & 1) == 0) options.add(Code.of(Code.SCHOOL, school));
      }
      all[seat] = Catalogue.SCHOOLS.get(Code.a(table.choose(Seat.NATURE, TashKalarPrompt.SCHOOL)));
      if (table.listening()) table.tell(new TashKalarEvent.Dealt(seat, all[seat].key()));
    }
    p.schoolsKnown(all);
  }

  /** Each player rules out one school, unseen by the others. */
  private static int ruledOut(Position p, Table table) {
    List<Seat> seats = IntStream.range(0, p.seats()).mapToObj(Seat::of).toList();
    List<Integer> schools =
        table.together(
            seats,
            seat -> {
              Options options = table.options();
              for (int school = 0; school < p.terms.playable().size(); school++) {
                options.add(Code.of(Code.SCHOOL, school));
              }
              return Code.a(table.choose(seat, TashKalarPrompt.BAN));
            });
    int out = 0;
    for (int seat = 0; seat < schools.size(); seat++) {
      int school = schools.get(seat);
      out |= 1 << school;
      if (table.listening()) {
        table.tell(new TashKalarEvent.Banned(seat, Catalogue.SCHOOLS.get(school).key()));
      }
    }
    return out;
  }

  /** Chance says who plays first (R3.1a). */
  static void first(Position p, Table table) {
    Options options = table.options();
    for (int seat : p.terms.beginners()) options.add(Code.of(Code.SEAT, seat));
    p.first = Code.a(table.choose(Seat.NATURE, TashKalarPrompt.FIRST));
    p.seat = p.first;
    p.phase = Phase.DEAL;
  }

  /** One seat draws its first hand (R3.1). */
  static void deal(Position p, Table table) {
    Drawing.deal(p, table, p.seat);
    p.seat = (p.seat + 1) % p.seats();
    if (p.seat != p.first) return;
    p.seat = (p.first + p.seats() - 1) % p.seats();
    p.phase = Phase.START;
  }

  /** What the form does before the first turn (R3.2, R3.3, R3.6). */
  static void start(Position p, Table table) {
    p.seat = Leaving.present(p, p.seat);
    p.form.scoring().setUp(p, table);
    p.seat = p.first;
    while (Leaving.passedOver(p, p.seat)) p.seat = (p.seat + 1) % p.seats();
    Turn.begin(p, table, false);
  }
}
