package arenhold.rules.destiny.play;

import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.position.Piece;
import java.util.List;
import java.util.Locale;

/** Something that abilities wait for (D11.7, D11.8). */
public sealed interface Happening {

  /** What kind of thing it is. */
  Cause cause();

  /** What it is about, by name in play; null if nothing there. */
  default String about() {
    return null;
  }

  /** The kinds, with the names that clients know them by. */
  enum Cause {
    ACTIVATED,
    DEFEATED,
    PLAYED,
    DAMAGED,
    LAST_CARD,
    DISRUPTED,
    /** Before: damage is about to be dealt. */
    HIT,
    /** Before: shields are about to be gained. */
    SHIELDED,
    /** Before: characters are about to be defeated. */
    DYING,
    /** Before: a card is about to be paid for. */
    PLAYING;

    /** Its name for clients. */
    public String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** A seat activated cards, as one event. */
  record Activated(int seat, List<Piece> pieces) implements Happening {
    @Override
    public Cause cause() {
      return Cause.ACTIVATED;
    }

    @Override
    public String about() {
      return pieces.getFirst().name();
    }
  }

  /** Characters were defeated, as one event. */
  record Defeated(List<Piece> pieces) implements Happening {
    @Override
    public Cause cause() {
      return Cause.DEFEATED;
    }

    @Override
    public String about() {
      return pieces.getFirst().name();
    }
  }

  /**
   * A card was played.
   *
   * @param piece what it became; null for events
   * @param host the character it was put on, or null
   * @param ambush whether it has Ambush
   */
  record Played(int seat, Card card, Piece piece, Piece host, boolean ambush) implements Happening {
    @Override
    public Cause cause() {
      return Cause.PLAYED;
    }

    @Override
    public String about() {
      return piece == null ? card.key() : piece.name();
    }
  }

  /**
   * A character has taken damage (D10.5).
   *
   * @param kind melee, ranged or null
   */
  record Damaged(Piece piece, String kind) implements Happening {
    @Override
    public Cause cause() {
      return Cause.DAMAGED;
    }

    @Override
    public String about() {
      return piece.name();
    }
  }

  /** A hand has reached 0 cards by playing or discarding (D18.6). */
  record LastCard(int seat) implements Happening {
    @Override
    public Cause cause() {
      return Cause.LAST_CARD;
    }
  }

  /** A seat resolved a die showing disrupt, and an opponent lost so much. */
  record Disrupted(int seat, int lost) implements Happening {
    @Override
    public Cause cause() {
      return Cause.DISRUPTED;
    }
  }

  /** Damage is about to be dealt to a character. */
  record Hit(Piece piece, int amount) implements Happening {
    @Override
    public Cause cause() {
      return Cause.HIT;
    }

    @Override
    public String about() {
      return piece.name();
    }
  }

  /** A character is about to gain shields. */
  record Shielded(Piece piece, int amount) implements Happening {
    @Override
    public Cause cause() {
      return Cause.SHIELDED;
    }

    @Override
    public String about() {
      return piece.name();
    }
  }

  /** Characters are about to be defeated. */
  record Dying(List<Piece> pieces) implements Happening {
    /** Those of other players than this one; none if {@code watching} is dying itself (D11.10). */
    public List<Piece> foes(int seat, Piece watching) {
      if (pieces.contains(watching)) return List.of();
      return pieces.stream().filter(piece -> piece.controller != seat).toList();
    }

    @Override
    public Cause cause() {
      return Cause.DYING;
    }

    @Override
    public String about() {
      return pieces.getFirst().name();
    }
  }

  /** A card is about to be paid for; abilities may change its price. */
  record Playing(int seat, Card card, Price price) implements Happening {
    @Override
    public Cause cause() {
      return Cause.PLAYING;
    }
  }

  /** What a play costs and brings, as long as it has not been paid for. */
  final class Price {
    /** What it costs as things stand. */
    public int cost;

    /** Whether the card has Ambush. */
    public boolean ambush;

    Price(int cost, boolean ambush) {
      this.cost = cost;
      this.ambush = ambush;
    }
  }
}
