import "./decks.css";

/** A question about the deck being built, with its two answers. `urgent`: it stands in the way of what was begun. */
export function Ask(props: {
  question: string;
  yes: string;
  no: string;
  urgent?: boolean;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  const { question, yes, no, urgent = false, busy = false, onYes, onNo } = props;
  return (
    <div className="deck-ask" role={urgent ? "alertdialog" : "group"} aria-label={question}>
      <p>{question}</p>
      <div className="row wrap">
        <button type="button" className="btn" disabled={busy} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn quiet" onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
