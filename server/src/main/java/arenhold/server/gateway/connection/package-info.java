/**
 * The web server's connections: their limits ({@link
 * arenhold.server.gateway.connection.BoundedEndpoint}), and which proxies are trusted. Start
 * reading at {@link arenhold.server.gateway.connection.WebServer}.
 */
package arenhold.server.gateway.connection;
