package arenhold.rules.tvrz.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.card.Cards;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The cards are complete and fit together. */
class CatalogueTest {

  @Test
  void there_are_119_cards_a_shared_deck_of_202_and_four_decks_of_45() {
    assertEquals(119, Catalogue.CARDS.size());
    assertEquals(202, Catalogue.shared(1).size());
    assertEquals(
        List.of("royal", "wolfwood", "dusk", "runes"),
        Catalogue.DECKS.stream().map(PreparedDeck::key).toList());
    for (PreparedDeck deck : Catalogue.DECKS) assertEquals(45, deck.cards().size(), deck.key());
    for (Card card : Catalogue.CARDS) {
      assertEquals(card, Catalogue.card(card.number()));
      assertEquals(card, Catalogue.card(card.key()));
    }
    assertThrows(IllegalArgumentException.class, () -> Catalogue.card("no-such-card"));
  }

  @Test
  void yellow_cards_are_once_in_every_deck_and_red_ones_once_in_the_game_TV_T1_5_TV_R115() {
    for (PreparedDeck deck : Catalogue.DECKS) {
      for (Card card : Catalogue.CARDS) {
        boolean any = card.bar() == Bar.BROWN;
        assertTrue(any || deck.cards().count(card.number()) <= 1, deck.key() + " " + card);
        assertTrue(any || card.count() <= 1, card.key());
      }
    }
    Cards two = Catalogue.shared(2);
    for (Card card : Catalogue.CARDS) {
      int copies = card.bar() == Bar.RED ? card.count() : 2 * card.count();
      assertEquals(copies, two.count(card.number()), card.key());
    }
  }

  @Test
  void every_kind_of_card_has_what_it_needs_and_nothing_else() {
    for (Card card : Catalogue.CARDS) {
      assertEquals(card.kind() == Kind.FORTIFICATION, card.works() != null, card.key());
      boolean livesOrFlies = card.isCreature() || card.kind() == Kind.TOKEN;
      assertEquals(livesOrFlies, card.attack() > 0 && card.defence() > 0, card.key());
      assertEquals(livesOrFlies, card.attack() + card.defence() > 0, card.key());
      assertTrue(card.isCreature() || !card.isDefender(), card.key());
      assertFalse(card.part() != null && card.universal(), card.key());
      boolean royal = card.kind() == Kind.FLAG || card.has(Trait.KINGS_MAN);
      assertEquals(royal, card.king() != null, card.key());
      assertEquals(card.has(Trait.MAGE), !card.spells().isEmpty(), card.key());
      assertEquals(card.kind() == Kind.TOKEN, card.count() == 0, card.key());
      card.traits().forEach((trait, level) -> assertEquals(trait.levelled(), level > 0));
      if (card.kind() == Kind.SHADOW) assertNotNull(card.effect());
    }
  }

  @Test
  void pairs_name_each_other_and_masters_have_animals_to_serve_them() {
    for (Card card : Catalogue.CARDS) {
      for (Tie tie : card.ties()) {
        switch (tie) {
          case Tie.Leads(List<String> partners) ->
              partners.forEach(one -> assertTrue(follows(one, card), one));
          case Tie.Follows(List<String> leaders) ->
              leaders.forEach(one -> assertTrue(leads(one, card), one));
          case Tie.Masters(Set<String> tags) -> assertTrue(served(card), card + " " + tags);
          case Tie.Enters(Set<String> tags) -> assertEquals(Set.of("animal"), tags);
        }
      }
    }
  }

  private static boolean follows(String key, Card leader) {
    return Catalogue.card(key).ties().contains(new Tie.Follows(List.of(leader.key())));
  }

  private static boolean leads(String key, Card partner) {
    return Catalogue.card(key).ties().contains(new Tie.Leads(List.of(partner.key())));
  }

  private static boolean served(Card master) {
    return Catalogue.CARDS.stream().anyMatch(c -> c.has(Trait.WILD_ANIMAL) && master.masters(c));
  }

  @Test
  void masters_have_the_animals_they_name_TV_T12_22() {
    Card wolf = Catalogue.card("wolf");
    assertTrue(Catalogue.card("klevan").masters(wolf));
    assertTrue(Catalogue.card("klevan").masters(Catalogue.card("pack-leader")));
    assertFalse(Catalogue.card("klevan").masters(Catalogue.card("bear")));
    assertTrue(Catalogue.card("forest-wife").masters(Catalogue.card("bear")));
    assertFalse(Catalogue.card("olanor").masters(wolf));
  }

  @Test
  void works_count_on_the_parts_they_cover_and_nets_against_flyers_alone_TV_T4_3_TV_T4_5() {
    Works ring = Catalogue.card("fort-ring-2").works();
    for (Part part : Part.ALL) assertEquals(part.isWall() ? 2 : 0, ring.against(part, false));
    assertEquals(0, ring.against(Part.NORTH, true));
    assertEquals(3, Catalogue.card("fort-gate-3").works().against(Part.GATE, false));
    Works nets = Catalogue.card("fort-nets").works();
    assertEquals(3, nets.against(Part.GATE, true));
    assertEquals(0, nets.against(Part.GATE, false));
  }
}
