// Writes art.generated.ts: the outlines of the icons named in credits/icons.json, and no others. Run it where the npm
// package @iconify-json/game-icons is installed:
//   node src/games/tvrz/cards/extract-icons.mjs path/to/icons.json && npx prettier --write src/games/tvrz/cards/art.generated.ts
import { readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(name, import.meta.url);
const all = JSON.parse(readFileSync(process.argv[2], "utf8")).icons;
const { icons } = JSON.parse(readFileSync(here("../credits/icons.json"), "utf8"));
const outlines = new Map();
const lines = icons.map(({ icon, for: card }) => {
  const body = all[icon]?.body;
  if (!body) throw new Error(`no icon ${icon}`);
  outlines.set(icon, [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(""));
  return `  ${JSON.stringify(card)}: drawn[${JSON.stringify(icon)}],`;
});
const drawn = [...outlines].map(
  ([icon, outline]) => `  ${JSON.stringify(icon)}: ${JSON.stringify(outline)},`,
);
writeFileSync(
  here("art.generated.ts"),
  `// Written by extract-icons.mjs; authors and licence (CC BY 3.0) stand in ../credits/icons.json.\n` +
    `const drawn = {\n${drawn.join("\n")}\n} as const;\n\n` +
    `/** Outlines of cards (wolf) and signs (trait-rider), in a square of 512 units. */\n` +
    `export const art: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`,
);
