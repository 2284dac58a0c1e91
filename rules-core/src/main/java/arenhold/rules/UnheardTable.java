package arenhold.rules;

/**
 * A table nobody listens to and at which nothing is taken back: events need not be created, and
 * revealing something bars nothing.
 */
abstract class UnheardTable extends Table {

  @Override
  public boolean listening() {
    return false;
  }

  @Override
  public void tell(Event event) {}

  @Override
  public void noReturn() {}
}
