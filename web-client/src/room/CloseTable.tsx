import { useState } from "react";
import { useTexts } from "../i18n";
import type { Send } from "../socket";
import { roomTexts } from "./texts";

interface CloseTableProps {
  /** Whether a match has been played here: then everyone goes back to it. */
  played: boolean;
  send: Send;
}

/** Lets the host close a table before its match, after a confirmation. */
export function CloseTable({ played, send }: CloseTableProps) {
  const t = useTexts(roomTexts);
  const [asked, ask] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="btn quiet" onClick={() => ask(true)}>
        {t.closeTable}
      </button>
    );
  }
  return (
    <div role="group" aria-label={t.closeTable}>
      <p className="note">{played ? t.closeBack : t.closeMeans}</p>
      <p>
        <button type="button" className="btn" onClick={() => send("close", {})}>
          {t.closeReally}
        </button>{" "}
        <button type="button" className="btn quiet" autoFocus onClick={() => ask(false)}>
          {t.closeKeep}
        </button>
      </p>
    </div>
  );
}
