import { useEffect, useRef, useState } from "react";
import { NameField } from "../account/NameField";
import { useSession } from "../account/Session";
import { GamePart, games } from "../games";
import { useTexts } from "../i18n";
import { useMyRooms } from "../live";
import { ChallengeList, Looking, useOffers, useSearch } from "../pairing";
import { Icon } from "../ui/Icons";
import { keep, kept } from "../ui/kept";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { refusalTexts, sentence } from "../ui/refusals";
import { useMedia } from "../ui/useMedia";
import { GameTiles } from "./GameTiles";
import { MyMatches } from "./MyMatches";
import { OpenTables } from "./OpenTables";
import { PlaySheet, type With } from "./PlaySheet";
import { Starts } from "./Starts";
import { lobbyTexts } from "./texts";
import { WatchForm } from "./WatchForm";
import "./lobby.css";

const [emblem] = games;

/** Whether we had matches at the last visit. */
const RETURNED = "home.matches";

/** The start page: our own matches, ways to a new one, the open tables. */
export function StartPage() {
  const t = useTexts(lobbyTexts);
  const r = useTexts(refusalTexts);
  const { player, refusal } = useSession();
  const offers = useOffers();
  const { offer } = useSearch();
  const rooms = useMyRooms();
  const [sheet, setSheet] = useState<{ how: With; game: string | null; listed?: boolean } | null>(null);
  const [linking, setLinking] = useState(false);
  const looking = offers.offers.reduce((sum, { waiting }) => sum + waiting, 0);
  // There is one column: the ways to a match come before others' tables.
  const narrow = useMedia("(max-width: 860px)", false);
  const side = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLButtonElement>(null);
  const asked = rooms?.some(({ turn }) => turn) ?? false;
  // Until the server answers it looks as at the last visit, so that nothing jumps.
  const [returned] = useState(() => kept(RETURNED) !== null);
  const returning = rooms === null ? returned : rooms.length > 0;
  useEffect(() => {
    if (rooms !== null) keep(RETURNED, rooms.length > 0 ? "yes" : null);
  }, [rooms]);
  // While a search is on there is nothing to choose: its status is shown in any case.
  const press = (how: With) => {
    if (how !== "anybody" || offer === null) setSheet({ how, game: null });
    else side.current?.querySelector<HTMLElement>(".looking")?.focus();
  };
  const openTable = () => setSheet({ how: "friend", game: null, listed: true });
  const stopped = () => {
    setSheet(null);
    find.current?.focus();
  };

  const more = (
    <>
      <NameField />
      <button
        type="button"
        className="btn"
        aria-expanded={linking}
        onClick={() => setLinking((before) => !before)}
      >
        <Icon name="eye" />
        {t.watch}
      </button>
      {linking && <WatchForm />}
      <Link href="/replay" className="text to-replay">
        {t.openFile}
      </Link>
    </>
  );
  const starts = <Starts asked={asked} looking={looking} find={find} onPlay={press} />;
  const tables = player !== null && <OpenTables onOpen={openTable} />;
  const tiles = <GameTiles onPlay={(game) => setSheet({ how: "computer", game })} />;
  return (
    <Page title={null}>
      {returning ? (
        <h1 className="visually-hidden">{t.play}</h1>
      ) : (
        <div className="hero">
          <div className="hero-rings" />
          {emblem && (
            <GamePart game={emblem} waiting={null} broken={null}>
              <emblem.Emblem />
            </GamePart>
          )}
          <div className="hero-words">
            <h1>
              {t.line1} <br />
              {t.line2}
            </h1>
            <p>{t.what}</p>
            {starts}
          </div>
        </div>
      )}
      {refusal && (
        <p role="alert" className="note bad lobby-refusal">
          {sentence(r, refusal)}
        </p>
      )}
      {sheet && (
        <PlaySheet
          how={sheet.how}
          onHow={(how) => setSheet({ ...sheet, how })}
          game={sheet.game}
          listed={sheet.listed}
          offers={offers}
          onClose={() => setSheet(null)}
        />
      )}
      {!returning && tiles}
      <div className="lobby">
        <div className="col lobby-side" ref={side}>
          <Looking focus={sheet?.how === "anybody"} onCancel={stopped} />
          <ChallengeList />
          {returning && <MyMatches />}
          {!(returning && narrow) && tables}
        </div>
        <div className="col lobby-side">
          {returning && (
            <section aria-labelledby="play">
              <h2 id="play">{t.play}</h2>
              {starts}
            </section>
          )}
          {player !== null && !returning && rooms?.length === 0 && <MyMatches />}
          {returning && narrow && tables}
          {!returning && more}
        </div>
      </div>
      {returning && tiles}
      {returning && <div className="lobby-more">{more}</div>}
    </Page>
  );
}
