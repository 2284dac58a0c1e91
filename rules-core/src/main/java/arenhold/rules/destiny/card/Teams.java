package arenhold.rules.destiny.card;

import arenhold.rules.Fault;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import java.util.ArrayList;
import java.util.List;

/** The teams that players bring: how they are chosen, and what is wrong with one (D3). */
public final class Teams {

  /** The most characters of a team: as many of the cheapest as {@link Team#POINTS} pay for. */
  private static final int MEMBERS = 4;

  /** The team of a seat, with its battlefield and deck. */
  public static final Option.DeckList OPTION = option();

  /** The codes of faults for which the game has texts. */
  public static final List<String> PROBLEMS = TeamCheck.CODES;

  private Teams() {}

  private static Option.DeckList option() {
    List<Option.DeckList.Prepared> prepared = new ArrayList<>();
    for (PreparedTeam team : PreparedTeam.ALL) {
      prepared.add(new Option.DeckList.Prepared(team.key(), team.team().value()));
    }
    String usual = prepared.getFirst().value();
    int others = 1 + Team.DECK;
    return new Option.DeckList(
        "team", Team.KEYS, MEMBERS, 1 + others, MEMBERS + others, prepared, usual, true);
  }

  /** The team that this seat has chosen; {@link #problem} must have found nothing wrong. */
  public static Team of(Setup setup, Seat seat) {
    return Team.parse(chosen(setup, seat));
  }

  private static String chosen(Setup setup, Seat seat) {
    return setup.seat(seat, OPTION.key(), OPTION.fallback());
  }

  /**
   * Everything that is wrong with a team, as a value of the option. Never throws, whatever the
   * value is; one that is malformed or too long has the fault {@code value} alone.
   */
  public static List<Fault> faults(String value) {
    return TeamCheck.faults(value);
  }

  /** What is wrong with the teams chosen, as far as it can be said in so many words; else null. */
  public static Setup.Problem problem(Setup setup) {
    for (int seat = 0; seat < Math.min(setup.size(), Seat.MOST); seat++) {
      List<Fault> faults = faults(chosen(setup, Seat.of(seat)));
      if (!faults.isEmpty()) return Setup.Problem.of(faults.getFirst(), seat, OPTION.key());
    }
    return null;
  }

  /** A random legal team; every one is possible. */
  public static String any(Table nature) {
    return new TeamDraw(nature).team().value();
  }

  /**
   * A random team of these characters and this battlefield whose deck holds all the cards seen so
   * far; every such team is possible.
   *
   * @param seen cards of the deck, copies one by one; no more than a legal deck may have
   */
  public static Team any(List<Member> members, Card battlefield, List<Card> seen, Table nature) {
    return new Team(members, battlefield, new TeamDraw(nature).deck(members, seen));
  }
}
