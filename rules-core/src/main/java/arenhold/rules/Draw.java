package arenhold.rules;

/** Random numbers drawn from Nature outside a game's own questions. */
enum Draw implements Prompt {
  /** One of several numbers. */
  NUMBER;

  @Override
  public String key() {
    return "number";
  }

  @Override
  public boolean open() {
    return false;
  }

  /**
   * A uniform random number from 0 to {@code count} - 1.
   *
   * @param count at least 1; if it exceeds what a question may offer, the number is drawn digit by
   *     digit
   */
  static int below(int count, Table nature) {
    if (count <= Game.MOST_CHOICES) {
      Options options = nature.options();
      for (int number = 0; number < count; number++) options.add(number);
      return nature.choose(Seat.NATURE, NUMBER);
    }
    int high = (count + Game.MOST_CHOICES - 1) / Game.MOST_CHOICES;
    while (true) {
      int number = below(high, nature) * Game.MOST_CHOICES + below(Game.MOST_CHOICES, nature);
      if (number < count) return number;
    }
  }
}
