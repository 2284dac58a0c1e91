// Writes beasts.generated.ts, the outlines of the icons named in credits/icons.json. Run it where the npm package
// @iconify-json/game-icons is installed:
//   node src/computer/extract-icons.mjs path/to/icons.json && npx prettier --write src/computer/beasts.generated.ts
import { readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(name, import.meta.url);
const all = JSON.parse(readFileSync(process.argv[2], "utf8")).icons;
const { icons } = JSON.parse(readFileSync(here("credits/icons.json"), "utf8"));

const entries = icons.map(({ icon, for: level }) => {
  const body = all[icon]?.body;
  if (!body) throw new Error(`no icon ${icon}`);
  const outline = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
  return `  ${level}: ${JSON.stringify(outline)},\n`;
});
writeFileSync(
  here("beasts.generated.ts"),
  `// Written by extract-icons.mjs; authors and licence (CC BY 3.0) stand in credits/icons.json.\n` +
    `/** The outline of each level's beast, in a square of 512 units. */\n` +
    `export const beasts = {\n${entries.join("")}} as const;\n`,
);
