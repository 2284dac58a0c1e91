import { useState } from "react";
import { useTexts } from "../i18n";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";
import { LevelButtons } from "./LevelButtons";
import { rememberLevel, useLevels } from "./offer";
import { computerTexts } from "./texts";

/** Gives a free seat to a computer: the levels on offer, behind a button. For the host. */
export function SeatComputer({ room, seat, send }: { room: RoomState; seat: number; send: Send }) {
  const t = useTexts(computerTexts);
  const levels = useLevels({ game: room.game, form: room.form, seats: room.seats.length });
  const [open, setOpen] = useState(false);
  if (levels.length === 0) return null;
  return (
    <div className="seat-computer">
      <button type="button" className="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.seat}
      </button>
      {open && room.rated && <p className="note">{t.unrated}</p>}
      {open && (
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
    </div>
  );
}
