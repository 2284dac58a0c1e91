import { useEffect, useMemo, useState } from "react";
import { useSession } from "../account/Session";
import { replays } from "../games/replays";
import { useLanguage, useTexts } from "../i18n";
import type { Refusal, Replay } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { http, RequestRefused, refusalOf } from "../socket";
import { Icon } from "../ui/Icons";
import { go } from "../ui/navigation";
import { Page } from "../ui/Page";
import { Controls } from "./Controls";
import { Moments } from "./moments";
import { OpenMatch } from "./OpenMatch";
import { usePlayback } from "./playback";
import { replayTexts } from "./texts";
import "../table/table.css";
import "../table/panels.css";
import "../table/windows.css";
import "../table/narrow.css";
import "../table/end.css";
import "./open.css";
import "./replay.css";
import "./controls.css";
import "./narrow.css";

/** The longest file the server takes, in bytes. */
const LARGEST = 1024 * 1024;

/** A match file and what the server made of it. */
interface Opened {
  file: Blob;
  replay: Replay;
}

/** The file and what the server makes of it. Rejects with `RequestRefused`. */
async function checked(from: () => Promise<Blob>): Promise<Opened> {
  const file = await from();
  if (file.size > LARGEST) throw new RequestRefused(413, { code: "too-large" });
  return { file, replay: await http.replay(file) };
}

/**
 * Steps through a match: `match` (or the newest) of the room that `link` leads to, or of a file the reader brings. The
 * server checks every line; what is shown comes from its answer alone.
 */
export function ReplayPage({ link, match }: { link: string | null; match: string | null }) {
  const t = useTexts(replayTexts);
  const { player } = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The file that is to be opened as soon as the server knows us. */
  const [wanted, setWanted] = useState<{ from: () => Promise<Blob> } | null>(() =>
    link === null ? null : { from: async () => new Blob([await http.matchFile(link, match)]) },
  );
  const open = (file: Blob) => setWanted({ from: () => Promise.resolve(file) });
  const busy = wanted !== null;
  const known = player !== null;

  useEffect(() => {
    if (wanted === null || !known) return undefined;
    let shown = true;
    checked(wanted.from)
      .then(
        (answer) => {
          if (!shown) return;
          setOpened(answer);
          setRefusal(null);
        },
        (reason: unknown) => {
          if (shown) setRefusal(refusalOf(reason));
        },
      )
      .finally(() => shown && setWanted(null));
    return () => {
      shown = false;
    };
  }, [wanted, known]);

  if (opened) {
    const another = () => {
      setOpened(null);
      // The address of this match is not that of the next one.
      go("/replay");
    };
    return <Steps {...opened} onAnother={another} />;
  }
  if (link !== null && busy) {
    return (
      <Page title={t.title}>
        <div className="plain" aria-busy="true">
          <p role="status">{t.loading}</p>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t.openTitle}>
      <OpenMatch onOpen={open} busy={busy} refusal={refusal} />
    </Page>
  );
}

function Steps({ file, replay, onAnother }: Opened & { onAnother: () => void }) {
  const t = useTexts(replayTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(replay.game, lang);
  const moments = useMemo(() => new Moments(replay), [replay]);
  const playback = usePlayback(moments.count);
  const [copied, setCopied] = useState<"" | "copied" | "refused">("");
  useEffect(() => setCopied(""), [playback.at]);
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const copy = () => {
    const link = `${location.origin}${location.pathname}#${playback.at}`;
    // Only pages of a secure origin may write to the clipboard.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setCopied("copied"),
      () => setCopied("refused"),
    );
  };
  const tool = (icon: "link" | "file", words: string, press: () => void, name = "") => (
    <button type="button" className={`btn ${name}`} aria-label={words} title={words} onClick={press}>
      <Icon name={icon} />
      <span>{words}</span>
    </button>
  );
  const form = catalogue?.forms[replay.form]?.name;
  const bar = (
    <>
      <span className="chip">{t.title}</span>
      {form && <span className="chip table-form">{form}</span>}
      <div className="replay-tools">
        <span className="note" role="status">
          {copied === "copied" ? t.linkCopied : copied === "refused" ? t.linkByHand : ""}
        </span>
        {tool("file", t.another, onAnother, "replay-another")}
        {tool("link", t.link, copy)}
        <a className="btn" href={address} download="match.txt" aria-label={t.save} title={t.save}>
          <Icon name="down" />
          <span>{t.save}</span>
        </a>
      </div>
    </>
  );
  const ReplayTable = replays[replay.game];
  return (
    <Page
      title={replay.players.length > 0 ? `${replay.players.join(" – ")} · ${t.title}` : t.title}
      bar={bar}
      full
    >
      {catalogue === null ? (
        <div className="plain" aria-busy="true" />
      ) : (
        ReplayTable && (
          <ReplayTable
            replay={replay}
            moments={moments}
            at={playback.at}
            jumps={playback.jumps}
            go={playback.go}
            catalogue={catalogue}
            lang={lang}
            controls={(begins) => <Controls playback={playback} count={moments.count} begins={begins} />}
          />
        )
      )}
    </Page>
  );
}
