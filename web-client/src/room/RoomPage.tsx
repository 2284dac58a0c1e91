import { lazy, Suspense, useMemo, useState } from "react";
import { useSession } from "../account/Session";
import { clockTexts, shortControl } from "../clock";
import { ComputerSeats } from "../computer";
import { useMixing } from "../deal";
import { gameOf, GamePart, games } from "../games";
import { useLanguage, useTexts } from "../i18n";
import type { RoomState } from "../protocol";
import { RatingChanges } from "../rating/RatingChanges";
import { ratingTexts } from "../rating/texts";
import { withGuest } from "../rating/words";
import { useForms, useSeatParts } from "../setup";
import { useRoom } from "../socket";
import { Icon } from "../ui/Icons";
import { called } from "../ui/names";
import { Page } from "../ui/Page";
import { Plain } from "../ui/Plain";
import { refusalTexts, sentence } from "../ui/refusals";
import { formTitle } from "../words";
import { Again } from "./Again";
import { ChangedTerms } from "./ChangedTerms";
import { ConnectionState } from "./ConnectionState";
import { Drawn } from "./Drawn";
import { Gathering } from "./Gathering";
import { NotMet } from "./Meeting";
import { PlayedOn } from "./PlayedOn";
import { matchTime } from "./matchTime";
import { asPlayed } from "./played";
import { roomTexts } from "./texts";
import { useAgreed } from "./useAgreed";
import { useCatalogue } from "./useCatalogue";
import { useSitting } from "./useSitting";
import "./room.css";

/** The table's code loads while the seats are being taken; a room with a running match waits for it briefly. */
const table = import("../table/TablePage");
const TablePage = lazy(() => table.then((m) => ({ default: m.TablePage })));

/** A room behind one of its links. The identity must be known first, or the server would create a second guest. */
export function RoomPage({ token }: { token: string }) {
  const t = useTexts(roomTexts);
  const r = useTexts(refusalTexts);
  const { player, refusal } = useSession();
  if (player !== null) return <Room token={token} />;
  return (
    <Page title={t.title}>
      <div className="plain">
        <p role="status">{refusal ? sentence(r, refusal) : t.connecting}</p>
      </div>
    </Page>
  );
}

function Room({ token }: { token: string }) {
  const t = useTexts(roomTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const {
    connection,
    version,
    state,
    you,
    log,
    plans,
    hint,
    hinting,
    refusal,
    waiting,
    send,
    quietly,
    serverNow,
  } = useRoom(token);
  // A match keeps the rules version it began under, even if there is a newer one.
  const catalogue = useCatalogue(state?.room.game ?? null, lang, state?.match?.version);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  const { forms, known } = useForms(state?.room.game ?? null);
  const form = forms.find(({ key }) => key === state?.room.form);
  const parts = useSeatParts(state?.room.game);
  // A player who saw a match to its end keeps seeing it until they leave it, even once others gather again.
  const [seen, see] = useState<string | null>(null);
  const [left, leave] = useState<string | null>(null);
  const playedHere = state !== null && state.room.phase !== "gathering" ? (state.match?.id ?? null) : null;
  if (playedHere !== null && playedHere !== seen) see(playedHere);

  const ownSeat = state?.room.seats.findIndex(({ player }) => player !== null && player.id === you?.id) ?? -1;
  const mixes = you?.role === "seat" && ownSeat >= 0 ? ownSeat : null;
  const connected = connection.state === "connected";
  useMixing(state?.room ?? null, mixes, connected, quietly);
  useSitting(state?.room ?? null, you, connected, send);
  const seats = state && asPlayed(state).room.seats;
  const levels = useMemo(() => seats?.map(({ player }) => player?.computer ?? null) ?? [], [seats]);
  const agreed = useAgreed(state?.room ?? null, mixes);

  if (connection.state === "refused" && connection.code === "not-met") return <NotMet />;
  if (connection.state === "refused") return <Plain title={t.refusedTitle} text={sentence(r, connection)} />;
  if (state !== null && known && form === undefined) {
    return (
      <Plain
        title={t.unknownTitle}
        text={t.unknownForm(catalogue?.words.forms[state.room.form]?.name ?? state.room.form)}
      />
    );
  }
  if (state === null || you === null || catalogue === null) {
    return (
      <Page title={t.title} bar={<ConnectionState connection={connection} />}>
        <div className="plain" aria-busy="true" />
      </Page>
    );
  }
  const bar = <ConnectionState connection={connection} />;
  const seatIn = (room: RoomState) => {
    const found = room.seats.findIndex(({ player }) => player?.id === you.id);
    return found < 0 || you.role !== "seat" ? null : found;
  };
  const changed = form && state.room.host !== you.id && (
    <ChangedTerms agreed={agreed} room={state.room} form={form} words={catalogue.words} />
  );
  const last = state.match?.id;
  const gathering = state.room.phase === "gathering";
  const before = last === undefined || (gathering && (seen !== last || left === last));
  if (before || state.match === null) {
    const { room } = state;
    const game = gameOf(room.game);
    if (form === undefined || parts === null) {
      return (
        <Page title={t.title} bar={bar}>
          <div className="plain" aria-busy="true" />
        </Page>
      );
    }
    return (
      <Page title={t.title} bar={bar}>
        {room.parked !== null && <Parked />}
        <GamePart game={game}>
          <Gathering
            room={room}
            you={you}
            seat={seatIn(room)}
            catalogue={catalogue}
            form={form}
            parts={parts}
            changed={changed}
            send={send}
            refusal={refusal && sentence(r, refusal, catalogue.words)}
          />
        </GamePart>
        <Drawn version={version} sending={waiting} />
      </Page>
    );
  }
  const shown = asPlayed({ ...state, match: state.match });
  const { room } = shown;
  const match = state.match;
  const may = you.role === "seat" && (seatIn(state.room) !== null || room.host === you.id);
  const control = match.clock?.control ?? room.clock;
  const paused = match.clock?.paused ? inClocks.pausedTitle : null;
  const told = paused ?? (match.question ? t.yourMove : null);
  const time = matchTime({
    room,
    match,
    control,
    sides: form?.teams ?? [],
    you: seatIn(room),
    lang,
    send,
    now: serverNow,
  });
  return (
    <Page
      title={`${told ? `${told} · ` : ""}${room.seats.map(({ player }) => called(player, lang)).join(" – ")}`}
      bar={
        <>
          <span className="chip table-form">{formTitle(catalogue.words, room.form, games.length > 1)}</span>
          {control.kind !== "none" && (
            <span className="chip table-form table-clock">{shortControl(control, inClocks)}</span>
          )}
          {room.rated && withGuest(room) && (
            <span className="chip table-form table-unrated" title={inRatings.withGuest}>
              {inRatings.withGuest}
            </span>
          )}
          {match.continues !== null && <PlayedOn from={match.continues} />}
          {bar}
          {room.watcherCount > 0 && (
            <span className="chip table-watchers">
              <Icon name="eye" />
              {t.watchers(room.watcherCount)}
            </span>
          )}
        </>
      }
      full
    >
      {room.parked !== null && <Parked />}
      {refusal && refusal.code !== "grave-mistake" && (
        <p key={refusal.id} role="alert" className="panel refusal">
          {sentence(r, refusal, catalogue.words)}
        </p>
      )}
      <Suspense fallback={<div aria-busy="true" />}>
        <ComputerSeats levels={levels}>
          <TablePage
            state={shown}
            log={log}
            send={send}
            connection={connection}
            refusal={refusal}
            waiting={waiting}
            lang={lang}
            catalogue={catalogue}
            you={seatIn(room)}
            plans={plans}
            hint={hint}
            hinting={hinting}
            now={serverNow}
            {...time}
            paused={paused ? { title: inClocks.paused, why: inClocks.pausedWhy } : null}
            again={
              <>
                {match.outcome && <RatingChanges key={match.id} link={token} match={match.id} />}
                <Again
                  room={state.room}
                  seat={seatIn(state.room)}
                  may={may}
                  changed={changed}
                  others={room.seats.flatMap(({ player }) =>
                    player && player.id !== you.id ? [player] : [],
                  )}
                  send={send}
                  onLeave={() => leave(match.id)}
                />
              </>
            }
          />
        </ComputerSeats>
        <Drawn version={version} sending={waiting} />
      </Suspense>
    </Page>
  );
}

function Parked() {
  const t = useTexts(roomTexts);
  return (
    <div role="alert" className="panel parked">
      <h2>{t.parkedTitle}</h2>
      <p>{t.parked}</p>
    </div>
  );
}
