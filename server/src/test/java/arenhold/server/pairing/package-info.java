/** Tests of matchmaking without a server. Start with {@link arenhold.server.pairing.PoolTest}. */
package arenhold.server.pairing;
