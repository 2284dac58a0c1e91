import type { ReactElement } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LanguageProvider, type Lang } from "../../../i18n";
import type { Question } from "../../../protocol";
import type { TaskFacts } from "../catalogue";
import { asking } from "../prompt/asking";
import { NOTHING, read, type Draft } from "../prompt/draft";
import { catalogue, choice, match, question, view } from "../fixtures/duel";
import { spoken } from "../../../table/marked";
import { lines } from "../words/sentences";
import { gameTexts, type GameTexts } from "../words/texts";
import { TaskChips, TaskPanel } from "./TaskPanel";
import type { TaskView } from "../types";

const facts = (name: string, points: number): TaskFacts => ({
  kind: "colored",
  advanced: false,
  points,
  places: { red: ["d2", "e5"] },
  name,
  text: `What ${name} demands.`,
});

const task = (key: string, own: number, other: number, need = 3): TaskView => ({
  task: key,
  progress: [own, other].map((have) => ({
    met: have >= need,
    counts: [{ what: "pieces", where: "red", have, need, squares: [] }],
  })),
});

const props = (current: (TaskView | null)[]) => ({
  view: { ...view, tasks: { current, next: task("next", 0, 0), deck: 5, under: [] } },
  catalogue: {
    ...catalogue,
    tasks: { red: facts("Red Conquest", 2), chain: facts("Side Chain", 3), next: facts("Isolation", 2) },
  },
  side: 0,
  nameOf: (seat: number) => ["Ines", "Mirko"][seat] ?? "",
  meets: [] as string[],
  at: null as string | null,
});

const show = (what: ReactElement) =>
  render(what, {
    wrapper: ({ children }) => <LanguageProvider initial="en">{children}</LanguageProvider>,
  });

afterEach(cleanup);

describe("the tasks", () => {
  it("say how near both sides are", () => {
    show(<TaskPanel {...props([task("red", 2, 1)])} />);
    expect(screen.getByRole("heading", { name: /Red Conquest/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: "pieces on red: 2 of 3" })).toBeTruthy();
    expect(screen.getByText("Mirko 1")).toBeTruthy();
    expect(screen.getAllByRole("img", { name: "2 points" })[0]).toBeTruthy();
  });

  it("say when one is met, and when the choice shown would meet one", () => {
    const { rerender } = show(<TaskPanel {...props([task("red", 3, 0)])} />);
    expect(screen.getByText("met")).toBeTruthy();
    rerender(<TaskPanel {...props([task("red", 2, 0)])} meets={["red"]} at="d2" />);
    expect(screen.getByText("d2 meets it")).toBeTruthy();
  });

  it("tell long ways as numbers, and gaps as gaps", () => {
    show(<TaskPanel {...props([task("chain", 7, 2, 9), null])} />);
    expect(screen.getByText("7 of 9")).toBeTruthy();
    expect(screen.getByText("No task is left for this slot.")).toBeTruthy();
  });

  it("are lines where they fold, of which one at a time says what it demands", () => {
    show(<TaskPanel {...props([task("red", 2, 1), task("chain", 7, 2, 9)])} folds />);
    const red = screen.getByRole("button", { name: "Red Conquest" });
    const chain = screen.getByRole("button", { name: "Side Chain" });
    const demand = (name: string) => screen.getByText(`What ${name} demands.`);
    expect(demand("Red Conquest").hidden).toBe(true);
    fireEvent.click(red);
    expect(red.getAttribute("aria-expanded")).toBe("true");
    expect(demand("Red Conquest").hidden).toBe(false);
    fireEvent.click(chain);
    expect(red.getAttribute("aria-expanded")).toBe("false");
    expect(demand("Red Conquest").hidden).toBe(true);
    expect(demand("Side Chain").hidden).toBe(false);
    fireEvent.click(chain);
    expect(demand("Side Chain").hidden).toBe(true);
  });

  it("show no progress towards the next one", () => {
    show(<TaskPanel {...props([])} />);
    expect(screen.getByText("Next: moves up after a claim")).toBeTruthy();
    expect(screen.queryByText("Mirko 0")).toBeNull();
  });

  it("are chips on a narrow screen, which open", () => {
    show(<TaskChips {...props([task("red", 2, 1)])} />);
    expect(screen.queryByText("What Red Conquest demands.")).toBeNull();
    fireEvent.click(screen.getByRole("button"));
    expect(screen.getByText("What Red Conquest demands.")).toBeTruthy();
  });

  it("are not there in forms without", () => {
    const { container } = show(<TaskPanel {...props([])} view={view} />);
    expect(container.innerHTML).toBe("");
  });

  /** The prompt of this question with these picks. */
  const asked = (of: Question, draft: Draft, shown: ReturnType<typeof props>, t: GameTexts) =>
    asking({
      view: shown.view,
      catalogue: shown.catalogue,
      draft,
      inspected: null,
      you: 0,
      t,
      nameOf: shown.nameOf,
      match: { ...match, question: of },
      reading: read(of, draft, new Set()),
    });

  it("are given up only on purpose, and never by the button where the turn was ended", () => {
    const shown = props([task("red", 3, 0)]);
    const t = gameTexts("en");
    const decline = choice("skip", "skip");
    const claims = ["red", "chain"].map((key) => choice(`claim ${key}`, "claim", { task: [key] }));
    const several = asked(question("claim", [...claims, decline]), NOTHING, shown, t);
    expect(several.primary).toBeNull();
    expect(several.others.map(({ choice: { verb }, shows, quiet }) => [verb, shows, quiet ?? false])).toEqual(
      [
        ["skip", true, true],
        ["claim", false, false],
        ["claim", false, false],
      ],
    );
    const sure = asked(question("claim", [...claims, decline]), { ...NOTHING, picked: "skip" }, shown, t);
    const { red, chain } = shown.catalogue.tasks;
    expect(sure.why).toBe(t.sureClaimNothingWhy(Math.max(red.points, chain.points)));
    expect(sure.primary).toMatchObject({ choice: decline, label: t.claimNothing });
  });

  it.each(["en", "cs", "it"] as Lang[])("are named in questions and in the log (%s)", (lang) => {
    const shown = props([task("red", 3, 0)]);
    const claim = question("claim", [
      choice("claim red", "claim", { task: ["red"] }),
      choice("skip", "skip"),
    ]);
    const t = gameTexts(lang);
    const { nameOf } = shown;
    const prompt = asked(claim, NOTHING, shown, t);
    expect(prompt.title).toBe(t.askClaim);
    expect(prompt.primary?.label).toBe(t.claim("Red Conquest"));
    expect(prompt.others.map(({ label }) => label)).toEqual([t.claimNothing]);
    const told = lines(
      [
        { kind: "claimed", seat: 0, task: "red", points: 2 },
        { kind: "turnedUp", task: "next", place: "next" },
      ],
      { view: shown.view, catalogue: shown.catalogue, nameOf, t },
    ).map(({ words }) => spoken(words));
    expect(told[0]).toContain("Red Conquest");
    expect(told[1]).toContain("Isolation");
  });
});
