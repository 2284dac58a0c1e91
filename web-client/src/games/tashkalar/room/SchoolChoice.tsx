import { Piece } from "../board";
import { useLanguage, useTexts } from "../../../i18n";
import type { Catalogue, OptionInfo, RoomState } from "../../../protocol";
import { setupTexts } from "../../../setup";
import type { Send } from "../../../socket";
import { called } from "../../../ui/names";
import { roomTexts } from "../../../room/texts";

interface SchoolProps {
  room: RoomState;
  /** Which seat it is for, from 0. */
  seat: number;
  catalogue: Catalogue;
  option: OptionInfo;
  send: Send;
}

/** The schools this table may choose from; one chosen before expansions were closed stays visible. */
function values({ room, catalogue, option }: SchoolProps, own: string | null): string[] {
  return option.values.filter(
    (key) => !catalogue.schools[key]?.expansion || room.table.expansions === "yes" || own === key,
  );
}

/** One's own school as tiles; one that somebody else has is taken. */
export function SchoolChoice(props: SchoolProps) {
  const { room, seat, catalogue, option, send } = props;
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const others = room.seats.filter((_, index) => index !== seat).map(({ options }) => options.school);
  const own = room.seats[seat]?.options.school ?? option.fallback;
  return (
    <fieldset className="schools">
      <legend className="lbl">{s.school}</legend>
      {values(props, own).map((key) => {
        const school = catalogue.schools[key];
        const taken = school !== undefined && others.includes(key);
        return (
          <label key={key} className="school" data-taken={taken}>
            <input
              type="radio"
              name="school"
              value={key}
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

/** The school that is proposed for a seat; whoever sits at the table may change it, and taking another seat's exchanges. */
export function SchoolProposal(props: SchoolProps & { name: string }) {
  const { room, seat, catalogue, option, send, name } = props;
  const { lang } = useLanguage();
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const own = room.seats[seat]?.options.school ?? option.fallback;
  const holder = (key: string) =>
    room.seats.findIndex(({ options }, index) => index !== seat && options.school === key);
  return (
    <label className="col proposal">
      <span className="lbl">{t.proposed(name)}</span>
      <select
        className="field"
        value={own ?? ""}
        onChange={(event) => send("propose", { seat, key: option.key, value: event.target.value })}
      >
        {own === null && <option value="">{t.noSchool}</option>}
        {values(props, own).map((key) => {
          const school = catalogue.schools[key];
          const other = school ? holder(key) : -1;
          return (
            <option key={key} value={key}>
              {school?.name ?? s.byLot}
              {other >= 0 &&
                ` (${t.exchange(called(room.seats[other]?.player?.name, lang, t.seat(other + 1)))})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
