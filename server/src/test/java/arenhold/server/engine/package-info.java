/** Tests of what the server says to engines of people's own, without a network. */
package arenhold.server.engine;
