import { useEffect, useMemo, useState } from "react";
import { useSession } from "../account/Session";
import { ComputerSeats } from "../computer";
import { gameOf, GamePart } from "../games";
import { PlainReplay } from "../plain";
import { useLanguage, useTexts } from "../i18n";
import type { Refusal, Replay } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { useSetting } from "../settings";
import { ReplaySounds } from "../sound/TableSounds";
import { http, RequestRefused, refusalOf } from "../socket";
import { Failed } from "../ui/Failed";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { go } from "../ui/navigation";
import { Page } from "../ui/Page";
import { refusalTexts, sentence } from "../ui/refusals";
import { useAsked } from "../ui/useAsked";
import { useClipboard } from "../ui/useClipboard";
import { Controls } from "./Controls";
import { Moments } from "./moments";
import { OpenMatch } from "./OpenMatch";
import { usePlayback } from "./playback";
import { PlayOn } from "./PlayOn";
import { replayTexts } from "./texts";
import { usePlayerNames } from "./usePlayerNames";
import "../table/table.css";
import "../table/panels.css";
import "../table/windows.css";
import "../table/narrow.css";
import "../table/end.css";
import "./open.css";
import "./replay.css";
import "./controls.css";
import "./narrow.css";

/** The largest file the server accepts, in bytes. */
const LARGEST = 1024 * 1024;

/** A match file and the server's answer to it. */
interface Opened {
  file: Blob;
  replay: Replay;
}

/** The file with the server's answer. Rejects with `RequestRefused`. */
async function checked(from: () => Promise<Blob>): Promise<Opened> {
  const file = await from();
  if (file.size > LARGEST) throw new RequestRefused(413, { code: "too-large" });
  return { file, replay: await http.replay(file) };
}

/**
 * Replays a match: `match` (or the newest) of the room behind `link`, or a file from the reader. The server checks
 * every line, and everything shown comes from its answer.
 */
export function ReplayPage({ link, match }: { link: string | null; match: string | null }) {
  const { player, refusal } = useSession();
  if (link === null) return <Brought known={player !== null} />;
  return player === null ? <Coming refusal={refusal} /> : <Linked link={link} match={match} />;
}

/** Shown while a match loads: why it is taking long, if the server does not answer. */
function Coming({ refusal }: { refusal: Refusal | null }) {
  const t = useTexts(replayTexts);
  const r = useTexts(refusalTexts);
  return (
    <Page title={t.title}>
      <div className="plain" aria-busy={refusal === null}>
        <p role="status">{refusal ? sentence(r, refusal) : t.loading}</p>
      </div>
    </Page>
  );
}

/** The match behind a link. */
function Linked({ link, match }: { link: string; match: string | null }) {
  const t = useTexts(replayTexts);
  const [opened, , failure, again] = useAsked(["replay", link, match], () =>
    checked(async () => new Blob([await http.matchFile(link, match)])),
  );
  // The addresses of two matches differ.
  if (opened) return <Steps {...opened} link={link} onAnother={() => go("/replay")} />;
  if (failure === null) return <Coming refusal={null} />;
  return (
    <Page title={t.title}>
      <div className="plain">
        <h1>{t.title}</h1>
        <Failed failure={failure} again={again} />
      </div>
    </Page>
  );
}

/** A match from the reader's own file, opened as soon as the identity is known. */
function Brought({ known }: { known: boolean }) {
  const t = useTexts(replayTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [wanted, setWanted] = useState<Blob | null>(null);

  useEffect(() => {
    if (wanted === null || !known) return undefined;
    let shown = true;
    checked(() => Promise.resolve(wanted))
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
      go("/replay");
    };
    return <Steps {...opened} link={null} onAnother={another} />;
  }
  return (
    <Page title={t.openTitle}>
      <OpenMatch onOpen={setWanted} busy={wanted !== null} refusal={refusal} />
    </Page>
  );
}

/** The match, step by step; `link` if its address works for others too. */
function Steps({ file, replay, link, onAnother }: Opened & { link: string | null; onAnother: () => void }) {
  const t = useTexts(replayTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(replay.game, lang, replay.version);
  const nameOf = usePlayerNames(replay);
  const moments = useMemo(() => new Moments(replay), [replay]);
  const playback = usePlayback(moments.count);
  const [written, write] = useClipboard(playback.at);
  const { player } = useSession();
  const now = moments.at(playback.at);
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const copy = () => write(`${location.origin}${location.pathname}#${playback.at}`);
  const tool = (icon: "link" | "file", words: string, press: () => void, name = "") => (
    <button type="button" className={`btn ${name}`} aria-label={words} title={words} onClick={press}>
      <Icon name={icon} />
      <span>{words}</span>
    </button>
  );
  const form = catalogue?.words.forms[replay.form]?.name;
  const bar = (
    <>
      <span className="chip">{t.title}</span>
      {form && <span className="chip table-form">{form}</span>}
      <div className="replay-tools">
        <span className="note" role="status">
          {written === "copied" ? t.linkCopied : written === "refused" ? t.linkByHand : ""}
        </span>
        {tool("file", t.another, onAnother, "replay-another")}
        {link !== null && tool("link", t.link, copy)}
        {link !== null && replay.match !== null && (
          <Link
            className="btn"
            href={`/analysis/${link}/${replay.match}`}
            aria-label={t.analysis}
            title={t.analysis}
          >
            <Icon name="eye" />
            <span>{t.analysis}</span>
          </Link>
        )}
        {link !== null && replay.match !== null && (
          <PlayOn
            {...{ link, replay, match: replay.match, moment: playback.at }}
            first={Math.max(0, replay.players.indexOf(player?.name ?? ""))}
            out={now.out.map(({ seat }) => seat)}
            disabled={playback.at === moments.count}
          />
        )}
        <a className="btn" href={address} download="match.txt" aria-label={t.save} title={t.save}>
          <Icon name="down" />
          <span>{t.save}</span>
        </a>
      </div>
    </>
  );
  const game = gameOf(replay.game);
  const [plain] = useSetting("plainTable");
  const log = useMemo(() => moments.log(playback.at), [moments, playback.at]);
  const Shown = !plain && game?.forms.includes(replay.form) ? game.Replay : PlainReplay;
  return (
    <Page
      title={
        replay.players.length > 0
          ? `${replay.players.map((_, seat) => nameOf(seat)).join(" – ")} · ${t.title}`
          : t.title
      }
      bar={bar}
      full
    >
      {catalogue === null ? (
        <div className="plain" aria-busy="true" />
      ) : (
        <GamePart key={Shown === PlainReplay ? "plain" : "own"} game={game}>
          <ReplaySounds game={replay.game} log={log} jumps={playback.jumps} />
          <ComputerSeats levels={replay.computers}>
            <Shown
              replay={replay}
              moments={moments}
              at={playback.at}
              jumps={playback.jumps}
              go={playback.go}
              catalogue={catalogue}
              lang={lang}
              controls={(begins) => <Controls playback={playback} count={moments.count} begins={begins} />}
            />
          </ComputerSeats>
        </GamePart>
      )}
    </Page>
  );
}
