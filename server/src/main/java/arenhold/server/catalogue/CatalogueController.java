package arenhold.server.catalogue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Tells which games there are, and everything that is needed to draw one and put it in words. */
@RestController
class CatalogueController {

  private final GameShelf shelf;

  CatalogueController(GameShelf shelf) {
    this.shelf = shelf;
  }

  @GetMapping("/api/games")
  List<GameInfo> games() {
    return shelf.games().stream().<GameInfo>map(Game::info).toList();
  }

  @GetMapping("/api/catalogue/{game}/{language}")
  ResponseEntity<Map<String, Object>> catalogue(
      @PathVariable String game, @PathVariable String language) {
    Game<?> found = shelf.named(game);
    if (found == null) return ResponseEntity.notFound().build();
    return ResponseEntity.ok()
        .cacheControl(CacheControl.maxAge(Duration.ofMinutes(10)))
        .body(found.catalogue(Locale.forLanguageTag(language)));
  }
}
