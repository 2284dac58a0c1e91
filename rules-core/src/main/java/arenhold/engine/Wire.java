package arenhold.engine;

/** Carries lines to an engine and back. */
public interface Wire {

  /**
   * Sends a line. Never waits for the engine to read it.
   *
   * @throws EngineFault if the engine is gone or does not read
   */
  void send(String line);

  /** Sets the moment up to which lines are waited for: so many milliseconds from now. */
  void within(long milliseconds);

  /**
   * Waits for the next line.
   *
   * @throws EngineFault if there is none in time, or the engine is gone or breaks a limit
   */
  String receive();
}
