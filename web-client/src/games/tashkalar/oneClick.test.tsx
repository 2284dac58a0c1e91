import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "../../settings";
import { served } from "./fixtures/catalogue";
import { catalogue, log, match, state } from "./fixtures/duel";
import { TashKalarTable } from "./TashKalarTable";

beforeEach(() => {
  localStorage.clear();
  changeSettings({ oneClick: true });
});
afterEach(cleanup);

function show(table: Record<string, string> = {}) {
  const send = vi.fn();
  const shown = { ...state, match: { ...match, setup: { ...match.setup, table } } };
  render(
    <TashKalarTable
      state={shown}
      {...{ log, send }}
      connection={{ state: "connected" }}
      refusal={null}
      waiting={false}
      lang="en"
      catalogue={served(catalogue)}
      you={0}
    />,
  );
  return send;
}

const square = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const knight = () => screen.getByRole("button", { name: /^Knight / });

describe("With one click", () => {
  it("a square acts at once, by mouse and by key", () => {
    const send = show();
    fireEvent.click(square("f4"));
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "place f4", asked: 40 });
    fireEvent.click(knight());
    fireEvent.keyDown(square("f5"), { key: "Enter" });
    expect(send).toHaveBeenLastCalledWith("choose", { choice: "summon knight f5", asked: 40 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("one of several ways is still to be picked", () => {
    const send = show();
    fireEvent.click(knight());
    fireEvent.click(square("d5"));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Summon" }));
    expect(send).toHaveBeenCalledOnce();
  });

  it("nothing acts at once where nothing can be taken back", () => {
    const send = show({ takeBack: "no" });
    fireEvent.click(square("f4"));
    expect(send).not.toHaveBeenCalled();
  });
});
