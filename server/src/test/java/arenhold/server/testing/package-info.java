/** Shared by the server's tests: a running server and clients that speak the real protocol. */
package arenhold.server.testing;
