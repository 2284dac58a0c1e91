import { useTexts } from "../i18n";
import { replayTexts } from "./texts";

/** Whose knowledge is shown: everything, a seat's, or what everybody saw. */
export type Knower = "all" | "everybody" | number;

const WAYS = ["all", "seat", "everybody"] as const;

/** The same with `seat` for the seat at the bottom, whichever it is. */
export type Knows = (typeof WAYS)[number];

/** The choice of what a replay shows: everything open, what the seat at the bottom knew, or what everybody saw. */
export function Knowledge(props: {
  knows: Knows;
  /** The name of the player at the bottom. */
  name: string;
  onKnow: (knows: Knows) => void;
}) {
  const { knows, name, onKnow } = props;
  const t = useTexts(replayTexts);
  const words = { all: t.everything, seat: t.whatSeatKnew(name), everybody: t.whatEverybodySaw };
  return (
    <fieldset className="panel replay-whose">
      <legend className="lbl">{t.knowledge}</legend>
      <div className="seg knowers">
        {WAYS.map((each) => (
          <label key={each} className={each === knows ? "on" : ""}>
            <input
              type="radio"
              name="knower"
              className="visually-hidden"
              checked={each === knows}
              onChange={() => onKnow(each)}
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
