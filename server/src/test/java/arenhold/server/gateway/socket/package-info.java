/** Tests of sockets: limits, and what is kept for slow clients. */
package arenhold.server.gateway.socket;
