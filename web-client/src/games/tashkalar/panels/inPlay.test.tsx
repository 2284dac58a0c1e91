import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CardFace } from "../cards";
import { catalogue, view } from "../fixtures/duel";
import { anyFace } from "../cards/faces";
import { InPlay } from "./InPlay";
import { gameTexts } from "../words/texts";
import type { TashKalarView } from "../types";

afterEach(cleanup);

const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "";
const t = gameTexts("en");
const shown = (changed: Partial<TashKalarView["seats"][number]>, onCard = vi.fn()) => {
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, ...changed } : seat));
  return render(
    <InPlay view={{ ...view, seats }} catalogue={catalogue} nameOf={nameOf} onCard={onCard} t={t} />,
  );
};

describe("cards in front of players", () => {
  it("takes no room where there is nothing", () => {
    expect(shown({}).container.innerHTML).toBe("");
  });

  it("is a frozen card with its owner, open to everyone (R18.6)", () => {
    const onCard = vi.fn();
    shown({ frozen: "knight" }, onCard);
    fireEvent.click(screen.getByRole("button", { name: /^Ines\s*Knight\s*, frozen: the whole card$/ }));
    expect(onCard).toHaveBeenCalledWith("knight");
  });

  it("says who has fewer actions in the next turn (R18.8)", () => {
    shown({ fewer: 1 });
    expect(screen.getByText("Ines: 1 action fewer next turn")).toBeTruthy();
  });

  it("is written on the card below what it does at once (R18.2)", () => {
    const knight = { ...catalogue.cards.knight!, frozen: "Place a common." };
    const face = anyFace("knight", "n", { ...catalogue, cards: { ...catalogue.cards, knight } }, t);
    render(<CardFace face={face!} />);
    expect(screen.getByText("Thawed:").parentElement?.textContent).toContain("Place a common.");
  });
});
