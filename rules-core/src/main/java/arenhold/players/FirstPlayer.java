package arenhold.players;

/** Takes the first choice: the same match every time, to compare with. */
final class FirstPlayer implements Player {

  @Override
  public Decision decide(Seen<?> seen, Thinking thinking) {
    return Decision.of(0);
  }
}
