/**
 * What a room decides, as pure functions from values to a verdict. Nothing is stored or told here:
 * the part of the room that asked carries the verdict out.
 *
 * <p>Before a match {@link arenhold.server.room.decide.Lobby} judges what people change, {@link
 * arenhold.server.room.decide.Gatherings} what becomes of people who were brought together, {@link
 * arenhold.server.room.decide.Deals} how the deal is agreed and {@link
 * arenhold.server.room.decide.Start} how the match begins. During it {@link
 * arenhold.server.room.decide.Choices} and {@link arenhold.server.room.decide.Orders} judge
 * messages, {@link arenhold.server.room.decide.Advance} says what follows, {@link
 * arenhold.server.room.decide.Timing}, {@link arenhold.server.room.decide.Overdue}, {@link
 * arenhold.server.room.decide.Agreements} and {@link arenhold.server.room.decide.Stall} decide
 * about time, {@link arenhold.server.room.decide.Claims} about absent players.
 */
package arenhold.server.room.decide;
