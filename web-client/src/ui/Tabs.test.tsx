import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { Tabs } from "./Tabs";

function Three() {
  const [chosen, choose] = useState<"log" | "piles" | "deal">("log");
  return (
    <Tabs
      tabs={[
        ["log", "Log"],
        ["piles", "Piles"],
        ["deal", "Fair deal"],
      ]}
      {...{ chosen, className: "log", onChoose: choose }}
    >
      <p>{chosen} is shown</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

afterEach(cleanup);

describe("Tabs", () => {
  test("are one stop for the Tab key, at the chosen one", () => {
    render(<Three />);
    fireEvent.click(tab("Piles"));
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(tab("Piles").getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "Piles" }).textContent).toBe("piles is shown");
  });

  test.each([
    ["Log", "ArrowRight", "Piles"],
    ["Fair deal", "ArrowRight", "Log"],
    ["Log", "ArrowLeft", "Fair deal"],
    ["Log", "End", "Fair deal"],
    ["Fair deal", "Home", "Log"],
  ])("go from %s by %s to %s", (from, key, to) => {
    render(<Three />);
    fireEvent.click(tab(from));
    tab(from).focus();
    expect(press(key), "the key belongs to the tabs").toBe(false);
    expect(document.activeElement).toBe(tab(to));
    expect(screen.getByRole("tabpanel", { name: to })).toBeTruthy();
  });

  test("leave every other key to the page", () => {
    render(<Three />);
    tab("Log").focus();
    expect(press("ArrowDown")).toBe(true);
    expect(fireEvent.keyDown(tab("Log"), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(screen.getByRole("tabpanel", { name: "Log" })).toBeTruthy();
  });
});
