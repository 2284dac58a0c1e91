import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { Fallback } from "../ui/Fallback";
import { afterLoading, type GameModule } from "./module";

let shown: readonly GameModule[] = [];
const told = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  told.add(changed);
  return () => told.delete(changed);
}

/**
 * Renders parts of a game, which may have to be loaded first; `waiting` stands in until then, and `broken` if they fail
 * to load or to render: the rest of the page goes on.
 */
export function GamePart(props: {
  /** Undefined for a game that this client does not have. */
  game: GameModule | undefined;
  waiting?: ReactNode;
  broken?: ReactNode;
  children: ReactNode;
}) {
  const { game } = props;
  useEffect(() => {
    if (game === undefined || shown.includes(game)) return;
    shown = [...shown, game];
    for (const tell of told) tell();
  }, [game]);
  return (
    <Fallback key={game?.key} instead={props.broken}>
      <Suspense fallback={props.waiting ?? <div aria-busy="true" />}>
        {/* No drawing shows before what it refers to; both load at the same time. */}
        {game ? afterLoading(game.Defs, props.children) : props.children}
      </Suspense>
    </Fallback>
  );
}

/** The shared SVG definitions of every game shown on this page so far. Rendered once, at the root. */
export function GameDefs() {
  const all = useSyncExternalStore(subscribe, () => shown);
  return all.map(({ key, Defs }) => (
    <Fallback key={key} instead={null}>
      <Suspense fallback={null}>
        <Defs />
      </Suspense>
    </Fallback>
  ));
}
