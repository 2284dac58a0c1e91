import { Signed } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import type { Catalogue, PlayerName } from "../protocol";
import { Failed } from "../ui/Failed";
import { Link } from "../ui/Link";
import { called, signedName } from "../ui/names";
import { useAsked } from "../ui/useAsked";
import { optionName, valueName } from "../words";
import { Tallies } from "./Tallies";
import { profileTexts } from "./texts";
import { wishes, type OfOption, type PlayerRecord, type Streaks, type Tally } from "./wishes";

interface Props {
  id: string;
  game: string;
  /** The one form to show; empty for all. */
  form: string;
  catalogue: Catalogue | null;
  formName: (form: string) => string;
  onOpponent: (player: PlayerName) => void;
}

const played = ({ won, lost, tied }: Tally) => won + lost + tied;

/** Cards by name: several decks may share one. */
export function byName(cards: PlayerRecord["cards"], nameOf: (card: string) => string) {
  const named = new Map<string, { name: string; times: number; matches: number }>();
  for (const { card, times, matches } of cards) {
    const name = nameOf(card);
    const before = named.get(name) ?? { name, times: 0, matches: 0 };
    named.set(name, { name, times: before.times + times, matches: before.matches + matches });
  }
  return [...named.values()].sort((a, b) => b.times - a.times);
}

/** A player's record: results, streaks, options, opponents and cards. */
export function RecordPanels(props: Props) {
  const t = useTexts(profileTexts);
  const { id, game, form } = props;
  const [record, , failure, again] = useAsked(["record", id, game, form], () =>
    wishes.record(id, game, form),
  );
  if (failure !== null) return <Failed failure={failure} again={again} />;
  if (record === null) return <div aria-busy="true" />;
  if (played(record.tally) === 0) {
    return (
      <section className="panel" aria-labelledby="results">
        <h2 id="results">{t.results}</h2>
        <p className="note">{t.noMatches}</p>
      </section>
    );
  }
  return <Panels {...props} record={record} />;
}

function Panels({ catalogue, formName, onOpponent, record }: Props & { record: PlayerRecord }) {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const several = record.forms.length > 1;
  const options = [...new Set([...record.own, ...record.against].map(({ option }) => option))];
  const cards = byName(record.cards, (card) => catalogue?.cards[card]?.name ?? card);
  const tallies = (of: OfOption[], option: string) =>
    of
      .filter((each) => each.option === option)
      .sort((a, b) => played(b.tally) - played(a.tally))
      .map(({ value, tally }) => ({ key: value, name: valueName(catalogue?.words, option, value), tally }));
  return (
    <>
      <div className="profile-columns">
        <section className="panel" aria-labelledby="results">
          <h2 id="results">{t.results}</h2>
          <Tallies
            of={t.form}
            rows={[
              ...record.forms.map((of) => ({ key: of.form, name: formName(of.form), tally: of.tally })),
              ...(several ? [{ key: "", name: t.altogether, tally: record.tally }] : []),
            ]}
          />
        </section>
        <section className="panel" aria-labelledby="streaks">
          <h2 id="streaks">{t.streaks}</h2>
          <StreakTable
            rows={[
              ...record.forms.map((of) => ({ name: formName(of.form), ...of.streaks })),
              ...(several ? [{ name: t.altogether, ...record.streaks }] : []),
            ]}
          />
        </section>
        {options.map((option) => (
          <section key={option} className="panel" aria-labelledby={`own-${option}`}>
            <h2 id={`own-${option}`}>{t.byOption(optionName(catalogue?.words, option))}</h2>
            <Tallies of={t.ownOption} rows={tallies(record.own, option)} />
            <Tallies of={t.againstOption} rows={tallies(record.against, option)} />
          </section>
        ))}
        <section className="panel" aria-labelledby="opponents">
          <h2 id="opponents">{t.opponents}</h2>
          <Tallies
            of={t.player}
            rows={record.opponents.map(({ player, tally }) => ({
              key: player.id,
              name:
                player.computer === undefined ? (
                  <Link className="text" href={`/players/${player.id}`}>
                    {player.name}
                  </Link>
                ) : (
                  <Signed words={signedName(player, lang)} />
                ),
              tally,
              more: (
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={t.matchesAgainst(called(player, lang))}
                  onClick={() => onOpponent(player)}
                >
                  {t.played}
                </button>
              ),
            }))}
          />
        </section>
        {record.cards.length > 0 && (
          <section className="panel" aria-labelledby="cards">
            <h2 id="cards">{t.cards}</h2>
            <ol className="card-list">
              {cards.map(({ name, times, matches }) => (
                <li key={name}>
                  <b className="sp">{name}</b>
                  <span>{t.times(times)}</span>
                  <small>{t.inMatches(matches)}</small>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
}

function StreakTable({ rows }: { rows: ({ name: string } & Streaks)[] }) {
  const t = useTexts(profileTexts);
  return (
    <div className="table-room">
      <table className="tallies">
        <thead>
          <tr>
            <th scope="col">{t.form}</th>
            <th scope="col">{t.wonInARow}</th>
            <th scope="col">{t.unbeaten}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, won, longestWon, unbeaten, longestUnbeaten }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{t.nowAndMost(won, longestWon)}</td>
              <td>{t.nowAndMost(unbeaten, longestUnbeaten)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
