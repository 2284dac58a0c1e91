package arenhold.rules;

import arenhold.rules.Step.Applied;
import arenhold.rules.Step.Reason;
import arenhold.rules.Step.Rejected;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Carries out commands, which work the same in every game: resigning, leaving, stopping, taking
 * back, taking over, being advised, abandoning.
 *
 * @param <P> the game's position
 */
record Commands<P>(Match<P> match) {

  /** See {@link Match#command}. */
  Step<P> give(Seat seat, Command command) {
    if (match.isOver()) return new Rejected<>(Reason.OVER);
    boolean nature = seat == Seat.NATURE;
    boolean knownSeat = nature || seat.index() < match.setup.size();
    boolean away = match.gone(seat) || match.playedByComputer(seat);
    boolean there = command == Command.TAKE_OVER ? away : !match.gone(seat);
    if (!knownSeat || nature != (command == Command.ABANDON) || !there) {
      return new Rejected<>(Reason.NOT_ALLOWED);
    }
    return switch (command) {
      case TAKE_OVER -> match.gone(seat) ? own(seat, command) : new Applied<>(resumed(seat));
      case RESIGN, STOP, TAKE_BACK -> own(seat, command);
      case HINT -> hint(seat);
      case FLAG, LEAVE -> {
        Asked asked = match.asked(seat);
        yield asked == null || asked.offer()
            ? new Rejected<>(Reason.NOT_ALLOWED)
            : new Applied<>(lost(seat, command == Command.FLAG));
      }
      case STAND_IN -> {
        Asked asked = match.asked(seat);
        boolean waited = asked != null && !asked.offer() && !match.playedByComputer(seat);
        yield waited ? new Applied<>(stoodIn(seat)) : new Rejected<>(Reason.NOT_ALLOWED);
      }
      case ABANDON -> new Applied<>(abandoned());
    };
  }

  private Step<P> own(Seat seat, Command command) {
    Agreements agreed = match.agreements;
    boolean again =
        command == Command.RESIGN && agreed.resigns(seat)
            || command == Command.STOP && agreed.stops(seat);
    if (again || !match.game.allows(match.position(), command, seat)) {
      return new Rejected<>(Reason.NOT_ALLOWED);
    }
    return switch (command) {
      case RESIGN -> new Applied<>(resigned(seat));
      case STOP -> new Applied<>(agreedToStop(seat));
      case TAKE_OVER -> new Applied<>(takenOver(seat));
      case TAKE_BACK ->
          match.canTakeBack(seat)
              ? new Applied<>(takenBack(seat))
              : new Rejected<>(Reason.NO_RETURN);
      default -> throw new IllegalStateException("not a player's own command: " + command);
    };
  }

  /** Offers are left out: nobody may learn that there is one. */
  private Step<P> hint(Seat seat) {
    Asked asked = match.asked(seat);
    return asked == null || asked.offer()
        ? new Rejected<>(Reason.NOT_ALLOWED)
        : new Applied<>(agreed(match.agreements, new MatchEvent.TookHint(seat.index())));
  }

  /**
   * Whether the match goes on, at least to the next checkpoint, if these seats leave too. If others
   * are already leaving, the game decides there about all of them.
   */
  boolean othersPlayOn(List<Seat> going) {
    if (match.departures.going()) return true;
    List<Seat> all = new ArrayList<>(match.departures.gone());
    all.addAll(going);
    return match.game.playsOnWithout(match.position(), Collections.unmodifiableList(all));
  }

  private Match<P> lost(Seat seat, boolean byTime) {
    String reason = byTime ? Outcome.TIME : Outcome.LEFT;
    Event event =
        byTime ? new MatchEvent.FlagFell(seat.index()) : new MatchEvent.Left(seat.index());
    return othersPlayOn(List.of(seat))
        ? goneOut(List.of(seat), reason, event)
        : ended(match.game.lost(match.position(), seat, reason, match.setup.size()), event);
  }

  private Match<P> goneOut(List<Seat> seats, String reason, Event event) {
    Agreements still = match.agreements;
    List<Event> told = new ArrayList<>(List.of(event));
    for (Seat seat : seats) {
      // The rest of a side decides again whether to resign.
      still = still.after(match.sideOf(seat));
      told.add(new MatchEvent.WentOut(seat.index()));
    }
    Departures gone = match.departures.with(seats, reason);
    List<Event> all = Collections.unmodifiableList(told);
    return new Course<>(match.with(all, still, gone, match.orders, null)).left(seats);
  }

  private Match<P> takenOver(Seat seat) {
    Event event = new MatchEvent.TakenOver(seat.index());
    Departures left = match.departures.takenOver(seat);
    Match<P> taken = match.with(List.of(event), match.agreements, left, match.orders, null);
    return new Course<>(taken).settled();
  }

  /** A computer plays this seat; its player's orders end, and so does a wish to resign. */
  private Match<P> stoodIn(Seat seat) {
    Agreements still = match.agreements.after(match.sideOf(seat));
    Departures played = match.departures.playedByComputer(seat);
    Event event = new MatchEvent.StoodIn(seat.index());
    return match.with(List.of(event), still, played, match.orders.without(seat), null);
  }

  /** The player of a seat that a computer played plays it again. */
  private Match<P> resumed(Seat seat) {
    Departures played = match.departures.resumed(List.of(seat));
    Event event = new MatchEvent.TakenOver(seat.index());
    return match.with(List.of(event), match.agreements, played, match.orders, null);
  }

  private Match<P> abandoned() {
    List<Seat> gone = match.departures.gone();
    Outcome outcome = match.game.abandoned(match.position(), gone, match.setup.size());
    return ended(outcome, new MatchEvent.Abandoned());
  }

  private Match<P> resigned(Seat seat) {
    Agreements agreed = match.agreements.withResignation(seat);
    List<Seat> side = match.sideOf(seat).stream().filter(each -> !match.gone(each)).toList();
    if (!side.stream().allMatch(agreed::resigns)) {
      return agreed(agreed, new MatchEvent.WantsToResign(seat.index()));
    }
    Event event = new MatchEvent.Resigned(seat.index());
    return othersPlayOn(side)
        ? goneOut(side, Outcome.RESIGNED, event)
        : ended(match.game.outcome(match.position(), Command.RESIGN, seat), event);
  }

  private Match<P> agreedToStop(Seat seat) {
    Agreements agreed = match.agreements.withStop(seat);
    Event event = new MatchEvent.AgreedToStop(seat.index());
    for (int i = 0; i < match.setup.size(); i++) {
      Seat other = Seat.of(i);
      if (mayAgree(other) && !agreed.stops(other)) return agreed(agreed, event);
    }
    return ended(match.game.outcome(match.position(), Command.STOP, seat), event);
  }

  /** Whether the match cannot be stopped without this seat: it has not gone, nor is it out. */
  private boolean mayAgree(Seat seat) {
    return !match.gone(seat) && match.game.allows(match.position(), Command.STOP, seat);
  }

  private Match<P> takenBack(Seat seat) {
    Event undone = new MatchEvent.Undone(seat.index(), match.since);
    Agreements still = match.agreements.after(match.sideOf(seat));
    return match.before.with(List.of(undone), still, match.departures, match.orders, null);
  }

  private Match<P> agreed(Agreements agreed, Event event) {
    return match.with(List.of(event), agreed, match.departures, match.orders, null);
  }

  private Match<P> ended(Outcome how, Event event) {
    return match.with(List.of(event), Agreements.NONE, match.departures, match.orders, how);
  }
}
