import { useLanguage, useTexts } from "../i18n";
import { called } from "../ui/names";
import { SeatPanel, type SeatPanelProps } from "./SeatPanel";
import { roomTexts } from "./texts";

/** The sides of a team form: the game's part of each, and its seats. */
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
  const { room, form, catalogue, you, host, parts, send } = props;
  const t = useTexts(roomTexts);
  const { lang } = useLanguage();
  const seats = form.teams.flatMap((of, seat) => (of === team ? [seat] : []));
  const nameOf = (seat: number) => called(room.seats[seat]?.player, lang, t.seat(seat + 1));
  const free = seats.filter((seat) => !room.seats[seat]?.player).length;
  const part = { room, form, catalogue, team, you, host, send };
  const note = parts.team.note(part, lang);
  return (
    <section
      className={`side ${parts.team.className(part)}`}
      aria-labelledby={`team-${team}`}
      data-team={team}
    >
      <header className="team-head row">
        <parts.team.Picture {...part} />
        <div className="col sp">
          <h3 id={`team-${team}`}>{t.team(team + 1)}</h3>
          <small>{free === 0 ? seats.map(nameOf).join(", ") : t.seatsFree(free)}</small>
        </div>
        <parts.team.Choice {...part} />
      </header>
      {seats.map((seat) => (
        <SeatPanel key={seat} {...props} seat={seat} />
      ))}
      {note && <p className="note">{note}</p>}
    </section>
  );
}
