import { expect, test } from "vitest";
import { softly } from "./softly";

const shown = (name: string) => softly(name).replace("\u00ad", "-");

test("a long word may break before a syllable near its end, a short one not at all", () => {
  expect(shown("Strangolamento di Forza")).toBe("Strango-lamento di Forza");
  expect(shown("Ipnotizzatore")).toBe("Ipnotiz-zatore");
  expect(shown("Rytíř")).toBe("Rytíř");
});

test.each([
  "Chro-nicler",
  "De-struction",
  "Elec-troshock",
  "Illu-sionist",
  "Law-bringer",
  "Night-sister",
  "Para-trooper",
  "Sword-master",
  "Unpre-dictable",
  "Wood-splitter",
  "Hy-pnotizér",
  "Je-dnorožec",
  "Kři-šťálové",
  "na-šeptávač",
  "Pro-hnanost",
  "vět-voběžec",
  "Za-svěcenec",
  "Zpu-stošení",
  "Accer-chiamento",
  "Accovac-ciarsi",
  "Chi-rurgico",
  "Di-struzione",
  "Guar-nigione",
  "Infil-trazione",
  "Lancia-fiamme",
  "Per-spicace",
  "Sa-crificio",
  "Soprav-vivenza",
  "Stra-tegica",
])("consonants that begin a syllable stay together: %s", (parts) => {
  expect(shown(parts.replace("-", ""))).toBe(parts);
});

test("no letter stands alone on a line", () => {
  expect(shown("úhlopříčky")).toBe("úhlopříčky");
});
