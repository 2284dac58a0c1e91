package arenhold.server.gateway.http;

import arenhold.rules.Fault;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.server.account.PlayerDecks;
import arenhold.server.account.PlayerDecks.Deck;
import arenhold.server.account.PlayerName;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of players' own decks, which only their owners see, and of what is wrong with one. */
@RestController
class DeckController {

  private static final String MINE = "/api/me/decks";

  private static final Playout.Player CHANCE = evenly(new SecureRandom());

  private final Sessions sessions;
  private final PlayerDecks decks;
  private final GameShelf shelf;

  DeckController(Sessions sessions, PlayerDecks decks, GameShelf shelf) {
    this.sessions = sessions;
    this.decks = decks;
    this.shelf = shelf;
  }

  /**
   * A deck to be kept.
   *
   * @param game only for a new one
   */
  record Wanted(String game, String name, String value) {}

  @GetMapping(MINE)
  List<Deck> mine(@RequestParam String game, HttpServletRequest request) {
    return decks.of(sessions.required(request).id(), game);
  }

  @PostMapping(MINE)
  Deck add(@RequestBody Wanted wanted, HttpServletRequest request) {
    UUID player = sessions.required(request).id();
    String value = value(wanted.game(), wanted.value());
    return decks.add(player, wanted.game(), name(wanted.name()), value);
  }

  @PutMapping(MINE + "/{deck}")
  Deck change(@PathVariable UUID deck, @RequestBody Wanted wanted, HttpServletRequest request) {
    UUID player = sessions.required(request).id();
    String game = decks.game(player, deck).orElseThrow(Refusal::notFound);
    String value = value(game, wanted.value());
    return decks.change(player, deck, name(wanted.name()), value).orElseThrow(Refusal::notFound);
  }

  @DeleteMapping(MINE + "/{deck}")
  void remove(@PathVariable UUID deck, HttpServletRequest request) {
    if (!decks.remove(sessions.required(request).id(), deck)) throw Refusal.notFound();
  }

  /** A deck to be checked: the value of an option of a form. */
  record Checked(String form, String option, String value) {}

  @PostMapping("/api/games/{game}/faults")
  List<Fault> faults(
      @PathVariable String game, @RequestBody Checked checked, HttpServletRequest request) {
    sessions.required(request);
    Game<?> known = known(game);
    String value = value(game, checked.value());
    GameInfo.Form form = form(known, checked.form());
    return known.faults(form.key(), option(form, checked.option()).key(), value);
  }

  /** A deck that was drawn. */
  record Drawn(String value) {}

  /** A random deck such as a player may bring to a table with the form's defaults. */
  @GetMapping("/api/games/{game}/random-deck")
  Drawn draw(
      @PathVariable String game,
      @RequestParam String form,
      @RequestParam String option,
      HttpServletRequest request) {
    sessions.required(request);
    Game<?> known = known(game);
    GameInfo.Form asked = form(known, form);
    if (!(option(asked, option) instanceof Option.DeckList deck)) throw bad("option");
    Setup table = new Setup(game, form, Collections.nCopies(asked.minSeats(), Map.of()), Map.of());
    return new Drawn(known.secret(table, deck, new Playout(CHANCE)));
  }

  private Game<?> known(String key) {
    Game<?> game = shelf.named(key);
    if (game == null) throw Refusal.notFound();
    return game;
  }

  private static GameInfo.Form form(Game<?> game, String key) {
    GameInfo.Form form = key == null ? null : game.info().form(key);
    if (form == null) throw bad("form");
    return form;
  }

  private static Option option(GameInfo.Form form, String key) {
    for (Option option : form.seatOptions()) if (option.key().equals(key)) return option;
    throw bad("option");
  }

  private static Playout.Player evenly(RandomGenerator random) {
    return (seat, prompt, options) -> random.nextInt(options.size());
  }

  private static String name(String typed) {
    String name = PlayerName.line(typed, PlayerDecks.LONGEST_NAME);
    if (name == null) throw bad("name");
    return name;
  }

  /** A deck need not be finished, but consists of cards of the game. */
  private String value(String key, String value) {
    Game<?> game = key == null ? null : shelf.named(key);
    if (game == null) throw bad("game");
    try {
      Set<String> known = cards(game.info());
      if (value == null || !known.containsAll(Option.DeckList.read(value).keySet())) {
        throw bad("value");
      }
      return value;
    } catch (IllegalArgumentException malformed) {
      throw bad("value");
    }
  }

  private static Set<String> cards(GameInfo info) {
    Set<String> cards = new HashSet<>();
    for (GameInfo.Form form : info.forms()) {
      for (Option option : form.seatOptions()) {
        if (option instanceof Option.DeckList list) cards.addAll(list.cards());
      }
    }
    return cards;
  }

  private static Refusal bad(String field) {
    return new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST, Map.of("option", field));
  }
}
