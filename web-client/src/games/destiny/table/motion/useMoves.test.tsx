import { cleanup, fireEvent, render } from "../../../../fixtures/render";
import { useRef, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MatchEvent } from "../../../../protocol";
import { useMoves } from "./useMoves";

let moved: Element[] = [];

beforeEach(() => {
  moved = [];
  Element.prototype.animate = vi.fn(function (this: Element) {
    moved.push(this);
    return { finish: () => {} } as unknown as Animation;
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, "animate");
});

function Table({ news, children }: { news: readonly MatchEvent[]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useMoves(root, news);
  return <div ref={root}>{children}</div>;
}

const NOTHING: readonly MatchEvent[] = [];

it("lets dice set out from where they lie after scrolling", () => {
  const pool = (die: ReactNode) => (
    <div className="scrolls">
      <div data-pool="0">{die}</div>
    </div>
  );
  let top = 300;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ left: 40, top, width: 0, height: 0 }) as DOMRect,
  );
  const { rerender, container } = render(
    <Table news={NOTHING}>{pool(<span data-die="aw038.1a">die</span>)}</Table>,
  );
  top = 120;
  // Scrolling does not bubble.
  fireEvent.scroll(container.querySelector(".scrolls") ?? container);
  top = 90;
  rerender(<Table news={[{ kind: "gathered", seat: 0 }]}>{pool(null)}</Table>);
  const [flies] = moved;
  expect(flies?.textContent).toBe("die");
  expect((flies as HTMLElement).style.top).toBe("120px");
});

it("turns over the arms of each of two equal characters that are defeated at once", () => {
  const plate = (name: string) => (
    <span key={name} data-card="aw011">
      <i className="ds-defeated">
        <i className="ds-arms">{name}</i>
      </i>
    </span>
  );
  const defeated = (id: string) => ({ kind: "defeated", seat: 1, id, card: "aw011" });
  const side = (...names: string[]) => <div data-side="1">{names.map(plate)}</div>;
  const { rerender } = render(<Table news={NOTHING}>{side("before")}</Table>);
  rerender(<Table news={[defeated("aw011.3"), defeated("aw011.4")]}>{side("before", "one", "other")}</Table>);
  expect(moved.map(({ textContent }) => textContent)).toEqual(["one", "other"]);
});
