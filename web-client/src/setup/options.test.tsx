import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import type { GameWords, OptionInfo } from "../protocol";
import { fitsDeck, readDeck, sizeOf, writeDeck, type DeckListOption } from "./deck";
import { OptionFields, OptionList } from "./OptionFields";
import { handicap, oneOf } from "../fixtures/options";

const words: GameWords = {
  name: "Sample",
  forms: {},
  options: {
    side: { name: "Side", values: { left: { name: "Left", brief: "on the left" } } },
    handicap: { name: "Handicap", values: {} },
    deck: { name: "Deck", values: { fox: { name: "Fox", brief: "" }, owl: { name: "Owl", brief: "" } } },
  },
  problems: {},
  reasons: {},
};
const side: OptionInfo = oneOf("side", ["left", "right"]);
const deck: DeckListOption = {
  kind: "decklist",
  key: "deck",
  cards: ["fox", "owl"],
  copies: 3,
  least: 3,
  most: 4,
  prepared: [],
  fallback: null,
  secret: true,
};

function show(options: OptionInfo[], chosen: Record<string, string> = {}) {
  const onChoose = vi.fn();
  const at = (now: Record<string, string>) => (
    <LanguageProvider initial="en">
      <OptionFields game="sample" seats={2} chosen={now} {...{ words, options, onChoose }} />
    </LanguageProvider>
  );
  const { rerender } = render(at(chosen));
  return { onChoose, now: (next: Record<string, string>) => rerender(at(next)) };
}

afterEach(cleanup);

describe("A list", () => {
  test("without a value until one is chosen says so, and calls what has no words by its key", () => {
    const { onChoose, now } = show([side]);
    const field = screen.getByRole("combobox", { name: "Side" });
    expect(
      within(field)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Choose", "Left", "right"]);
    fireEvent.change(field, { target: { value: "left" } });
    expect(onChoose).toHaveBeenCalledWith("side", "left");
    now({ side: "left" });
    expect(screen.queryByRole("option", { name: "Choose" })).toBeNull();
  });
});

describe("A number", () => {
  test("is reported on blur, if it is valid", () => {
    const { onChoose, now } = show([handicap]);
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Handicap (0–9)" });
    fireEvent.change(field, { target: { value: "7" } });
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("handicap", "7");
    now({ handicap: "7" });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  test("that there is not is put back", () => {
    const { onChoose } = show([handicap], { handicap: "3" });
    const field = screen.getByRole<HTMLInputElement>("spinbutton");
    for (const wrong of ["10", "-1", "2.5", ""]) {
      fireEvent.change(field, { target: { value: wrong } });
      fireEvent.blur(field);
      expect(field.value).toBe("3");
    }
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("A deck", () => {
  test("is taken once it has enough cards, in the order of its option", () => {
    const { onChoose } = show([deck]);
    const take = screen.getByRole<HTMLButtonElement>("button", { name: "Use this deck", hidden: true });
    expect(take.disabled).toBe(true);
    const more = (card: string) =>
      fireEvent.click(screen.getByRole("button", { name: `One more: ${card}`, hidden: true }));
    more("Owl");
    more("Owl");
    expect(take.disabled).toBe(true);
    more("Fox");
    fireEvent.click(take);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("deck", "fox,owl:2");
    more("Owl");
    more("Fox");
    expect(take.disabled).toBe(true);
  });

  test("of many cards is put together by names, accents or not", () => {
    const many = Array.from({ length: 20 }, (_, i) => `card-${i}`);
    const frog: GameWords = {
      ...words,
      options: { deck: { name: "Deck", values: { frog: { name: "Žába", brief: "" } } } },
    };
    render(
      <LanguageProvider initial="en">
        <OptionFields
          game="sample"
          seats={2}
          chosen={{}}
          words={frog}
          options={[{ ...deck, cards: [...many, "frog"] }]}
          onChoose={vi.fn()}
        />
      </LanguageProvider>,
    );
    const find = screen.getByRole("searchbox", { name: "Find a card", hidden: true });
    fireEvent.change(find, { target: { value: "zab" } });
    expect(screen.getAllByRole("button", { name: /^One more/, hidden: true })).toHaveLength(1);
    fireEvent.change(find, { target: { value: "no such" } });
    expect(screen.getByText("No card has this name.")).toBeTruthy();
  });

  test("that is ready is chosen as it is", () => {
    const prepared = [{ key: "ready", value: "fox,owl:2" }];
    const { onChoose } = show([{ ...deck, prepared }]);
    fireEvent.click(screen.getByRole("button", { name: "ready", hidden: true }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("deck", "fox,owl:2");
  });

  test("that is secret says so, and is described by its size", () => {
    show([deck], { deck: "fox:3" });
    expect(screen.getByText("Nobody else sees this until the game shows it.")).toBeTruthy();
    cleanup();
    render(
      <LanguageProvider initial="cs">
        <OptionList options={[deck]} chosen={{ deck: "fox:3" }} words={words} />
      </LanguageProvider>,
    );
    expect(screen.getByText("3 karty")).toBeTruthy();
  });

  test("is written as it is read", () => {
    expect(writeDeck(readDeck("owl:2,fox"), deck.cards)).toBe("fox,owl:2");
    expect(sizeOf(readDeck("owl:2,fox"))).toBe(3);
    expect(sizeOf(readDeck(null))).toBe(0);
    expect(fitsDeck(readDeck("fox:2"), deck)).toBe(false);
    expect(fitsDeck(readDeck("fox:2,owl:2"), deck)).toBe(true);
  });
});
