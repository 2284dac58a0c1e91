// A plan in words, for those who do not see it. Pure.
import { listed, type Lang } from "../../../i18n";
import { PARTS, type Part } from "../types";
import { partForms } from "../words/parts";
import { planTexts } from "./plan.texts";
import { strengthsOf, type FortWorks, type PartMark } from "./plan";

interface Shown {
  works: FortWorks;
  flag?: string | null;
  unknown?: string;
  known?: Partial<Record<Part, readonly number[]>>;
  marks?: Partial<Record<Part, PartMark>>;
}

/** What a plan shows, in order: its works, nets, flag, known defenders, and the part where something happens. */
export function planWords(shown: Shown, lang: Lang): string[] {
  const t = planTexts[lang];
  const name = (part: Part) => partForms(part, lang).name;
  const takes = Object.entries(strengthsOf(shown.works)).filter(([, value]) => value > 0);
  const known = PARTS.flatMap((part) => {
    const strengths = shown.known?.[part] ?? [];
    return strengths.length > 0 ? [`${name(part)} ${listed(lang, strengths.map(String))}`] : [];
  });
  const happens = (mark: PartMark) => PARTS.filter((part) => shown.marks?.[part] === mark).map(name);
  return [
    takes.length > 0
      ? t.takes(takes.map(([part, value]) => `${name(part as Part)} ${value}`).join(", "))
      : t.bare,
    shown.works.nets ? t.nets : "",
    shown.flag ? t.flag(shown.flag) : "",
    shown.unknown ?? "",
    known.length > 0 ? t.known(known.join(", ")) : "",
    ...happens("attacked").map(t.attacked),
    ...happens("breached").map(t.breached),
  ].filter(Boolean);
}
