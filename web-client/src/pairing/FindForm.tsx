import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useSession } from "../account/Session";
import { clockTexts, shortControl } from "../clock";
import { useTexts } from "../i18n";
import { ratingTexts } from "../rating/texts";
import { Columns, Foot, FormTiles, Tiles, useGames } from "../setup";
import { Check } from "../ui/Check";
import { keep, kept } from "../ui/kept";
import { refusalTexts, sentence } from "../ui/refusals";
import { titleOf, useWords } from "../words";
import { Looking } from "./Looking";
import { useSearch } from "./Search";
import { pairingTexts } from "./texts";
import { length } from "./words";
import { wishOf, type Offer } from "./wishes";

const GAME = "find.game";
const FORM = "find.form";
const SEATS = "find.seats";
const CLOCK = "find.clock";

/** The search form; during a search, its progress. */
export function FindForm(props: {
  offers: readonly Offer[];
  /** Where one changes with whom to play. */
  who?: ReactNode;
}) {
  const { offers, who } = props;
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const inClocks = useTexts(clockTexts);
  const inRatings = useTexts(ratingTexts);
  const { player, account } = useSession();
  const { offer: waiting, refusal, look } = useSearch();
  const words = useWords();
  const { games, known: loaded } = useGames();
  const [played, setPlayed] = useState(() => kept(GAME));
  const [wanted, setWanted] = useState(() => kept(FORM));
  const [count, setCount] = useState(() => kept(SEATS));
  const [clock, setClock] = useState(() => kept(CLOCK));
  const [rated, setRated] = useState(true);
  const counts = rated && account !== null;

  const shown = offers.filter(({ game, form }) =>
    games.some(({ key, forms }) => key === game && forms.some((one) => one.key === form)),
  );
  const among = games.map(({ key }) => key).filter((key) => shown.some(({ game }) => game === key));
  const game = among.find((key) => key === played) ?? among[0];
  const ours = shown.filter((one) => one.game === game);
  const forms = games.find(({ key }) => key === game)?.forms ?? [];
  const keys = [...new Set(ours.map(({ form }) => form))];
  const form = keys.find((key) => key === wanted) ?? keys[0];
  const ofForm = ours.filter((one) => one.form === form);
  const many = [...new Set(ofForm.map(({ seats }) => seats))];
  const seats = many.find((n) => String(n) === count) ?? many[0];
  const kinds = ofForm.filter((one) => one.seats === seats && one.rated === counts);
  const chosen = kinds.find((one) => JSON.stringify(one.clock) === clock) ?? kinds[0];

  const element = useRef<HTMLFormElement>(null);
  const known = form !== undefined && waiting === null;
  useEffect(() => {
    const { current: box } = element;
    if (!known || box?.contains(document.activeElement)) return;
    box?.querySelector<HTMLElement>(".form-tiles input:checked")?.focus();
  }, [known]);

  if (waiting !== null) return <Looking focus />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    keep(GAME, chosen.game);
    keep(FORM, chosen.form);
    keep(SEATS, String(chosen.seats));
    keep(CLOCK, JSON.stringify(chosen.clock));
    look(wishOf(chosen));
  };
  return (
    <form ref={element} className="start-form" onSubmit={submit} aria-labelledby="find">
      <h2 id="find" className="visually-hidden">
        {t.find}
      </h2>
      <Columns
        who={
          <>
            {who}
            <p className="note">{t.howItGoes}</p>
          </>
        }
        loading={!loaded}
        what={
          <FormTiles
            games={among}
            game={game}
            onGame={setPlayed}
            forms={forms.filter(({ key }) => keys.includes(key))}
            form={form}
            onForm={setWanted}
            counts={many}
            seats={seats}
            onSeats={(n) => setCount(String(n))}
          />
        }
        how={
          <>
            {kinds.length > 0 && (
              <Tiles
                className="clock-tiles"
                legend={t.clock}
                tiles={kinds.map((kind) => ({
                  key: JSON.stringify(kind.clock),
                  name: shortControl(kind.clock, inClocks),
                  icon: kind.clock.kind === "days" ? "bell" : "clock",
                  text: kind.waiting > 0 ? t.lookingNow(kind.waiting) : undefined,
                }))}
                value={chosen && JSON.stringify(chosen.clock)}
                onChoose={setClock}
              />
            )}
            <Check checked={counts} disabled={account === null} onChange={setRated}>
              {t.rated}
            </Check>
            {account === null && <p className="note">{t.ratedNeedsAccount}</p>}
          </>
        }
      />
      <Foot
        chosen={
          chosen
            ? {
                title: titleOf(words, chosen.game, chosen.form),
                more: [
                  shortControl(chosen.clock, inClocks),
                  counts ? inRatings.ratedYes : inRatings.ratedNo,
                  ...(chosen.expected === null ? [] : [t.usually(length(chosen.expected, t))]),
                ],
              }
            : null
        }
        button={t.look}
        disabled={player === null || !chosen}
        refusal={refusal && sentence(r, refusal)}
      />
    </form>
  );
}
