import { clockTexts } from "../clock";
import { useTexts } from "../i18n";
import { ratingTexts } from "../rating/texts";
import { setupTexts } from "../setup";
import { Check } from "../ui/Check";
import type { Wanted } from "./tables";
import { lobbyTexts } from "./texts";

/** Filters and sorting of the open tables. */
export function TableFilters(props: {
  wanted: Wanted;
  /** The forms with their names. */
  forms: [string, string][];
  onChange: (wanted: Wanted) => void;
}) {
  const t = useTexts(lobbyTexts);
  const s = useTexts(setupTexts);
  const c = useTexts(clockTexts);
  const r = useTexts(ratingTexts);
  const { wanted, onChange } = props;
  const anyOf = (some: Record<string, string>) => ({ "": t.any, ...some });
  const fields = [
    ["form", s.form, anyOf(Object.fromEntries(props.forms))],
    ["clock", c.clock, anyOf({ live: c.live, days: c.days, none: c.none })],
    ["rated", t.kind, anyOf({ yes: r.ratedYes, no: r.ratedNo })],
    ["order", t.order, { newest: t.newest, nearest: t.nearest, strongest: t.strongest, fastest: t.fastest }],
  ] as const;
  return (
    <div className="table-filters">
      {fields.map(([key, label, values]) => (
        <label key={key} className="col">
          <span className="lbl">{label}</span>
          <select
            className="field"
            value={wanted[key]}
            onChange={(event) => onChange({ ...wanted, [key]: event.target.value })}
          >
            {Object.entries(values).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Check checked={wanted.mine} onChange={(mine) => onChange({ ...wanted, mine })}>
        {t.onlyMine}
      </Check>
    </div>
  );
}
