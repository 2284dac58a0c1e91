import { useState } from "react";
import { useSession } from "../account/Session";
import { clockTexts, rememberedControl, shortControl } from "../clock";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { lastGame, lastTerms, useGames } from "../setup";
import { http, refusalOf } from "../socket";
import { Icon } from "../ui/Icons";
import { go } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, useWords } from "../words";
import { lobbyTexts } from "./texts";

/**
 * Makes the table made last in this browser once more, with one press; nothing if there was none, or it was against
 * computers: for those there is a button anyway.
 */
export function AsLastTime() {
  const t = useTexts(lobbyTexts);
  const r = useTexts(refusalTexts);
  const inClocks = useTexts(clockTexts);
  const words = useWords();
  const { player, account } = useSession();
  const { games } = useGames();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const terms = lastTerms(games.find(({ key }) => key === lastGame()));
  if (terms === null || terms.computer) return null;
  const clock = rememberedControl();
  const make = () => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const { options, rated, computer: _, ...rest } = terms;
    http
      .createRoom({
        ...rest,
        clock,
        table: options,
        rated: rated ?? account !== null,
        watching: false,
        listed: false,
        range: null,
      })
      .then(
        ({ link }) => go(`/r/${link}`),
        (reason: unknown) => {
          setBusy(false);
          setRefusal(refusalOf(reason));
        },
      );
  };
  return (
    <>
      <button type="button" className="start last-time" disabled={player === null || busy} onClick={make}>
        <Icon name="undo" />
        <span>
          <b>{t.asLastTime}</b>
          <small>
            {titleOf(words, terms.game, terms.form)}, {shortControl(clock, inClocks)}
          </small>
        </span>
      </button>
      {refusal && (
        <p role="alert" className="note bad">
          {sentence(r, refusal, words[terms.game])}
        </p>
      )}
    </>
  );
}
