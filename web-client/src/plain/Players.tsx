import { SeatSign } from "../computer";
import type { TableProps } from "../room/tableProps";
import { tableTexts } from "../table/texts";
import type { Table } from "../table/useTable";
import { plainTexts } from "./texts";

/** All players in seat order: whose move it is, who is out or away, and their clocks. */
export function Players({ table, clockOf }: { table: Table; clockOf?: TableProps["clockOf"] }) {
  const { room, match, you, nameOf, present, lang } = table;
  const t = plainTexts[lang];
  const asked = new Set(match.waiting.map(({ seat }) => seat));
  const out = new Set(match.out.map(({ seat }) => seat));
  return (
    <section className="panel plain-players">
      <h2>{t.players}</h2>
      <ol>
        {room.seats.map((_, seat) => {
          const notes = [
            seat === you && t.you,
            asked.has(seat) && !table.over && t.toMove,
            out.has(seat) ? tableTexts[lang].out : !present(seat) && t.away,
          ].filter(Boolean);
          return (
            <li key={seat} aria-current={asked.has(seat) && !table.over ? "true" : undefined}>
              <span>
                <b>
                  <SeatSign seat={seat} />
                  {nameOf(seat)}
                </b>
                {notes.length > 0 && <span className="muted"> ({notes.join(", ")})</span>}
              </span>
              {clockOf?.(seat)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
