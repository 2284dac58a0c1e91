import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { RulesArticle } from "../../../rules/RulesArticle";
import { CardBrowser } from "../browser";
import { cardFace } from "../cards";
import { tvrzOf } from "../catalogue";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "../tokens.css";
import "./rules.css";

/** The rules of Tvrz for newcomers: short sections with drawn examples, then all cards. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const loaded = useCatalogue("tvrz", lang);
  const catalogue = loaded && tvrzOf(loaded);
  const face = (card: string) => (catalogue ? cardFace(catalogue, card, lang) : null);

  const sections = [
    ...sectionsOf({ t, catalogue, face }),
    {
      id: "cards",
      title: t.cardsTitle,
      body: catalogue && <CardBrowser catalogue={catalogue} />,
    },
  ];
  return (
    <RulesArticle
      className="tv-rules"
      title={t.title}
      heading={t.heading}
      lead={t.lead}
      sections={sections}
    />
  );
}
