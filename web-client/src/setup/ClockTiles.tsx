import { useState } from "react";
import { BRISK, clockTexts, NONE, sameControl, shortControl, SLOW, TimeControlFields } from "../clock";
import { useTexts } from "../i18n";
import type { TimeControl } from "../protocol";
import { setupTexts } from "./texts";
import { Tiles } from "./Tiles";

const USUAL = { calm: NONE, brisk: BRISK, days: SLOW } as const;
const KEYS = ["calm", "brisk", "days", "own"] as const;

type Key = (typeof KEYS)[number];

/** Chooses a time control: one of three common clocks, or any other. */
export function ClockTiles(props: { value: TimeControl; onChoose: (control: TimeControl) => void }) {
  const { value, onChoose } = props;
  const t = useTexts(setupTexts);
  const inClocks = useTexts(clockTexts);
  const [own, setOwn] = useState(false);
  const usual = KEYS.find((key) => key !== "own" && sameControl(USUAL[key], value));
  const key: Key = own || usual === undefined ? "own" : usual;
  const icons = { calm: "hourglass", brisk: "clock", days: "bell", own: "gear" } as const;
  const names = { calm: t.calm, brisk: t.brisk, days: t.byDays, own: t.ownClock };
  return (
    <>
      <Tiles<Key>
        className="clock-tiles"
        legend={inClocks.clock}
        tiles={KEYS.map((one) => ({
          key: one,
          name: names[one],
          icon: icons[one],
          text: one === "own" ? undefined : shortControl(USUAL[one], inClocks),
        }))}
        value={key}
        onChoose={(one) => {
          setOwn(one === "own");
          if (one !== "own") onChoose(USUAL[one]);
        }}
      />
      {key === "own" && <TimeControlFields value={value} onChoose={onChoose} />}
    </>
  );
}
