package arenhold.server.gateway.http;

import java.time.Duration;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.accept.ContentNegotiationStrategy;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;

/** Configures how all requests are parsed and answered. */
@Configuration
class WebConfiguration implements WebMvcConfigurer {

  /** Every answer has one media type, so the {@code Accept} header is ignored. */
  @Override
  public void configureContentNegotiation(ContentNegotiationConfigurer answers) {
    answers.strategies(List.of(request -> ContentNegotiationStrategy.MEDIA_TYPE_ALL_LIST));
  }

  /** Files whose names hold a hash of their content never change. */
  @Override
  public void addResourceHandlers(ResourceHandlerRegistry files) {
    files
        .addResourceHandler("/assets/**")
        .addResourceLocations("classpath:/META-INF/resources/assets/")
        .setCacheControl(CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable());
  }

  @Bean
  JacksonModule plainText() {
    return new SimpleModule("plain text").addDeserializer(String.class, new PlainText());
  }

  /** Text without the character NUL, which the database cannot store. */
  private static final class PlainText extends StdScalarDeserializer<String> {
    PlainText() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser json, DeserializationContext context) {
      String text = StringDeserializer.instance.deserialize(json, context);
      if (text != null && text.indexOf('\0') >= 0) {
        throw context.weirdStringException(text, String.class, "holds NUL");
      }
      return text;
    }
  }
}
