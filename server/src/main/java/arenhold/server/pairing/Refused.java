package arenhold.server.pairing;

import arenhold.server.protocol.Code;
import java.util.Map;

/** A pairing or challenge request that is refused. */
public final class Refused extends RuntimeException {

  private final Code code;
  private final Map<String, String> params;

  Refused(Code code) {
    this(code, Map.of());
  }

  Refused(Code code, Map<String, String> params) {
    super(code.text(), null, false, false);
    this.code = code;
    this.params = params;
  }

  /** Why. */
  public Code code() {
    return code;
  }

  /** The reason's parameters. */
  public Map<String, String> params() {
    return params;
  }
}
