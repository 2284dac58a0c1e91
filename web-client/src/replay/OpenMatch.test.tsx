import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import notation from "../../../docs/notation.md?raw";
import { OpenMatch } from "./OpenMatch";
import { problemOf, problemTexts } from "./problems";

afterEach(cleanup);

describe("Opening a match file", () => {
  it("accepts chosen, dropped and pasted files", async () => {
    const open = vi.fn<(file: Blob) => void>();
    render(<OpenMatch onOpen={open} busy={false} refusal={null} />);
    const file = new File(["game sample"], "match.txt");
    const chooser = document.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(chooser, { target: { files: [file] } });
    fireEvent.drop(screen.getByRole("heading", { level: 1 }), {
      dataTransfer: { files: [file], getData: () => "" },
    });
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "game chess" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(open).toHaveBeenCalledTimes(3);
    expect(open.mock.calls[0]?.[0]).toBe(file);
    expect(open.mock.calls[1]?.[0]).toBe(file);
    expect(open.mock.calls[2]?.[0].size).toBe("game chess".length);
  });

  it("shows the reason, the line, what was found and what was expected", () => {
    const params = { problem: "not-dealt", line: "12", found: "* seven", wanted: "* nine" };
    render(<OpenMatch onOpen={() => undefined} busy={false} refusal={{ code: "bad-file", params }} />);
    const words = screen.getByRole("alert").textContent ?? "";
    for (const part of ["Line 12", "The seed and the numbers give a different deal", "* seven", "* nine"]) {
      expect(words).toContain(part);
    }
  });

  it("shows other refusals in their own words", () => {
    render(<OpenMatch onOpen={() => undefined} busy={false} refusal={{ code: "too-large" }} />);
    expect(screen.getByRole("alert").textContent).toContain("too long");
    expect(problemOf(problemTexts.en, { code: "too-large" })).toBeNull();
  });

  it("has a sentence for every reason that the notation names", () => {
    const table = notation.slice(notation.indexOf("| refused as |"), notation.indexOf("### Positions and"));
    const named = [...table.matchAll(/^\| (`.+?`) \|/gm)]
      .flatMap(([, row]) => row?.split(", ") ?? [])
      .map((code) => code.replaceAll("`", ""));
    expect(named.length).toBeGreaterThan(20);
    expect(Object.keys(problemTexts.en).sort()).toEqual(named.sort());
  });
});
