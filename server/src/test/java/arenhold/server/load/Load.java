package arenhold.server.load;

import java.util.List;

/** The load generator: the first argument names a {@link Mode}, the others are its parameters. */
public final class Load {

  private Load() {}

  /** See {@link Load}. */
  public static void main(String[] arguments) throws Exception {
    for (Mode mode : Mode.ALL) {
      if (arguments.length == 0 || !arguments[0].equals(mode.key())) continue;
      mode.run(new Wishes(List.of(arguments).subList(1, arguments.length)));
      System.exit(0);
    }
    for (Mode mode : Mode.ALL) Mode.say("%-10s %s", mode.key(), mode.help());
    System.exit(arguments.length == 0 ? 0 : 2);
  }
}
