import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";
import { EngineButtons } from "./EngineButtons";
import { useEngines } from "./engines";
import { LevelButtons } from "./LevelButtons";
import { rememberLevel, useLevels } from "./offer";
import { computerTexts } from "./texts";

/** Gives a free seat to a computer: the levels on offer and the engines that are connected, behind a button. For the host. */
export function SeatComputer({ room, seat, send }: { room: RoomState; seat: number; send: Send }) {
  const t = useTexts(computerTexts);
  const levels = useLevels({ game: room.game, form: room.form, seats: room.seats.length });
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const connected = useEngines(open ? room.game : null);
  const engines = connected?.filter(({ id }) => !room.seats.some(({ player }) => player?.id === id)) ?? [];
  // The choice would open, or grow when the engines are known, under the bar at the page's foot.
  useEffect(() => {
    if (open) whole.current?.scrollIntoView?.({ block: "nearest" });
  }, [open, engines.length]);
  const nobody = levels.length === 0 && connected !== null && engines.length === 0;
  return (
    <div className="seat-computer" ref={whole}>
      <button type="button" className="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.seat}
      </button>
      {open && nobody && <p className="note">{t.nobody}</p>}
      {open && room.rated && !nobody && <p className="note">{t.unrated}</p>}
      {open && levels.length > 0 && (
        <LevelButtons
          label={t.level}
          levels={levels}
          onChoose={(level) => {
            setOpen(false);
            rememberLevel(room, level);
            send("seatComputer", { seat, level });
          }}
        />
      )}
      {open && (
        <EngineButtons
          engines={engines}
          onChoose={(engine) => {
            setOpen(false);
            send("seatEngine", { seat, engine });
          }}
        />
      )}
    </div>
  );
}
