import { Piece } from "../board";
import { useLanguage, useTexts } from "../../../i18n";
import type { OneOf } from "../../../protocol";
import { valueName } from "../../../words";
import type { SeatPart } from "../../module";
import { tashKalarOf } from "../catalogue";
import { called } from "../../../ui/names";
import { roomTexts } from "../../../room/texts";
import { schoolTexts } from "./texts";

interface SchoolProps extends SeatPart {
  option: OneOf;
}

/** The schools on offer at this table; one chosen before expansions were switched off stays visible. */
function values({ room, catalogue, option }: SchoolProps, own: string | null): string[] {
  const { schools } = tashKalarOf(catalogue);
  return option.values.filter(
    (key) => !schools[key]?.expansion || room.table.expansions === "yes" || own === key,
  );
}

/** Our own school as tiles; those of others are taken. */
export function SchoolChoice(props: SchoolProps) {
  const { room, seat, option, send } = props;
  const { schools } = tashKalarOf(props.catalogue);
  const c = useTexts(schoolTexts);
  const others = room.seats.filter((_, index) => index !== seat).map(({ options }) => options.school);
  const own = room.seats[seat]?.options.school ?? option.fallback;
  return (
    <fieldset className="schools">
      <legend className="lbl">{c.school}</legend>
      {values(props, own).map((key) => {
        const school = schools[key];
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
              <b>{valueName(props.catalogue.words, "school", key)}</b>
              {taken && <small>{c.taken}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The school proposed for a seat. Any seated player may change it; choosing another seat's school swaps the two. */
export function SchoolProposal(props: SchoolProps) {
  const { room, seat, option, send } = props;
  const { schools } = tashKalarOf(props.catalogue);
  const { lang } = useLanguage();
  const t = useTexts(roomTexts);
  const c = useTexts(schoolTexts);
  const name = called(room.seats[seat]?.player?.name, lang, t.seat(seat + 1));
  const own = room.seats[seat]?.options.school ?? option.fallback;
  const holder = (key: string) =>
    room.seats.findIndex(({ options }, index) => index !== seat && options.school === key);
  return (
    <label className="col proposal">
      <span className="lbl">{c.proposed(name)}</span>
      <select
        className="field"
        value={own ?? ""}
        onChange={(event) => send("propose", { seat, key: option.key, value: event.target.value })}
      >
        {own === null && <option value="">{c.none}</option>}
        {values(props, own).map((key) => {
          const school = schools[key];
          const other = school ? holder(key) : -1;
          return (
            <option key={key} value={key}>
              {valueName(props.catalogue.words, "school", key)}
              {other >= 0 &&
                ` (${c.exchange(called(room.seats[other]?.player?.name, lang, t.seat(other + 1)))})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
