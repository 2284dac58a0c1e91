import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { rememberControl, rememberedControl, TimeControlFields } from "../clock";
import { gameOf } from "../games";
import { useTexts } from "../i18n";
import type { Refusal, TimeControl } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { Check } from "../ui/Check";
import { refusalTexts, sentence } from "../ui/refusals";
import { useWords } from "../words";
import { FormFields, seatCounts } from "./FormFields";
import { OptionFields } from "./OptionFields";
import { useGames } from "./useForms";

/** What is chosen for a table before it is made. */
export interface TableTerms {
  game: string;
  form: string;
  seats: number;
  options: Record<string, string>;
  clock: TimeControl;
  rated: boolean;
}

/**
 * Everything one chooses for a new table: the game, the form, how many play, the options, the clock, whether it counts. The
 * first field takes the focus.
 */
export function TableForm(props: {
  title: string;
  className?: string;
  /** Whether its matches may count; nothing is offered where they cannot. */
  mayCount: boolean;
  /** Whether they do until the reader says so himself. */
  counts: boolean;
  /** More to choose or to read, below the clock. */
  more: (clock: TimeControl) => ReactNode;
  /** What the button says; `busy` while it is being done. */
  button: (busy: boolean) => string;
  disabled?: boolean;
  /** Does it; why not, or null if it is done. */
  send: (terms: TableTerms) => Promise<Refusal | null>;
}) {
  const r = useTexts(refusalTexts);
  const inRatings = useTexts(ratingTexts);
  const title = useId();
  const { games } = useGames();
  const words = useWords();
  const [played, setPlayed] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [table, setTable] = useState<Record<string, string>>({});
  const [clock, setClock] = useState(rememberedControl);
  // Until somebody says: whether it can count may be known only after the form has opened.
  const [ratedOrNot, setRatedOrNot] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const rated = props.mayCount && (ratedOrNot ?? props.counts);
  const game = games.find(({ key }) => key === played) ?? games[0];
  const forms = game?.forms ?? [];
  const form = forms.find(({ key }) => key === wanted) ?? forms[0];
  const counts = form ? seatCounts(form) : [];
  const seats = counts.find((n) => n === count) ?? counts[0] ?? 0;
  const element = useRef<HTMLFormElement>(null);
  const known = form !== undefined;
  useEffect(() => {
    if (known) element.current?.querySelector("select")?.focus();
  }, [known]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!game || !form || busy) return;
    const keys = form.tableOptions.map(({ key }) => key);
    const options = Object.fromEntries(Object.entries(table).filter(([key]) => keys.includes(key)));
    setBusy(true);
    setRefusal(null);
    void props.send({ game: game.key, form: form.key, seats, options, clock, rated }).then((refused) => {
      // Done: the form goes, and is pressed no more until it has gone.
      if (refused === null) return rememberControl(clock);
      setBusy(false);
      setRefusal(refused);
    });
  };

  return (
    <form
      ref={element}
      className={`panel start-form ${props.className ?? ""}`}
      onSubmit={submit}
      aria-labelledby={title}
    >
      <h2 id={title}>{props.title}</h2>
      <FormFields
        games={games.map(({ key }) => key)}
        game={game?.key}
        onGame={setPlayed}
        forms={forms.map(({ key }) => key)}
        form={form?.key}
        onForm={setWanted}
        counts={counts}
        seats={seats}
        onSeats={setCount}
      />
      {game && form && (
        <OptionFields
          game={game.key}
          words={words[game.key]}
          options={form.tableOptions.filter(({ key }) => !gameOf(game.key)?.ownOptions.includes(key))}
          seats={seats}
          chosen={table}
          onChoose={(key, value) => setTable({ ...table, [key]: value })}
        />
      )}
      <TimeControlFields value={clock} onChoose={setClock} />
      {props.more(clock)}
      {props.mayCount && (
        <Check checked={rated} onChange={setRatedOrNot}>
          {inRatings.rated}
        </Check>
      )}
      <button className="btn pri" disabled={busy || props.disabled || !form}>
        {props.button(busy)}
      </button>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal, words[game?.key ?? ""])}
      </p>
    </form>
  );
}
