import { useEffect, useId, useState } from "react";
import { useTexts } from "../i18n";
import { isOneOf, type Catalogue, type PlayerName } from "../protocol";
import { useForms } from "../setup";
import { Check } from "../ui/Check";
import { optionName, valueName } from "../words";
import { profileTexts } from "./texts";
import { EVERYTHING, wishes, type Against, type Filter } from "./wishes";

interface Props {
  id: string;
  game: string;
  catalogue: Catalogue | null;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Milliseconds after the last keystroke before names are requested. */
const TYPED = 250;

/** A copy with `key` set to `value`, or removed if the value is empty. */
function withValue(values: Record<string, string>, key: string, value: string): Record<string, string> {
  const others = Object.entries(values).filter(([each]) => each !== key);
  return Object.fromEntries(value === "" ? others : [...others, [key, value]]);
}

/** Filters of a player's matches: result, rated only, the opponent, and both players' options. */
export function PastFilter({ id, game, catalogue, filter, onFilter }: Props) {
  const t = useTexts(profileTexts);
  const { forms } = useForms(game);
  const options = new Map<string, string[]>();
  for (const form of forms) {
    if (filter.form !== "" && form.key !== filter.form) continue;
    for (const { key, values } of form.seatOptions.filter(isOneOf)) {
      const known = options.get(key) ?? [];
      options.set(key, [...new Set([...known, ...values.filter((value) => value !== "random")])]);
    }
  }
  const optionField = (of: "own" | "against", key: string, values: string[]) => (
    <label key={`${of}.${key}`} className="col">
      <span className="lbl">
        {of === "own"
          ? t.withOption(optionName(catalogue?.words, key))
          : t.facingOption(optionName(catalogue?.words, key))}
      </span>
      <select
        className="field"
        value={filter[of][key] ?? ""}
        onChange={(event) => onFilter({ ...filter, [of]: withValue(filter[of], key, event.target.value) })}
      >
        <option value="">{t.all}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {valueName(catalogue?.words, key, value)}
          </option>
        ))}
      </select>
    </label>
  );
  const narrowed = filter.result !== "" || filter.rated || filter.opponent !== null;
  const byOptions = Object.keys({ ...filter.own, ...filter.against }).length > 0;
  return (
    <div className="past-filter">
      <label className="col">
        <span className="lbl">{t.result}</span>
        <select
          className="field"
          value={filter.result}
          onChange={(event) => onFilter({ ...filter, result: event.target.value })}
        >
          <option value="">{t.all}</option>
          <option value="won">{t.won}</option>
          <option value="lost">{t.lost}</option>
          <option value="tied">{t.tied}</option>
        </select>
      </label>
      <OpponentField {...{ id, filter, onFilter }} />
      {[...options].map(([key, values]) => [
        optionField("own", key, values),
        optionField("against", key, values),
      ])}
      <Check checked={filter.rated} onChange={(rated) => onFilter({ ...filter, rated })}>
        {t.onlyRated}
      </Check>
      {(narrowed || byOptions) && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => onFilter({ ...EVERYTHING, form: filter.form })}
        >
          {t.everything}
        </button>
      )}
    </div>
  );
}

/** The known opponent of this name: an exact match, else ignoring case. */
function namedSo(known: readonly Against[], name: string): PlayerName | undefined {
  const wanted = name.trim();
  const folded = wanted.toLowerCase();
  const players = known.map(({ player }) => player);
  return (
    players.find((one) => one.name === wanted) ?? players.find((one) => one.name.toLowerCase() === folded)
  );
}

/** Finds an opponent by part of their name, among those the player has met. */
function OpponentField({ id, filter, onFilter }: Pick<Props, "id" | "filter" | "onFilter">) {
  const t = useTexts(profileTexts);
  const list = useId();
  const note = useId();
  const { opponent } = filter;
  const [typed, setTyped] = useState(opponent?.name ?? "");
  /** The matches of each query. */
  const [known, setKnown] = useState<{ text: string; players: Against[] } | null>(null);
  // The opponent may be set from elsewhere on the page, and the filters may be cleared.
  const [seen, setSeen] = useState(opponent);
  if (seen?.id !== opponent?.id) {
    setSeen(opponent);
    if (opponent !== null) setTyped(opponent.name);
    else if (typed.trim() === seen?.name) setTyped("");
  }
  const text = typed.trim();
  useEffect(() => {
    let shown = true;
    const soon = setTimeout(() => {
      wishes.opponents(id, text).then(
        (players) => shown && setKnown({ text, players }),
        () => undefined,
      );
    }, TYPED);
    return () => {
      shown = false;
      clearTimeout(soon);
    };
  }, [id, text]);
  const apply = (name: string) => {
    const found = name.trim() === "" ? undefined : namedSo(known?.players ?? [], name);
    if (found?.id !== opponent?.id) onFilter({ ...filter, opponent: found ?? null });
  };
  // A name typed or pasted before the server answered still counts.
  useEffect(() => {
    if (text !== "" && known?.text === text && opponent === null) apply(text);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what the server answers is applied by itself
  }, [known]);
  const nobody = text !== "" && known?.text === text && known.players.length === 0;
  return (
    <>
      <label className="col">
        <span className="lbl">{t.opponent}</span>
        <input
          className="field"
          type="search"
          list={list}
          maxLength={40}
          autoComplete="off"
          placeholder={t.all}
          value={typed}
          aria-describedby={note}
          onChange={(event) => {
            setTyped(event.target.value);
            apply(event.target.value);
          }}
        />
        <datalist id={list}>
          {known?.players.map(({ player }) => (
            <option key={player.id} value={player.name} />
          ))}
        </datalist>
      </label>
      <p id={note} role="status" className="note">
        {nobody && t.noSuchOpponent}
      </p>
    </>
  );
}
