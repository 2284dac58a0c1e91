/** How requests are refused: always with a code, never with internals. */
package arenhold.server.gateway.refusal;
