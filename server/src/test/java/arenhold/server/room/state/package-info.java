/** Tests of rooms as values. */
package arenhold.server.room.state;
