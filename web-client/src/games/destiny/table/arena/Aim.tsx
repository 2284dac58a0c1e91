import { useLayoutEffect, useRef, useState } from "react";
import { candidate, part } from "../choose/draft";
import { curve, ends, head } from "../motion/line";
import { resolving } from "../prompt/answers";
import type { Scene } from "../scene";
import "../motion/motion.css";

/** Where the die being resolved would go: from its base to what is picked; null while nothing is. */
export function aimOf(
  scene: Pick<Scene, "view" | "question" | "draft">,
): { die: string; piece: string } | null {
  const { view, question, draft } = scene;
  const asks = question?.prompt === "target" || question?.prompt === "shield";
  const choice = asks && resolving({ view }) ? candidate(question, draft) : null;
  const die = view.action?.die ?? null;
  const piece = choice && part(choice, "piece");
  return die !== null && piece ? { die, piece } : null;
}

/** The line from the die that is being resolved to the target that is picked, over the arena. Decorative. */
export function Aim({ scene }: { scene: Scene }) {
  const aim = aimOf(scene);
  return aim && <Line key={`${aim.die} ${aim.piece}`} {...aim} />;
}

function Line({ die, piece }: { die: string; piece: string }) {
  const over = useRef<SVGSVGElement>(null);
  const [paths, draw] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const arena = over.current?.parentElement;
    if (!arena) return;
    const measure = () => {
      const from = arena.querySelector(`[data-die="${die}"]`);
      const to = arena.querySelector(`[data-piece="${piece}"]`);
      if (!from || !to) return draw([]);
      const { left, top } = arena.getBoundingClientRect();
      const box = (element: Element) => {
        const { left: x, top: y, width, height } = element.getBoundingClientRect();
        return { left: x - left, top: y - top, width, height };
      };
      const both = ends(box(from), box(to));
      draw([curve(both), head(both)]);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [die, piece]);
  return (
    <svg ref={over} className="ds-aim" aria-hidden="true">
      {["ds-line-edge", "ds-line-core"].flatMap((name) =>
        paths.map((d) => <path key={`${name} ${d}`} className={name} d={d} />),
      )}
    </svg>
  );
}
