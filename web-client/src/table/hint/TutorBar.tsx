import { useEffect, useRef } from "react";
import { usePlainWords } from "../../plain/useWords";
import type { PlainScene } from "../../plain/speech";
import { Icon } from "../../ui/Icons";
import type { Table } from "../useTable";
import { hintTexts } from "./texts";
import { advised } from "./words";

/** What has the focus, if anything but the page has it. */
const focused = (): HTMLElement | SVGElement | null => {
  const has = document.activeElement;
  return has !== document.body && (has instanceof HTMLElement || has instanceof SVGElement) ? has : null;
};

/**
 * Asks whether we mean a choice that is a grave mistake: it has the focus, and Escape thinks again. When it goes, what
 * had the focus before has it again, else our question.
 */
export function TutorBar({ table, scene }: { table: Table; scene: PlainScene }) {
  const { lang, hinting, tutoring } = table;
  const t = hintTexts[lang];
  const words = usePlainWords(table.room.game);
  const again = useRef<HTMLButtonElement>(null);
  const { doubtful } = tutoring;
  const about = doubtful?.notation;
  const { root } = table;
  useEffect(() => {
    if (about === undefined) return;
    const table = root.current;
    const before = focused();
    again.current?.focus();
    return () => {
      if (focused() !== null) return;
      const there = before?.isConnected && !before.matches(":disabled") ? before : null;
      (there ?? table?.querySelector<HTMLElement>("[data-takes-focus]"))?.focus();
    };
  }, [about, root]);
  if (!doubtful) return null;
  return (
    <div
      className="hint-bar tutor"
      role="alertdialog"
      aria-label={t.grave}
      aria-describedby="tutor-choice"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        tutoring.rethink();
      }}
    >
      <Icon name="lamp" />
      <div className="sp">
        <p className="hint-title">{t.grave}</p>
        <p id="tutor-choice">{advised(doubtful, scene, words)}</p>
      </div>
      <div className="tutor-ways">
        <button type="button" ref={again} className="btn pri" onClick={tutoring.rethink}>
          {t.rethink}
        </button>
        {hinting.ask && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              tutoring.rethink();
              hinting.ask?.();
            }}
          >
            {t.ask}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={tutoring.anyway}>
          {t.anyway}
        </button>
      </div>
    </div>
  );
}
