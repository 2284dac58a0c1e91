import { useTexts } from "../i18n";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";
import { roomTexts } from "./texts";

/** What the host sets for the table; others read it. */
export function RoomOptions({ room, host, send }: { room: RoomState; host: boolean; send: Send }) {
  const t = useTexts(roomTexts);
  const options: { key: string; label: string; values: [string, string][] }[] = [
    {
      key: "first",
      label: t.first,
      values: [
        ["random", t.firstLot],
        ["1", t.seat(1)],
        ["2", t.seat(2)],
      ],
    },
    {
      key: "takeBack",
      label: t.takeBack,
      values: [
        ["yes", t.takeBackYes],
        ["no", t.takeBackNo],
      ],
    },
  ];
  return (
    <section className="panel room-box" aria-labelledby="options">
      <h2 id="options">{t.options}</h2>
      {host ? (
        <>
          {options.map(({ key, label, values }) => (
            <label key={key} className="col">
              <span className="lbl">{label}</span>
              <select
                className="field"
                value={room.table[key] ?? values[0]?.[0]}
                onChange={(event) => send("tableOption", { key, value: event.target.value })}
              >
                {values.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="check">
            <input
              type="checkbox"
              checked={room.watching}
              onChange={(event) => send("watching", { on: event.target.checked })}
            />
            {t.watching}
          </label>
        </>
      ) : (
        <>
          <dl>
            {options.map(({ key, label, values }) => (
              <div key={key}>
                <dt className="lbl">{label}</dt>
                <dd>{(values.find(([value]) => value === room.table[key]) ?? values[0])?.[1]}</dd>
              </div>
            ))}
            <div>
              <dt className="lbl">{t.watching}</dt>
              <dd>{room.watching ? t.watchingYes : t.watchingNo}</dd>
            </div>
          </dl>
          <p className="note">{t.hostDecides}</p>
        </>
      )}
    </section>
  );
}
