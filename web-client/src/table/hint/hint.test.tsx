import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { catalogue, match, state } from "../../fixtures/game";
import { LanguageProvider } from "../../i18n";
import { PlainTable } from "../../plain/PlainTable";
import { changeSettings } from "../../settings";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import type { Hint } from "../../socket";
import { around, framed } from "./useLights";
import { sideOf } from "./useSide";

vi.mock("../../setup", () => ({ useForms: () => ({ forms: [], known: true }) }));

afterEach(() => {
  cleanup();
  changeSettings({ tutor: false });
});

const choice = (notation: string): Choice => ({ notation, verb: "bid", parts: { lot: [notation] } });
const [four, five] = [choice("4"), choice("5")];
const asked = {
  ...match,
  canHint: true,
  question: {
    seat: 0,
    prompt: "move",
    fallback: "4",
    offer: false,
    choices: [four, five],
    context: { source: null, chosen: [], left: 0 },
  },
};
const hint: Hint = {
  asked: asked.asked,
  depth: 1,
  verb: "bid",
  where: { lot: ["4", "5"] },
  which: {},
  steps: [],
  chance: null,
  reasons: [],
};
const whole: Hint = {
  ...hint,
  depth: 3,
  which: { lot: ["5"] },
  steps: [five],
  chance: 62,
  reasons: [{ key: "cheap", parts: { count: ["2"] } }],
};

const grave = { code: "grave-mistake" as const, params: {}, id: 1 };

function table(props: Partial<TableProps> = {}) {
  const send = vi.fn();
  const shown = (more: Partial<TableProps>) => (
    <LanguageProvider>
      <PlainTable
        state={{ ...state, match: asked }}
        log={[]}
        send={send}
        connection={{ state: "connected" }}
        refusal={null}
        waiting={false}
        lang="en"
        catalogue={{
          ...catalogue,
          words: { ...catalogue.words, reasons: { cheap: "Costs {count} {count|coin|coins}." } },
        }}
        you={0}
        {...props}
        {...more}
      />
    </LanguageProvider>
  );
  const { rerender } = render(shown({}));
  return { send, shows: (more: Partial<TableProps>) => rerender(shown(more)) };
}

const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as Element);

test("the lamp asks for where to look, one button for more, and a key does the same", async () => {
  const { send, shows } = table();
  press("Hint");
  expect(send).toHaveBeenLastCalledWith("hint", { asked: 40, depth: 1 });
  shows({ hint });
  await screen.findAllByText(/^Try this/);
  fireEvent.click(screen.getByRole("button", { name: "Deeper" }));
  expect(send).toHaveBeenLastCalledWith("hint", { asked: 40, depth: 2 });
  shows({ hint: { ...hint, depth: 2 } });
  fireEvent.keyDown(document, { key: "n" });
  expect(send).toHaveBeenLastCalledWith("hint", { asked: 40, depth: 3 });
});

test("the focus stays with the hint when there is nothing deeper", async () => {
  const { shows } = table({ hint: { ...hint, depth: 2 } });
  const deeper = await screen.findByRole("button", { name: "Deeper" });
  deeper.focus();
  shows({ hint: whole });
  const text = await screen.findByRole("group", { name: "Hint" });
  expect(document.activeElement).toBe(text);
  expect(text.tabIndex).toBe(-1);
});

test("the focus stays where it is when another hint comes", async () => {
  const { shows } = table({ hint: { ...hint, depth: 2 } });
  const deeper = await screen.findByRole("button", { name: "Deeper" });
  const lamp = screen.getByRole("button", { name: "Hint" });
  deeper.focus();
  lamp.focus();
  shows({ hint: whole });
  await screen.findAllByText(/Costs 2 coins\./);
  expect(document.activeElement).toBe(lamp);
});

test("the lamp closes what it has shown", async () => {
  const { send } = table({ hint });
  await screen.findAllByText(/^Try this/);
  press("Hint");
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Try this/)).toBeNull();
});

test("the lamp leaves what it has shown while a deeper hint is thought of", async () => {
  const { send } = table({ hint, hinting: true });
  await screen.findAllByText(/^Try this/);
  press("Hint");
  screen.getAllByText(/^Try this/);
  expect(send).not.toHaveBeenCalled();
});

test("the kind of a choice that is nothing but a thing is not named", async () => {
  table({ hint, catalogue: { ...catalogue, table: { ...catalogue.table, choices: { bid: "{lot}" } } } });
  await screen.findAllByText("Look at the part of the table that is lit.");
  expect(screen.queryByText(/Try this/)).toBeNull();
});

test("a whole hint has its choice, chance and reasons, and can be tried", async () => {
  const { send } = table({ hint: whole });
  await screen.findAllByText(/Costs 2 coins\./);
  screen.getAllByText(/Chance of winning: about 62 %./);
  press("Try it");
  expect(send).toHaveBeenLastCalledWith("choose", { choice: "5", asked: 40 });
});

test("what a reason names is listed as in a sentence", async () => {
  const reasons = [{ key: "leaves", parts: { lot: ["one", "two"] } }];
  const words = { ...catalogue.words, reasons: { leaves: "Leaves {lot} one piece short." } };
  table({ hint: { ...whole, reasons }, catalogue: { ...catalogue, words } });
  await screen.findAllByText(/Leaves one and two one piece short\./);
});

test.each([
  [0, "Chance of winning: under 5 %."],
  [4, "Chance of winning: under 5 %."],
  [5, "Chance of winning: about 5 %."],
  [95, "Chance of winning: about 95 %."],
  [100, "Chance of winning: over 95 %."],
])("an estimate of %i is never certain", async (chance, said) => {
  table({ hint: { ...whole, chance } });
  await screen.findAllByText(said);
});

test("a reason that names nothing is a sentence of the game, and one without a sentence is left out", async () => {
  const reasons = [
    { key: "walls.own", parts: {} },
    { key: "unknown", parts: {} },
  ];
  table({
    hint: { ...whole, reasons },
    catalogue: {
      ...catalogue,
      words: { ...catalogue.words, reasons: { "walls.own": "Leaves you better walls." } },
    },
  });
  await screen.findAllByText("Leaves you better walls.");
  expect(document.querySelectorAll(".hint-reasons li")).toHaveLength(2);
  screen.getAllByText(/Chance of winning/);
});

test("a hint goes on with its next step once the first was chosen, and ends when it is not offered", async () => {
  const { shows } = table({ hint: { ...whole, steps: [five, four] } });
  await screen.findAllByText(/Costs 2 coins\./);
  press("Try it");
  shows({ state: { ...state, match: { ...asked, asked: 41 } } });
  await screen.findAllByText(/Costs 2 coins\./);
  shows({
    state: {
      ...state,
      match: { ...asked, asked: 42, question: { ...asked.question, choices: [five] } },
    },
  });
  expect(screen.queryByText(/Costs 2 coins\./)).toBeNull();
});

test("a hint stands while its step is doubted, and goes on once that is played all the same", async () => {
  changeSettings({ tutor: true });
  const { shows } = table({ hint: { ...whole, steps: [five, four] } });
  await screen.findAllByText(/Costs 2 coins\./);
  press("Try it");
  shows({ refusal: grave });
  await screen.findByRole("alertdialog");
  press("Think again");
  screen.getByRole("button", { name: "Try it" });
  expect(document.querySelectorAll(".hint-steps li")).toHaveLength(2);
  press("Try it");
  shows({ refusal: { ...grave, id: 2 } });
  await screen.findByRole("alertdialog");
  press("Play it anyway");
  shows({ refusal: null, state: { ...state, match: { ...asked, asked: 41 } } });
  expect(document.querySelectorAll(".hint-title")).toHaveLength(1);
  screen.getByRole("button", { name: "Try it" });
});

test("what is closed is shown again without asking, and nothing is shown of another question", async () => {
  const { send, shows } = table({ hint });
  await screen.findAllByText(/^Try this/);
  press("Close the hint");
  expect(screen.queryByText(/^Try this/)).toBeNull();
  press("Hint");
  await screen.findAllByText(/^Try this/);
  expect(send).not.toHaveBeenCalled();
  shows({ hint, state: { ...state, match: { ...asked, asked: 41 } } });
  expect(screen.queryByText(/^Try this/)).toBeNull();
});

test("there is no lamp where there are no hints, and while one is thought of it is said so", () => {
  const { shows } = table({ state: { ...state, match: { ...asked, canHint: false } } });
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  shows({ hinting: true, state: { ...state, match: asked } });
  screen.getByText("Thinking of a hint …");
});

test.each(["Think again", "Play it anyway"])(
  "with the tutor a choice is weighed, and we are asked before a grave mistake: %s",
  async (way) => {
    changeSettings({ tutor: true });
    const { send, shows } = table({ hint: whole });
    await screen.findAllByText(/Costs 2 coins\./);
    press("Try it");
    expect(send).toHaveBeenLastCalledWith("weigh", { choice: "5", asked: 40 });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    shows({ refusal: grave });
    const dialog = await screen.findByRole("alertdialog", { name: "That looks like a grave mistake." });
    const again = screen.getByRole("button", { name: "Think again" });
    await waitFor(() => expect(document.activeElement).toBe(again));
    const { violations } = await axe.run(dialog, { rules: { "color-contrast": { enabled: false } } });
    expect(violations).toEqual([]);
    press(way);
    if (way === "Play it anyway") {
      expect(send).toHaveBeenLastCalledWith("choose", { choice: "5", asked: 40 });
    } else {
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(send).toHaveBeenCalledOnce();
    }
  },
);

test("Escape thinks again, a hint is one press away, and another question ends it", async () => {
  changeSettings({ tutor: true });
  const { send, shows } = table({ hint: whole });
  await screen.findAllByText(/Costs 2 coins\./);
  press("Try it");
  shows({ refusal: grave });
  fireEvent.keyDown(await screen.findByRole("alertdialog"), { key: "Escape" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  shows({ refusal: { ...grave, id: 2 }, hint: null });
  await screen.findByRole("alertdialog");
  press("Hint");
  expect(send).toHaveBeenLastCalledWith("hint", { asked: 40, depth: 1 });
  shows({ refusal: { ...grave, id: 3 } });
  await screen.findByRole("alertdialog");
  shows({ refusal: { ...grave, id: 3 }, state: { ...state, match: { ...asked, asked: 41 } } });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the focus goes back to where it was when the tutor has been answered, else to our question", async () => {
  changeSettings({ tutor: true });
  const { shows } = table({ hint: whole });
  await screen.findAllByText(/Costs 2 coins\./);
  const lamp = screen.getByRole("button", { name: "Hint" });
  press("Try it");
  lamp.focus();
  shows({ refusal: grave });
  await screen.findByRole("alertdialog");
  press("Think again");
  await waitFor(() => expect(document.activeElement).toBe(lamp));
  press("Try it");
  lamp.blur();
  shows({ refusal: { ...grave, id: 2 } });
  fireEvent.keyDown(await screen.findByRole("alertdialog"), { key: "Escape" });
  const question = document.querySelector("[data-takes-focus]");
  expect(question).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(question));
});

test("where there are no hints, and without the tutor, choices are sent as they are", async () => {
  changeSettings({ tutor: true });
  const { send } = table({ hint: whole, state: { ...state, match: { ...asked, canHint: false } } });
  await screen.findAllByText(/Costs 2 coins\./);
  press("Try it");
  expect(send).toHaveBeenLastCalledWith("choose", { choice: "5", asked: 40 });
});

test("neighbours get one frame, what lies apart one each", () => {
  const square = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const row = [square(0, 0), square(11, 0), square(22, 0)];
  expect(framed(row)).toEqual([around(row)]);
  expect(framed([square(0, 0), square(90, 90)])).toHaveLength(2);
});

test("a hint lies over the board on the side where it hides nothing it lights", () => {
  const end = { left: 0, top: 300, width: 300, height: 60 };
  const top = { ...end, top: 0 };
  const square = (y: number) => ({ left: 40, top: y, width: 30, height: 30 });
  expect(sideOf("end", [square(100)], { end, top })).toBe("end");
  expect(sideOf("end", [square(310)], { end, top })).toBe("top");
  expect(sideOf("top", [square(100)], { end, top })).toBe("top");
  expect(sideOf("top", [square(40)], { end, top })).toBe("end");
  expect(sideOf("top", [square(40), square(310)], { end, top })).toBe("end");
});

test("a hint stands in the place that takes no height", async () => {
  table({ hint });
  const close = await screen.findByRole("button", { name: "Close the hint" });
  expect(close.closest(".hint-place")).not.toBeNull();
});
