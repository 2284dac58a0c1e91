import { useTexts } from "../i18n";
import { clockHelpTexts } from "./help.texts";

/** How clocks work here, in plain words: a part of a table's help. */
export function ClockHelp() {
  const t = useTexts(clockHelpTexts);
  return (
    <section className="clock-help">
      <h3>{t.title}</h3>
      <div className="clock-help-words">
        {[t.runs, t.live, t.days, t.up, t.agree, t.gone, t.server].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}
