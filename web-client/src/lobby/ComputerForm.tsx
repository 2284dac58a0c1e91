import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useSession } from "../account/Session";
import {
  ComputerSign,
  ENGINE,
  computerTexts,
  fitAt,
  fitting,
  keysOf,
  levelName,
  mannerOf,
  levelsAt,
  rankName,
  rememberLevel,
  useEngines,
  useFit,
  useOffered,
  whyThis,
  type Offered,
  type Where,
} from "../computer";
import { useLanguage, useTexts, type Lang } from "../i18n";
import { TableForm, Tiles, type TableTerms } from "../setup";
import { http, refusalOf } from "../socket";
import { go } from "../ui/navigation";

/** Stands before the id of an engine among the keys of tiles, whose other keys are levels. */
const OUTSIDE = "engine ";

/** Form and options of a match against computers of one level; it starts at once. */
export function ComputerForm(props: {
  /** The preselected game; null for the last one. */
  game: string | null;
  /** The control that chooses the kind of opponent. */
  who: ReactNode;
}) {
  const t = useTexts(computerTexts);
  const { player } = useSession();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<string | null>(null);
  const make = async ({ options, ...terms }: TableTerms) => {
    try {
      const levels = keysOf(await client.fetchQuery(levelsAt(terms)));
      // The proposal that is shown, if any has come.
      const fit = client.getQueryData(fitAt(player?.id, terms).queryKey);
      const level = fitting(terms, levels, fit, wanted);
      if (level === undefined) return { code: "bad-option" };
      const { link } = await http.createRoom({
        ...terms,
        table: options,
        // An engine sits at a table only once: the other seats are for computers of ours.
        computers: Array.from({ length: terms.seats - 1 }, (_, i) =>
          i === 0 && wanted?.startsWith(OUTSIDE) ? wanted.slice(OUTSIDE.length) : level,
        ),
        watching: false,
        listed: false,
        range: null,
      });
      if (!wanted?.startsWith(OUTSIDE)) rememberLevel(terms, level);
      go(`/r/${link}`);
      return null;
    } catch (reason) {
      return refusalOf(reason);
    }
  };
  return (
    <TableForm
      title={t.play}
      titled
      first={props.game}
      mayCount={false}
      counts={false}
      ownSeat
      computer
      who={(where) => (
        <>
          {props.who}
          <LevelTiles player={player?.id} where={where} wanted={wanted} onChoose={setWanted} />
          <p className="note">
            {t.unrated} {t.fair}
          </p>
        </>
      )}
      button={(busy) => (busy ? t.starting : t.start)}
      disabled={player === null}
      send={make}
    />
  );
}

/** A level's rank and, once people have found out, its rating to the nearest fifty. */
function noteOf(
  { level, rating }: Offered,
  about: (points: string) => string,
  lang: Lang,
  locale: string,
): string {
  const rank = rankName(level, lang);
  if (rating === null) return rank;
  return `${rank}, ${about(new Intl.NumberFormat(locale).format(Math.round(rating.shown / 50) * 50))}`;
}

/** The levels on offer and the engines that are connected, each with its sign. */
function LevelTiles(props: {
  player: string | undefined;
  where: Where | null;
  wanted: string | null;
  onChoose: (level: string) => void;
}) {
  const t = useTexts(computerTexts);
  const { lang, locale } = useLanguage();
  const offered = useOffered(props.where);
  const fit = useFit(props.player, props.where);
  const engines = (useEngines(props.where?.game ?? null) ?? []).filter(({ free }) => free);
  if (offered.length === 0 || props.where === null) return null;
  const here = engines.some(({ id }) => OUTSIDE + id === props.wanted);
  const level = fitting(props.where, keysOf(offered), fit, props.wanted);
  const why = here ? null : whyThis(fit, level);
  return (
    <>
      <Tiles
        className="level-tiles"
        legend={t.level}
        tiles={[
          ...offered.map((one) => ({
            key: one.level,
            name: levelName(one.level, lang),
            note: noteOf(one, t.about, lang, locale),
            text: mannerOf(one, offered, lang),
            picture: <ComputerSign level={one.level} quiet />,
          })),
          ...engines.map(({ id, name, owner }) => ({
            key: OUTSIDE + id,
            name,
            note: t.ofOwner(owner),
            picture: <ComputerSign level={ENGINE} quiet />,
          })),
        ]}
        value={here && props.wanted !== null ? props.wanted : level}
        onChoose={props.onChoose}
      />
      {why && <p className="note">{t[why]}</p>}
    </>
  );
}
