import type { ReactNode } from "react";
import { ClockHelp } from "../clock";
import { useSetting } from "../settings";
import { Dialog } from "./Dialog";
import { helpTexts } from "./help.texts";
import { hintTexts } from "./hint/texts";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/** The help dialog: the keys of every table, and the keys and symbols of the game. */
export function HelpDialog(props: {
  table: Table;
  /** The game's own keys, shown before those of every table. */
  keys: readonly [key: string, words: string][];
  /** Further help. */
  children: ReactNode;
}) {
  const { table } = props;
  const h = helpTexts[table.lang];
  const t = tableTexts[table.lang];
  const [on, switchOn] = useSetting("shortcuts");
  if (!table.help) return null;
  const keys = [
    ...props.keys,
    ["C", h.keyConfirm],
    ["U", h.keyBack],
    ...(table.match.canHint ? ([["N", hintTexts[table.lang].key]] as const) : []),
    ["M", h.keySound],
    [h.escape, h.keyEscape],
    ["?", h.keyHelp],
  ] as const;
  return (
    <Dialog title={h.help} onClose={() => table.showHelp(false)} closeLabel={t.close}>
      <div className="help">
        <section>
          <h3>{h.keys}</h3>
          <dl>
            {keys.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <label className="check">
            <input type="checkbox" checked={on} onChange={(event) => switchOn(event.target.checked)} />
            {h.useKeys}
          </label>
        </section>
        {props.children}
        <ClockHelp />
      </div>
    </Dialog>
  );
}
