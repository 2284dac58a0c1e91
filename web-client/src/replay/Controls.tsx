import { useTexts } from "../i18n";
import { useShortcuts } from "../table/useShortcuts";
import { Icon, type IconName } from "../ui/Icons";
import { neighbours, SPEEDS, type Speed, type usePlayback } from "./playback";
import { replayTexts } from "./texts";

/** To either end, by turn and by step, playback with speed, and a slider. Keys work wherever the focus is. */
export function Controls(props: {
  playback: ReturnType<typeof usePlayback>;
  count: number;
  begins: readonly number[];
}) {
  const t = useTexts(replayTexts);
  const { playback, count, begins } = props;
  const { at, playing, speed, go, toggle, setSpeed } = playback;
  const [turnBefore, turnAfter] = neighbours(begins, at, count);
  useShortcuts({
    arrowleft: () => go(at - 1),
    arrowright: () => go(at + 1),
    pageup: () => go(turnBefore),
    pagedown: () => go(turnAfter),
    home: () => go(0),
    end: () => go(count),
    " ": toggle,
  });
  // Never disabled: a focused button would lose the focus.
  const button = (icon: IconName, label: string, key: string, to: number) => (
    <button
      type="button"
      className="btn icn quiet"
      aria-label={label}
      title={`${label} (${key})`}
      aria-disabled={to === at}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="replay-controls" role="group" aria-label={t.controls}>
      {button("first", t.first, "Home", 0)}
      {button("turnBack", t.previousTurn, "Page Up", turnBefore)}
      {button("previous", t.previous, "←", Math.max(at - 1, 0))}
      <button
        type="button"
        className="btn icn pri replay-play"
        aria-label={playing ? t.pause : t.play}
        title={playing ? t.pause : t.play}
        onClick={toggle}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      {button("next", t.next, "→", Math.min(at + 1, count))}
      {button("turnOn", t.nextTurn, "Page Down", turnAfter)}
      {button("last", t.last, "End", count)}
      <label className="replay-speed">
        <span className="visually-hidden">{t.speed}</span>
        <select
          className="field"
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <input
        type="range"
        className="replay-slider"
        min={0}
        max={count}
        value={at}
        aria-label={t.slider}
        aria-valuetext={t.step(at, count)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output className="replay-step num">{t.step(at, count)}</output>
    </div>
  );
}
