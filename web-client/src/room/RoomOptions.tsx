import { clockTexts, controlWords, TimeControlFields } from "../clock";
import { withComputer } from "../computer";
import { useTexts } from "../i18n";
import type { FormInfo, GameWords, RoomState } from "../protocol";
import { gameOf } from "../games";
import { RangeFields } from "../lobby/RangeFields";
import { lobbyTexts, rangeWords } from "../lobby/texts";
import { ratingTexts } from "../rating/texts";
import { ratedWords, withGuest } from "../rating/words";
import { OptionFields, OptionList, seatCounts, SeatsField } from "../setup";
import type { Send } from "../socket";
import { Check } from "../ui/Check";
import { adviceFor } from "../words";
import { roomTexts } from "./texts";

interface RoomOptionsProps {
  room: RoomState;
  form: FormInfo;
  /** The game's words for its options. */
  words: GameWords;
  /** Whether we are the host. */
  host: boolean;
  send: Send;
}

/** The host's settings for the table; read-only for others. */
export function RoomOptions({ room, form, words, host, send }: RoomOptionsProps) {
  const t = useTexts(roomTexts);
  const advice = adviceFor(words, room.form, room.seats.length);
  const inRatings = useTexts(ratingTexts);
  const inClocks = useTexts(clockTexts);
  const inLobby = useTexts(lobbyTexts);
  // Matches with a computer are never rated: there is nothing to choose.
  const computers = withComputer(room);
  const options = form.tableOptions.filter(({ key }) => !gameOf(room.game)?.ownOptions.includes(key));
  return (
    <section className="panel room-box" aria-labelledby="options">
      <h2 id="options">{t.options}</h2>
      {advice && <p className="note">{advice}</p>}
      {host ? (
        <>
          <SeatsField
            counts={seatCounts(form)}
            seats={room.seats.length}
            onSeats={(count) => send("seats", { count })}
          />
          <OptionFields
            game={room.game}
            words={words}
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
          {!computers && (
            <Check checked={room.rated} onChange={(on) => send("rated", { on })}>
              {inRatings.rated}
            </Check>
          )}
          {room.rated && withGuest(room) && <p className="note">{inRatings.withGuest}</p>}
        </>
      ) : (
        <>
          <dl>
            <OptionList words={words} options={options} chosen={room.table} />
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
              <dd>{ratedWords(room, inRatings)}</dd>
            </div>
          </dl>
          <p className="note">{t.hostDecides}</p>
        </>
      )}
    </section>
  );
}
