/** A room and its match as immutable values: seats, terms, progress, the coming deal. */
package arenhold.server.room.state;
