import { tashKalarOf } from "../catalogue";
import { anyFace } from "../cards/faces";
import { gameTexts } from "../words/texts";
import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { RulesArticle } from "../../../rules/RulesArticle";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "./rules.css";

/** The rules of Tash-Kalar in every form: short sections with drawn positions. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const words = gameTexts(lang);
  const catalogue = useCatalogue("tashkalar", lang);
  const face = (card: string, colour = "n") =>
    catalogue ? anyFace(card, colour, tashKalarOf(catalogue), words) : null;

  const sections = sectionsOf(lang, face);

  return (
    <RulesArticle className="rules" title={t.title} heading={t.heading} lead={t.lead} sections={sections} />
  );
}
