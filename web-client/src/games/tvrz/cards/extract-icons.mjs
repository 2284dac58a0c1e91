// Writes art.generated.ts, the outlines of the icons named in credits/icons.json and no others, and
// ../fort/flags.generated.ts, those on flags alone: plans of forts are drawn where no card is. Run it where the npm
// package @iconify-json/game-icons is installed:
//   node src/games/tvrz/cards/extract-icons.mjs path/to/icons.json && npx prettier --write "src/games/tvrz/**/*.generated.ts"
import { readFileSync, writeFileSync } from "node:fs";

const here = (name) => new URL(name, import.meta.url);
const all = JSON.parse(readFileSync(process.argv[2], "utf8")).icons;
const { icons } = JSON.parse(readFileSync(here("../credits/icons.json"), "utf8"));

const outlineOf = (icon) => {
  const body = all[icon]?.body;
  if (!body) throw new Error(`no icon ${icon}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
};
const entry = (key, value) => `  ${JSON.stringify(key)}: ${value},\n`;
const written = `// Written by extract-icons.mjs; authors and licence (CC BY 3.0) stand in credits/icons.json.\n`;

const drawn = [...new Set(icons.map(({ icon }) => icon))].map((icon) =>
  entry(icon, JSON.stringify(outlineOf(icon))),
);
const shown = icons.map(({ icon, for: card }) => entry(card, `drawn[${JSON.stringify(icon)}]`));
writeFileSync(
  here("art.generated.ts"),
  `${written}const drawn = {\n${drawn.join("")}} as const;\n\n` +
    `/** Outlines of cards (wolf) and signs (trait-rider), in a square of 512 units. */\n` +
    `export const art: Readonly<Record<string, string>> = {\n${shown.join("")}};\n`,
);

const flags = icons.filter(({ for: card }) => card.startsWith("flag-"));
writeFileSync(
  here("../fort/flags.generated.ts"),
  `${written}/** Outlines of the charges on flags, in a square of 512 units. */\n` +
    `export const flags: Readonly<Record<string, string>> = {\n` +
    flags.map(({ icon, for: card }) => entry(card, JSON.stringify(outlineOf(icon)))).join("") +
    `};\n`,
);
