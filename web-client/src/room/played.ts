import type { State } from "../protocol";

/** The room as it was during the match it still shows: other people may have sat down since. */
export function asPlayed<S extends State>(state: S): S {
  const { room, match } = state;
  const played = match && room.phase === "gathering" && room.played.find(({ id }) => id === match.id);
  if (!played) return state;
  const seats = played.players.map((player, seat) => ({
    player,
    options: match.setup.seats[seat] ?? {},
    ready: false,
    present: true,
    sealed: {},
    swap: null,
    commitment: null,
  }));
  return { ...state, room: { ...room, phase: "over", seats } };
}
