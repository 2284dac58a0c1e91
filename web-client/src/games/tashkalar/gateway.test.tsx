import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Board, motion, type Change } from "./board";
import type { Lang } from "../../i18n";
import { asking } from "./prompt/asking";
import { boardProps, squareWords } from "./board/boardProps";
import { NOTHING, read } from "./prompt/draft";
import { catalogue, choice, log, match, question, view } from "./fixtures/duel";
import { view as melee } from "./fixtures/melee";
import { InPlay } from "./panels/InPlay";
import { turning } from "./melee";
import { gameTexts } from "./words/texts";
import type { TashKalarView } from "./types";

afterEach(cleanup);

const LANGS: Lang[] = ["en", "cs", "it"];
const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "";
const at = Object.keys(view.board)[0] ?? "";
const open: TashKalarView = { ...view, gateway: at };
const possessed: TashKalarView = { ...view, turn: view.turn && { ...view.turn, possessed: "s" } };

function scene(lang: Lang = "en", changes: readonly Change[] = []) {
  return {
    view: open,
    catalogue,
    question: null,
    reading: read(null, NOTHING, new Set()),
    draft: NOTHING,
    hover: null,
    inspected: null,
    log,
    you: 0,
    motion: motion("1", changes),
    t: gameTexts(lang),
    nameOf,
  };
}

function board(changes: readonly Change[] = []) {
  const { container } = render(
    <Board
      {...boardProps(scene("en", changes))}
      label="board"
      describe={(square) => squareWords(scene(), square)}
      active={new Set()}
      onChoose={() => undefined}
      letters={{ red: "R", green: "G" }}
    />,
  );
  return container.querySelectorAll("[data-gateway]");
}

describe("the Gateway", () => {
  it("is a ring that moves with its piece and is named for screen readers (R19.1)", () => {
    const rings = board();
    expect([...rings].map((ring) => ring.getAttribute("data-gateway"))).toEqual([at]);
    expect(rings[0]?.closest("[data-piece]")?.getAttribute("data-piece")).toBe(at);
    expect(screen.getByRole("gridcell", { name: new RegExp(`^${at}, .*the Gateway`) })).toBeTruthy();
  });

  it("opens where it is new and travels with a piece that moved (R19.5)", () => {
    expect(board()[0]?.querySelector(".opening")).not.toBeNull();
    cleanup();
    const moved = board([{ kind: "move", from: "a3", to: at, piece: view.board[at] ?? "", leap: false }]);
    expect(moved[0]?.querySelector(".opening")).toBeNull();
  });

  it("is named beside the board, with the colour whose pieces serve (R19.11)", () => {
    for (const lang of LANGS) {
      const t = gameTexts(lang);
      const props = { catalogue, nameOf, onCard: () => undefined, t };
      render(<InPlay view={open} {...props} />);
      expect(screen.getByText(t.gatewayOn(at))).toBeTruthy();
      cleanup();
      render(<InPlay view={possessed} {...props} />);
      expect(screen.getByText(t.possessedNow(catalogue.schools.southern?.name ?? ""))).toBeTruthy();
      cleanup();
    }
  });
});

describe("a possessed colour (R19.11)", () => {
  const enemy = Object.keys(view.board).find((square) => view.board[square]?.startsWith("s")) ?? "";
  const summon = choice("summon knight d4", "summon", {
    card: ["knight"],
    at: ["d4"],
    uses: [enemy],
    borrows: [enemy],
  });

  it("is named in the question and before a summoning is sent", () => {
    const asked = question("action", [choice("place e5", "place", { at: ["e5"] }), summon]);
    const say = (picked: string | null) => {
      const draft = { ...NOTHING, picked };
      return asking({
        ...scene(),
        match: { ...match, question: asked },
        view: possessed,
        reading: read(asked, draft, new Set(["knight"])),
        draft,
      });
    };
    expect(say(null).why).toContain("instead of yours");
    expect(say("summon knight d4").why).toContain(`Enemy pieces serve as yours: ${enemy}.`);
  });

  it("turns no counter", () => {
    const of = Object.keys(melee.board).find((square) => melee.board[square]?.startsWith("s")) ?? "";
    const uses = { ...summon, parts: { ...summon.parts, borrows: [of] } };
    expect(turning(melee, uses)).toEqual(["s"]);
    const swapped = { ...melee, turn: melee.turn && { ...melee.turn, possessed: "s" } };
    expect(turning(swapped, uses)).toEqual([]);
  });
});
