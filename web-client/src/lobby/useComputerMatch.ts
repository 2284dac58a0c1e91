import { useState } from "react";
import { useSession } from "../account/Session";
import { rememberedControl } from "../clock";
import { fitting, rememberLevel, useFit, useLevels } from "../computer";
import type { Refusal } from "../protocol";
import { lastTerms, remember, termsFor, type Playable } from "../setup";
import { http, refusalOf } from "../socket";
import { go } from "../ui/navigation";

/** The table to play the computer at: the last one's of this game, else of its first form for two. */
function table(game: Playable | undefined) {
  const last = lastTerms(game);
  const form =
    game?.forms.find(({ key }) => key === last?.form) ??
    game?.forms.find(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2) ??
    game?.forms[0];
  if (!game || !form) return null;
  const seats = last?.seats ?? Math.max(2, form.minSeats);
  return { game: game.key, form: form.key, seats, ...termsFor(game.key, form, seats, last) };
}

/** A match of this game against the computer that one press opens. */
export function useComputerMatch(game: Playable | undefined) {
  const { player } = useSession();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const terms = table(game);
  const levels = useLevels(terms);
  const fit = useFit(player?.id, terms);
  /** The level that fits; undefined until it is known, and where there is none. */
  const level = terms === null ? undefined : fitting(terms, levels, fit);
  const play = (at: string | undefined) => {
    if (busy || terms === null || at === undefined) return;
    setBusy(true);
    setRefusal(null);
    const { options, ...rest } = terms;
    const clock = rememberedControl();
    http
      .createRoom({
        ...rest,
        clock,
        table: options,
        computers: Array.from({ length: terms.seats - 1 }, () => at),
        rated: false,
        watching: false,
        listed: false,
        range: null,
      })
      .then(
        ({ link }) => {
          rememberLevel(terms, at);
          remember({ ...terms, clock, rated: lastTerms(game)?.rated ?? null, computer: true });
          go(`/r/${link}`);
        },
        (reason: unknown) => {
          setBusy(false);
          setRefusal(refusalOf(reason));
        },
      );
  };
  return {
    terms,
    levels,
    fit,
    level,
    play,
    refusal,
    /** Whether a press opens a match. */
    ready: player !== null && level !== undefined,
    busy,
  };
}
