package arenhold.server.room.guest;

import arenhold.rules.Command;
import arenhold.rules.Event;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.notation.FairDeal;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.Played;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import arenhold.server.view.Audience;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * Everything a room's documents are made of at one moment.
 *
 * @param form which is played, or null if its game is not here
 * @param clock everybody's time, or null
 * @param names the names of all seated players
 * @param accounts the players who have an account
 * @param present who of them is connected
 * @param watchers who watches, as far as they are named
 * @param watcherCount how many watch
 */
record Scene(
    RoomState room,
    RunningMatch match,
    GameInfo.Form form,
    RoomDocument.Clock clock,
    Map<UUID, String> names,
    Set<UUID> accounts,
    Set<UUID> present,
    List<Person> watchers,
    int watcherCount) {

  /** What {@code audience} sees. */
  RoomDocument document(Audience audience) {
    return new RoomDocument(roomPart(audience), match == null ? null : matchPart(audience));
  }

  private RoomDocument.Room roomPart(Audience audience) {
    return new RoomDocument.Room(
        room.game(),
        room.form(),
        room.phase().name().toLowerCase(Locale.ROOT),
        room.parked(),
        room.host(),
        IntStream.range(0, room.seats().size()).mapToObj(seat -> place(seat, audience)).toList(),
        new RoomDocument.Terms(room.table(), room.terms(), room.rated(), room.clock()),
        door(audience.member()),
        new RoomDocument.Watching(watchers, watcherCount),
        room.played().stream().map(this::played).toList(),
        room.meeting(),
        deal());
  }

  /**
   * @param member whether the viewer may pass the links on
   */
  private RoomDocument.Door door(boolean member) {
    return new RoomDocument.Door(
        room.watching(),
        member ? room.seatLink() : null,
        member ? room.watchLink() : null,
        room.listed(),
        room.range());
  }

  private RoomDocument.Deal deal() {
    NextDeal deal = room.deal();
    if (deal == null || room.phase() != Phase.GATHERING) return null;
    return new RoomDocument.Deal(deal.match(), deal.commitment(room), deal.revealing());
  }

  private RoomDocument.Place place(int number, Audience audience) {
    Place seat = room.seats().get(number);
    Map<String, String> options = open(number, audience);
    if (seat.player() == null) {
      return new RoomDocument.Place(null, options, Map.of(), false, false, null, null, null);
    }
    Person person = new Person(seat.player(), names.getOrDefault(seat.player(), "?"));
    boolean here = present.contains(seat.player());
    NextDeal deal = room.deal();
    String commitment = deal == null ? null : deal.commitmentOf(seat.player());
    return new RoomDocument.Place(
        person,
        options,
        sealed(number),
        seat.ready(),
        here,
        seat.swap(),
        commitment,
        guest(seat.player(), accounts) ? true : null);
  }

  /** Whether this is a person without an account; not if it is null. */
  static boolean guest(UUID player, Set<UUID> accounts) {
    return player != null && !Person.isComputer(player) && !accounts.contains(player);
  }

  /** The options of a seat, as far as {@code audience} may know. */
  private Map<String, String> open(int seat, Audience audience) {
    Map<String, String> chosen = room.seats().get(seat).options();
    if (seat == audience.seat()) return chosen;
    return form == null ? Map.of() : form.open(chosen);
  }

  /** What everybody may know of secret choices: that there are some, and their commitments. */
  private Map<String, String> sealed(int seat) {
    if (room.deal() != null) return room.deal().sealed(room, seat);
    if (form == null) return Map.of();
    Map<String, String> chosen = room.setup().spelledOut(form).seats().get(seat);
    Map<String, String> sealed = new HashMap<>();
    for (Option option : form.seatOptions()) {
      boolean secret = option.secret() && chosen.containsKey(option.key());
      if (secret) sealed.put(option.key(), "");
    }
    return sealed;
  }

  private RoomDocument.Played played(Played played) {
    List<Person> players =
        played.players().stream().map(id -> new Person(id, names.getOrDefault(id, "?"))).toList();
    return new RoomDocument.Played(played.match(), players, played.places());
  }

  private RoomDocument.Match matchPart(Audience audience) {
    Match<?> now = match.now();
    Viewer viewer = now.isOver() ? Viewer.AFTER_MATCH : audience.viewer();
    return new RoomDocument.Match(
        match.stored().id(),
        match.stored().rulesVersion(),
        match.stored().origin() == null ? null : match.stored().origin().match(),
        dealt(now.isOver()),
        settings(viewer),
        Frames.tree(now.view(viewer)),
        now.waiting(viewer),
        own(audience.seat()),
        RoomDocument.Closing.of(now),
        standIns(now),
        strikes(),
        match.linesShown(),
        match.moment(),
        clock);
  }

  private List<RoomDocument.StandIn> standIns(Match<?> now) {
    return now.computers().stream()
        .map(seat -> new RoomDocument.StandIn(seat.index(), match.sittings().of(seat).level()))
        .toList();
  }

  private List<RoomDocument.Strikes> strikes() {
    return match.sittings().strikes().stream()
        .map(one -> new RoomDocument.Strikes(one.seat(), one.count(), one.fault()))
        .toList();
  }

  private RoomDocument.Dealt dealt(boolean over) {
    FairDeal deal = match.stored().deal();
    List<RoomDocument.Mixed> mixed = RoomDocument.Mixed.of(match.stored().mixed());
    return new RoomDocument.Dealt(deal.commitment(), over ? deal.reveal() : null, mixed);
  }

  /**
   * @param number the viewer's seat, or -1
   */
  private RoomDocument.Own own(int number) {
    if (number < 0) return RoomDocument.Own.NOTHING;
    Match<?> now = match.now();
    Seat seat = Seat.of(number);
    Question question = now.question(seat).orElse(null);
    long asked = question == null ? 0 : match.asked().get(number);
    boolean parked = room.phase() == Phase.PARKED;
    if (now.playedByComputer(seat)) {
      boolean back = !parked && match.comesBack(seat);
      return new RoomDocument.Own(null, 0, false, false, false, back, false);
    }
    return new RoomDocument.Own(
        parked ? null : question,
        asked,
        !parked && match.canTakeBack(seat),
        !parked && now.can(seat, Command.RESIGN),
        !parked && may(now, Command.STOP, seat),
        !parked && match.comesBack(seat),
        !parked && room.hints() && now.can(seat, Command.HINT));
  }

  private RoomDocument.Settings settings(Viewer viewer) {
    Setup setup = match.stored().setup();
    GameInfo.Form played = match.now().game().info().form(setup.form());
    List<Map<String, String>> chosen = match.now().chosen(viewer);
    List<Map<String, FairDeal.Sealed>> sealed = match.stored().sealed(played);
    for (int seat = 0; seat < sealed.size(); seat++) {
      Map<String, String> known = chosen.get(seat);
      sealed.get(seat).replaceAll((key, one) -> known.containsKey(key) ? one : one.closed());
    }
    return new RoomDocument.Settings(chosen, sealed, setup.table());
  }

  private static <P> boolean may(Match<P> now, Command command, Seat seat) {
    return !now.isOver() && !now.gone(seat) && now.game().allows(now.position(), command, seat);
  }

  /** Those of these events that {@code audience} may know. */
  static List<Event> seen(Now now, List<Event> events, Audience audience) {
    boolean over = now.match() != null && now.match().now().isOver();
    Viewer viewer = over ? Viewer.AFTER_MATCH : audience.viewer();
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
  }
}
