import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOnPage } from "./onPage";

function Thing({ here = true }: { here?: boolean }) {
  useOnPage("thing", here);
  return null;
}

it("marks the document while at least one component is there", () => {
  const { classList } = document.documentElement;
  const one = render(<Thing />);
  const other = render(<Thing here={false} />);
  expect([...classList]).toContain("has-thing");
  one.unmount();
  expect([...classList]).not.toContain("has-thing");
  other.rerender(<Thing here />);
  expect([...classList]).toContain("has-thing");
  other.unmount();
  expect([...classList]).not.toContain("has-thing");
});

it("leaves no style sheet a reason to ask the whole page for what it has", () => {
  const sheets = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });
  expect(Object.keys(sheets).length).toBeGreaterThan(50);
  for (const [name, sheet] of Object.entries(sheets))
    expect(sheet, name).not.toMatch(/(html|body|#root|main):has\(/);
});
