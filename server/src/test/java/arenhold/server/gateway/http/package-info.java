/** Tests of HTTP endpoints under load and with odd requests. */
package arenhold.server.gateway.http;
