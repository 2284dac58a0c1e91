import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from "react";
import type { GameModule } from "./module";

let shown: readonly GameModule[] = [];
const told = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  told.add(changed);
  return () => told.delete(changed);
}

/**
 * A place where parts of a game are drawn, which may have to be loaded first; shows `waiting` until then. Renders
 * nothing for a game this client does not have.
 */
export function GamePart(props: { game: GameModule | undefined; waiting?: ReactNode; children: ReactNode }) {
  const { game } = props;
  useEffect(() => {
    if (game === undefined || shown.includes(game)) return;
    shown = [...shown, game];
    for (const tell of told) tell();
  }, [game]);
  return <Suspense fallback={props.waiting ?? <div aria-busy="true" />}>{props.children}</Suspense>;
}

/** The shared SVG definitions of every game shown on this page so far. Rendered once, at the root. */
export function GameDefs() {
  const all = useSyncExternalStore(subscribe, () => shown);
  return all.map(({ key, Defs }) => (
    <Suspense key={key} fallback={null}>
      <Defs />
    </Suspense>
  ));
}
