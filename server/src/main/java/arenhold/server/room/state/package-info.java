/**
 * A room and its match as immutable values. {@link arenhold.server.room.state.RoomState} is what is
 * stored of a room, in parts: {@link arenhold.server.room.state.Terms}, {@link
 * arenhold.server.room.state.Door}, {@link arenhold.server.room.state.Place} and {@link
 * arenhold.server.room.state.Progress}. {@link arenhold.server.room.state.RunningMatch} is the
 * match, {@link arenhold.server.room.state.Now} both at one moment. Start reading at {@link
 * arenhold.server.room.state.Now}.
 */
package arenhold.server.room.state;
