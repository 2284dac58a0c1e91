import { useEffect, type CSSProperties, type RefObject } from "react";
import { pace } from "../../../settings";
import { corner, type SquareName } from "./geometry";
import { Chosen, Frame, Line } from "./marks";
import type { Motion, Track } from "./motion";

const SET_DOWN = "cubic-bezier(.2,.9,.25,1)";

function offset(from: SquareName, to: SquareName): string {
  const a = corner(from);
  const b = corner(to);
  return `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
}

/** The final square of the piece that ends a chain of moves, from track `index` on. */
function resting(tracks: readonly Track[], index: number): SquareName | null {
  const track = tracks[index];
  if (!track || track.kind === "ring") return null;
  let at = track.kind === "move" ? track.to : track.kind === "swap" ? track.b : track.at;
  for (const later of tracks.slice(index + 1)) {
    if (later.kind === "move" && later.from === at) at = later.to;
    else if (later.kind === "break" && later.at === at) return null;
    else if (later.kind === "swap") at = later.a === at ? later.b : later.b === at ? later.a : at;
  }
  return at;
}

/** Plays a motion on the pieces on the board. Never blocks: the board already shows the result. */
export function useMotion(root: RefObject<SVGSVGElement | null>, motion: Motion | null): void {
  const id = motion?.id;
  useEffect(() => {
    const speed = pace();
    if (!motion || speed === 0 || !root.current) return;
    const find = (at: SquareName, layer: string) =>
      root.current?.querySelector(`[data-piece="${at}"] .${layer}`);
    const play = (element: Element | null | undefined, frames: Keyframe[], track: Track, easing: string) => {
      if (typeof element?.animate !== "function") return;
      element.animate(frames, {
        delay: track.start * speed,
        duration: track.duration * speed,
        fill: "backwards",
        easing,
      });
    };
    motion.tracks.forEach((track, index) => {
      const at = resting(motion.tracks, index);
      if (at === null) return;
      switch (track.kind) {
        case "set":
          play(
            find(at, "piece-body"),
            [
              { transform: "scale(1.25)", opacity: 0 },
              { transform: "scale(1.15)", opacity: 0.8, offset: 0.4 },
              { transform: "none", opacity: 1 },
            ],
            track,
            SET_DOWN,
          );
          break;
        case "rise":
          play(
            find(at, "piece-body"),
            [
              { transform: "scale(.5)", opacity: 0 },
              { transform: "scale(.5)", opacity: 0, offset: 0.55 },
              { transform: "none", opacity: 1 },
            ],
            track,
            SET_DOWN,
          );
          break;
        case "move": {
          const middle = track.leap
            ? [{ transform: `${offset(track.from, at)} translateY(-60px) scale(1.12)` }]
            : [];
          play(
            find(at, "piece-path"),
            [{ transform: offset(track.from, at) }, ...middle, { transform: offset(track.to, at) }],
            track,
            "ease-in-out",
          );
          break;
        }
        case "swap":
          play(
            find(track.a, "piece-path"),
            [{ transform: offset(track.b, track.a) }, { transform: "none" }],
            track,
            SET_DOWN,
          );
          play(
            find(track.b, "piece-path"),
            [{ transform: offset(track.a, track.b) }, { transform: "none" }],
            track,
            SET_DOWN,
          );
          break;
        case "turn":
          play(
            find(at, "piece-body"),
            [{ transform: "scale(1,1)" }, { transform: "scale(.06,1.06)" }, { transform: "scale(1,1)" }],
            track,
            "ease-in-out",
          );
          break;
        case "wipe":
          play(
            find(at, "piece-body"),
            [{ clipPath: "inset(-20% 100% -20% -20%)" }, { clipPath: "inset(-20%)" }],
            track,
            "linear",
          );
          break;
        case "break":
        case "ring":
          break;
      }
    });
    // A motion plays once, when its id is new.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}

const timing = (track: Track, from = 0, part = 1): CSSProperties => ({
  animationDelay: `${pace() * (track.start + track.duration * from)}ms`,
  animationDuration: `${pace() * track.duration * part}ms`,
});

/**
 * Shapes shown only during a motion: halves of broken pieces, lines and frame of a summoning, the old face under a
 * conversion, the edge lit by a flare.
 *
 * @param edge the outline of the arena as points
 */
export function Moving({ motion, edge }: { motion: Motion | null; edge: string }) {
  if (!motion || pace() === 0) return null;
  return (
    <g key={motion.id} pointerEvents="none" aria-hidden="true">
      <defs>
        <clipPath id="half-left">
          <path d="M-10,-20H60L40,40L62,60L46,130H-10Z" />
        </clipPath>
        <clipPath id="half-right">
          <path d="M110,-20H60L40,40L62,60L46,130H110Z" />
        </clipPath>
      </defs>
      {motion.tracks.map((track, i) => {
        if (track.kind === "break") {
          const { x, y } = corner(track.at);
          return (
            <g key={i} transform={`translate(${x},${y})`}>
              {(["left", "right"] as const).map((side) => (
                <g key={side} className={`falling ${side}`} style={timing(track)}>
                  <g clipPath={`url(#half-${side})`}>
                    <use href={`#piece-${track.piece}`} x={2} y={1} width={96} height={96} />
                  </g>
                </g>
              ))}
            </g>
          );
        }
        if (track.kind === "wipe") {
          const { x, y } = corner(track.at);
          return (
            <g key={i} className="wiping" style={timing(track)}>
              <use href={`#piece-${track.before}`} x={x + 2} y={y + 1} width={96} height={96} />
            </g>
          );
        }
        if (track.kind === "ring") {
          return <polygon key={i} className="flaring" points={edge} pathLength={1} style={timing(track)} />;
        }
        if (track.kind === "rise") {
          return (
            <g key={i}>
              <g className="running" style={timing(track, 0, 0.4)}>
                {track.from
                  .filter((from) => from !== track.at)
                  .map((from) => (
                    <Line key={from} from={from} to={track.at} />
                  ))}
              </g>
              <g className="closing" style={timing(track, 0.35, 0.65)}>
                <Frame at={track.at} ways={1} over />
                <Chosen at={track.at} />
              </g>
            </g>
          );
        }
        return null;
      })}
    </g>
  );
}
