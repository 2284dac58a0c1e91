import { memo, useState } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { Arms, Card, cardFace, Coin, type CardFace } from "../cards";
import { CARD_TYPES, type DestinyCatalogue } from "../catalogue";
import { Sides } from "../dice";
import { CardDetails } from "./CardDetails";
import { EVERYTHING, matches } from "./filter";
import { Filters, Segments } from "./Filters";
import { browserTexts } from "./texts";
import "./browser.css";

/** All cards with filters, as cards or as rows of dice; a card opens in full, with its words and sides explained. */
export function CardBrowser({ catalogue }: { catalogue: DestinyCatalogue }) {
  const t = useTexts(browserTexts);
  const { lang } = useLanguage();
  const [filter, setFilter] = useState(EVERYTHING);
  const [as, show] = useState<"cards" | "dice">("cards");
  const [open, setOpen] = useState<string | null>(null);
  const faces = Object.keys(catalogue.cards).flatMap((key) => cardFace(catalogue, key, lang) ?? []);
  const cards = as === "cards" ? faces : faces.filter(({ sides }) => sides.length > 0);
  const shown = cards.filter((face) => matches(face, filter));
  return (
    <div className="ds-browser">
      <Filters catalogue={catalogue} filter={filter} onChange={setFilter} types={CARD_TYPES} affiliations>
        <Segments
          label={t.show}
          values={[
            ["cards", t.cards],
            ["dice", t.dice],
          ]}
          value={as}
          onChange={show}
        />
      </Filters>
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
      <ul className={as === "cards" ? "ds-browser-cards" : "ds-browser-dice"}>
        {shown.map((face) => (
          <li key={face.key}>
            {as === "cards" ? (
              <CardButton face={face} onOpen={setOpen} />
            ) : (
              <DieRow face={face} onOpen={setOpen} />
            )}
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
    <button type="button" className="ds-browser-card" aria-haspopup="dialog" onClick={() => onOpen(face.key)}>
      <Card face={face} />
    </button>
  );
});

/** A card as its die: price or points, arms, name, the six sides in a row. */
const DieRow = memo(function DieRow({ face, onOpen }: { face: CardFace; onOpen: (card: string) => void }) {
  return (
    <button
      type="button"
      className={`ds-die-row ds-${face.colour}`}
      aria-haspopup="dialog"
      aria-label={face.label}
      onClick={() => onOpen(face.key)}
    >
      {face.cost === null ? (
        <span className="ds-row-points">
          {face.points && [face.points.single, face.points.elite].filter((points) => points > 0).join("/")}
        </span>
      ) : (
        <Coin>{face.cost}</Coin>
      )}
      <Arms card={face.key} type={face.type} colour={face.colour} size={34} />
      <span className="ds-row-name">
        <b>{face.name}</b>
        <small>{face.line}</small>
      </span>
      <Sides sides={face.sides} colour={face.colour} affiliation={face.affiliation} size={34} inRow hidden />
    </button>
  );
});
