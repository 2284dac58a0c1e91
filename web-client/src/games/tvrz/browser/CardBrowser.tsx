import { memo, useId, useState, type ReactNode } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { Card, cardFace, type CardFace } from "../cards";
import { SPELLS, TRAITS, term, type CardFacts, type TvrzCatalogue } from "../catalogue";
import { PartSign, type PlaceSign } from "../fort";
import { CardDetails } from "./CardDetails";
import { BARS, EVERYTHING, matches, NATURES, PLACES, type Filter, type Place } from "./filter";
import { browserTexts } from "./texts";
import "./browser.css";

/** All cards with filters; a card opens in full, with its traits and spells explained. */
export function CardBrowser(props: {
  catalogue: TvrzCatalogue;
  /** Only these cards; all if left out. */
  only?: (card: CardFacts) => boolean;
  /** Drawn below each card. */
  below?: (card: CardFacts) => ReactNode;
}) {
  const { catalogue, only, below } = props;
  const t = useTexts(browserTexts);
  const { lang } = useLanguage();
  const [filter, setFilter] = useState(EVERYTHING);
  const [open, setOpen] = useState<string | null>(null);
  const cards = Object.values(catalogue.cards).flatMap((card) => {
    const face = cardFace(catalogue, card.key, lang);
    return face && (only?.(card) ?? true) ? [{ card, face }] : [];
  });
  const shown = cards.filter(({ card, face }) => matches(card, face.nature, filter));
  return (
    <div className="tv-browser">
      <Filters filter={filter} catalogue={catalogue} onChange={setFilter} />
      <div className="row wrap">
        <p role="status" className="sp">
          {shown.length === 0 ? t.none : t.shown(shown.length, cards.length)}
        </p>
        {filter !== EVERYTHING && (
          <button type="button" className="btn quiet" onClick={() => setFilter(EVERYTHING)}>
            {t.clear}
          </button>
        )}
      </div>
      <ul className="tv-browser-cards">
        {shown.map(({ card, face }) => (
          <li key={card.key}>
            <CardButton face={face} onOpen={setOpen} />
            {below?.(card)}
          </li>
        ))}
      </ul>
      {open !== null && <CardDetails card={open} catalogue={catalogue} onClose={() => setOpen(null)} />}
    </div>
  );
}

const CardButton = memo(function CardButton(props: { face: CardFace; onOpen: (card: string) => void }) {
  const { face, onOpen } = props;
  return (
    <button type="button" className="tv-browser-card" aria-haspopup="dialog" onClick={() => onOpen(face.key)}>
      <Card face={face} />
    </button>
  );
});

const SIGNS: Readonly<Record<Place, PlaceSign>> = {
  north: "north",
  south: "south",
  east: "east",
  west: "west",
  gate: "gate",
  universal: "universal",
  "attack-only": "attack-only",
  nowhere: "none",
};

function Filters(props: { filter: Filter; catalogue: TvrzCatalogue; onChange: (filter: Filter) => void }) {
  const { filter, catalogue, onChange } = props;
  const t = useTexts(browserTexts);
  const name = useId();
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const places: readonly (Place | null)[] = [null, ...PLACES];
  const placeWord = (place: Place | null) =>
    place === null ? t.everywhere : place === "nowhere" ? t.nowhere : term(catalogue, "part", place);
  return (
    <search className="tv-filters" aria-label={t.find}>
      <label className="col tv-filter-name">
        <span className="lbl">{t.name}</span>
        <input
          type="search"
          className="field"
          value={filter.text}
          maxLength={40}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      <fieldset className="tv-filter-places">
        <legend className="lbl">{t.place}</legend>
        {places.map((place) => (
          <label key={place ?? "all"} className="tv-filter-place">
            <input
              type="radio"
              name={name}
              checked={filter.place === place}
              onChange={() => set({ place })}
            />
            {place !== null && <PartSign sign={SIGNS[place]} />}
            <span>{placeWord(place)}</span>
          </label>
        ))}
      </fieldset>
      <div className="tv-filter-lists">
        <Choice
          label={t.nature}
          any={t.any}
          values={NATURES.map((key) => [key, t.natureOf(key)] as const)}
          value={filter.nature}
          onChange={(nature) => set({ nature })}
        />
        <Choice
          label={t.trait}
          any={t.any}
          values={TRAITS.map((key) => [key, term(catalogue, "trait", key)] as const)}
          value={filter.trait}
          onChange={(trait) => set({ trait })}
        />
        <Choice
          label={t.spell}
          any={t.any}
          values={SPELLS.map((key) => [key, term(catalogue, "spell", key)] as const)}
          value={filter.spell}
          onChange={(spell) => set({ spell })}
        />
        <Choice
          label={t.bar}
          any={t.any}
          values={BARS.map(
            (key) =>
              [key, `${term(catalogue, "bar", key)}: ${catalogue.terms.bar[key]?.brief ?? ""}`] as const,
          )}
          value={filter.bar}
          onChange={(bar) => set({ bar })}
        />
      </div>
    </search>
  );
}

function Choice<K extends string>(props: {
  label: string;
  any: string;
  values: readonly (readonly [key: K, name: string])[];
  value: K | null;
  onChange: (value: K | null) => void;
}) {
  const { values } = props;
  return (
    <label className="col">
      <span className="lbl">{props.label}</span>
      <select
        className="field"
        value={props.value ?? ""}
        onChange={(event) => props.onChange(values.find(([key]) => key === event.target.value)?.[0] ?? null)}
      >
        <option value="">{props.any}</option>
        {values.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
