import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PlainTable } from "../../../plain/PlainTable";
import { served } from "../fixtures/catalogue";
import { catalogue, log, state, view } from "../fixtures/duel";
import { drawn } from "./drawn";

vi.mock("../../../setup", () => ({ useForms: () => ({ forms: [], known: true }) }));

afterEach(cleanup);

const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "?";

describe("Tash-Kalar at the plain table", () => {
  it("has the arena as a grid of named squares, with what the letters mean", () => {
    for (const lang of ["en", "cs", "it"] as const) {
      const parts = drawn(view, { catalogue, nameOf, lang });
      const grid = parts.find(({ kind }) => kind === "grid");
      if (grid?.kind !== "grid") throw new Error("no grid");
      expect(grid.columns.join("")).toBe("abcdefghi");
      for (const [square, piece] of Object.entries(view.board)) {
        const row = grid.rows.find(({ name }) => name === square.slice(1));
        const cell = row?.cells["abcdefghi".indexOf(square.charAt(0))];
        expect(cell?.text.charAt(0)).toBe(piece.charAt(0).toUpperCase());
        expect(cell?.words.startsWith(`${square}, `)).toBe(true);
      }
      expect(parts.some((part) => part.kind === "list" && part.items.length >= 5)).toBe(true);
    }
  });

  it("is played by buttons with the words of its own table", async () => {
    const send = vi.fn();
    const table = (
      <PlainTable
        {...{ state, log, send, you: 0 }}
        connection={{ state: "connected" }}
        refusal={null}
        waiting={false}
        lang="en"
        catalogue={served(catalogue)}
      />
    );
    const { container } = await act(async () => render(<Suspense>{table}</Suspense>));
    await screen.findByRole("heading", { name: "Your move" });
    const arena = screen.getByRole("region", { name: "Arena" });
    expect(within(arena).getAllByRole("rowheader").length).toBe(9);
    fireEvent.click(screen.getByRole("button", { name: "Summon: Knight, f5" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("choose", { choice: "summon knight f5", asked: 40 });
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
