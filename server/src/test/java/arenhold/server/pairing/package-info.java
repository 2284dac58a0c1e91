/** Tests of pairing without a server. Start with {@link arenhold.server.pairing.PoolTest}. */
package arenhold.server.pairing;
