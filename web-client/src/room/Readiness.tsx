import { useLanguage, useTexts } from "../i18n";
import { called } from "../ui/names";
import { useOnPage } from "../ui/onPage";
import { Waiting } from "../ui/Waiting";
import { CloseTable } from "./CloseTable";
import type { SeatPanelProps } from "./SeatPanel";
import { roomTexts } from "./texts";

/** The foot of a room before its match: what it waits for, and the button that agrees to begin. */
export function Readiness(
  props: Omit<SeatPanelProps, "seat"> & {
    /** A sentence about the last refusal. */
    refusal: string | null;
  },
) {
  const { room, you, maySit, host, catalogue, form, parts, send, refusal } = props;
  const t = useTexts(roomTexts);
  const { lang } = useLanguage();
  useOnPage("room-foot");
  const place = you === null ? undefined : room.seats[you];
  const missing = you === null ? null : parts.missing({ room, form, catalogue, seat: you, you, send }, lang);
  const agreed = parts.agreed(room, form);
  const free = room.seats.filter(({ player }) => player === null).length;
  const unready = room.seats.flatMap(({ player, ready }) =>
    player === null || ready ? [] : [called(player, lang)],
  );
  // The match starts when the last player agrees.
  const last = room.seats.every((one, index) => index === you || (one.player !== null && one.ready));
  const waits = free > 0 ? t.waitsForSeats(free) : t.waitsFor(unready.join(", "));
  return (
    <footer className="room-foot">
      <p role="alert" className="note bad">
        {refusal}
      </p>
      {(you !== null || host) && (
        <div className="room-quiet">
          {you !== null && (
            <button type="button" className="btn quiet" onClick={() => send("stand", {})}>
              {t.stand}
            </button>
          )}
          {host && <CloseTable played={room.played.length > 0} send={send} />}
        </div>
      )}
      <div className="room-act">
        {place === undefined || you === null ? (
          <p id="ready-note" className="note sp">
            {!maySit ? t.youWatch : free === 0 ? t.full : waits}
          </p>
        ) : (
          <>
            <p id="ready-note" className="note sp">
              {place.ready && <Waiting />}
              {place.ready ? waits : (missing ?? (agreed ? t.agreeNote : t.startsWhen))}
            </p>
            <button
              type="button"
              className={place.ready ? "btn" : "btn pri agree"}
              disabled={missing !== null}
              aria-describedby="ready-note"
              onClick={() => send("ready", { on: !place.ready, terms: room.terms })}
            >
              {place.ready ? t.notReady : last ? t.start : agreed ? t.agree : t.ready}
            </button>
          </>
        )}
      </div>
    </footer>
  );
}
