import type { RulesSection } from "../../../rules/RulesArticle";
import { Words, type Explained } from "../../../rules/Words";
import { Link } from "../../../ui/Link";
import { SignedText } from "../cards";
import { SYMBOLS, term, type DestinyCatalogue, type TermGroup } from "../catalogue";
import { Sign } from "../dice";
import {
  ActivationDrawing,
  CardDrawing,
  DamageDrawing,
  DiceDrawing,
  ReplacingDrawing,
  SidesDrawing,
} from "./Drawings";
import { apart, character, die, joined, priced } from "./drawings";
import type { rulesTexts } from "./texts";

/** What the sections are made of; the catalogue is null until loaded. */
export interface Material {
  t: (typeof rulesTexts)["en"];
  catalogue: DestinyCatalogue | null;
}

/** Terms of the catalogue with what they mean; none until it is loaded. */
function termsOf(catalogue: DestinyCatalogue | null, group: TermGroup, keys: readonly string[]): Explained[] {
  if (!catalogue) return [];
  const nameOf = (symbol: string) => term(catalogue, "symbol", symbol);
  return keys.map((key) => [
    key,
    term(catalogue, group, key),
    <SignedText key={key} text={catalogue.terms[group][key]?.text ?? ""} nameOf={nameOf} />,
  ]);
}

const TIMINGS = ["action", "special", "claim", "before", "after", "ongoing", "event"] as const;

const KEYWORDS = ["ambush", "guardian", "redeploy"] as const;

const DEEDS = ["play", "activate", "resolve", "reroll", "action", "claim", "pass"] as const;

const WORDS = ["spot", "ready", "turn", "rerollWord", "remove", "characterDie", "free", "aside"] as const;

/** The rules in short sections, in the order in which a newcomer needs them. */
export function sectionsOf(material: Material): RulesSection[] {
  return [...basics(material), ...fights(material), ...cards(material), ...around(material)];
}

function basics({ t, catalogue }: Material): RulesSection[] {
  return [
    {
      id: "team",
      title: t.teamTitle,
      body: (
        <div className="ds-beside">
          <div>
            <p>{t.team}</p>
            <p>{t.teamDeck}</p>
            <p>{t.teamSecret}</p>
            <Link href="/decks/destiny" className="btn">
              {t.buildTeam}
            </Link>
          </div>
          {catalogue && <CardDrawing card={character} catalogue={catalogue} caption={t.teamCaption} />}
        </div>
      ),
    },
    {
      id: "die",
      title: t.dieTitle,
      body: (
        <>
          <p>{t.die}</p>
          {catalogue && <SidesDrawing card={die} catalogue={catalogue} caption={t.dieCaption} />}
          <Words
            of={termsOf(catalogue, "symbol", SYMBOLS).map(
              ([key, word, what], i) =>
                [
                  key,
                  <span key={key} className="ds-sign-word">
                    <Sign of={SYMBOLS[i] ?? "blank"} size={20} />
                    {word}
                  </span>,
                  what,
                ] as const,
            )}
          />
          <p>{t.dieMore}</p>
          <Words of={termsOf(catalogue, "word", ["modifier", "side-cost", "x"])} />
          <p>{t.dieSleeps}</p>
        </>
      ),
    },
    {
      id: "start",
      title: t.startTitle,
      body: (
        <>
          <p>{t.start}</p>
          <p>{t.startShields}</p>
        </>
      ),
    },
    {
      id: "round",
      title: t.roundTitle,
      body: (
        <>
          <p>{t.round}</p>
          <Words of={DEEDS.map((deed) => [deed, t[deed], t[`${deed}What`]] as const)} />
          {catalogue && <ActivationDrawing catalogue={catalogue} caption={t.activateCaption} />}
          <p>{t.upkeep}</p>
        </>
      ),
    },
  ];
}

function fights({ t, catalogue }: Material): RulesSection[] {
  return [
    {
      id: "resolve",
      title: t.resolveTitle,
      body: (
        <>
          <p>{t.resolveMany}</p>
          <p>{t.resolvePlus}</p>
          <p>{t.resolveCost}</p>
          {catalogue && (
            <div className="ds-drawings">
              <DiceDrawing
                dice={joined}
                catalogue={catalogue}
                total="2 + 2 = 4"
                caption={t.resolvePlusCaption}
              />
              <DiceDrawing dice={apart} catalogue={catalogue} total={null} caption={t.resolveTwoCaption} />
              <DiceDrawing
                dice={priced}
                catalogue={catalogue}
                total="3 + 2 = 5"
                caption={t.resolveCostCaption}
              />
            </div>
          )}
          <p>{t.resolveFocus}</p>
        </>
      ),
    },
    {
      id: "damage",
      title: t.damageTitle,
      body: (
        <div className="ds-beside">
          <div>
            <p>{t.damage}</p>
            <p>{t.damageMore}</p>
            <p>{t.damageAny}</p>
          </div>
          {catalogue && <DamageDrawing catalogue={catalogue} caption={t.damageCaption} />}
        </div>
      ),
    },
  ];
}

function cards({ t, catalogue }: Material): RulesSection[] {
  return [
    {
      id: "play",
      title: t.playTitle,
      body: (
        <>
          <Words of={termsOf(catalogue, "type", ["upgrade", "support", "event"])} />
          <p>{t.playReplace}</p>
          {catalogue && (
            <ReplacingDrawing catalogue={catalogue} foot={t.replaceFoot} caption={t.replaceCaption} />
          )}
          <p>{t.playUnique}</p>
          <p>{t.playNothing}</p>
        </>
      ),
    },
    {
      id: "abilities",
      title: t.abilitiesTitle,
      body: (
        <>
          <p>{t.abilities}</p>
          <Words of={termsOf(catalogue, "timing", TIMINGS)} />
          <p>{t.abilitiesMust}</p>
          <p>{t.abilitiesCost}</p>
          <p>{t.abilitiesQueue}</p>
        </>
      ),
    },
    {
      id: "keywords",
      title: t.keywordsTitle,
      body: (
        <>
          <p>{t.keywords}</p>
          <Words of={termsOf(catalogue, "keyword", KEYWORDS)} />
        </>
      ),
    },
    {
      id: "words",
      title: t.wordsTitle,
      body: <Words of={WORDS.map((word) => [word, t[word], t[`${word}What`]] as const)} />,
    },
  ];
}

function around({ t }: Material): RulesSection[] {
  return [
    {
      id: "end",
      title: t.endTitle,
      body: (
        <>
          <p>{t.end}</p>
          <p>{t.endDraw}</p>
        </>
      ),
    },
    {
      id: "more",
      title: t.moreTitle,
      body: (
        <>
          <p>{t.more}</p>
          <p>{t.moreOut}</p>
        </>
      ),
    },
    {
      id: "table",
      title: t.tableTitle,
      body: (
        <>
          <p>{t.tableAttack}</p>
          <p>{t.tableAbilities}</p>
          <p>{t.tableAhead}</p>
          <p>{t.tableBack}</p>
        </>
      ),
    },
    { id: "known", title: t.knownTitle, body: <p>{t.known}</p> },
    { id: "fair", title: t.fairTitle, body: <p>{t.fair}</p> },
  ];
}
