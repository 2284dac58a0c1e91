import { useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { clockHelpTexts } from "./help.texts";

/** How clocks work, in plain words and a few pictures: a section of a table's help. */
export function ClockHelp() {
  const t = useTexts(clockHelpTexts);
  return (
    <section className="clock-help">
      <h3>{t.title}</h3>
      <ul className="clock-signs">
        <li>
          <Shown look="runs" sign="play" time="14:32" />
          {t.signRuns}
        </li>
        <li>
          <Shown time="15:00" />
          {t.signStands}
        </li>
        <li>
          <Shown sign="pause" time="15:00" />
          {t.signPaused}
        </li>
        <li>
          <Shown look="runs low" sign="play" time="0:09.4" />
          {t.signLow}
        </li>
        <li className="clock-turn">
          <span aria-hidden="true">
            <span className="num">5 s</span>
            <span className="num">42 s</span>
            <span className="num">+20 s</span>
          </span>
          {t.signTurn}
        </li>
      </ul>
      <div className="clock-help-words">
        {[t.runs, t.live, t.days, t.up, t.agree, t.gone, t.server].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}

/** A clock as drawn at the table. */
function Shown(props: { look?: string; sign?: "play" | "pause"; time: string }) {
  return (
    <span className={`seat-clock ${props.look ?? ""}`} aria-hidden="true">
      <span className="seat-clock-sign">{props.sign && <Icon name={props.sign} />}</span>
      <span className="seat-clock-time num">{props.time}</span>
    </span>
  );
}
