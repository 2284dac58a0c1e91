import type { RulesSection } from "../../../rules/RulesArticle";
import { Words } from "../../../rules/Words";
import { Link } from "../../../ui/Link";
import { Card, TraitWord, type CardFace } from "../cards";
import { SPELLS, term, TRAITS, type TvrzCatalogue } from "../catalogue";
import { PartSign } from "../fort";
import { FightDrawing, LossDrawing, type FaceOf } from "./FightDrawing";
import { FortDrawing, LandDrawing, NeighboursDrawing, WindowsDrawing } from "./Drawings";
import { ambushed, elsewhere, freed, laidAtFort, laidAtWalls, local, long, STEPS, walls } from "./drawings";
import type { rulesTexts } from "./texts";

/** What the sections are made of; the catalogue is null until loaded. */
export interface Material {
  t: (typeof rulesTexts)["en"];
  catalogue: TvrzCatalogue | null;
  face: FaceOf;
}

/** The spells of the own turn come first (T14), then those of any time (T15). */
const OWN_TURN = 7;

/** The kinds of cards besides creatures. */
const KINDS = ["fortification", "flag", "item", "shadow"] as const;

/** One card of each of them. */
const OTHERS = ["fort-ring-1", "flag-ildimar", "item-ring-might", "shadow"] as const;

/** Where a patrol finds what, in the order of the table. */
const MEETS = ["Lower", "Higher", "Patrol", "Animal"] as const;

/** The rules in short sections, in the order in which a newcomer needs them. */
export function sectionsOf(material: Material): RulesSection[] {
  return [...basics(material), ...fights(material), ...more(material), ...around(material)];
}

function basics({ t, catalogue, face }: Material): RulesSection[] {
  const strahon = face("strahon");
  return [
    {
      id: "fort",
      title: t.fortTitle,
      body: (
        <div className="tv-beside">
          <div>
            <p>{t.fort}</p>
            <p>{t.fortLand}</p>
          </div>
          <FortDrawing
            laid={laidAtFort}
            flag="flag-borzan"
            hand={9}
            catalogue={catalogue}
            caption={t.fortCaption}
          />
        </div>
      ),
    },
    {
      id: "card",
      title: t.cardTitle,
      body: (
        <div className="tv-beside">
          <div>
            <p>{t.card}</p>
            <Words
              of={[
                ["part", <Place key="part" sign="gate" word={t.cardLocal} />, t.cardLocalWhat],
                ["universal", <Place key="u" sign="universal" word={t.cardUniversal} />, t.cardUniversalWhat],
                ["attack", <Place key="a" sign="attack-only" word={t.cardAttack} />, t.cardAttackWhat],
              ]}
            />
            <p>{t.cardTraits}</p>
          </div>
          <span className="tv-rules-card">{strahon && <Card face={strahon} />}</span>
        </div>
      ),
    },
    {
      id: "kinds",
      title: t.kindsTitle,
      body: (
        <>
          <p>{t.kinds}</p>
          {catalogue && (
            <Words
              of={KINDS.map((kind) => [
                kind,
                term(catalogue, "kind", kind),
                catalogue.terms.kind[kind]?.text,
              ])}
            />
          )}
          <div className="tv-drawings">
            {OTHERS.map((card) => (
              <Other key={card} face={face(card)} />
            ))}
          </div>
        </>
      ),
    },
    {
      id: "turn",
      title: t.turnTitle,
      body: (
        <>
          <p>{t.turn}</p>
          <Words
            of={[
              ["fortify", t.fortify, t.fortifyWhat],
              ["lay", t.lay, t.layWhat],
              ["attack", t.attack, t.attackWhat],
            ]}
          />
          <p>{t.turnEnd}</p>
          <p>{t.flag}</p>
        </>
      ),
    },
    {
      id: "attack",
      title: t.attackTitle,
      body: (
        <>
          <div className="tv-beside">
            <div>
              <p>{t.attackNeighbours}</p>
              <p>{t.attackSteps}</p>
              <Words of={STEPS.map((step) => [step, t[`step${step}`], t[`step${step}What`]] as const)} />
            </div>
            <NeighboursDrawing caption={t.attackNeighboursCaption} />
          </div>
        </>
      ),
    },
  ];
}

function fights({ t, catalogue, face }: Material): RulesSection[] {
  return [
    {
      id: "walls",
      title: t.wallsTitle,
      body: (
        <>
          <p>{t.walls}</p>
          <p>{t.wallsDead}</p>
          <div className="tv-drawings">
            <FortDrawing laid={laidAtWalls} hand={6} catalogue={catalogue} caption="" />
            <FightDrawing fight={walls} face={face} caption={t.wallsCaption} />
          </div>
        </>
      ),
    },
    {
      id: "defence",
      title: t.defenceTitle,
      body: (
        <>
          <p>{t.defence}</p>
          <div className="tv-drawings">
            <FightDrawing fight={local} face={face} caption={t.defenceLocalCaption} />
            <FightDrawing fight={elsewhere} face={face} caption={t.defenceOtherCaption} />
          </div>
          <p>{t.defenceDouble}</p>
          <h3>{t.defenceLong}</h3>
          <p>{t.defenceLongWhat}</p>
          <FightDrawing fight={long} face={face} caption={t.defenceLongCaption} />
          <p>{t.defenceTaken}</p>
        </>
      ),
    },
    {
      id: "survival",
      title: t.survivalTitle,
      body: (
        <>
          <p>{t.survival}</p>
          <p>{t.survivalSlave}</p>
          <LossDrawing loss={freed} face={face} caption={t.survivalCaption} />
          <p>{t.survivalDead}</p>
          <h3>{t.raisedTitle}</h3>
          <p>{t.raised}</p>
        </>
      ),
    },
    {
      id: "ambush",
      title: t.ambushTitle,
      body: (
        <>
          <p>{t.ambush}</p>
          <LossDrawing loss={ambushed} face={face} caption={t.ambushCaption} />
        </>
      ),
    },
  ];
}

function more({ t, catalogue, face }: Material): RulesSection[] {
  const terms = catalogue?.terms;
  const spells = (all: readonly (typeof SPELLS)[number][]) =>
    all.map((spell) => [spell, terms?.spell[spell]?.name ?? spell, terms?.spell[spell]?.text ?? ""] as const);
  return [
    {
      id: "landscape",
      title: t.landTitle,
      body: (
        <>
          <p>{t.land}</p>
          <Words
            of={[
              ["envoy", t.landEnvoy, t.landEnvoyWhat],
              ["patrol", t.landPatrol, t.landPatrolWhat],
              ["group", t.landGroup, t.landGroupWhat],
              ["animal", t.landAnimal, t.landAnimalWhat],
            ]}
          />
          <LandDrawing face={face} caption={t.landCaption} />
          <table>
            <thead>
              <tr>
                <th scope="col">{t.landMeets}</th>
                <th scope="col">{t.landWhat}</th>
              </tr>
            </thead>
            <tbody>
              {MEETS.map((key) => (
                <tr key={key}>
                  <td>{t[`meets${key}`]}</td>
                  <td>{t[`meets${key}What`]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t.landFight}</p>
        </>
      ),
    },
    {
      id: "traits",
      title: t.traitsTitle,
      body: (
        <>
          <p>{t.traits}</p>
          {terms && (
            <Words
              of={TRAITS.map((trait) => [
                trait,
                <TraitWord
                  key={trait}
                  face={{ trait, word: terms.trait[trait]?.name ?? trait, level: null }}
                />,
                terms.trait[trait]?.text,
              ])}
            />
          )}
        </>
      ),
    },
    {
      id: "magic",
      title: t.magicTitle,
      body: (
        <>
          <p>{t.magic}</p>
          <h3>{t.magicOwn}</h3>
          <Words of={spells(SPELLS.slice(0, OWN_TURN))} />
          <h3>{t.magicAny}</h3>
          <Words of={spells(SPELLS.slice(OWN_TURN))} />
        </>
      ),
    },
    {
      id: "windows",
      title: t.windowsTitle,
      body: (
        <>
          <p>{t.windows}</p>
          <WindowsDrawing t={t} />
          <p>{t.windowsHold}</p>
          <p>{t.windowsOrders}</p>
          <h3>{t.timeTitle}</h3>
          <p>{t.time}</p>
        </>
      ),
    },
  ];
}

function around({ t, catalogue }: Material): RulesSection[] {
  const terms = catalogue?.terms;
  return [
    {
      id: "decks",
      title: t.decksTitle,
      body: (
        <>
          <p>{t.decks}</p>
          <Words
            of={(["brown", "yellow", "red"] as const).map((bar) => [
              bar,
              <span key={bar} className="tv-bar-word">
                <i className={`tv-bar-sample tv-bar-sample-${bar}`} aria-hidden="true" />
                {terms?.bar[bar]?.name ?? bar}
              </span>,
              terms?.bar[bar]?.text ?? "",
            ])}
          />
          <p>{t.decksRed}</p>
          <p>{t.decksCheck}</p>
          <Link href="/decks/tvrz" className="btn">
            {t.buildDeck}
          </Link>
        </>
      ),
    },
    {
      id: "options",
      title: t.optionsTitle,
      body: (
        <Words
          of={[
            ["second", t.optionSecond, t.optionSecondWhat],
            ["truce", t.optionTruce, t.optionTruceWhat],
            ["meddling", t.optionMeddling, t.optionMeddlingWhat],
            ["packs", t.optionPacks, t.optionPacksWhat],
          ]}
        />
      ),
    },
    {
      id: "end",
      title: t.endTitle,
      body: (
        <>
          <p>{t.end}</p>
          <p>{t.stalemate}</p>
          <p>{t.opening}</p>
        </>
      ),
    },
    { id: "known", title: t.knownTitle, body: <p>{t.known}</p> },
    { id: "back", title: t.backTitle, body: <p>{t.back}</p> },
    { id: "fair", title: t.fairTitle, body: <p>{t.fair}</p> },
  ];
}

function Other({ face }: { face: CardFace | null }) {
  return <span className="tv-rules-small">{face && <Card face={face} />}</span>;
}

function Place({ sign, word }: { sign: "gate" | "universal" | "attack-only"; word: string }) {
  return (
    <span className="tv-place-word">
      <PartSign sign={sign} />
      {word}
    </span>
  );
}
