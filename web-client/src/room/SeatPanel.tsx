import { useState, type DragEvent } from "react";
import type { SeatParts } from "../games";
import { ComputerSign, computerTexts, SeatComputer } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import type { Catalogue, FormInfo, RoomState } from "../protocol";
import type { Send } from "../socket";
import { Icon } from "../ui/Icons";
import { called } from "../ui/names";
import { roomTexts } from "./texts";

/** The dragged item is the player's own name; the type is private to this page. */
const ONESELF = "application/x-arenhold-player";

/** Makes an element draggable to a seat as the player's own name. */
export const draggable = {
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(ONESELF, "");
    event.dataTransfer.effectAllowed = "move";
  },
};

export interface SeatPanelProps {
  room: RoomState;
  /** Which seat this is, from 0. */
  seat: number;
  /** Our own seat, or null. */
  you: number | null;
  /** Whether our link is a seat link. */
  maySit: boolean;
  /** Whether we are the host. */
  host: boolean;
  catalogue: Catalogue;
  form: FormInfo;
  /** The game's part of a seat. */
  parts: SeatParts;
  send: Send;
}

/** One seat before the match: its player, their choice, and whether they are ready. */
export function SeatPanel(props: SeatPanelProps) {
  const { room, seat, you, maySit, host, catalogue, form, parts, send } = props;
  const t = useTexts(roomTexts);
  const { lang } = useLanguage();
  const [over, setOver] = useState(false);
  const place = room.seats[seat];
  if (!place) return null;
  const { player } = place;
  const mine = seat === you;
  const part = { room, form, catalogue, seat, you, send };
  const agreed = parts.agreed(room, form);
  const heading = `seat-${seat}`;

  // Dropping one's own name here takes the seat, or offers its player a swap.
  const target = maySit && !mine && (player === null || you !== null);
  const dragged = (event: DragEvent) => target && event.dataTransfer.types.includes(ONESELF);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!dragged(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!dragged(event)) return;
      event.preventDefault();
      if (player === null) send("sit", { seat });
      else send("swap", { seat });
    },
  };

  return (
    <section
      className={`seat ${mine ? "mine" : ""} ${player ? "" : "empty"} ${over ? "over" : ""}`}
      aria-labelledby={heading}
      data-seat={seat}
      {...drop}
    >
      <header {...(mine ? draggable : {})}>
        <span className="lbl">{t.seat(seat + 1)}</span>
        <span className="seat-emblem">
          <parts.Picture {...part} />
        </span>
        <h3 id={heading}>
          {player?.computer !== undefined && <ComputerSign level={player.computer} inline />}
          {called(player, lang, t.free)}
        </h3>
        <small>
          {[
            mine && t.you,
            player?.id === room.host && t.host,
            player && player.computer === undefined && !place.present && t.away,
            parts.words(part, lang),
          ]
            .filter(Boolean)
            .join(", ")}
        </small>
      </header>
      {player && (
        <span className={place.ready ? "chip ready" : "chip"}>
          {place.ready && <Icon name="check" />}
          {place.ready ? t.isReady : t.isNotReady}
        </span>
      )}
      {player === null && maySit && (
        <button
          type="button"
          className={you === null ? "btn pri" : "btn quiet"}
          onClick={() => send("sit", { seat })}
        >
          {you === null ? t.sit : t.moveHere}
        </button>
      )}
      {player === null && host && <SeatComputer room={room} seat={seat} send={send} />}
      {player && !mine && (
        <SeatOffers
          room={room}
          seat={seat}
          you={you}
          host={host}
          name={called(player, lang)}
          computer={player.computer !== undefined}
          send={send}
        />
      )}
      {(agreed || !mine) && <parts.Choice {...part} />}
    </section>
  );
}

interface SeatOffersProps extends Pick<SeatPanelProps, "room" | "seat" | "you" | "host" | "send"> {
  /** The player who sits there. */
  name: string;
  /** Whether it is a computer: it swaps at once, and nobody has to confirm that it goes. */
  computer: boolean;
}

/** Actions on another player's seat: swap seats, free it once they are gone, remove them from the table. */
function SeatOffers({ room, seat, you, host, name, computer, send }: SeatOffersProps) {
  const t = useTexts(roomTexts);
  const inComputers = useTexts(computerTexts);
  const wished = you !== null && room.seats[you]?.swap === seat;
  const asksUs = you !== null && room.seats[seat]?.swap === you;
  const away = room.seats[seat]?.present === false;
  const [asking, ask] = useState(false);
  if (you === null && !host) return null;
  if (computer) {
    return (
      <div className="row wrap seat-offers">
        {you !== null && (
          <button type="button" className="btn quiet" onClick={() => send("swap", { seat })}>
            {inComputers.swap}
          </button>
        )}
        {host && (
          <button type="button" className="btn quiet" onClick={() => send("free", { seat })}>
            {inComputers.remove(name)}
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      {asksUs && (
        <p className="note asks" role="status">
          {t.wantsToSwap(name)}
        </p>
      )}
      <div className="row wrap seat-offers">
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
        {host && (
          <button type="button" className="btn quiet" aria-expanded={asking} onClick={() => ask(!asking)}>
            {t.putOut(name)}
          </button>
        )}
      </div>
      {asking && (
        <div className="note" role="group" aria-label={t.putOutAsk(name)}>
          <p>
            <b>{t.putOutAsk(name)}</b> {t.putOutWhy}
          </p>
          <div className="row wrap">
            <button type="button" className="btn" onClick={() => send("putOut", { seat })}>
              {t.putOutYes}
            </button>
            <button type="button" className="btn quiet" onClick={() => ask(false)}>
              {t.putOutNo}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
