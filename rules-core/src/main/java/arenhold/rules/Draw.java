package arenhold.rules;

/** Numbers that chance finds, for what no question of a game asks. */
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
   * A number from 0 to {@code count} - 1, each as likely.
   *
   * @param count at least 1; more than a question may offer is asked for digit by digit
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
