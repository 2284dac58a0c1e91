import { useRef, useState } from "react";
import { NameField } from "../account/NameField";
import { useSession } from "../account/Session";
import { useTexts } from "../i18n";
import { Failed } from "../ui/Failed";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { refusalTexts, sentence } from "../ui/refusals";
import { ChallengeList, FindForm, Looking, pairingTexts, useOffers, useSearch } from "../pairing";
import { GamePart, games } from "../games";
import { MyMatches } from "./MyMatches";
import { NewRoomForm } from "./NewRoomForm";
import { OpenTables } from "./OpenTables";
import { lobbyTexts } from "./texts";
import { WatchForm } from "./WatchForm";
import "./lobby.css";

const [emblem] = games;

/** Where everybody arrives: play with a friend, watch, go on with a running match. */
export function StartPage() {
  const t = useTexts(lobbyTexts);
  const r = useTexts(refusalTexts);
  const { player, refusal } = useSession();
  const p = useTexts(pairingTexts);
  const { offers, failure, again } = useOffers();
  const { offer } = useSearch();
  const [open, setOpen] = useState<"friend" | "find" | "watch" | null>(null);
  const looking = offers.reduce((sum, { waiting }) => sum + waiting, 0);
  const toggle = (which: "friend" | "find" | "watch") =>
    setOpen((before) => (before === which ? null : which));
  const side = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLButtonElement>(null);
  // While we look there is nothing to unfold: what we wait for is shown in any case.
  const pressFind = () => {
    if (offer === null) toggle("find");
    else side.current?.querySelector<HTMLElement>(".looking")?.focus();
  };
  const stopped = () => {
    setOpen(null);
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
              className="start pri"
              aria-expanded={open === "friend"}
              onClick={() => toggle("friend")}
            >
              <Icon name="users" />
              <span>
                <b>{t.friend}</b>
                <small>{t.friendMore}</small>
              </span>
            </button>
            <button
              ref={find}
              type="button"
              className="start find"
              aria-expanded={offer === null ? open === "find" : undefined}
              onClick={pressFind}
            >
              <Icon name="swords" />
              <span>
                <b>{offer === null ? p.find : p.looking}</b>
                <small>{looking > 0 ? p.lookingNow(looking) : p.findMore}</small>
              </span>
            </button>
            <button
              type="button"
              className="start"
              aria-expanded={open === "watch"}
              onClick={() => toggle("watch")}
            >
              <Icon name="eye" />
              <span>
                <b>{t.watch}</b>
                <small>{t.watchMore}</small>
              </span>
            </button>
          </div>
          <Link href="/replay" className="text to-replay">
            {t.openFile}
          </Link>
        </div>
      </div>
      {refusal && (
        <p role="alert" className="note bad lobby-refusal">
          {sentence(r, refusal)}
        </p>
      )}
      <div className="lobby">
        <div className="col lobby-side" ref={side}>
          {open === "friend" && <NewRoomForm />}
          {open === "find" && offers.length === 0 && <Failed failure={failure} again={again} />}
          {open === "find" && offer === null ? (
            <FindForm offers={offers} />
          ) : (
            <Looking focus={open === "find"} onCancel={stopped} />
          )}
          {open === "watch" && <WatchForm />}
          <ChallengeList />
          {player !== null && <OpenTables />}
        </div>
        <div className="col lobby-side">
          {player !== null && <MyMatches />}
          <NameField />
        </div>
        <section aria-labelledby="how">
          <h2 id="how">{t.howTitle}</h2>
          <ol className="how">
            <li>
              <h3>{t.how1Title}</h3>
              <p>{t.how1}</p>
            </li>
            <li>
              <h3>{t.how2Title}</h3>
              <p>{t.how2}</p>
            </li>
            <li>
              <h3>{t.how3Title}</h3>
              <p>{t.how3}</p>
            </li>
          </ol>
          <Link href="/rules" className="text to-rules">
            {t.rules}
          </Link>
        </section>
      </div>
    </Page>
  );
}
