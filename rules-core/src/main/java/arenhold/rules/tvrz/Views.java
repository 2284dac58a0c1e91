package arenhold.rules.tvrz;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Slaves;
import arenhold.rules.tvrz.fight.Strength;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Exit;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Lasting;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What each viewer sees, named piece by piece. */
final class Views {

  /** Bodies in the order of the catalogue. */
  private static final Comparator<Body> ORDER = Comparator.comparing(Body::code);

  private Views() {}

  static TvrzView of(Position p, Viewer viewer) {
    List<TvrzView.Fort> seats = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) seats.add(fort(p, seat, viewer));
    return new TvrzView(
        p.phase.name().toLowerCase(Locale.ROOT),
        p.turn,
        p.active,
        p.first,
        List.copyOf(seats),
        piles(p),
        attack(p),
        each(p.exits, Views::out),
        dragon(p),
        p.quiet / Math.max(1, p.surviving()));
  }

  private static Integer dragon(Position p) {
    if (p.dragon < 0) return null;
    return p.dragon == p.seats() ? -1 : p.dragon;
  }

  private static List<TvrzView.Pile> piles(Position p) {
    List<TvrzView.Pile> piles = new ArrayList<>();
    for (int pile = 0; pile < p.piles(); pile++) piles.add(pile(p.pile(pile)));
    return List.copyOf(piles);
  }

  private static TvrzView.Pile pile(Deck pile) {
    return new TvrzView.Pile(pile.size(), keys(pile.discard()));
  }

  private static TvrzView.Out out(Exit exit) {
    return new TvrzView.Out(exit.seat(), exit.how().name().toLowerCase(Locale.ROOT), exit.by());
  }

  private static TvrzView.Fort fort(Position p, int seat, Viewer viewer) {
    Fort fort = p.forts[seat];
    boolean own = viewer.knowsAs(Seat.of(seat));
    return new TvrzView.Fort(
        own ? hand(p, seat) : null,
        fort.hand.size(),
        known(p, seat, viewer),
        keys(fort.works),
        keys(fort.items),
        fort.flag < 0 ? null : Catalogue.key(fort.flag),
        keys(fort.shadows),
        fort.pact,
        fort.promise,
        each(fort.magic.spells(), spell -> spell(spell, own)),
        keys(fort.spent),
        each(fort.units, unit -> unit(unit, own, viewer)),
        each(fort.waiting, Views::waiting));
  }

  /** A spell that goes on; who was mobilized is known to the owner alone. */
  private static TvrzView.Lasting spell(Lasting spell, boolean own) {
    boolean hidden = spell.name() == Spell.Name.MOBILIZATION && !own;
    return new TvrzView.Lasting(
        spell.name().key(),
        Catalogue.key(spell.mage()),
        spell.level() == 0 ? null : spell.level(),
        hidden ? List.of() : each(spell.on(), body -> body.printed().key()));
  }

  /** All of a hand: plain cards in the order of the catalogue, then the others. */
  private static List<TvrzView.Body> hand(Position p, int seat) {
    Fort fort = p.forts[seat];
    List<Body> bodies = plain(fort.plain());
    fort.bodies.stream().map(Fort.Held::body).sorted(ORDER).forEach(bodies::add);
    return inAttack(p, seat, bodies);
  }

  /**
   * What the viewer, or for its holder everybody, has seen in a hand and nowhere else since: plain
   * cards first. What is attached to a card everybody has seen, wherever that card now lies hidden.
   */
  private static List<TvrzView.Body> known(Position p, int seat, Viewer viewer) {
    Fort fort = p.forts[seat];
    int knower = knower(seat, viewer);
    Cards plain = fort.hand.knownTo(knower);
    List<Body> others = new ArrayList<>();
    for (Fort.Held held : fort.bodies) {
      Body body = held.body();
      boolean open = held.knownTo(knower);
      Body seen = open || body.guest() == null ? body : body.alone();
      if (!seen.isPlain()) others.add(seen);
      Body guest = body.guest();
      if (!open && guest != null && !guest.isPlain()) others.add(guest);
    }
    for (Unit unit : fort.units) {
      for (int i = 0; i < unit.bodies().size(); i++) {
        if (unit.body(i).isWorn() && !unit.open(i)) others.add(unit.body(i));
      }
    }
    for (Body body : others) plain = Redealing.minus(plain, body.creatures());
    List<Body> bodies = plain(plain);
    others.sort(ORDER);
    bodies.addAll(others);
    return inAttack(p, seat, bodies);
  }

  /** The seat whose knowledge of the hand of {@code seat} is seen, or everybody's. */
  private static int knower(int seat, Viewer viewer) {
    boolean other = viewer instanceof Viewer.Holder(Seat holder) && holder.index() != seat;
    return other ? ((Viewer.Holder) viewer).seat().index() : Position.EVERYBODY;
  }

  private static TvrzView.Unit unit(Unit unit, boolean own, Viewer viewer) {
    List<TvrzView.Body> cards = new ArrayList<>();
    List<Boolean> open = new ArrayList<>();
    for (int i = 0; i < unit.cards().size(); i++) {
      boolean seen = own || unit.open(i) || sees(viewer, unit.cards().knownTo(i));
      cards.add(seen ? body(unit.body(i), 1) : null);
      open.add(unit.open(i));
    }
    return new TvrzView.Unit(
        unit.number(),
        Collections.unmodifiableList(cards),
        List.copyOf(open),
        unit.since(),
        unit.moved());
  }

  private static boolean sees(Viewer viewer, int seats) {
    return viewer instanceof Viewer.Holder(Seat holder) && (seats >> holder.index() & 1) != 0;
  }

  private static TvrzView.Waiting waiting(Delayed delayed) {
    return new TvrzView.Waiting(
        each(delayed.bodies(), body -> body(body, 1)),
        delayed.target(),
        delayed.part() == null ? null : delayed.part().key(),
        delayed.rounds());
  }

  private static TvrzView.Attack attack(Position p) {
    Bout bout = p.bout;
    if (bout == null) return null;
    return new TvrzView.Attack(
        p.attacks,
        bout.attacker,
        bout.defender,
        inAttack(p, bout.attacker, bout.bodies()),
        bout.part == null ? null : bout.part.key(),
        bout.infiltrates,
        bout.left(),
        bout.doubled,
        guards(p),
        bout.slowed == null ? null : slowed(p, bout.slowed),
        each(bout.steps, Views::step));
  }

  private static TvrzView.Slowed slowed(Position p, Bout.Slowed slowed) {
    return new TvrzView.Slowed(inAttack(p, p.bout.defender, slowed.bodies()), slowed.others());
  }

  private static List<TvrzView.Guard> guards(Position p) {
    List<TvrzView.Guard> guards = new ArrayList<>();
    List<Body> leads = new ArrayList<>();
    for (Bout.Guard guard : p.bout.guards) {
      guards.add(guard(p, guard, Collections.frequency(leads, guard.lead())));
      leads.add(guard.lead());
    }
    return List.copyOf(guards);
  }

  private static TvrzView.Guard guard(Position p, Bout.Guard guard, int copy) {
    boolean settled = guard.settled();
    return new TvrzView.Guard(
        inAttack(p, p.bout.defender, each(guard.fighters(), Fighter::body)),
        Strength.local(p, guard, copy),
        settled ? guard.strength() : null,
        settled ? guard.left() : null);
  }

  private static TvrzView.Step step(Bout.Step step) {
    return new TvrzView.Step(
        step.kind().name().toLowerCase(Locale.ROOT),
        each(step.cards(), Catalogue::key),
        step.strength(),
        step.left(),
        step.kept() < 0 ? null : step.kept());
  }

  /** Cards that are nothing but themselves, in the order of the catalogue. */
  private static List<Body> plain(Cards cards) {
    List<Body> bodies = new ArrayList<>();
    for (int card : cards.toArray()) bodies.add(Body.of(card));
    return bodies;
  }

  /** Bodies in the hand of a seat or in the running attack, with their strengths in it. */
  private static List<TvrzView.Body> inAttack(Position p, int seat, List<Body> bodies) {
    return each(bodies, body -> body(body, times(p, seat, body)));
  }

  /** How many times a body's printed strengths count in the running attack (T12.5). */
  private static int times(Position p, int seat, Body body) {
    Bout bout = p.bout;
    if (bout == null) return 1;
    if (seat == bout.attacker) return Slaves.factor(p, seat, body, bout.defender);
    return seat == bout.defender ? Slaves.factor(p, seat, body, bout.attacker) : 1;
  }

  private static TvrzView.Body body(Body body, int times) {
    Card card = body.printed();
    boolean fights = card.isCreature();
    return new TvrzView.Body(
        card.key(),
        keys(body.items()),
        body.guest() == null ? null : body.guest().printed().key(),
        fights ? times * card.attack() + body.raise(true) : null,
        fights ? times * card.defence() + body.raise(false) : null,
        fights ? times : null);
  }

  /** The keys of cards in the order of the catalogue, copies one after another. */
  static List<String> keys(Cards cards) {
    if (cards.isEmpty()) return List.of();
    int[] numbers = cards.toArray();
    List<String> keys = new ArrayList<>(numbers.length);
    for (int card : numbers) keys.add(Catalogue.key(card));
    return Collections.unmodifiableList(keys);
  }

  /** What {@code one} makes of each. No stream: imagining compares a view for every unit. */
  private static <T, R> List<R> each(List<T> all, Function<T, R> one) {
    if (all.isEmpty()) return List.of();
    List<R> made = new ArrayList<>(all.size());
    for (T from : all) made.add(one.apply(from));
    return Collections.unmodifiableList(made);
  }
}
