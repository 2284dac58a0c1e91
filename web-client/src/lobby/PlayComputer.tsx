import type { ReactNode } from "react";
import { ComputerSign, computerTexts, LevelButtons, levelName, whyThis } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import { lastGame, useGames } from "../setup";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, useWords } from "../words";
import { useComputerMatch } from "./useComputerMatch";

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
  const { games } = useGames();
  const match = useComputerMatch(games.find(({ key }) => key === lastGame()) ?? games[0]);
  const { terms, levels, level, play, refusal, ready, busy } = match;
  const why = whyThis(match.fit, level);
  const others = levels.filter((one) => one !== level);
  return (
    <>
      <button
        type="button"
        className={props.first ? "start computer pri" : "start computer"}
        disabled={!ready}
        aria-disabled={busy}
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
            disabled={!ready}
            busy={busy}
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
