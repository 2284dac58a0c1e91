package arenhold.server;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts the server. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class Arenhold {

  public static void main(String[] arguments) {
    try {
      SpringApplication.run(Arenhold.class, arguments);
    } catch (Throwable failure) {
      // The failure has been logged; threads already running must not keep a dead process alive.
      System.exit(1);
    }
  }
}
