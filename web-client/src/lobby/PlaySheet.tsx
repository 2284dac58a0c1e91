import { useEffect, useState } from "react";
import { computerTexts } from "../computer";
import { useTexts } from "../i18n";
import { FindForm, useOffers, useSearch } from "../pairing";
import { Tiles } from "../setup";
import { Dialog } from "../table/Dialog";
import { Failed } from "../ui/Failed";
import { ComputerForm } from "./ComputerForm";
import { NewRoomForm } from "./NewRoomForm";
import { lobbyTexts } from "./texts";
import "./sheet.css";

/** The kind of opponent: computers, those who get a link, or anyone who looks for the same. */
export type With = "computer" | "friend" | "anybody";

/** Every choice before a match, in one sheet above the page: with whom, which game, and how. */
export function PlaySheet(props: {
  how: With;
  onHow: (how: With) => void;
  /** The preselected game; null for the last one. */
  game: string | null;
  /** Whether anyone may sit down at a new table unless its host decides otherwise. */
  listed?: boolean;
  offers: ReturnType<typeof useOffers>;
  onClose: () => void;
}) {
  const { how, onHow, game, listed, offers, onClose } = props;
  const t = useTexts(lobbyTexts);
  const inComputers = useTexts(computerTexts);
  const { offer } = useSearch();
  const [switched, setSwitched] = useState(false);
  const searching = how === "anybody" && offer !== null;
  // Else the sheet would come back by itself once the search ends.
  useEffect(() => {
    if (searching) onClose();
  }, [searching, onClose]);
  if (searching) return null;
  const who = (
    <Tiles<With>
      className="with-tiles"
      legend={t.playWith}
      quiet
      tiles={[
        { key: "computer", name: inComputers.computer, icon: "chip" },
        { key: "friend", name: t.aFriend, icon: "link" },
        { key: "anybody", name: t.anybody, icon: "swords" },
      ]}
      value={how}
      // Each form has its own tiles: the focus stays with the one just chosen.
      autoFocus={switched}
      onChoose={(next) => {
        setSwitched(true);
        onHow(next);
      }}
    />
  );
  return (
    <Dialog className="sheet" title={t.play} closeLabel={t.close} onClose={onClose}>
      {how === "computer" ? (
        <ComputerForm game={game} who={who} />
      ) : how === "friend" ? (
        <NewRoomForm game={game} listed={listed} who={who} />
      ) : offers.offers.length === 0 && offers.failure ? (
        <div className="sheet-find">
          {who}
          <Failed failure={offers.failure} again={offers.again} />
        </div>
      ) : (
        <FindForm offers={offers.offers} who={who} />
      )}
    </Dialog>
  );
}
