package arenhold.rules.tvrz;

import arenhold.rules.Asked;
import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Mends imagined matches in which a seat casts what its imagined cards do not allow. */
final class Conjuring {

  private final Hidden hidden;
  private final Position p;
  private final Table nature;

  Conjuring(Hidden hidden, Position p, Table nature) {
    this.hidden = hidden;
    this.p = p;
    this.nature = nature;
  }

  /** Whether a choice with this verb is about magic. */
  static boolean concerns(String verb) {
    return List.of("cast", "spell", "on", "sacrifice", "from").contains(verb);
  }

  /** The seat makes a choice about magic that is not offered here. */
  boolean acted(int holder, Asked asked, String verb, String word) {
    return switch (verb) {
      case "cast" -> held(holder, word) || enabled(holder, Catalogue.card(word).spells());
      case "spell" -> {
        List<Spell> spells = new ArrayList<>();
        for (Card card : Catalogue.CARDS) {
          for (Spell spell : card.spells()) if (spell.word().equals(word)) spells.add(spell);
        }
        yield enabled(holder, spells);
      }
      case "from" -> {
        int unit = Integer.parseInt(word);
        // Fireballs take a bird, in phase 2; a transfer takes any animal.
        String needed = p.bout == null && p.dragon < 0 ? "bird" : "animal";
        yield hidden.met(holder, unit, card -> card.tags().contains(needed), nature);
      }
      default -> {
        boolean out =
            asked != null && asked.prompt() == Ask.SACRIFICE && asked.context() instanceof Integer;
        String key = key(word);
        yield out
            ? hidden.met(holder, (Integer) asked.context(), card -> card.key().equals(key), nature)
            : hidden.embodied(holder, Body.readAll(word).getFirst(), nature);
      }
    };
  }

  private boolean held(int holder, String key) {
    return hidden.brought(holder, card -> card.key().equals(key), nature);
  }

  /** The card that the notation of a body begins with. */
  static String key(String notation) {
    int end = notation.indexOf('+');
    return end < 0 ? notation : notation.substring(0, end);
  }

  /** Brings the seat what one of these spells needs. */
  private boolean enabled(int holder, List<Spell> spells) {
    List<Integer> order = new ArrayList<>(Redealing.upTo(spells.size()));
    while (!order.isEmpty()) {
      Integer at = Redealing.any(order, nature);
      order.remove(at);
      if (enabled(holder, spells.get(at))) return true;
    }
    return false;
  }

  private boolean enabled(int holder, Spell spell) {
    Predicate<Card> needed =
        switch (spell.name()) {
          case FIREBALL -> card -> card.tags().contains("bird");
          case TRANSFER_ATTACKER -> card -> card.tags().contains("animal");
          case WINGS -> card -> card.tags().contains(spell.scope());
          case TRANSFER_COMPANION ->
              card -> card.tags().contains(spell.scope()) && card.part() != null;
          default -> null;
        };
    if (needed != null) return hidden.brought(holder, needed, nature);
    if (spell.name() != Spell.Name.MOBILIZATION) return false;
    for (Unit unit : p.forts[holder].units) {
      if (hidden.retyped(holder, unit.number(), Unit.Kind.ENVOY, nature)) return true;
    }
    return false;
  }

  /** A card that a fireball hit, or that was drawn for an attack, is not the one that is here. */
  boolean fell(Asked asked, String learned) {
    if (asked.prompt() == Ask.HIT) return held((Integer) asked.context(), learned);
    // If the card is held it was not named: others may be named the next time.
    held(p.active, key(learned));
    return true;
  }

  /** Somebody answered for a fort that the dragon has come to, or went on with their turn. */
  boolean answered(int seat, int holder, String learned) {
    boolean asked = List.of("pass", "nobody").contains(learned) || learned.startsWith("lose ");
    return visited(seat, asked || holder != p.active ? holder : -1);
  }

  /**
   * The dragon has come to another fort than here.
   *
   * @param seat who imagines
   * @param visited whose fort it came to; -1 if it left at once
   */
  boolean visited(int seat, int visited) {
    int here = p.dragon;
    if (visited >= 0 && visited != seat && hidden.brought(visited, Card::isCreature, nature)) {
      return true;
    }
    if (here >= 0 && here < p.seats() && here != seat) {
      return hidden.brought(here, card -> !card.isCreature(), nature);
    }
    for (int other = 0; other < p.seats(); other++) {
      if (other == seat || other == visited) continue;
      boolean fewer = visited >= 0;
      if (hidden.brought(other, card -> card.isCreature() != fewer, nature)) return true;
    }
    return false;
  }

  /** What a choice by chance under confusion says to everybody: the body that attacks. */
  static String fallen(Asked asked, int code) {
    @SuppressWarnings("unchecked")
    List<List<Body>> named = (List<List<Body>>) asked.context();
    return Body.notation(named.get(Code.with(code)));
  }
}
