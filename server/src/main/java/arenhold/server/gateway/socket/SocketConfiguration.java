package arenhold.server.gateway.socket;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;
import org.springframework.web.socket.server.standard.ServletServerContainerFactoryBean;

/**
 * Registers the sockets at {@code /socket}, {@code /live} and {@code /engine} and sets the largest
 * frame they accept.
 */
@Configuration
@EnableWebSocket
class SocketConfiguration implements WebSocketConfigurer {

  /**
   * In bytes of UTF-8. Tomcat limits characters, so a text within its limit may still be too long.
   */
  static final int LARGEST_FRAME = 8 * 1024;

  /** In bytes. No message is binary: just enough to refuse one. */
  private static final int SMALL = 125;

  private final SocketHandler handler;
  private final LiveHandler live;
  private final EngineHandler engines;
  private final PageHandshake handshake;
  private final EngineHandshake engineHandshake;

  SocketConfiguration(
      SocketHandler handler,
      LiveHandler live,
      EngineHandler engines,
      PageHandshake handshake,
      EngineHandshake engineHandshake) {
    this.handler = handler;
    this.live = live;
    this.engines = engines;
    this.handshake = handshake;
    this.engineHandshake = engineHandshake;
  }

  @Override
  public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
    // The handshake checks origins itself: Spring's own check accepts requests without one.
    registry
        .addHandler(handler, "/socket")
        .addHandler(live, "/live")
        .addInterceptors(handshake)
        .setAllowedOriginPatterns("*");
    registry
        .addHandler(engines, "/engine")
        .addInterceptors(engineHandshake)
        .setAllowedOriginPatterns("*");
  }

  @Bean
  ServletServerContainerFactoryBean socketLimits() {
    ServletServerContainerFactoryBean container = new ServletServerContainerFactoryBean();
    container.setMaxTextMessageBufferSize(LARGEST_FRAME);
    container.setMaxBinaryMessageBufferSize(SMALL);
    return container;
  }
}
