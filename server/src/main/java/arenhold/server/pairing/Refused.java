package arenhold.server.pairing;

import arenhold.server.protocol.Code;
import java.util.Map;

/** What somebody wants of others cannot be. */
public final class Refused extends RuntimeException {

  private final Code code;
  private final String problem;

  Refused(Code code) {
    this(code, null);
  }

  Refused(Code code, String problem) {
    super(code.text(), null, false, false);
    this.code = code;
    this.problem = problem;
  }

  /** Why. */
  public Code code() {
    return code;
  }

  /** More about why. */
  public Map<String, String> params() {
    return problem == null ? Map.of() : Map.of("problem", problem);
  }
}
