import type { ReactNode } from "react";
import { NameField } from "../account/NameField";
import { clockTexts, shortControl } from "../clock";
import { DealAhead } from "../deal";
import type { SeatParts } from "../games";
import { useTexts } from "../i18n";
import type { Catalogue, FormInfo, RoomState } from "../protocol";
import type { Send } from "../socket";
import { CopyLink } from "./CopyLink";
import { Meeting } from "./Meeting";
import { PlayedMatches } from "./PlayedMatches";
import { RoomOptions } from "./RoomOptions";
import { draggable, SeatPanel } from "./SeatPanel";
import { TeamSides } from "./TeamSides";
import { roomTexts } from "./texts";

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

/** The room before its match: seats, links to share, options, who is here. */
export function Gathering(props: GatheringProps) {
  const { room, you, seat, catalogue, form, parts, changed, send, refusal } = props;
  const t = useTexts(roomTexts);
  const inClocks = useTexts(clockTexts);
  if (room.meeting) return <Meeting room={room} catalogue={catalogue} />;
  const full = room.seats.every(({ player }) => player !== null);
  const maySit = you.role === "seat";
  const teams = form.teams.length > 0;
  const seats = { room, you: seat, maySit, host: room.host === you.id, catalogue, form, parts, send };
  return (
    <div className={teams ? "gathering for-teams" : "gathering"}>
      <div className="room-head">
        <h1>{t.gathering}</h1>
        <p className="muted">
          {catalogue.words.forms[room.form]?.name ?? room.form}.{" "}
          {room.clock.kind !== "none" && `${shortControl(room.clock, inClocks)}. `}
          {seat === null ? (maySit ? full && t.full : t.youWatch) : full ? t.startsWhen : t.sendLink}
          {teams && ` ${t.opposite}`}
        </p>
        {maySit && !full && seat === null && (
          <p className="drag-note">
            <span className="chip oneself" {...draggable}>
              {you.name}
            </span>
            {t.dragYourself}
          </p>
        )}
        {seat !== null && changed}
        <p role="alert" className="note bad">
          {refusal}
        </p>
      </div>
      <div className="room-main">
        {room.seatLink !== null && !full && (
          <section className="panel room-box invite" aria-labelledby="invite">
            <h2 id="invite">{t.invite}</h2>
            <CopyLink
              path={`/r/${room.seatLink}`}
              label={t.seatLink}
              button={t.copySeat}
              hint={t.seatLinkFor}
              first
            />
          </section>
        )}
        <h2 className="visually-hidden">{t.seats}</h2>
        {teams ? (
          <TeamSides {...seats} />
        ) : (
          room.seats.map((_, index) => <SeatPanel key={index} {...seats} seat={index} />)
        )}
      </div>
      <div className="room-side">
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
        <RoomOptions
          room={room}
          form={form}
          words={catalogue.words}
          host={room.host === you.id}
          send={send}
        />
        <PlayedMatches room={room} />
        {room.deal && <DealAhead match={room.deal.match} seedHash={room.deal.seedHash} />}
        <section className="panel room-box" aria-labelledby="here">
          <h2 id="here">{t.here}</h2>
          <p>
            {room.watcherCount === 0 ? t.nobodyHere : room.watchers.map(({ name }) => name).join(", ")}
            {room.watcherCount > room.watchers.length &&
              ` ${t.more(room.watcherCount - room.watchers.length)}`}
          </p>
        </section>
      </div>
    </div>
  );
}
