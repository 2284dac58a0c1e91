import { clockTexts, controlWords, TimeControlFields } from "../clock";
import { useTexts } from "../i18n";
import type { FormInfo, RoomState } from "../protocol";
import { gameOf } from "../games";
import { RangeFields } from "../lobby/RangeFields";
import { lobbyTexts, rangeWords } from "../lobby/texts";
import { ratingTexts } from "../rating/texts";
import { ofSides, OptionFields, OptionList, seatCounts, SeatsField, setupTexts } from "../setup";
import type { Send } from "../socket";
import { Check } from "../ui/Check";
import { CloseTable } from "./CloseTable";
import { roomTexts } from "./texts";

interface RoomOptionsProps {
  room: RoomState;
  form: FormInfo;
  /** Whether we made the room. */
  host: boolean;
  send: Send;
}

/** What the host sets for the table; others read it. */
export function RoomOptions({ room, form, host, send }: RoomOptionsProps) {
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const inRatings = useTexts(ratingTexts);
  const inClocks = useTexts(clockTexts);
  const inLobby = useTexts(lobbyTexts);
  const options = form.tableOptions.filter(({ key }) => !ofSides(key));
  return (
    <section className="panel room-box" aria-labelledby="options">
      <h2 id="options">{t.options}</h2>
      {gameOf(room.game)?.advice(room.form, room.seats.length) && <p className="note">{s.meleeForFour}</p>}
      {host ? (
        <>
          <SeatsField
            counts={seatCounts(form)}
            seats={room.seats.length}
            onSeats={(count) => send("seats", { count })}
          />
          <OptionFields
            options={options}
            seats={room.seats.length}
            chosen={room.table}
            onChoose={(key, value) => send("tableOption", { key, value })}
          />
          <TimeControlFields value={room.clock} onChoose={(control) => send("clock", { control })} late />
          <Check checked={room.listed} onChange={(on) => send("listed", { on })}>
            {t.listed}
          </Check>
          {room.listed && <p className="note">{t.listedNote}</p>}
          {room.listed && (
            <RangeFields
              value={room.range}
              onChoose={(range) => send("range", range ?? { min: null, max: null })}
              late
            />
          )}
          <Check checked={room.watching} onChange={(on) => send("watching", { on })}>
            {t.watching}
          </Check>
          <Check checked={room.rated} onChange={(on) => send("rated", { on })}>
            {inRatings.rated}
          </Check>
          <CloseTable played={room.played.length > 0} send={send} />
        </>
      ) : (
        <>
          <dl>
            <OptionList options={options} chosen={room.table} />
            <div>
              <dt className="lbl">{inClocks.clock}</dt>
              <dd>{controlWords(room.clock, inClocks)}</dd>
            </div>
            {room.listed && room.range && (
              <div>
                <dt className="lbl">{inLobby.rating}</dt>
                <dd>{rangeWords(room.range, inLobby)}</dd>
              </div>
            )}
            <div>
              <dt className="lbl">{t.watching}</dt>
              <dd>{room.watching ? t.watchingYes : t.watchingNo}</dd>
            </div>
            <div>
              <dt className="lbl">{inRatings.ratings}</dt>
              <dd>{room.rated ? inRatings.ratedYes : inRatings.ratedNo}</dd>
            </div>
          </dl>
          <p className="note">{t.hostDecides}</p>
        </>
      )}
    </section>
  );
}
