/** Tests of what people in a room are told. */
package arenhold.server.room.guest;
