/** What tests of the server share: a running server and clients that speak the real protocol. */
package arenhold.server.testing;
