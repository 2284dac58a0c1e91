import { Piece } from "../board";
import { useTexts } from "../i18n";
import type { Catalogue, RoomState } from "../protocol";
import type { Send } from "../socket";
import { Icon } from "../ui/Icons";
import { roomTexts } from "./texts";

interface SeatPanelProps {
  room: RoomState;
  /** Which seat this is, from 0. */
  seat: number;
  /** Our own seat, or null. */
  you: number | null;
  /** Whether our link gives seats. */
  maySit: boolean;
  /** Whether we made the room. */
  host: boolean;
  catalogue: Catalogue;
  send: Send;
}

/** One seat before the match: who sits there, for which school, and whether ready. */
export function SeatPanel({ room, seat, you, maySit, host, catalogue, send }: SeatPanelProps) {
  const t = useTexts(roomTexts);
  const place = room.seats[seat];
  if (!place) return null;
  const mine = seat === you;
  const school = place.options.school;
  const chosen = school === undefined ? undefined : catalogue.schools[school];
  const heading = `seat-${seat}`;
  return (
    <section className={mine ? "panel seat mine" : "panel seat"} aria-labelledby={heading}>
      <header className="row">
        <span className="seat-emblem">
          {chosen ? <Piece piece={`${chosen.colour}h`} /> : <span className="no-piece" />}
        </span>
        <div className="col sp">
          <span className="lbl">{t.seat(seat + 1)}</span>
          <h3 id={heading}>{place.player?.name ?? t.free}</h3>
          <small>
            {[
              mine && t.you,
              place.player?.id === room.host && t.host,
              place.player && !place.present && t.away,
              place.player && (chosen?.name ?? t.noSchool),
            ]
              .filter(Boolean)
              .join(", ")}
          </small>
        </div>
        {place.player && (
          <span className={place.ready ? "chip ready" : "chip"}>
            {place.ready && <Icon name="check" />}
            {place.ready ? t.isReady : t.isNotReady}
          </span>
        )}
      </header>
      {place.player === null && maySit && (
        <button
          type="button"
          className={you === null ? "btn pri" : "btn"}
          onClick={() => send("sit", { seat })}
        >
          {t.sit}
        </button>
      )}
      {place.player && !mine && (
        <SeatOffers room={room} seat={seat} you={you} host={host} name={place.player.name} send={send} />
      )}
      {mine && (
        <>
          <SchoolChoice room={room} seat={seat} catalogue={catalogue} send={send} />
          <div className="row wrap">
            <button
              type="button"
              className={place.ready ? "btn" : "btn pri"}
              disabled={school === undefined}
              aria-describedby="ready-note"
              onClick={() => send("ready", { on: !place.ready })}
            >
              {place.ready ? t.notReady : t.ready}
            </button>
            <button type="button" className="btn quiet" onClick={() => send("stand", {})}>
              {t.stand}
            </button>
          </div>
          <p id="ready-note" className="note">
            {school === undefined ? t.chooseFirst : t.startsWhen}
          </p>
        </>
      )}
    </section>
  );
}

interface SeatOffersProps extends Pick<SeatPanelProps, "room" | "seat" | "you" | "host" | "send"> {
  /** Who sits there. */
  name: string;
}

/** What may be offered to, or done about, somebody on another seat: change places; free it once he is gone. */
function SeatOffers({ room, seat, you, host, name, send }: SeatOffersProps) {
  const t = useTexts(roomTexts);
  const wished = you !== null && room.seats[you]?.swap === seat;
  const asksUs = you !== null && room.seats[seat]?.swap === you;
  const away = room.seats[seat]?.present === false;
  if (you === null && !(host && away)) return null;
  return (
    <div className="row wrap">
      {you !== null && (
        <button
          type="button"
          className={asksUs ? "btn pri" : "btn quiet"}
          onClick={() => send("swap", { seat: wished ? null : seat })}
        >
          {asksUs ? t.swapAccept(name) : wished ? t.swapWithdraw : t.swap}
        </button>
      )}
      {host && away && (
        <button type="button" className="btn quiet" onClick={() => send("free", { seat })}>
          {t.freeSeat(name)}
        </button>
      )}
    </div>
  );
}

function SchoolChoice({ room, seat, catalogue, send }: Omit<SeatPanelProps, "you" | "maySit" | "host">) {
  const t = useTexts(roomTexts);
  const others = room.seats.filter((_, index) => index !== seat).map(({ options }) => options.school);
  const own = room.seats[seat]?.options.school;
  return (
    <fieldset className="schools">
      <legend className="lbl">{t.school}</legend>
      {Object.entries(catalogue.schools).map(([key, { name, colour }]) => {
        const taken = others.includes(key);
        return (
          <label key={key} className="school" data-taken={taken}>
            <input
              type="radio"
              name="school"
              checked={own === key}
              disabled={taken}
              onChange={() => send("seatOption", { key: "school", value: key })}
            />
            <Piece piece={`${colour}c`} />
            <span className="col">
              <b>{name}</b>
              {taken && <small>{t.taken}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
