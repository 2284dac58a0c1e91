import { useMemo, useRef } from "react";
import { useSession } from "../account/Session";
import { useLanguage, useTexts } from "../i18n";
import type { Analysis, Replay } from "../protocol";
import { usePlayerNames } from "../replay/usePlayerNames";
import { Moments } from "../replay/moments";
import { replayTexts } from "../replay/texts";
import { useCatalogue } from "../room/useCatalogue";
import { http } from "../socket";
import { Failed } from "../ui/Failed";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { useAsked } from "../ui/useAsked";
import { Judged } from "./Judged";
import { analysisTexts } from "./texts";
import "../table/table.css";
import "../table/panels.css";
import "../table/windows.css";
import "../table/narrow.css";
import "../table/end.css";
import "../replay/replay.css";
import "../replay/controls.css";
import "../replay/narrow.css";
import "./analysis.css";
import "./curve.css";
import "./narrow.css";

/** Milliseconds between questions for an analysis that is being made. */
const EVERY = 1_500;

/** The analysis of a finished match of the room behind `link`, or of a history. */
export function AnalysisPage({ link, match }: { link: string; match: string }) {
  const { player } = useSession();
  return player === null ? (
    <Coming link={link} match={match} analysis={null} />
  ) : (
    <Asked {...{ link, match }} />
  );
}

/** Asks for the analysis, waits until it has been made, and shows it with the match. */
function Asked({ link, match }: { link: string; match: string }) {
  const t = useTexts(analysisTexts);
  // Asking twice would do no harm, but counts as a change each time.
  const asked = useRef(false);
  const made = useRef(false);
  const [analysis, , failure, again] = useAsked<Analysis>(
    ["analysis", link, match],
    async () => {
      const answer = asked.current
        ? await http.analysis(link, match)
        : await http.askForAnalysis(link, match);
      asked.current = true;
      made.current = answer.state === "made" || answer.state === "failed";
      return answer;
    },
    made.current ? undefined : EVERY,
  );
  const [replay, , unread, reread] = useAsked<Replay>(["analysed", link, match], async () =>
    http.replay(new Blob([await http.matchFile(link, match)])),
  );
  if (analysis?.state === "made" && replay) return <Ready {...{ link, match, analysis, replay }} />;
  if (analysis === null && failure !== null) {
    return (
      <Page title={t.title}>
        <div className="plain">
          <h1>{t.title}</h1>
          <Failed failure={failure} again={again} />
        </div>
      </Page>
    );
  }
  return (
    <Coming link={link} match={match} analysis={analysis}>
      {replay === null && unread !== null && <Failed failure={unread} again={reread} />}
    </Coming>
  );
}

/** Shown until the analysis has been made: how far it has come. */
function Coming(props: {
  link: string;
  match: string;
  analysis: Analysis | null;
  children?: React.ReactNode;
}) {
  const { link, match, analysis } = props;
  const t = useTexts(analysisTexts);
  const r = useTexts(replayTexts);
  const words =
    analysis === null || analysis.state === "made"
      ? t.asking
      : analysis.state === "failed"
        ? t.failed
        : analysis.state === "waiting"
          ? t.waiting(analysis.waiting)
          : t.making(analysis.done);
  const goesOn = analysis?.state === "waiting" || analysis?.state === "making";
  return (
    <Page title={t.title}>
      <div className="plain analysis-coming" aria-busy={analysis?.state !== "failed"}>
        <h1>{t.title}</h1>
        <p role="status">{words}</p>
        {goesOn && <progress max={100} value={analysis.done} aria-label={t.title} />}
        {goesOn && <p className="note">{t.stays}</p>}
        {props.children}
        <p>
          <Link className="btn" href={`/replay/${link}/${match}`}>
            <Icon name="play" />
            {r.title}
          </Link>
        </p>
      </div>
    </Page>
  );
}

/** The match with its analysis. */
function Ready(props: { link: string; match: string; analysis: Analysis; replay: Replay }) {
  const { link, match, analysis, replay } = props;
  const t = useTexts(analysisTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(replay.game, lang, replay.version);
  const moments = useMemo(() => new Moments(replay), [replay]);
  const nameOf = usePlayerNames(replay);
  const form = catalogue?.words.forms[replay.form]?.name;
  const bar = (
    <>
      <span className="chip">{t.title}</span>
      {form && <span className="chip table-form">{form}</span>}
    </>
  );
  return (
    <Page title={`${replay.players.map((_, seat) => nameOf(seat)).join(" – ")} · ${t.title}`} bar={bar} full>
      {catalogue === null ? (
        <div className="plain" aria-busy="true" />
      ) : (
        <Judged {...{ link, match, analysis, replay, moments, catalogue, lang }} />
      )}
    </Page>
  );
}
