import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { clockTexts, rememberControl, rememberedControl, shortControl } from "../clock";
import { computerTexts } from "../computer";
import { gameOf, GamePart } from "../games";
import { useTexts } from "../i18n";
import type { Refusal, TimeControl } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { refusalOf } from "../socket";
import { Check } from "../ui/Check";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, unusual, useWords } from "../words";
import { ClockTiles } from "./ClockTiles";
import { Columns, Foot } from "./Columns";
import { FormTiles } from "./FormTiles";
import { OptionFields } from "./OptionFields";
import { initial, lastGame, lastTerms, permitted, remember } from "./remembered";
import { seatCounts } from "./SeatsField";
import { setupTexts } from "./texts";
import { useGames } from "./useForms";
import { useOwnSeat } from "./useOwnSeat";

/** The choices for a new table. */
export interface TableTerms {
  game: string;
  form: string;
  seats: number;
  options: Record<string, string>;
  /** The choices for the host's own seat; empty if made later. */
  seat: Record<string, string>;
  clock: TimeControl;
  rated: boolean;
}

/**
 * Every choice for a new table: the game, the form, the number of players, the clock, rated or not, and behind "More
 * options" the game's own options. Opens with the values sent last. The chosen form takes the focus, against
 * computers the first choice, unless another control of it has it already.
 */
export function TableForm(props: {
  title: string;
  /** Whether the title is already shown above. */
  titled?: boolean;
  className?: string;
  /** The preselected game; the last one if omitted. */
  first?: string | null;
  /** Whether its matches can be rated; otherwise the choice is hidden. */
  mayCount: boolean;
  /** Whether they are rated by default. */
  counts: boolean;
  /** Whether the player is known to be a guest, with whom no match counts. */
  guest?: boolean;
  /** The kind of opponent; may depend on the chosen table, null until loaded. */
  who?: ReactNode | ((where: Pick<TableTerms, "game" | "form" | "seats"> | null) => ReactNode);
  /** Whether it is against computers. */
  computer?: boolean;
  /** Whether it has the host's own choice too, such as what they play with. */
  ownSeat?: boolean;
  /** More choices or words, below the clock. */
  more?: (clock: TimeControl) => ReactNode;
  /** The button's label; `busy` during submission. */
  button: (busy: boolean) => string;
  disabled?: boolean;
  /** Submits the form; resolves to the refusal, or null on success. A rejection is shown like a refusal. */
  send: (terms: TableTerms) => Promise<Refusal | null>;
}) {
  const t = useTexts(setupTexts);
  const r = useTexts(refusalTexts);
  const inClocks = useTexts(clockTexts);
  const { who, computer = false } = props;
  const inRatings = useTexts(ratingTexts);
  const inComputers = useTexts(computerTexts);
  const title = useId();
  const { games, known } = useGames();
  const words = useWords();
  const [played, setPlayed] = useState<string | null>(() => props.first ?? lastGame());
  const [wanted, setWanted] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [table, setTable] = useState<Record<string, string> | null>(null);
  const [own, setOwn] = useState<Record<string, string> | null>(null);
  const [clock, setClock] = useState(rememberedControl);
  // Until the player chooses: whether it can be rated may become known only after the form has opened.
  const [ratedOrNot, setRatedOrNot] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const game = games.find(({ key }) => key === played) ?? games[0];
  const last = lastTerms(game);
  const forms = game?.forms ?? [];
  const form = forms.find(({ key }) => key === (wanted ?? last?.form)) ?? forms[0];
  const rated = props.mayCount && (ratedOrNot ?? last?.rated ?? props.counts);
  const counts = form ? seatCounts(form) : [];
  const seats = counts.find((n) => n === (count ?? last?.seats)) ?? counts[0] ?? 0;
  const tableOptions = form?.tableOptions ?? [];
  // A choice for more players than are left is no longer offered, nor sent.
  const fits = (key: string, value: string) => gameOf(game?.key)?.fits(key, value, seats) ?? true;
  const chosen = permitted(tableOptions, { ...initial(form, seats, rated, last), ...table }, fits);
  const ownSeat = useOwnSeat(game?.key ?? null, form, chosen);
  const seat = ownSeat ? permitted(ownSeat.options, own ?? last?.seat) : {};
  const hidden = gameOf(game?.key)?.ownOptions ?? [];
  const element = useRef<HTMLFormElement>(null);
  const opened = form !== undefined;
  useEffect(() => {
    const { current: box } = element;
    if (!opened || box?.contains(document.activeElement)) return;
    // On phones the levels of computers stand above the forms, and would be scrolled away.
    const chosen = computer ? "input:checked" : ".form-tiles input:checked";
    box?.querySelector<HTMLElement>(chosen)?.focus();
  }, [opened, computer]);

  const choose = (key: string) => {
    setPlayed(key);
    setWanted(null);
    setCount(null);
    setTable(null);
    setOwn(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!game || !form || busy) return;
    const terms = { game: game.key, form: form.key, seats, options: chosen, seat, clock };
    setBusy(true);
    setRefusal(null);
    void props
      .send({ ...terms, seat: props.ownSeat ? seat : {}, rated })
      .catch(refusalOf)
      .then((refused) => {
        if (refused === null) {
          // Submitted: the form closes, and cannot be sent again meanwhile.
          rememberControl(clock);
          remember({ ...terms, rated: ratedOrNot ?? last?.rated ?? null, computer });
          return;
        }
        setBusy(false);
        setRefusal(refused);
      });
  };

  const where = game && form ? { game: game.key, form: form.key, seats } : null;
  const briefly = unusual(words[game?.key ?? ""], form, chosen, hidden);
  return (
    <form
      ref={element}
      className={`start-form ${props.className ?? ""}`}
      onSubmit={submit}
      aria-labelledby={title}
    >
      <h2 id={title} className={props.titled ? "visually-hidden" : ""}>
        {props.title}
      </h2>
      <Columns
        who={typeof who === "function" ? who(where) : who}
        loading={!known}
        what={
          <>
            {!known && (
              <p role="status" className="note">
                {t.loading}
              </p>
            )}
            <FormTiles
              games={games.map(({ key }) => key)}
              game={game?.key}
              onGame={choose}
              forms={forms}
              form={form?.key}
              onForm={setWanted}
              counts={counts}
              seats={seats}
              onSeats={setCount}
            />
          </>
        }
        how={
          <>
            <ClockTiles value={clock} onChoose={setClock} />
            {props.ownSeat && ownSeat && form && (
              <GamePart game={gameOf(game?.key)} broken={null}>
                <ownSeat.Setup
                  catalogue={ownSeat.catalogue}
                  form={form}
                  table={chosen}
                  seats={seats}
                  options={ownSeat.options}
                  chosen={seat}
                  onChoose={(key, value) => setOwn({ ...seat, [key]: value })}
                />
              </GamePart>
            )}
            {props.mayCount && (
              <Check checked={rated} onChange={setRatedOrNot}>
                {inRatings.rated}
              </Check>
            )}
            {rated && props.guest && <p className="note">{inRatings.withGuest}</p>}
            {props.more?.(clock)}
            {game && form && tableOptions.length > 0 && (
              <details className="setup-more">
                <summary>
                  <b>{t.moreOptions}</b>
                  <small>{briefly.length > 0 ? briefly.join(", ") : t.asUsual}</small>
                </summary>
                <div>
                  <OptionFields
                    game={game.key}
                    words={words[game.key]}
                    options={tableOptions.filter(({ key }) => !hidden.includes(key))}
                    seats={seats}
                    chosen={chosen}
                    onChoose={(key, value) => setTable({ ...table, [key]: value })}
                  />
                </div>
              </details>
            )}
          </>
        }
      />
      <Foot
        chosen={
          game && form
            ? {
                title: titleOf(words, game.key, form.key),
                more: [
                  shortControl(clock, inClocks),
                  computer
                    ? inComputers.atOnce
                    : !rated
                      ? inRatings.ratedNo
                      : props.guest
                        ? inRatings.withGuest
                        : inRatings.ratedYes,
                ],
              }
            : null
        }
        button={props.button(busy)}
        disabled={busy || props.disabled === true || !form}
        refusal={refusal && sentence(r, refusal, words[game?.key ?? ""])}
      />
    </form>
  );
}
