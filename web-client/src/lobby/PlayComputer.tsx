import { useState, type ReactNode } from "react";
import { useSession } from "../account/Session";
import { rememberedControl } from "../clock";
import {
  ComputerSign,
  computerTexts,
  fitting,
  LevelButtons,
  levelName,
  rememberLevel,
  useFit,
  useLevels,
  whyThis,
} from "../computer";
import { useLanguage, useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { lastGame, lastTerms, remember, termsFor, useGames, type Playable } from "../setup";
import { http, refusalOf } from "../socket";
import { go } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, useWords } from "../words";

/** The table to play the computer at: the last one's of the last game, else of its first form for two. */
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

/** Opens a match against the computer with one press, at the level that fits or at another one beside it. */
export function PlayComputer(props: {
  /** Whether it is the main thing to do here. */
  first: boolean;
  /** Another start, beside the main button. */
  beside?: ReactNode;
}) {
  const t = useTexts(computerTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const words = useWords();
  const { player } = useSession();
  const { games } = useGames();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const terms = table(games.find(({ key }) => key === lastGame()) ?? games[0]);
  const levels = useLevels(terms);
  const fit = useFit(player?.id, terms);
  const level = terms === null ? undefined : fitting(terms, levels, fit);
  const why = whyThis(fit, level);
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
          remember({
            ...terms,
            clock,
            rated: lastTerms(games.find(({ key }) => key === terms.game))?.rated ?? null,
            computer: true,
          });
          go(`/r/${link}`);
        },
        (reason: unknown) => {
          setBusy(false);
          setRefusal(refusalOf(reason));
        },
      );
  };
  const disabled = player === null || busy || level === undefined;
  const others = levels.filter((one) => one !== level);
  return (
    <>
      <button
        type="button"
        className={props.first ? "start computer pri" : "start computer"}
        disabled={disabled}
        onClick={() => play(level)}
      >
        <ComputerSign level={level ?? ""} quiet />
        <span>
          <b>{t.play}</b>
          <small>
            {terms === null || level === undefined
              ? "\u00a0"
              : t.against(titleOf(words, terms.game, terms.form), levelName(level, lang))}
          </small>
          {why && <small className="why">{t[why]}</small>}
        </span>
      </button>
      {props.beside}
      {others.length > 0 && (
        <div className="other-levels">
          <small>{t.others}</small>
          <LevelButtons
            label={t.others}
            levels={others}
            disabled={disabled}
            nameOf={t.atLevel}
            onChoose={play}
          />
        </div>
      )}
      {refusal && (
        <p role="alert" className="note bad">
          {sentence(r, refusal, words[terms?.game ?? ""])}
        </p>
      )}
    </>
  );
}
