package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.King;
import arenhold.rules.tvrz.card.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** One player's fort and landscape (T0.1, T0.2). Mutable; made of immutable parts. */
public final class Fort {

  /**
   * The hidden garrison, with the seats that know each card: every creature, those with something
   * attached, hosts and guests included. Take bodies out with {@link #take}, put them in with
   * {@link #receive}.
   */
  public Hand hand = Hand.EMPTY;

  /** The bodies in hand that are more than a card, in no particular order. */
  public List<Held> bodies = List.of();

  /** The fortifications laid. */
  public Cards works = Cards.NONE;

  /** The items laid. */
  public Cards items = Cards.NONE;

  /** The shadows laid. */
  public Cards shadows = Cards.NONE;

  /** The flag laid, or -1. */
  public int flag = -1;

  /** What lies in the landscape, in the order in which it was laid. */
  public List<Unit> units = List.of();

  /** The own attackers that were slowed, in the order of their arrival (T15.6). */
  public List<Delayed> waiting = List.of();

  /** With whom the pact is that lies here, or -1 (T5.1). */
  public int pact = -1;

  /** Against whom the own slaves have been promised freedom, or -1 (T12.5). */
  public int promise = -1;

  /** Whether the promise has been kept: the own slaves never fight again. */
  public boolean freed;

  /** The spells that go on for this player (T13.3). */
  public Magic magic = Magic.NONE;

  /** The mages that have cast a spell in this turn (T13.1). */
  public Cards spent = Cards.NONE;

  /** Whether a card was drawn for revealing another one since the own turn began (R10). */
  public boolean revealDraw;

  /** How many times in a row the time to attack ran out (R9). */
  public int missed;

  Fort copy() {
    Fort copy = new Fort();
    copy.hand = hand;
    copy.bodies = bodies;
    copy.works = works;
    copy.items = items;
    copy.shadows = shadows;
    copy.flag = flag;
    copy.units = units;
    copy.waiting = waiting;
    copy.pact = pact;
    copy.promise = promise;
    copy.freed = freed;
    copy.magic = magic;
    copy.spent = spent;
    copy.revealDraw = revealDraw;
    copy.missed = missed;
    return copy;
  }

  /**
   * A body in hand that is more than a card. What is attached to it everybody has seen.
   *
   * @param to the seats that know of its guest as well, with {@link Position#PUBLIC} for everybody
   */
  public record Held(Body body, int to) {

    /** Whether {@code seat}, or everybody, knows of its guest. */
    public boolean knownTo(int seat) {
      return (to >> seat & 1) != 0;
    }
  }

  /** The cards in hand that are nothing but themselves. */
  public Cards plain() {
    Cards plain = hand.cards();
    for (Held held : bodies) plain = plain.without(held.body().creatures());
    return plain;
  }

  /** The cards in hand but guests, which sleep in their hosts (R94). */
  public Cards awake() {
    Cards awake = hand.cards();
    for (Held held : bodies) {
      Body guest = held.body().guest();
      if (guest != null) awake = awake.without(guest.card());
    }
    return awake;
  }

  /** Every different body of a creature in hand: plain ones in the order of the catalogue first. */
  public List<Body> garrison() {
    List<Body> garrison = new ArrayList<>();
    Cards plain = plain();
    for (int card = plain.first(); card >= 0; card = plain.next(card)) {
      if (Catalogue.card(card).isCreature()) garrison.add(Body.of(card));
    }
    for (Held held : bodies) if (!garrison.contains(held.body())) garrison.add(held.body());
    return garrison;
  }

  /**
   * A body of this card in hand: a plain one if there is any.
   *
   * @throws IllegalArgumentException if there is no such card, or only as a guest
   */
  public Body body(int card) {
    if (plain().has(card)) return Body.of(card);
    for (Held held : bodies) if (held.body().card() == card) return held.body();
    throw new IllegalArgumentException("no body of card " + card);
  }

  /** The body in hand that this creature belongs to, as itself or as a guest; plain ones first. */
  public Body containing(int card) {
    if (plain().has(card)) return Body.of(card);
    for (Held held : bodies) if (held.body().creatures().has(card)) return held.body();
    throw new IllegalArgumentException("no body with card " + card);
  }

  /**
   * Takes a body out of hand, which these other seats saw leave. Of a plain card only those seats
   * lose a mark that know of more copies than can be told apart from it.
   *
   * @throws IllegalArgumentException if it is not in hand
   */
  public void take(Body body, int seats) {
    if (body.isPlain()) {
      hand = hand.without(body.card(), sighted(body.card(), seats));
      return;
    }
    drop(body);
    for (int card : body.creatures().toArray()) hand = hand.without(card, seats);
  }

  /** Puts a body into the hand, which these other seats saw arrive. */
  public void receive(Body body, int seats) {
    for (int card : body.creatures().toArray()) hand = hand.with(card, seats);
    if (body.isPlain()) return;
    hold(new Held(body, body.guest() == null ? 0 : seats));
  }

  /** Puts {@code now}, of the same creatures, in the place of a body in hand. */
  public void replace(Body body, Body now) {
    magic = magic.replaced(body, now);
    int to = body.isPlain() ? 0 : drop(body).to();
    if (!now.isPlain()) hold(new Held(now, to));
  }

  /** Lets {@code guest} enter {@code host}, both in hand, unseen (T12.19). */
  public void merge(Body host, Body guest) {
    if (!host.isPlain()) drop(host);
    if (!guest.isPlain()) drop(guest);
    hold(new Held(host.entered(guest), 0));
  }

  private void hold(Held held) {
    List<Held> more = new ArrayList<>(bodies);
    more.add(held);
    bodies = List.copyOf(more);
  }

  /** Forgets that a body in hand is more than its cards; one that fewer seats know of first. */
  private Held drop(Body body) {
    Held held =
        bodies.stream()
            .filter(one -> one.body().equals(body))
            .min(Comparator.comparingInt(one -> Integer.bitCount(one.to())))
            .orElseThrow(() -> new IllegalArgumentException("not in hand: " + body));
    List<Held> fewer = new ArrayList<>(bodies);
    fewer.remove(held);
    bodies = List.copyOf(fewer);
    return held;
  }

  /**
   * These seats see so many bodies like this one in hand, at most as many as there are, and learn
   * of its guest. Who knew of as many already learns nothing.
   */
  public void show(Body body, int copies, int seats) {
    for (int card : body.creatures().toArray()) {
      for (int unseen = unseen(body, card, copies, seats); unseen != 0; ) {
        hand = new Hand(hand.cards(), hand.marks().last(card, unseen));
        unseen = unseen(body, card, copies, seats);
      }
    }
    if (body.guest() == null) return;
    List<Held> opened = new ArrayList<>(bodies);
    opened.replaceAll(held -> held.body().equals(body) ? new Held(body, held.to() | seats) : held);
    bodies = List.copyOf(opened);
  }

  /**
   * Those of these seats that know of fewer copies of a card; of a plain one besides those that can
   * be told apart from it.
   */
  private int unseen(Body body, int card, int copies, int seats) {
    int unseen = 0;
    for (int seat = 0; 1 << seat <= Position.PUBLIC; seat++) {
      if ((seats >> seat & 1) == 0) continue;
      int known = copies + (body.isPlain() ? distinct(card, seat) : 0);
      if (hand.knownTo(seat).count(card) < known) unseen |= 1 << seat;
    }
    return unseen;
  }

  /** How many bodies like this one are in hand. */
  public int count(Body body) {
    if (body.isPlain()) return plain().count(body.card());
    return (int) bodies.stream().filter(held -> held.body().equals(body)).count();
  }

  /**
   * Those of these seats that lose a mark of a card when they see a plain copy of it: a copy that
   * can be told apart from it keeps its mark.
   */
  private int sighted(int card, int seats) {
    if (bodies.isEmpty() && units.isEmpty()) return seats;
    return seats & ~unseen(Body.of(card), card, 1, seats);
  }

  /** How many copies of a card {@code seat} can tell from a plain one that lies hidden. */
  private int distinct(int card, int seat) {
    int copies = 0;
    for (Held held : bodies) {
      Body body = held.body();
      Body guest = body.guest();
      boolean known = held.knownTo(seat);
      if (body.card() == card && (body.isWorn() || known)) copies++;
      if (guest != null && guest.card() == card && (guest.isWorn() || known)) copies++;
    }
    for (Unit unit : units) {
      for (int i = 0; i < unit.bodies().size(); i++) {
        Body body = unit.body(i);
        if (body.card() == card && body.isWorn() && !unit.open(i)) copies++;
      }
    }
    return copies;
  }

  /** The cards of bodies in hand that {@code seat} knows to be more than a card. */
  private Cards distinctInHand(int seat) {
    Cards distinct = Cards.NONE;
    for (Held held : bodies) {
      Body body = held.body();
      Body guest = body.guest();
      boolean known = held.knownTo(seat);
      if (body.isWorn() || known) distinct = distinct.with(body.card());
      if (guest != null && (guest.isWorn() || known)) distinct = distinct.with(guest.card());
    }
    return distinct;
  }

  /** The cards that lie face-down in the landscape with something attached to them. */
  private Cards distinctOut() {
    Cards distinct = Cards.NONE;
    for (Unit unit : units) {
      for (int i = 0; i < unit.bodies().size(); i++) {
        if (unit.body(i).isWorn() && !unit.open(i)) distinct = distinct.with(unit.body(i).card());
      }
    }
    return distinct;
  }

  /** The cards in hand that {@code seat} has not seen there. */
  public Cards hiddenFrom(int seat) {
    Cards known = hand.knownTo(seat);
    Cards distinct = distinctInHand(seat);
    for (int card : distinctOut().toArray()) if (known.has(card)) known = known.without(card);
    Cards hidden = hand.cards().without(distinct);
    for (int card : distinct.toArray()) if (known.has(card)) known = known.without(card);
    for (int card : known.toArray()) if (hidden.has(card)) hidden = hidden.without(card);
    return hidden;
  }

  /**
   * Puts another card in the place of one in hand; a merged pair with it that {@code seat} does not
   * know of falls apart.
   */
  public void exchange(int card, int other, int seat) {
    if (!plain().has(card)) separate(card, seat);
    hand = new Hand(hand.cards().without(card).with(other), hand.marks());
  }

  /**
   * Lets a merged pair with this card fall apart that {@code seat} does not know of; answers
   * whether one did.
   */
  public boolean separate(int card, int seat) {
    for (Held held : bodies) {
      Body body = held.body();
      boolean secret = body.guest() != null && !held.knownTo(seat) && body.creatures().has(card);
      if (!secret) continue;
      drop(body);
      if (body.isWorn()) hold(new Held(body.alone(), 0));
      if (!body.guest().isPlain()) hold(new Held(body.guest(), 0));
      return true;
    }
    return false;
  }

  /** These seats see the face of a body that left the hand unseen: it is in hand no longer. */
  public void seenOut(Body body, int seats) {
    int sighted = body.isWorn() ? seats : sighted(body.card(), seats);
    hand = hand.seenElsewhere(body.card(), sighted);
  }

  /** Every card that lies in this fort and landscape, attached ones included. */
  public Cards all() {
    Cards all = hand.cards().and(works).and(items).and(shadows);
    for (Held held : bodies) all = all.and(held.body().items());
    if (flag >= 0) all = all.with(flag);
    for (Unit unit : units) all = all.and(unit.all());
    for (Delayed each : waiting) {
      for (Body body : each.bodies()) all = all.and(body.cards());
    }
    return all;
  }

  /** The king whose flag lies here, or null. */
  public King king() {
    return flag < 0 ? null : Catalogue.card(flag).king();
  }

  /** Whether a flag in hand may be laid (T5.2, T12.3). */
  public boolean mayLayFlag(Card card) {
    return flag < 0 && card.king() != null && !card.isCreature();
  }

  /** How much the works laid take from an attacker of {@code part} (T4.2). */
  public int worksAgainst(Part part, boolean flyer) {
    int sum = 0;
    for (int c = works.first(); c >= 0; c = works.next(c)) {
      sum += works.count(c) * Catalogue.card(c).works().against(part, flyer);
    }
    return sum;
  }

  /** The works laid that take something from an attacker of {@code part}. */
  public Cards worksAt(Part part, boolean flyer) {
    Cards counted = Cards.NONE;
    for (int card : works.toArray()) {
      if (Catalogue.card(card).works().against(part, flyer) > 0) counted = counted.with(card);
    }
    return counted;
  }

  /** The unit with this number, or null. */
  public Unit unit(int number) {
    for (Unit unit : units) if (unit.number() == number) return unit;
    return null;
  }

  /** Puts {@code unit} in the place of the one with its number, or after the others. */
  public void put(Unit unit) {
    List<Unit> changed = new ArrayList<>(units);
    int at = 0;
    while (at < changed.size() && changed.get(at).number() != unit.number()) at++;
    if (at < changed.size()) changed.set(at, unit);
    else changed.add(unit);
    units = List.copyOf(changed);
  }

  /** Takes the unit with this number away. */
  public void remove(int number) {
    units = units.stream().filter(unit -> unit.number() != number).toList();
  }
}
