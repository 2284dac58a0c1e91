import { useState, type FormEvent } from "react";
import { useTexts } from "../i18n";
import type { ClockState, TimeControl } from "../protocol";
import type { Send } from "../socket";
import { Dialog } from "../table/Dialog";
import { Icon } from "../ui/Icons";
import { same, USUAL } from "./controls";
import { clockTexts } from "./texts";
import { TimeControlFields } from "./TimeControlFields";

/** What a player can propose about time in a running match: a pause or a different clock. */
export function ClockMenu(props: {
  /** The time control of the match. */
  control: TimeControl;
  /** The clock's state now, or null. */
  clock: ClockState | null;
  send: Send;
}) {
  const { control, clock, send } = props;
  const t = useTexts(clockTexts);
  const [asking, ask] = useState<"pause" | "change" | null>(null);
  const [wished, wish] = useState<TimeControl>(USUAL);
  const open = clock?.proposal !== null && clock?.proposal !== undefined;
  const paused = clock?.paused !== null && clock?.paused !== undefined;
  const close = () => ask(null);
  const propose = (event: FormEvent) => {
    event.preventDefault();
    if (asking === "pause") send("pause", {});
    else send("changeClock", { control: wished });
    close();
  };
  const change = () => {
    wish(control.kind === "none" ? USUAL : control);
    ask("change");
  };
  const title = asking === "pause" ? t.pauseAsk : t.changeAsk;
  return (
    <div className="row wrap clock-menu">
      {control.kind !== "none" && !paused && (
        <button
          type="button"
          className="btn quiet"
          title={t.pause}
          disabled={open}
          onClick={() => ask("pause")}
        >
          <Icon name="pause" />
          <span>{t.pause}</span>
        </button>
      )}
      <button type="button" className="btn quiet" title={t.change} disabled={open} onClick={change}>
        <Icon name="clock" />
        <span>{t.change}</span>
      </button>
      {asking !== null && (
        <Dialog title={title} onClose={close}>
          <form className="clock-dialog" onSubmit={propose}>
            <p>{asking === "pause" ? t.pauseWhy : t.changeWhy}</p>
            {asking === "change" && <TimeControlFields value={wished} onChoose={wish} />}
            <div className="row end">
              <button type="button" className="btn" onClick={close}>
                {t.cancel}
              </button>
              <button className="btn pri" disabled={asking === "change" && same(wished, control)}>
                {t.propose}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </div>
  );
}
