/**
 * What a room decides, before a match and about it: values in, a verdict out; nothing is stored or
 * told here. Each verdict is carried out by the part of the room that asked.
 */
package arenhold.server.room.decide;
