// Writes art.generated.ts, the outlines of the icons named in credits/icons.json and no others. Run it where the npm
// package @iconify-json/game-icons is installed:
//   node src/games/destiny/cards/extract-icons.mjs path/to/icons.json && npx prettier --write "src/games/destiny/**/*.generated.ts"
import { readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(name, import.meta.url);
const all = JSON.parse(readFileSync(process.argv[2], "utf8")).icons;
const { icons } = JSON.parse(readFileSync(here("../credits/icons.json"), "utf8"));

const outlineOf = (icon) => {
  const body = all[icon]?.body;
  if (!body) throw new Error(`no icon ${icon}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
};

const shown = icons.map(({ icon, for: card }) => `  ${card}:\n    ${JSON.stringify(outlineOf(icon))},\n`);
writeFileSync(
  here("art.generated.ts"),
  `// Written by extract-icons.mjs; authors and licence (CC BY 3.0) stand in credits/icons.json.\n` +
    `/** Outlines of the charges of cards, in a square of 512 units. */\n` +
    `export const art: Readonly<Record<string, string>> = {\n${shown.join("")}};\n`,
);
