// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import events from "../../../../../../rules-core/src/main/java/arenhold/rules/destiny/play/DestinyEvent.java?raw";
import happenings from "../../../../../../rules-core/src/main/java/arenhold/rules/destiny/play/Happening.java?raw";
import { LANGUAGES, type Lang } from "../../../../i18n";
import { sentence } from "../../../../plain/speech";
import type { MatchEvent } from "../../../../protocol";
import { catalogueIn } from "../../fixtures/catalogue";
import { tableOf } from "../fixtures/tables";
import { view } from "../fixtures/views";
import { causeOf } from "../queue/causes";
import { sounds } from "../sounds";
import { tableTexts } from "../words/table.texts";
import { moves } from "./moves";

const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The kinds of events of the rules, with their fields. */
const KINDS = [...events.matchAll(/record (\w+)\(([^)]*)\)/g)].map(([, name = "", fields = ""]) => ({
  kind: name.charAt(0).toLowerCase() + name.slice(1),
  fields: fields.split(",").flatMap((field): [string, string][] => {
    const [type = "", key = ""] = field.trim().split(/\s+/).slice(-2);
    return key ? [[key, type]] : [];
  }),
}));

const TEXTS: Readonly<Record<string, string>> = {
  id: "aw011.3",
  die: "aw044.6a",
  on: "aw038.1",
  to: "aw038.1",
  from: "hand",
  symbol: "melee",
  zone: "hand",
  cause: "activated",
  about: "aw011.3",
  how: "defeat",
};

/** An event of a kind with something in every field. */
function sample({ kind, fields }: (typeof KINDS)[number]): MatchEvent {
  const value = (key: string, type: string) =>
    type === "int"
      ? key === "seat" || key === "at"
        ? 1
        : 2
      : type === "boolean"
        ? false
        : type.startsWith("List")
          ? key === "clockwise"
            ? [0, 1]
            : key === "sums"
              ? [12, 9]
              : key === "cards"
                ? ["aw117", "aw153"]
                : ["aw038.1a"]
          : (TEXTS[key] ?? "aw011");
  return { kind, ...Object.fromEntries(fields.map(([key, type]) => [key, value(key, type)])) };
}

/** What changes nothing that could move: the table says it in words, a mark or a new question. */
const STILL = [
  "seated",
  "setBack",
  "rolledOff",
  "fieldChosen",
  "turnBegan",
  "phaseEnded",
  "additional",
  "aside",
  "putBack",
  "arranged",
  "looked",
  "spent",
  "used",
  "declined",
  "marked",
  "out",
];

/** What makes no sound of its own, besides. */
const SILENT = [...STILL, "activated", "exhausted", "readied", "gathered", "roundBegan", "waits"];

it("reads the events of the rules", () => {
  expect(KINDS.length).toBeGreaterThan(40);
  expect(KINDS.find(({ kind }) => kind === "arranged")?.fields.map(([key]) => key)).toEqual([
    "seat",
    "at",
    "top",
    "bottom",
  ]);
});

describe.each(KINDS.map((kind) => [kind.kind, sample(kind)] as const))("The event %s", (kind, event) => {
  it.each(LANGS)("has a whole sentence (%s)", (lang) => {
    const props = tableOf(view(), { lang });
    const scene = {
      match: props.state.match,
      catalogue: catalogueIn(lang),
      you: 0,
      nameOf: (seat: number) => ["Ines", "Mirko"][seat] ?? "",
      lang,
    };
    const said = sentence(event, scene, {});
    expect(said).toMatch(/^\S.*[.:!?]|^\S/);
    expect(said).not.toMatch(/undefined|\{|\}|\[|\]|aw\d{3}/);
    expect(said).not.toContain(`${kind},`);
  });

  it("moves something, or is known to move nothing", () => {
    expect(moves([event]).length > 0).toBe(!STILL.includes(kind));
  });

  it("sounds, or is known to be silent", () => {
    expect(sounds([event]).length > 0).toBe(!SILENT.includes(kind) || kind === "phaseEnded");
  });
});

describe("What triggers abilities", () => {
  const body = happenings.slice(happenings.indexOf("enum Cause"));
  const causes = [...body.slice(0, body.indexOf(";")).matchAll(/^ {4}([A-Z_]+),?$/gm)]
    .map(([, name = ""]) => name.toLowerCase().replace("_", "-"))
    .concat("claimed");

  it.each(LANGS)("is told in words (%s)", (lang) => {
    expect(causes.length).toBeGreaterThan(8);
    const scene = {
      view: view(),
      t: tableTexts[lang],
      catalogue: { cards: {}, terms: {}, teams: [] },
    } as unknown as Parameters<typeof causeOf>[0];
    for (const cause of causes) {
      const said = causeOf(scene, { cause, about: null });
      expect(said.replace(/[:,\s]/g, ""), cause).not.toBe("");
      expect(catalogueIn(lang).table.fields[`cause.${cause}`], cause).toBeTruthy();
    }
  });
});
