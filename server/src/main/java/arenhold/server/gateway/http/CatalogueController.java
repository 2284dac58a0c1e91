package arenhold.server.gateway.http;

import arenhold.server.catalogue.Catalogues;
import arenhold.server.gateway.refusal.Refusal;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the list of games, their texts, and everything needed to draw one. */
@RestController
class CatalogueController {

  /** A weak ETag: responses with a strong one are not compressed. */
  private static final String WEAK = "W/\"%s\"";

  private final Catalogues catalogues;

  CatalogueController(Catalogues catalogues) {
    this.catalogues = catalogues;
  }

  @GetMapping("/api/games")
  ResponseEntity<byte[]> games() {
    return answer(catalogues.games(), CacheControl.noCache());
  }

  @GetMapping("/api/catalogue/{game}/{language}")
  ResponseEntity<byte[]> catalogue(
      @PathVariable String game,
      @PathVariable String language,
      @RequestParam(required = false) String version) {
    Integer rules = version == null ? null : version(version);
    var written = catalogues.of(game, rules, language).orElseThrow(Refusal::notFound);
    return answer(written, CacheControl.maxAge(Duration.ofMinutes(10)));
  }

  @GetMapping("/api/words/{language}")
  ResponseEntity<byte[]> words(@PathVariable String language) {
    return answer(catalogues.words(language), CacheControl.maxAge(Duration.ofMinutes(10)));
  }

  /** A rules version; -1 if the text is not a valid one. */
  private static int version(String text) {
    return text.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(text) : -1;
  }

  private static ResponseEntity<byte[]> answer(Catalogues.Written written, CacheControl kept) {
    return ResponseEntity.ok()
        .cacheControl(kept)
        .eTag(WEAK.formatted(written.tag()))
        .contentType(MediaType.APPLICATION_JSON)
        .body(written.json());
  }
}
