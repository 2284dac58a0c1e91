/**
 * The load generator: clients like browsers, with a room's socket, a live page and HTTP, with or
 * without compression, whose choices are due whether or not the server keeps up. Speaks the real
 * protocol from outside; depends on {@code arenhold.server.testing} and {@code
 * arenhold.server.wire} alone. Run by {@code scripts/load}; start reading at {@link
 * arenhold.server.load.Load}.
 */
package arenhold.server.load;
