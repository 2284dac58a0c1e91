import { Piece } from "../board";
import { useTexts } from "../i18n";
import type { Catalogue, FormInfo, OptionInfo, RoomState } from "../protocol";
import { setupTexts } from "../setup";
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
  form: FormInfo;
  send: Send;
}

/** One seat before the match: who sits there, for which school, and whether ready. */
export function SeatPanel({ room, seat, you, maySit, host, catalogue, form, send }: SeatPanelProps) {
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const place = room.seats[seat];
  if (!place) return null;
  const mine = seat === you;
  const schools = form.seatOptions.find(({ key }) => key === "school");
  const asked = (room.table.schools ?? "choose") === "choose";
  const school = place.options.school ?? schools?.fallback ?? undefined;
  const chosen = !asked || school === undefined ? undefined : catalogue.schools[school];
  const byLot = !asked || school === "random";
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
              place.player && (chosen?.name ?? (byLot ? s.byLot : t.noSchool)),
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
          {schools && asked && (
            <SchoolChoice room={room} seat={seat} catalogue={catalogue} option={schools} send={send} />
          )}
          <div className="row wrap">
            <button
              type="button"
              className={place.ready ? "btn" : "btn pri"}
              disabled={asked && school === undefined}
              aria-describedby="ready-note"
              onClick={() => send("ready", { on: !place.ready, terms: room.terms })}
            >
              {place.ready ? t.notReady : t.ready}
            </button>
            <button type="button" className="btn quiet" onClick={() => send("stand", {})}>
              {t.stand}
            </button>
          </div>
          <p id="ready-note" className="note">
            {asked && school === undefined ? t.chooseFirst : t.startsWhen}
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

function SchoolChoice({
  room,
  seat,
  catalogue,
  option,
  send,
}: Pick<SeatPanelProps, "room" | "seat" | "catalogue" | "send"> & { option: OptionInfo }) {
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const others = room.seats.filter((_, index) => index !== seat).map(({ options }) => options.school);
  const own = room.seats[seat]?.options.school ?? option.fallback;
  return (
    <fieldset className="schools">
      <legend className="lbl">{s.school}</legend>
      {option.values.map((key) => {
        const school = catalogue.schools[key];
        if (school?.expansion && room.table.expansions !== "yes" && own !== key) return null;
        const taken = school !== undefined && others.includes(key);
        return (
          <label key={key} className="school" data-taken={taken}>
            <input
              type="radio"
              name="school"
              checked={own === key}
              disabled={taken}
              onChange={() => send("seatOption", { key: "school", value: key })}
            />
            {school ? <Piece piece={`${school.colour}c`} /> : <span className="no-piece" />}
            <span className="col">
              <b>{school?.name ?? s.byLot}</b>
              {taken && <small>{t.taken}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
