import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchState } from "../../protocol";
import { served } from "./fixtures/catalogue";
import { catalogue, log, match, state } from "./fixtures/duel";
import { TashKalarTable } from "./TashKalarTable";

function show(part: Partial<MatchState>, you: number | null = 0) {
  const send = vi.fn();
  const { container } = render(
    <TashKalarTable
      state={{ ...state, match: { ...match, ...part } }}
      {...{ log, send, you }}
      catalogue={served(catalogue)}
      connection={{ state: "connected" }}
      refusal={null}
      waiting={false}
      lang="en"
    />,
  );
  return { send, container };
}

afterEach(cleanup);

describe.each(["phone", "tablet", "desktop"])("Stopping now, on a %s", (layout) => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      matches: layout === "desktop" || (layout === "tablet" && media === "(min-width: 700px)"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is shown outside the menu, and agreed to after a confirmation", () => {
    const { send, container } = show({ agreed: [1], canStop: true });
    expect(container.querySelector(`.table.${layout}`)).not.toBeNull();
    const notice = screen.getByRole("alert");
    expect(notice.textContent).toContain("Mirko agrees to stop now.");
    expect(notice.closest("details")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Agree to stop" }));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Agree to stop" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("stop", { moment: match.moment });
  });

  it("is pending for the player who has agreed, and shown to watchers", () => {
    const { container } = show({ agreed: [0], canStop: false });
    const told = () => container.querySelector(".clock-notice.stopping");
    expect(told()?.textContent).toContain("You agreed to stop. Waiting for your opponent.");
    expect(told()?.closest("details")).toBeNull();
    expect(screen.queryByRole("button", { name: "Agree to stop" })).toBeNull();
    cleanup();
    const watched = show({ agreed: [1], canStop: false }, null);
    expect(watched.container.querySelector(".stopping")?.textContent).toContain("Mirko agrees to stop now.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
