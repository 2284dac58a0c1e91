import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { RulesArticle } from "../../../rules/RulesArticle";
import { destinyOf } from "../catalogue";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "../tokens.css";
import "./rules.css";

/** The rules of Destiny for newcomers: short sections with drawn examples. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const loaded = useCatalogue("destiny", lang);
  const catalogue = loaded && destinyOf(loaded);
  return (
    <RulesArticle
      className="ds-rules"
      title={t.title}
      heading={t.heading}
      lead={t.lead}
      sections={sectionsOf({ t, catalogue })}
    />
  );
}
