/** Computers as members of rooms: who they are, and where they think. */
package arenhold.server.computer;
