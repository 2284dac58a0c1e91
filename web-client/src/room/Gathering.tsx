import type { ReactNode } from "react";
import { NameField } from "../account/NameField";
import { clockTexts, shortControl } from "../clock";
import { DealAhead } from "../deal";
import { games, type SeatParts } from "../games";
import { useTexts } from "../i18n";
import type { Catalogue, FormInfo, RoomState } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { ratedWords, withGuest } from "../rating/words";
import type { Send } from "../socket";
import { Icon } from "../ui/Icons";
import { Steps } from "../ui/Steps";
import { formTitle } from "../words";
import { CopyLink } from "./CopyLink";
import { Meeting } from "./Meeting";
import { PlayedMatches } from "./PlayedMatches";
import { Readiness } from "./Readiness";
import { RoomOptions } from "./RoomOptions";
import { draggable, SeatPanel } from "./SeatPanel";
import { TeamSides } from "./TeamSides";
import { roomTexts } from "./texts";
import "./gathering.css";

interface GatheringProps {
  room: RoomState;
  you: { id: string; name: string; role: string };
  seat: number | null;
  catalogue: Catalogue;
  form: FormInfo;
  /** The game's seat parts. */
  parts: SeatParts;
  /** Terms that have changed since we agreed. */
  changed?: ReactNode;
  send: Send;
  /** A sentence about the last refusal. */
  refusal: string | null;
}

/** The room before its match: seats, the link to share, our own choice, the button to begin; options aside. */
export function Gathering(props: GatheringProps) {
  const { room, you, seat, catalogue, form, parts, changed, send, refusal } = props;
  const t = useTexts(roomTexts);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  if (room.meeting) return <Meeting room={room} catalogue={catalogue} />;
  const full = room.seats.every(({ player }) => player !== null);
  const host = room.host === you.id;
  const maySit = you.role === "seat";
  const teams = form.teams.length > 0;
  const seats = { room, you: seat, maySit, host, catalogue, form, parts, send };
  return (
    <div className={teams ? "gathering for-teams" : "gathering"}>
      <div className="room-main panel">
        <header className="room-head">
          <h1>{host && seat !== null && !full ? t.tableReady : t.gathering}</h1>
          <span className="chip">
            {[
              formTitle(catalogue.words, room.form, games.length > 1),
              shortControl(room.clock, inClocks),
              ratedWords(room, inRatings),
            ].join(" · ")}
          </span>
        </header>
        <p className="visually-hidden" role="status">
          {room.rated && withGuest(room) && inRatings.withGuest}
        </p>
        <div className="room-body">
          {maySit && !full && seat === null && (
            <p className="drag-note">
              <span className="chip oneself" {...draggable}>
                {you.name}
              </span>
              {t.dragYourself}
            </p>
          )}
          {seat !== null && changed}
          <h2 className="visually-hidden">{t.seats}</h2>
          {teams ? (
            <>
              <TeamSides {...seats} />
              <p className="note">{t.opposite}</p>
            </>
          ) : (
            <div className={room.seats.length === 2 ? "seats pair" : "seats"}>
              {room.seats.map((_, index) => (
                <SeatPanel key={index} {...seats} seat={index} />
              ))}
              {room.seats.length === 2 && <Icon name="swords" />}
            </div>
          )}
          {room.seatLink !== null && !full && (
            <section className="invite" aria-label={t.invite}>
              <CopyLink
                path={`/r/${room.seatLink}`}
                label={t.seatLink}
                button={t.copySeat}
                hint={t.seatLinkFor}
                first={seat !== null && room.seats[seat]?.ready === true}
                share
              />
              <Steps steps={[t.howSend, t.howSit, t.howStart]} />
            </section>
          )}
          {seat !== null && !parts.agreed(room, form) && (
            <parts.Choice {...{ room, form, catalogue, seat, send }} you={seat} />
          )}
        </div>
        <Readiness {...seats} refusal={refusal} />
      </div>
      <div className="room-side">
        <RoomOptions room={room} form={form} words={catalogue.words} host={host} send={send} />
        {room.seatLink !== null && room.watchLink !== null && (
          <section className="panel room-box" aria-label={t.watchLink}>
            <CopyLink
              path={`/w/${room.watchLink}`}
              label={t.watchLink}
              button={t.copyWatch}
              hint={t.watchLinkFor}
            />
          </section>
        )}
        <div className="panel room-box">
          <NameField />
        </div>
        <PlayedMatches room={room} />
        {room.deal && <DealAhead match={room.deal.match} seedHash={room.deal.seedHash} />}
        {room.watcherCount > 0 && (
          <section className="panel room-box" aria-labelledby="here">
            <h2 id="here">{t.here}</h2>
            <p>
              {room.watchers.map(({ name }) => name).join(", ")}
              {room.watcherCount > room.watchers.length &&
                ` ${t.more(room.watcherCount - room.watchers.length)}`}
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
