/** Tests of what rooms decide, without a room. */
package arenhold.server.room.decide;
