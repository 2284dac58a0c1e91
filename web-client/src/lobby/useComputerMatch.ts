import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../account/Session";
import { rememberedControl } from "../clock";
import { fitting, rememberLevel, useFit, useLevels, useNobody } from "../computer";
import { lastTerms, remember, termsFor, type Playable, type Remembered } from "../setup";
import { http, refusalOf } from "../socket";
import { go } from "../ui/navigation";

/** The table to play the computer at: as the last one, else of the game's first form for two. */
function table(game: Playable | undefined, last: Remembered | null) {
  const form =
    game?.forms.find(({ key }) => key === last?.form) ??
    game?.forms.find(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2) ??
    game?.forms[0];
  if (!game || !form) return null;
  const seats = last?.seats ?? Math.max(2, form.minSeats);
  return { game: game.key, form: form.key, seats, ...termsFor(game.key, form, seats, last) };
}

type Terms = NonNullable<ReturnType<typeof table>>;

/** One match is opened at a time, whichever button of the page was pressed. */
const OPENING = { mutationKey: ["computer match"] };

/** A match of this game against the computer that one press opens: at the last table, if a computer plays there. */
export function useComputerMatch(game: Playable | undefined) {
  const { player } = useSession();
  const client = useQueryClient();
  const busy = useIsMutating(OPENING) > 0;
  const last = table(game, lastTerms(game));
  const terms = useNobody(last) ? table(game, null) : last;
  const levels = useLevels(terms);
  const nobody = useNobody(terms);
  const fit = useFit(player?.id, terms);
  /** The level that fits; undefined until it is known, and where there is none. */
  const level = terms === null ? undefined : fitting(terms, levels, fit);
  const { mutate, error } = useMutation({
    ...OPENING,
    // As for queries: the server may run on this machine.
    networkMode: "always",
    mutationFn: async ({ terms, at }: { terms: Terms; at: string }) => {
      const { options, ...rest } = terms;
      const clock = rememberedControl();
      const { link } = await http.createRoom({
        ...rest,
        clock,
        table: options,
        computers: Array.from({ length: terms.seats - 1 }, () => at),
        rated: false,
        watching: false,
        listed: false,
        range: null,
      });
      rememberLevel(terms, at);
      remember({ ...terms, clock, rated: lastTerms(game)?.rated ?? null, computer: true });
      go(`/r/${link}`);
    },
  });
  const play = (at: string | undefined) => {
    // Asked of the client: a second press may come before the first is rendered.
    if (terms !== null && at !== undefined && client.isMutating(OPENING) === 0) mutate({ terms, at });
  };
  return {
    terms,
    levels,
    /** Whether it is known that no level plays there. */
    nobody,
    fit,
    level,
    play,
    refusal: error === null ? null : refusalOf(error),
    /** Whether a press opens a match. */
    ready: player !== null && level !== undefined,
    busy,
  };
}
