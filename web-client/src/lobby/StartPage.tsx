import { useRef, useState } from "react";
import { NameField } from "../account/NameField";
import { useSession } from "../account/Session";
import { GamePart, games } from "../games";
import { useTexts } from "../i18n";
import { useMyRooms } from "../live";
import { ChallengeList, Looking, pairingTexts, useOffers, useSearch } from "../pairing";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { refusalTexts, sentence } from "../ui/refusals";
import { AsLastTime } from "./AsLastTime";
import { GameTiles } from "./GameTiles";
import { MyMatches } from "./MyMatches";
import { OpenTables } from "./OpenTables";
import { PlaySheet, type With } from "./PlaySheet";
import { lobbyTexts } from "./texts";
import { WatchForm } from "./WatchForm";
import "./lobby.css";

const [emblem] = games;

/** The start page: our own matches, ways to a new one, the open tables. */
export function StartPage() {
  const t = useTexts(lobbyTexts);
  const r = useTexts(refusalTexts);
  const { player, refusal } = useSession();
  const p = useTexts(pairingTexts);
  const offers = useOffers();
  const { offer } = useSearch();
  const rooms = useMyRooms();
  const [sheet, setSheet] = useState<{ how: With; game: string | null } | null>(null);
  const [linking, setLinking] = useState(false);
  const looking = offers.offers.reduce((sum, { waiting }) => sum + waiting, 0);
  const side = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLButtonElement>(null);
  const asked = rooms?.some(({ turn }) => turn) ?? false;
  // While a search is on there is nothing to choose: its status is shown in any case.
  const pressFind = () => {
    if (offer === null) setSheet({ how: "anybody", game: null });
    else side.current?.querySelector<HTMLElement>(".looking")?.focus();
  };
  const stopped = () => {
    setSheet(null);
    find.current?.focus();
  };

  return (
    <Page title={null}>
      <div className="hero">
        <div className="hero-rings" />
        {emblem && (
          <GamePart game={emblem} waiting={null}>
            <emblem.Emblem />
          </GamePart>
        )}
        <div className="hero-words">
          <h1>
            {t.line1} <br />
            {t.line2}
          </h1>
          <p>{t.what}</p>
          <div className="starts">
            <button
              type="button"
              className={asked ? "start friend" : "start friend pri"}
              aria-haspopup="dialog"
              onClick={() => setSheet({ how: "friend", game: null })}
            >
              <Icon name="link" />
              <span>
                <b>{t.friend}</b>
                <small>{t.friendMore}</small>
              </span>
            </button>
            <button
              ref={find}
              type="button"
              className="start find"
              aria-haspopup={offer === null ? "dialog" : undefined}
              onClick={pressFind}
            >
              <Icon name="swords" />
              <span>
                <b>{offer === null ? p.find : p.looking}</b>
                <small>{looking > 0 ? p.lookingNow(looking) : p.findMore}</small>
              </span>
            </button>
            <AsLastTime />
            <Link href="/rules" className="start">
              <Icon name="file" />
              <span>
                <b>{t.learn}</b>
                <small>{t.learnMore}</small>
              </span>
            </Link>
          </div>
        </div>
      </div>
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
          offers={offers}
          onClose={() => setSheet(null)}
        />
      )}
      <div className="lobby">
        <div className="col lobby-side" ref={side}>
          <Looking focus={sheet?.how === "anybody"} onCancel={stopped} />
          <ChallengeList />
          {player !== null && rooms !== null && rooms.length > 0 && <MyMatches />}
          {player !== null && <OpenTables />}
        </div>
        <div className="col lobby-side">
          {player !== null && rooms?.length === 0 && <MyMatches />}
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
        </div>
      </div>
      <GameTiles onPlay={(game) => setSheet({ how: "friend", game })} />
    </Page>
  );
}
