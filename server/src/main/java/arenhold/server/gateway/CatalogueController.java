package arenhold.server.gateway;

import arenhold.server.catalogue.Catalogues;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Tells which games there are, what they are called, and all that is needed to draw one. */
@RestController
class CatalogueController {

  /** A weak tag: what has a strong one is not compressed. */
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
  ResponseEntity<byte[]> catalogue(@PathVariable String game, @PathVariable String language) {
    var written = catalogues.of(game, language).orElseThrow(Refusal::notFound);
    return answer(written, CacheControl.maxAge(Duration.ofMinutes(10)));
  }

  @GetMapping("/api/words/{language}")
  ResponseEntity<byte[]> words(@PathVariable String language) {
    return answer(catalogues.words(language), CacheControl.maxAge(Duration.ofMinutes(10)));
  }

  private static ResponseEntity<byte[]> answer(Catalogues.Written written, CacheControl kept) {
    return ResponseEntity.ok()
        .cacheControl(kept)
        .eTag(WEAK.formatted(written.tag()))
        .contentType(MediaType.APPLICATION_JSON)
        .body(written.json());
  }
}
