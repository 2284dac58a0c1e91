import type { ReactNode } from "react";
import { ComputerSign, computerTexts, LevelButtons, levelName, whyThis } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import { lastGame, useGames } from "../setup";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, useWords } from "../words";
import { useComputerMatch } from "./useComputerMatch";

/**
 * Opens a match against the computer with one press, at the level that fits or at another one beside it. Where no
 * computer plays, it says so and leads to the choice of something else.
 */
export function PlayComputer(props: {
  /** Whether it is the main thing to do here. */
  first: boolean;
  /** Lets the player choose what to play. */
  onChoose: () => void;
  /** Another start, beside the main button. */
  beside?: ReactNode;
}) {
  const t = useTexts(computerTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const words = useWords();
  const { games } = useGames();
  const match = useComputerMatch(games.find(({ key }) => key === lastGame()) ?? games[0]);
  const { terms, levels, nobody, level, play, refusal, ready, busy } = match;
  const why = whyThis(match.fit, level);
  const others = levels.filter((one) => one !== level);
  const title = terms && titleOf(words, terms.game, terms.form);
  const about =
    title !== null && nobody
      ? t.without(title)
      : title !== null && level !== undefined
        ? t.against(title, levelName(level, lang))
        : "\u00a0";
  return (
    <>
      <button
        type="button"
        className={props.first ? "start computer pri" : "start computer"}
        disabled={!ready && !nobody}
        aria-disabled={busy}
        aria-haspopup={nobody ? "dialog" : undefined}
        onClick={() => (nobody ? props.onChoose() : play(level))}
      >
        <ComputerSign level={level ?? ""} quiet />
        <span>
          <b>{t.play}</b>
          <small>{about}</small>
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
