/** Computers as members of rooms: who they are, where they think, and when they answer. */
package arenhold.server.computer;
