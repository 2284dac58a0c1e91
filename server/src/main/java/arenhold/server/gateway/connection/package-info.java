/** The web server's connections: their limits, and which proxies are trusted. */
package arenhold.server.gateway.connection;
