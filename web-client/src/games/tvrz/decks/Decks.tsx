import { useDeckOption } from "../../../decks/deckOption";
import { useBuilding } from "../../../decks/useBuilding";
import { useFaults } from "../../../decks/useDecks";
import { useLanguage, useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { useCatalogue } from "../../../room/useCatalogue";
import { Copies, withCopies, writeDeck } from "../../../setup";
import { Link } from "../../../ui/Link";
import { Page } from "../../../ui/Page";
import { refusalTexts, sentence } from "../../../ui/refusals";
import { CardBrowser } from "../browser";
import { tvrzOf } from "../catalogue";
import { DeckPanel } from "./DeckPanel";
import { DeckKeeping } from "./DeckKeeping";
import { deckTexts } from "./texts";
import "../tokens.css";
import "./decks.css";

/** The deck builder: all cards, the deck so far with what is wrong with it, and the decks one keeps. */
export function Decks() {
  const t = useTexts(deckTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue("tvrz", lang);
  return (
    <Page title={t.title}>
      <div className="tv-decks">
        <header>
          <h1>{t.heading}</h1>
          <p className="tv-decks-lead">{t.lead}</p>
          <p className="row wrap tv-decks-ways">
            <Link href="/rules/tvrz#decks" className="text">
              {t.rules}
            </Link>
            <a className="text" href="#tv-all-cards">
              {t.allCards}
            </a>
          </p>
        </header>
        {catalogue && <Builder catalogue={catalogue} />}
      </div>
    </Page>
  );
}

/** The most copies of a card where the server's limit is not known yet. */
const COPIES = 99;

function Builder({ catalogue }: { catalogue: Catalogue }) {
  const t = useTexts(deckTexts);
  const r = useTexts(refusalTexts);
  const [building, build] = useBuilding("tvrz.deck");
  const asked = useDeckOption("tvrz");
  const most = asked?.option.copies ?? COPIES;
  const tvrz = tvrzOf(catalogue);
  const cards =
    asked?.option.cards ?? Object.keys(tvrz.cards).filter((card) => tvrz.cards[card]?.kind !== "token");
  const value = writeDeck(building.deck, cards);
  const [faults, failure] = useFaults(
    asked && value !== "" ? { game: "tvrz", form: asked.form, option: asked.option.key, value } : null,
  );
  const change = (card: string, by: 1 | -1) =>
    build({ ...building, deck: withCopies(building.deck, card, by, most), changed: true });
  return (
    <div className="tv-builder">
      <DeckPanel
        deck={building.deck}
        catalogue={catalogue}
        most={most}
        faults={faults}
        unchecked={failure ? `${t.unchecked} ${sentence(r, failure.refusal, catalogue.words)}` : null}
        wanted={asked && t.wanted(asked.option.least, asked.option.most)}
        onChange={change}
      >
        <DeckKeeping catalogue={catalogue} cards={cards} building={building} onBuild={build} />
      </DeckPanel>
      <section aria-labelledby="tv-all-cards" className="tv-builder-cards">
        <div className="row wrap">
          <h2 id="tv-all-cards" className="sp">
            {t.allCards}
          </h2>
          <a className="text tv-to-deck" href="#tv-deck">
            {t.toDeck}
          </a>
        </div>
        <CardBrowser
          catalogue={tvrz}
          only={({ key }) => cards.includes(key)}
          below={({ key, name }) => (
            <Copies
              name={name}
              copies={building.deck[key] ?? 0}
              most={most}
              onChange={(by) => change(key, by)}
            />
          )}
        />
      </section>
    </div>
  );
}
