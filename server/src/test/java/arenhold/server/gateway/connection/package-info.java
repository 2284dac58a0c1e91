/** Tests of the web server's connections. */
package arenhold.server.gateway.connection;
