import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { RulesArticle } from "../../../rules/RulesArticle";
import { CardBrowser } from "../browser";
import { destinyOf } from "../catalogue";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "../tokens.css";
import "./rules.css";

/** The rules of Destiny for newcomers: short sections with drawn examples, then all cards and dice. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const loaded = useCatalogue("destiny", lang);
  const catalogue = loaded && destinyOf(loaded);
  const sections = [
    ...sectionsOf({ t, catalogue }),
    { id: "cards", title: t.cardsTitle, body: catalogue && <CardBrowser catalogue={catalogue} /> },
  ];
  return (
    <RulesArticle
      className="ds-rules"
      title={t.title}
      heading={loaded ? t.heading.replace("{game}", loaded.words.name) : t.title}
      lead={t.lead}
      sections={sections}
    />
  );
}
