import type { Ref } from "react";
import { useTexts } from "../i18n";
import { pairingTexts, useSearch } from "../pairing";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { AsLastTime } from "./AsLastTime";
import { PlayComputer } from "./PlayComputer";
import type { With } from "./PlaySheet";
import { lobbyTexts } from "./texts";

/** The ways to a new match, and to the rules. */
export function Starts(props: {
  /** Whether a match waits for our move: then that is the page's first button. */
  asked: boolean;
  /** The number of players searching. */
  looking: number;
  find: Ref<HTMLButtonElement>;
  onPlay: (how: With) => void;
}) {
  const t = useTexts(lobbyTexts);
  const p = useTexts(pairingTexts);
  const { offer } = useSearch();
  const { asked, looking, find, onPlay } = props;
  return (
    <div className="starts">
      <PlayComputer
        first={!asked}
        onChoose={() => onPlay("computer")}
        beside={
          <Link href="/rules" className="start">
            <Icon name="file" />
            <span>
              <b>{t.learn}</b>
              <small>{t.learnMore}</small>
            </span>
          </Link>
        }
      />
      <button type="button" className="start friend" aria-haspopup="dialog" onClick={() => onPlay("friend")}>
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
        onClick={() => onPlay("anybody")}
      >
        <Icon name="swords" />
        <span>
          <b>{offer === null ? p.find : p.looking}</b>
          <small>{looking > 0 ? p.lookingNow(looking) : p.findMore}</small>
        </span>
      </button>
      <AsLastTime />
    </div>
  );
}
