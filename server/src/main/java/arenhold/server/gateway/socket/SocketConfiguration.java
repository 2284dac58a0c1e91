package arenhold.server.gateway.socket;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;
import org.springframework.web.socket.server.standard.ServletServerContainerFactoryBean;

/** Puts the sockets at {@code /socket} and {@code /live} with the largest frame they take. */
@Configuration
@EnableWebSocket
class SocketConfiguration implements WebSocketConfigurer {

  /** In bytes of UTF-8; a text of no more characters may still be longer. */
  static final int LARGEST_FRAME = 8 * 1024;

  /** No message is binary: just enough to say so. */
  private static final int SMALL = 125;

  private final SocketHandler handler;
  private final LiveHandler live;
  private final Handshake handshake;

  SocketConfiguration(SocketHandler handler, LiveHandler live, Handshake handshake) {
    this.handler = handler;
    this.live = live;
    this.handshake = handshake;
  }

  @Override
  public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
    // The handshake judges origins itself: Spring's own check lets requests without one pass.
    registry
        .addHandler(handler, "/socket")
        .addHandler(live, "/live")
        .addInterceptors(handshake)
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
