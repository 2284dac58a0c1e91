import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from "react";

/** What the pointer is on: a card in play or a die of it rings the other, and the card shows in full. */
export interface Pointing {
  /** The card in play pointed at, or whose die is. */
  pointed: string | null;
  /** The card to show in full. */
  card: string | null;
  point: (piece: string | null, card: string | null) => void;
  /** Shows a card in a dialog. */
  open: (card: string) => void;
}

export const PointingContext = createContext<Pointing>({
  pointed: null,
  card: null,
  point: () => {},
  open: () => {},
});

export const usePointing = (): Pointing => useContext(PointingContext);

/** How long a finger rests on a card that is to be read, in milliseconds. */
const HOLD = 450;

/** How far the finger may move meanwhile, in pixels. */
const STILL = 10;

/** The card printed at a place: of an upgrade its own, not that of its character. */
const cardAt = (event: SyntheticEvent, card: string): string =>
  (event.target as Element).closest<HTMLElement>("[data-card]")?.dataset["card"] ?? card;

/**
 * Lets a card be read where it lies: the pointer or the focus on it shows it beside the arena, a held finger or the
 * menu key opens it, and so does a click where `tapped` says that nothing else is done with it.
 */
export function useReading(piece: string | null, card: string, tapped = false) {
  const { point, open } = usePointing();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const leave = () => {
    stop();
    point(null, null);
  };
  return {
    onPointerEnter: () => point(piece, card),
    onPointerLeave: leave,
    onFocus: () => point(piece, card),
    onBlur: leave,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      open(cardAt(event, card));
    },
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.pointerType !== "touch") return;
      const read = cardAt(event, card);
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        open(read);
      }, HOLD);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (held.current) {
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (tapped && !(event.target as Element).closest("button")) {
        open(cardAt(event, card));
      }
    },
  };
}
