/** How a request is refused: always with a code, and with nothing else of the inside. */
package arenhold.server.gateway.refusal;
