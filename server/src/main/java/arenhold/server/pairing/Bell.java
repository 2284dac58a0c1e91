package arenhold.server.pairing;

import java.util.UUID;
import org.springframework.stereotype.Component;

/** Rings where somebody is: whoever is not reached by it hears the same when he asks. */
@Component
class Bell {

  /** Whether any page of his is open just now. */
  boolean hears(UUID player) {
    return false;
  }

  /** A table waits for him. */
  void paired(UUID player, String link) {}

  /** What is asked of him, or what he asked, has changed. */
  void challenges(UUID player) {}
}
