package arenhold.rules.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An engine that always takes the first choice, with one fault. Runs as a process of its own. */
final class BadEngine {

  private static final Pattern TYPE = Pattern.compile("^\\{\"t\":\"([a-z]+)\"");
  private static final Pattern MATCH = Pattern.compile("\"match\":\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile("\"id\":(\\d+)");

  private BadEngine() {}

  /** How an engine with this fault is started. */
  static String command(String fault) {
    return Outside.java(BadEngine.class) + " " + fault;
  }

  public static void main(String[] args) throws Exception {
    String fault = args[0];
    if (fault.equals("deaf")) {
      say("id\",\"protocol\":1,\"name\":\"Deaf\",\"version\":\"1");
      for (int i = 1; i < 100; i++) say("ready\",\"match\":\"m" + i);
      sleep();
    }
    if (fault.equals("parent")) {
      Process child =
          new ProcessBuilder(EngineCommand.words(command("deaf")))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      System.out.println(child.pid());
      System.out.flush();
      sleep();
    }
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Matcher type = TYPE.matcher(line);
      String kind = type.find() ? type.group(1) : "";
      if (kind.equals("quit") && !fault.equals("stays")) return;
      if (kind.equals("hello")) say("id\",\"protocol\":1,\"name\":\"Bad\",\"version\":\"1");
      if (kind.equals("new")) say("ready\",\"match\":\"" + found(MATCH, line));
      if (kind.equals("ping")) say("pong");
      if (kind.equals("ask") && line.contains("\"question\"")) asked(fault, line);
    }
    if (fault.equals("stays")) sleep();
  }

  private static void asked(String fault, String line) throws Exception {
    String answer = "choose\",\"match\":\"" + found(MATCH, line) + "\",\"id\":" + found(ID, line);
    switch (fault) {
      case "silent" -> {
        return;
      }
      case "slow" -> Thread.sleep(3_000);
      case "crashes" -> {
        System.err.println("out of ideas");
        System.exit(7);
      }
      case "nonsense" -> System.out.println("the first one, please");
      case "elsewhere" -> {
        for (int i = 0; i < 2; i++) say(answer + ",\"choice\":\"everything");
      }
      case "floods" -> {
        while (!System.out.checkError()) say("noise");
      }
      case "long" -> say("info\",\"text\":\"" + "x".repeat(100_000));
      default -> {
        // Answers as it should.
      }
    }
    System.out.println("{\"t\":\"" + answer + ",\"at\":0}");
    System.out.flush();
  }

  private static String found(Pattern pattern, String line) {
    Matcher matcher = pattern.matcher(line);
    return matcher.find() ? matcher.group(1) : "";
  }

  private static void say(String rest) throws IOException {
    System.out.println("{\"t\":\"" + rest + "\"}");
    System.out.flush();
  }

  private static void sleep() throws InterruptedException {
    Thread.sleep(Long.MAX_VALUE);
  }
}
