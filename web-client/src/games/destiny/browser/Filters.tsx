import { useId, type ReactNode } from "react";
import { useTexts } from "../../../i18n";
import { AffiliationMark, TypeMark } from "../cards";
import {
  AFFILIATIONS,
  COLOURS,
  SYMBOLS,
  term,
  type Affiliation,
  type CardType,
  type DestinyCatalogue,
} from "../catalogue";
import { Sign } from "../dice";
import { toggled, type Filter } from "./filter";
import { browserTexts } from "./texts";
import "./browser.css";

/** One of several, as segments of a bar; arrows move between them. */
export function Segments<K extends string>(props: {
  label: string;
  values: readonly (readonly [key: K, face: ReactNode, name?: string])[];
  value: K;
  onChange: (value: K) => void;
}) {
  const name = useId();
  return (
    <fieldset className="ds-segments">
      <legend className="visually-hidden">{props.label}</legend>
      {props.values.map(([key, face, said]) => (
        <label key={key} className="ds-segment">
          <input
            type="radio"
            name={name}
            checked={props.value === key}
            aria-label={said}
            onChange={() => props.onChange(key)}
          />
          {face}
        </label>
      ))}
    </fieldset>
  );
}

/** Any of several, as segments of a bar that stay pressed. */
export function Toggles<K extends string>(props: {
  label: string;
  values: readonly (readonly [key: K, face: ReactNode, name: string])[];
  pressed: readonly K[];
  onPress: (key: K) => void;
}) {
  return (
    <div className="ds-segments" role="group" aria-label={props.label}>
      {props.values.map(([key, face, name]) => (
        <button
          key={key}
          type="button"
          className="ds-segment"
          aria-pressed={props.pressed.includes(key)}
          aria-label={name}
          title={name}
          onClick={() => props.onPress(key)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

/** The colour of cards with its hatching, beside the word for it. */
export const ColourMark = ({ of }: { of: string }) => <i className={`ds-colour ds-${of}`} />;

/** What to look for among cards: name or text, type, colour, side, and the sides of dice. */
export function Filters(props: {
  catalogue: DestinyCatalogue;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** The types on offer. */
  types: readonly CardType[];
  /** Whether to offer the side: heroes, villains, neutral. */
  affiliations?: boolean;
  /** Shown beside the search. */
  children?: ReactNode;
}) {
  const { catalogue, filter, onChange, types, affiliations = false } = props;
  const t = useTexts(browserTexts);
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search className="ds-filters" aria-label={t.find}>
      <div className="ds-filter-row">
        <input
          type="search"
          className="field ds-search"
          aria-label={t.text}
          placeholder={t.text}
          value={filter.text}
          maxLength={40}
          onChange={(event) => set({ text: event.target.value })}
        />
        {props.children}
      </div>
      <div className="ds-filter-row">
        <Segments<CardType | "all">
          label={t.type}
          values={[
            ["all", t.all],
            ...types.map(
              (type) =>
                [
                  type,
                  <span key={type} className="ds-segment-face">
                    <TypeMark of={type} />
                    {t.typesOf(type)}
                  </span>,
                ] as const,
            ),
          ]}
          value={filter.type ?? "all"}
          onChange={(type) => set({ type: type === "all" ? null : type })}
        />
        <Toggles
          label={t.colour}
          values={COLOURS.map(
            (colour) =>
              [
                colour,
                <span key={colour} className="ds-segment-face">
                  <ColourMark of={colour} />
                  {term(catalogue, "colour", colour)}
                </span>,
                term(catalogue, "colour", colour),
              ] as const,
          )}
          pressed={filter.colours}
          onPress={(colour) => set({ colours: toggled(filter.colours, colour) })}
        />
        {affiliations && (
          <Segments<Affiliation | "all">
            label={t.affiliation}
            values={[
              ["all", t.all],
              ...AFFILIATIONS.map(
                (one) =>
                  [
                    one,
                    <span key={one} className="ds-segment-face">
                      <AffiliationMark of={one} />
                      {term(catalogue, "affiliation", one)}
                    </span>,
                  ] as const,
              ),
            ]}
            value={filter.affiliation ?? "all"}
            onChange={(one) => set({ affiliation: one === "all" ? null : one })}
          />
        )}
      </div>
      <div className="ds-filter-row">
        <span className="lbl">{t.hasSide}</span>
        <Toggles
          label={t.hasSide}
          values={SYMBOLS.filter((symbol) => symbol !== "blank").map(
            (symbol) =>
              [
                symbol,
                <Sign key={symbol} of={symbol} size={18} />,
                term(catalogue, "symbol", symbol),
              ] as const,
          )}
          pressed={filter.symbols}
          onPress={(symbol) => set({ symbols: toggled(filter.symbols, symbol) })}
        />
        <Toggles
          label={t.hasSide}
          values={[["plus", `+ ${term(catalogue, "word", "modifier")}`, term(catalogue, "word", "modifier")]]}
          pressed={filter.plus ? ["plus"] : []}
          onPress={() => set({ plus: !filter.plus })}
        />
      </div>
    </search>
  );
}
