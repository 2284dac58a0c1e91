import { deckOptionOf } from "../../../decks/deckOption";
import type { Lang } from "../../../i18n";
import { readDeck } from "../../../setup";
import type { SeatPart, SeatParts, SeatSetup } from "../../module";
import { destinyOf } from "../catalogue";
import { membersOf, pointsOf } from "../teams";
import { teamTexts } from "../teams/texts";
import { TeamChoice } from "./TeamChoice";
import "../tokens.css";

/** The team that is known to be chosen for a seat: one's own alone. */
const teamOf = ({ room, form, seat }: SeatPart): string | null => {
  const option = deckOptionOf(form);
  return option && (room.seats[seat]?.options[option.key] ?? option.fallback);
};

/** A team in a few words: its name if it is prepared, else its characters and points. */
function teamWords({ catalogue }: SeatPart, team: string, lang: Lang): string {
  const destiny = destinyOf(catalogue);
  const prepared = destiny.teams.find(({ value }) => value === team);
  if (prepared) return prepared.name;
  const members = membersOf(readDeck(team), destiny);
  return teamTexts[lang].aTeam(members.map(({ card }) => card.name).join(", "), pointsOf(members));
}

function said(part: SeatPart, lang: Lang): string | null {
  const { room, form, seat, you } = part;
  const t = teamTexts[lang];
  const option = deckOptionOf(form);
  const place = room.seats[seat];
  if (!option || !place?.player) return null;
  if (seat !== you) return place.ready || place.sealed[option.key] !== undefined ? t.chosen : t.choosing;
  const team = teamOf(part);
  return team === null ? null : teamWords(part, team, lang);
}

function Choice(part: SeatPart) {
  const { form, catalogue, seat, you, send } = part;
  const option = deckOptionOf(form);
  return option && seat === you ? (
    <TeamChoice
      catalogue={catalogue}
      form={form.key}
      option={option}
      value={teamOf(part)}
      onChoose={(value) => send("seatOption", { key: option.key, value })}
    />
  ) : null;
}

function Setup({ form, catalogue, chosen, onChoose }: SeatSetup) {
  const option = deckOptionOf(form);
  return (
    option && (
      <TeamChoice
        catalogue={catalogue}
        form={form.key}
        option={option}
        value={chosen[option.key] ?? option.fallback}
        brief
        onChoose={(value) => onChoose(option.key, value)}
      />
    )
  );
}

const nothing = () => null;

/** Seats of Destiny: the teams that players bring, which stay secret until the match. */
export const seatParts: SeatParts = {
  agreed: () => false,
  alone: ({ form }) => form.seatOptions,
  Setup,
  missing: (part, lang) =>
    deckOptionOf(part.form) && teamOf(part) === null ? teamTexts[lang].chooseFirst : null,
  words: said,
  Picture: nothing,
  Choice,
  team: { className: () => "", Picture: nothing, Choice: nothing, note: nothing },
};
