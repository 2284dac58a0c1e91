/**
 * The load generator: many rooms that play and many who watch, and how long they wait. Speaks the
 * real protocol from outside; depends on {@code arenhold.server.testing} alone. Run by {@code
 * scripts/load}; start reading at {@link arenhold.server.load.Load}.
 */
package arenhold.server.load;
