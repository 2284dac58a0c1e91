import { defineTexts } from "../../i18n";

/** What the tasks of the High Form are shown with: what is counted, where, and how near it is. */
export const taskTexts = defineTexts(
  {
    title: "Tasks",
    next: "Next",
    none: "No task here",
    left: (n: number) => `${n} more in the deck`,
    points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
    met: "met",
    claimed: "Claimed",
    advanced: "advanced",
    count: (what: string) =>
      ({
        pieces: "pieces",
        upgraded: "upgraded",
        legendary: "legendary",
        lead: "pieces more",
        upgradedLead: "upgraded more",
        around: "around",
        isolated: "cut off",
        chain: "in the chain",
        destroyed: "destroyed",
        destroyedUpgraded: "upgraded destroyed",
        destroyedHeroic: "heroic destroyed",
        destroyedLegendary: "legendary destroyed",
        summoned: "summoned",
        summonedLegendary: "legends summoned",
      })[what] ?? what,
    where: (where: string) =>
      ({ red: "on red", green: "on green", coloured: "on colour", central: "in the centre" })[where] ?? "",
    progress: (name: string, met: boolean, counts: string) => `${name}: ${met ? "met, " : ""}${counts}`,
    of: (have: number, need: number) => `${have} of ${need}`,
    map: (task: string) => `Where ${task} looks`,
  },
  {
    title: "Úkoly",
    next: "Příští",
    none: "Žádný úkol",
    left: (n: number) => `v balíčku zbývá: ${n}`,
    points: (n: number) => (n === 1 ? "1 bod" : n < 5 ? `${n} body` : `${n} bodů`),
    met: "splněno",
    claimed: "Získané",
    advanced: "pokročilý",
    count: (what: string) =>
      ({
        pieces: "kameny",
        upgraded: "vyšší úrovně",
        legendary: "legendární",
        lead: "kamenů navíc",
        upgradedLead: "vyšších navíc",
        around: "kolem",
        isolated: "odloučené",
        chain: "v řetězu",
        destroyed: "zničené",
        destroyedUpgraded: "zničené vyšší",
        destroyedHeroic: "zničené hrdinské",
        destroyedLegendary: "zničené legendární",
        summoned: "vyvolané",
        summonedLegendary: "vyvolané legendy",
      })[what] ?? what,
    where: (where: string) =>
      ({ red: "na červených", green: "na zelených", coloured: "na barevných", central: "uprostřed" })[
        where
      ] ?? "",
    progress: (name: string, met: boolean, counts: string) => `${name}: ${met ? "splněno, " : ""}${counts}`,
    of: (have: number, need: number) => `${have} z ${need}`,
    map: (task: string) => `Kam se dívá ${task}`,
  },
  {
    title: "Compiti",
    next: "Prossimo",
    none: "Nessun compito",
    left: (n: number) => `altri ${n} nel mazzo`,
    points: (n: number) => (n === 1 ? "1 punto" : `${n} punti`),
    met: "soddisfatto",
    claimed: "Completati",
    advanced: "avanzato",
    count: (what: string) =>
      ({
        pieces: "pedine",
        upgraded: "promosse",
        legendary: "leggendarie",
        lead: "pedine in più",
        upgradedLead: "promosse in più",
        around: "attorno",
        isolated: "isolate",
        chain: "nella catena",
        destroyed: "distrutte",
        destroyedUpgraded: "promosse distrutte",
        destroyedHeroic: "eroiche distrutte",
        destroyedLegendary: "leggendarie distrutte",
        summoned: "evocate",
        summonedLegendary: "leggende evocate",
      })[what] ?? what,
    where: (where: string) =>
      ({ red: "su rosso", green: "su verde", coloured: "su colore", central: "al centro" })[where] ?? "",
    progress: (name: string, met: boolean, counts: string) =>
      `${name}: ${met ? "soddisfatto, " : ""}${counts}`,
    of: (have: number, need: number) => `${have} di ${need}`,
    map: (task: string) => `Dove guarda ${task}`,
  },
);
