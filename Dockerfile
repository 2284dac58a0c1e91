# syntax=docker/dockerfile:1
# The server with its client: built in one image, run in a smaller one, as an ordinary user.

FROM eclipse-temurin:25-jdk AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends maven \
  && rm -rf /var/lib/apt/lists/*
# The distribution's Node is too old for the client.
COPY --from=node:22-bookworm-slim /usr/local/bin/node /usr/local/bin/node
COPY --from=node:22-bookworm-slim /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /source
COPY pom.xml .
COPY rules-core rules-core
COPY web-client web-client
COPY server server
# The distribution's Maven brings its own JDK; build with this image's.
RUN JAVA_HOME=/opt/java/openjdk mvn -B -q -DskipTests -Dspotless.check.skip=true -pl server -am package

FROM eclipse-temurin:25-jre
RUN useradd --system --uid 10001 --home-dir /app arenhold && install -d -o 10001 /app
WORKDIR /app
COPY LICENSE NOTICE ./
COPY scripts/unpack /usr/local/bin/unpack
USER 10001
# Done in this image because the class cache is tied to the JDK and its options.
ENV JAVA_OPTIONS="-XX:+UseCompactObjectHeaders --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
RUN --mount=type=bind,from=build,source=/source/server/target,target=/built \
  unpack /built/arenhold-server.jar /app/server $JAVA_OPTIONS
EXPOSE 8080
ENV MANAGEMENT_SERVER_PORT=8081
# With a heap several times as large as what is alive in it, garbage is seldom collected: pauses are late choices.
# The rest is for the server outside its heap, and for the process in which computers think.
ENTRYPOINT ["java", "-XX:AOTCache=/app/server/server.aot", "-XX:+UseCompactObjectHeaders", \
  "-XX:MinHeapFreeRatio=70", "-XX:MaxHeapFreeRatio=85", \
  "-XX:MaxRAMPercentage=55", "-XX:+ExitOnOutOfMemoryError", \
  "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED", \
  "-jar", "/app/server/arenhold-server.jar"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=6 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /actuator/health/readiness HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && grep -q '\"UP\"' <&3"]
