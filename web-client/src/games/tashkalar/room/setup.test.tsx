import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { oneOf } from "../../../fixtures/options";
import { LanguageProvider } from "../../../i18n";
import type { Catalogue, FormInfo } from "../../../protocol";
import { served } from "../fixtures/catalogue";
import { seatParts } from "./parts";

const catalogue: Catalogue = served({
  board: { columns: 9, rows: 9, squares: {}, start: [] },
  cards: {},
  schools: {
    northern: { name: "Northern Empire", colour: "n", deck: "empire" },
    frost: { name: "Frost", colour: "e", deck: "frost", expansion: true },
  },
  forms: { duel: { name: "Duel" } },
});

const form: FormInfo = {
  key: "duel",
  minSeats: 2,
  maxSeats: 2,
  tableOptions: [
    oneOf("schools", ["choose", "agreed", "random"], "choose"),
    oneOf("expansions", ["no", "yes"], "no"),
  ],
  seatOptions: [oneOf("school", ["northern", "frost", "random"], "random")],
  teams: [],
  usual: [],
};

const values = (table: Record<string, string>) =>
  seatParts.alone({ form, catalogue, table }).map((option) => option.kind === "oneof" && option.values);

afterEach(cleanup);

test("the host chooses a school before the table is made only where each player chooses alone", () => {
  expect(values({})).toEqual([["northern", "random"]]);
  expect(values({ expansions: "yes" })).toEqual([["northern", "frost", "random"]]);
  expect(values({ schools: "agreed" })).toEqual([]);
  expect(values({ schools: "random" })).toEqual([]);
});

test.each([
  ["en", "Your school"],
  ["cs", "Tvoje škola"],
  ["it", "La tua scuola"],
] as const)("schools are tiles with the usual one chosen (%s)", (lang, legend) => {
  const onChoose = vi.fn();
  render(
    <LanguageProvider initial={lang}>
      <seatParts.Setup
        {...{ form, catalogue, onChoose }}
        table={{}}
        seats={2}
        options={seatParts.alone({ form, catalogue, table: {} })}
        chosen={{}}
      />
    </LanguageProvider>,
  );
  expect(screen.getByRole("group", { name: legend })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, true]);
  fireEvent.click(screen.getByRole("radio", { name: "Northern Empire" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("school", "northern");
});
