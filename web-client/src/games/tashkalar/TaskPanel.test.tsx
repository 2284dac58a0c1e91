import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { LanguageProvider, type Lang } from "../../i18n";
import type { Catalogue } from "../../protocol";
import { asking } from "./asking";
import { NOTHING, read } from "./draft";
import { catalogue, choice, match, question, view } from "./fixtures/duel";
import { lines, spoken } from "./sentences";
import { TaskPanel } from "./TaskPanel";
import { gameTexts } from "./texts";
import type { TashKalarView } from "./types";

const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "";

const tasked: Catalogue = {
  ...catalogue,
  tasks: {
    "red-conquest": {
      kind: "colored",
      advanced: false,
      points: 2,
      places: { red: ["d2", "e5", "h6", "c8"] },
      name: "Red Conquest",
      text: "Hold at least 3 red squares, 2 of them with upgraded pieces.",
    },
    destruction: {
      kind: "destruction",
      advanced: false,
      points: 1,
      places: {},
      name: "Destruction",
      text: "Destroy at least 3 enemy pieces this turn.",
    },
  },
};

const count = (what: string, where: string | null, have: number, need: number, squares: string[] = []) => ({
  what,
  where,
  have,
  need,
  squares,
});

const highForm: TashKalarView = {
  ...view,
  form: "high-form",
  goal: 9,
  seats: view.seats.map((seat, i) => (i === 0 ? { ...seat, claimed: ["destruction"] } : seat)),
  tasks: {
    current: [
      {
        task: "red-conquest",
        progress: [
          {
            met: true,
            counts: [
              count("pieces", "red", 3, 3, ["d2", "e5", "c8"]),
              count("upgraded", "red", 2, 2, ["d2", "e5"]),
            ],
          },
          { met: false, counts: [count("pieces", "red", 1, 3, ["h6"]), count("upgraded", "red", 0, 2)] },
        ],
      },
      null,
    ],
    next: {
      task: "destruction",
      progress: [
        { met: false, counts: [count("destroyed", null, 1, 3)] },
        { met: false, counts: [count("destroyed", null, 0, 3)] },
      ],
    },
    deck: 19,
    under: [],
  },
};

function show(shown: TashKalarView, lang: Lang = "en") {
  render(
    <LanguageProvider initial={lang}>
      <TaskPanel view={shown} catalogue={tasked} side={0} nameOf={nameOf} />
    </LanguageProvider>,
  );
}

describe("the tasks of the High Form", () => {
  afterEach(cleanup);

  test("say what they ask for, what they are worth and how near both sides are", () => {
    show(highForm);
    const panel = screen.getByRole("region", { name: "Tasks" });
    const [task, gap, next] = [...panel.querySelectorAll("ol > li")].map((item) => item.textContent);
    expect(task).toContain("Red Conquest 2");
    expect(task).toContain("pieces on red 3 of 3, upgraded on red 2 of 2");
    expect(task).toContain("pieces on red 1 of 3, upgraded on red 0 of 2");
    expect(gap).toBe("No task here");
    expect(next).toContain("Next Destruction 1");
    expect(next).toContain("destroyed 1 of 3");
    expect(panel.textContent).toMatch(/Claimed:\s+Destruction/);
    expect(screen.getByLabelText("2 points").textContent).toBe("2");
  });

  test("are marked when our side meets them, but not the next one", () => {
    show(highForm);
    expect(document.querySelectorAll(".task.met")).toHaveLength(1);
    expect(screen.getAllByText("met")).toHaveLength(1);
  });

  test("draw where they look and what of it our side holds", () => {
    show(highForm);
    expect(document.querySelectorAll(".task-map")).toHaveLength(1);
    expect(document.querySelectorAll(".task-map .looked")).toHaveLength(4);
    expect(document.querySelectorAll(".task-map circle")).toHaveLength(3);
  });

  test("are absent from forms without tasks", () => {
    show(view);
    expect(document.querySelector(".tasks")).toBeNull();
  });

  test.each(["en", "cs", "it"] as Lang[])("are asked for and told of by name (%s)", (lang) => {
    const asked = question("claim", [
      choice("claim red-conquest", "claim", { task: ["red-conquest"] }),
      choice("skip", "skip"),
    ]);
    const t = gameTexts(lang);
    const scene = { view: highForm, catalogue: tasked, draft: NOTHING, inspected: null, you: 0, t, nameOf };
    const prompt = asking({
      ...scene,
      match: { ...match, question: asked },
      reading: read(asked, NOTHING, new Set()),
    });
    expect(prompt.title).toBe(t.askClaim);
    expect(prompt.others.map(({ label }) => label)).toEqual([t.claim("Red Conquest"), t.doSkip]);
    const told = lines(
      [
        { kind: "claimed", seat: 0, task: "red-conquest", points: 2 },
        { kind: "turnedUp", task: "destruction", place: "next" },
      ],
      { view: highForm, catalogue: tasked, nameOf, t },
    ).map(({ words }) => spoken(words));
    expect(told[0]).toContain("Red Conquest");
    expect(told[1]).toContain("Destruction");
  });
});
