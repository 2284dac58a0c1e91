import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import { called } from "../ui/names";
import { EngineButtons, ENGINE, Signed, signed } from ".";

afterEach(cleanup);

const engine = {
  id: "e1",
  name: "Nimble",
  owner: "Ines",
  program: "Nimble",
  version: "1",
  matches: 0,
  free: true,
};

test("an engine is chosen by its button, which says whose it is", () => {
  const choose = vi.fn();
  render(
    <LanguageProvider initial="en">
      <EngineButtons
        engines={[engine, { ...engine, id: "e2", name: "Full", free: false }]}
        onChoose={choose}
      />
    </LanguageProvider>,
  );
  const [free, full] = screen.getAllByRole<HTMLButtonElement>("button");
  expect(free?.textContent).toContain("Ines");
  expect(full?.disabled).toBe(true);
  if (free) fireEvent.click(free);
  expect(choose).toHaveBeenCalledExactlyOnceWith("e1");
});

test("where no engine is connected nothing is shown", () => {
  const { container } = render(
    <LanguageProvider initial="en">
      <EngineButtons engines={[]} onChoose={vi.fn()} />
    </LanguageProvider>,
  );
  expect(container.textContent).toBe("");
});

test("an engine has its own name, with the sign of a computer before it", () => {
  const name = called({ name: "Nimble 3", computer: ENGINE }, "en");
  expect(name).toBe("Nimble 3");
  render(
    <LanguageProvider initial="en">
      <Signed words={signed(name, ENGINE)} />
    </LanguageProvider>,
  );
  expect(screen.getByRole("img", { name: "Computer" })).toBeTruthy();
});
