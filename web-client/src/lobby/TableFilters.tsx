import { clockTexts } from "../clock";
import { useTexts } from "../i18n";
import { setupTexts } from "../setup";
import type { Wanted } from "./tables";
import { lobbyTexts } from "./texts";

/** Which of the open tables to show, and in what order. */
export function TableFilters(props: {
  wanted: Wanted;
  /** The forms there are, with their names. */
  forms: [string, string][];
  onChange: (wanted: Wanted) => void;
}) {
  const t = useTexts(lobbyTexts);
  const s = useTexts(setupTexts);
  const c = useTexts(clockTexts);
  const { wanted, onChange } = props;
  const fields = [
    { key: "form", label: s.form, values: [["", t.any], ...props.forms] },
    {
      key: "clock",
      label: c.clock,
      values: [
        ["", t.any],
        ["live", c.live],
        ["days", c.days],
        ["none", c.none],
      ],
    },
    {
      key: "rated",
      label: t.kind,
      values: [
        ["", t.any],
        ["yes", t.counts],
        ["no", t.friendly],
      ],
    },
    {
      key: "order",
      label: t.order,
      values: [
        ["newest", t.newest],
        ["nearest", t.nearest],
        ["strongest", t.strongest],
        ["fastest", t.fastest],
      ],
    },
  ] as const;
  return (
    <div className="table-filters">
      {fields.map(({ key, label, values }) => (
        <label key={key} className="col">
          <span className="lbl">{label}</span>
          <select
            className="field"
            value={wanted[key]}
            onChange={(event) => onChange({ ...wanted, [key]: event.target.value })}
          >
            {values.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={wanted.mine}
          onChange={(event) => onChange({ ...wanted, mine: event.target.checked })}
        />
        {t.onlyMine}
      </label>
    </div>
  );
}
