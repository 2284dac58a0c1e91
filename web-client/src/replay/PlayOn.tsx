import { useState } from "react";
import { ComputerSign, fitting, levelName, rememberLevel, useLevels } from "../computer";
import { useLanguage, useTexts } from "../i18n";
import type { Replay } from "../protocol";
import { Tiles } from "../setup";
import { http } from "../socket";
import { Dialog } from "../table/Dialog";
import { Icon } from "../ui/Icons";
import { go } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { useDeed } from "../ui/useDeed";
import { playOnTexts } from "./playOn.texts";
import { usePlayerNames } from "./usePlayerNames";
import "./playOn.css";

/** Asks with whom a match is to go on from a moment of its replay, and leads to the room where it does. */
export function PlayOn(props: {
  link: string;
  match: string;
  replay: Replay;
  /** The moment, from 0. */
  moment: number;
  /** The seat that is chosen at first. */
  first: number;
  /** The seats that have left by then: nobody can play them. */
  out: readonly number[];
  disabled?: boolean;
}) {
  const t = useTexts(playOnTexts);
  const [opened, open] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn play-on-open"
        disabled={props.disabled}
        aria-label={t.on}
        title={t.on}
        onClick={() => open(true)}
      >
        <Icon name="swords" />
        <span>{t.on}</span>
      </button>
      {opened && <Sheet {...props} onClose={() => open(false)} />}
    </>
  );
}

function Sheet(props: {
  link: string;
  match: string;
  replay: Replay;
  moment: number;
  first: number;
  out: readonly number[];
  onClose: () => void;
}) {
  const { link, match, replay, moment, out, onClose } = props;
  const t = useTexts(playOnTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const nameOf = usePlayerNames(replay);
  const seats = replay.setup.seats.map((_, seat) => seat).filter((seat) => !out.includes(seat));
  const [seat, sit] = useState(seats.includes(props.first) ? props.first : (seats[0] ?? 0));
  const where = { game: replay.game, form: replay.form, seats: replay.setup.seats.length };
  const levels = useLevels(where);
  const [wanted, want] = useState<string | null>(null);
  const level = fitting(where, levels, undefined, wanted);
  const { busy, refusal, act } = useDeed();
  const begin = () => {
    if (level === undefined) return;
    act(
      "begin",
      () => http.playOn(link, match, { moment, seat, level }),
      (made) => {
        rememberLevel(where, level);
        go(`/r/${made.link}`);
      },
    );
  };
  return (
    <Dialog title={t.title} closeLabel={t.close} onClose={onClose}>
      <div className="play-on">
        <p>{t.lead}</p>
        <Tiles
          legend={t.seat}
          tiles={seats.map((one) => ({ key: String(one), name: nameOf(one) }))}
          value={String(seat)}
          onChoose={(one) => sit(Number(one))}
        />
        <Tiles
          className="level-tiles"
          legend={t.level}
          tiles={levels.map((one) => ({
            key: one,
            name: levelName(one, lang),
            picture: <ComputerSign level={one} quiet />,
          }))}
          value={level}
          onChoose={want}
        />
        <p className="note">{t.unrated}</p>
        {refusal && <p role="alert">{sentence(r, refusal)}</p>}
        <button
          type="button"
          className="btn pri"
          disabled={busy !== null || level === undefined}
          onClick={begin}
        >
          {busy === null ? t.begin : t.beginning}
        </button>
      </div>
    </Dialog>
  );
}
