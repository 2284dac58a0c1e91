import "./decks.css";

/** More lines than this are not shown, nor more of a line than so many characters. */
const MOST = { lines: 12, characters: 60 };

/** The first lines of a text that name no card, below `said`; nothing if there are none. */
export function UnknownLines({ lines, said }: { lines: readonly string[]; said: string }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="bad">{said}</p>
      <ul className="deck-unknown">
        {lines.slice(0, MOST.lines).map((line, i) => (
          <li key={`${i} ${line}`}>{line.slice(0, MOST.characters)}</li>
        ))}
      </ul>
    </>
  );
}
