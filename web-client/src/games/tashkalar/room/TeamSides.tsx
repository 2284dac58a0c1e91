import { Piece } from "../board";
import { useLanguage, useTexts } from "../../../i18n";
import { setupTexts } from "../../../setup";
import { called } from "../../../ui/names";
import { SeatPanel, type SeatPanelProps } from "../../../room/SeatPanel";
import { schoolOf } from "./schools";
import { roomTexts } from "../../../room/texts";

/** The two sides of a team form: whose school gives each its colour, and its seats. */
export function TeamSides(props: Omit<SeatPanelProps, "seat">) {
  const { form } = props;
  const teams = [...new Set(form.teams)].sort();
  return (
    <div className="sides">
      {teams.map((team) => (
        <Side key={team} team={team} {...props} />
      ))}
    </div>
  );
}

function Side({ team, ...props }: Omit<SeatPanelProps, "seat"> & { team: number }) {
  const { room, form, catalogue, host, send } = props;
  const t = useTexts(roomTexts);
  const s = useTexts(setupTexts);
  const { lang } = useLanguage();
  const seats = form.teams.flatMap((of, seat) => (of === team ? [seat] : []));
  const option = form.tableOptions.find(({ key }) => key === `colour${team + 1}`);
  const chosen = option && (room.table[option.key] ?? option.fallback ?? option.values[0]);
  const bearer = chosen === undefined ? undefined : Number(chosen) - 1;
  const school = bearer === undefined ? undefined : schoolOf(room, form, catalogue, bearer);
  const nameOf = (seat: number) => called(room.seats[seat]?.player?.name, lang, t.seat(seat + 1));
  const full = seats.every((seat) => room.seats[seat]?.player);
  return (
    <section
      className={school ? `side school-${school.colour}` : "side"}
      aria-labelledby={`team-${team}`}
      data-team={team}
    >
      <header className="side-head row">
        {school ? <Piece piece={`${school.colour}l`} /> : <span className="no-piece" />}
        <div className="col sp">
          <h3 id={`team-${team}`}>{t.team(team + 1)}</h3>
          <small>
            {full
              ? seats.map(nameOf).join(", ")
              : t.seatsFree(seats.filter((seat) => !room.seats[seat]?.player).length)}
          </small>
        </div>
        {option && bearer !== undefined && (
          <label className="col side-colour">
            <span className="lbl">{t.whoseColour}</span>
            {host ? (
              <select
                className="field"
                value={chosen}
                onChange={(event) => send("tableOption", { key: option.key, value: event.target.value })}
              >
                {option.values.map((value) => (
                  <option key={value} value={value}>
                    {nameOf(Number(value) - 1)}
                  </option>
                ))}
              </select>
            ) : (
              <span>{nameOf(bearer)}</span>
            )}
          </label>
        )}
      </header>
      {seats.map((seat) => (
        <SeatPanel key={seat} {...props} seat={seat} />
      ))}
      {school === undefined && <p className="note">{s.colourLater}</p>}
    </section>
  );
}
