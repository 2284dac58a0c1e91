/** Tests of sessions and tickets. */
package arenhold.server.gateway.session;
