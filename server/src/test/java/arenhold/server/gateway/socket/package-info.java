/** Tests of sockets: limits, and buffers for slow clients. */
package arenhold.server.gateway.socket;
