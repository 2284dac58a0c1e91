import type { Lang } from "../../../i18n";
import type { RulesSection } from "../../../rules/RulesArticle";
import { COLOURS, Piece } from "../board";
import { CardFace, type Face } from "../cards";
import { ScoreBoard } from "../panels/Tracks";
import { gameTexts } from "../words/texts";
import {
  asDrawn,
  combat,
  improvised,
  meleeStart,
  scoreBoard,
  standard,
  start,
  tasks,
  together,
  turned,
} from "./drawings";
import { Drawn } from "./Drawn";
import { Expansions } from "./Expansions";
import { expansionTexts } from "./expansions.texts";
import { rulesTexts } from "./texts";

/** Sources of points, in the order of the table. */
const POINTS = [
  { key: "legendary", piece: "sl", points: 2 },
  { key: "heroic", piece: "sh", points: 1 },
  { key: "commons", piece: "sc", points: 1 },
  { key: "legend", piece: "nl", points: 1 },
  { key: "flare", piece: null, points: 1 },
] as const;

/** The rules in short sections; `face` returns a card's face, or null until the catalogue has loaded. */
export function sectionsOf(lang: Lang, face: (card: string, colour?: string) => Face | null): RulesSection[] {
  const t = rulesTexts[lang];
  const x = expansionTexts[lang];
  const words = gameTexts(lang);
  const letters = { red: words.letterRed, green: words.letterGreen };
  return [
    {
      id: "arena",
      title: t.arenaTitle,
      body: (
        <div className="beside">
          <div>
            <p>{t.arena}</p>
            <p>{t.ranks}</p>
            <ul className="ranks">
              {(["c", "h", "l"] as const).map((rank) => (
                <li key={rank}>
                  {COLOURS.slice(0, 4).map((colour) => (
                    <Piece key={colour} piece={`${colour}${rank}`} />
                  ))}
                  <span>{{ c: t.rankCommon, h: t.rankHeroic, l: t.rankLegendary }[rank]}</span>
                </li>
              ))}
            </ul>
            <p>{t.supply}</p>
            <p>{t.schools}</p>
          </div>
          <Drawn drawing={start} caption={t.arenaCaption} letters={letters} size="large" />
        </div>
      ),
    },
    {
      id: "turn",
      title: t.turnTitle,
      body: (
        <>
          <p>{t.turn}</p>
          <dl>
            <dt>{t.place}</dt>
            <dd>{t.placeWhat}</dd>
            <dt>{t.summon}</dt>
            <dd>{t.summonWhat}</dd>
            <dt>{t.discard}</dt>
            <dd>{t.discardWhat}</dd>
          </dl>
          <p>{t.turnEnd}</p>
          <p>{t.takeBack}</p>
        </>
      ),
    },
    {
      id: "summoning",
      title: t.summoningTitle,
      body: (
        <>
          <div className="beside">
            <div>
              <p>{t.summoning}</p>
              <p>{t.turning}</p>
            </div>
            <Shown face={face("knight")} />
          </div>
          <div className="row-of-drawings">
            <Drawn drawing={asDrawn} caption={t.asDrawnCaption} letters={letters} size="middle" />
            <Drawn drawing={turned} caption={t.turnedCaption} letters={letters} size="middle" />
          </div>
          <p>{t.frame}</p>
          <p>{t.marks}</p>
          <p>{t.foot}</p>
          <p>{t.legends}</p>
        </>
      ),
    },
    {
      id: "shortage",
      title: t.shortageTitle,
      body: (
        <>
          <p>{t.shortagePlace}</p>
          <p>{t.shortageSummon}</p>
          <p>{t.shortageEffect}</p>
        </>
      ),
    },
    {
      id: "effects",
      title: t.effectsTitle,
      body: (
        <>
          <dl>
            <dt>{t.may}</dt>
            <dd>{t.mayWhat}</dd>
            <dt>{t.next}</dt>
            <dd>{t.nextWhat}</dd>
            <dt>{t.standardMove}</dt>
            <dd>{t.standardMoveWhat}</dd>
            <dt>{t.combatMove}</dt>
            <dd>{t.combatMoveWhat}</dd>
          </dl>
          <div className="row-of-drawings">
            <Drawn drawing={standard} caption={t.standardCaption} letters={letters} size="small" />
            <Drawn drawing={combat} caption={t.combatCaption} letters={letters} size="small" />
          </div>
          <dl>
            <dt>{t.leap}</dt>
            <dd>{t.leapWhat}</dd>
            <dt>{t.upgrade}</dt>
            <dd>{t.upgradeWhat}</dd>
            <dt>{t.convert}</dt>
            <dd>{t.convertWhat}</dd>
            <dt>{t.used}</dt>
            <dd>{t.usedWhat}</dd>
            <dt>{t.gain}</dt>
            <dd>{t.gainWhat}</dd>
          </dl>
        </>
      ),
    },
    {
      id: "flares",
      title: t.flaresTitle,
      body: (
        <div className="beside">
          <div>
            <p>{t.flares}</p>
            <p>{t.flaresHalves}</p>
            <p>{t.flaresPrice}</p>
          </div>
          <Shown face={face("flare-03")} />
        </div>
      ),
    },
    {
      id: "points",
      title: t.pointsTitle,
      body: (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.pointsFor}</th>
                <th scope="col">{t.pointsWord}</th>
              </tr>
            </thead>
            <tbody>
              {POINTS.map(({ key, piece, points }) => (
                <tr key={key}>
                  <td>
                    <span className="points-for">
                      <span className="points-sign">
                        {piece && <Piece piece={piece} />}
                        {key === "commons" && <Piece piece="sc" />}
                      </span>
                      <span>{t[key]}</span>
                    </span>
                  </td>
                  <td className="num">{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t.pointsMore}</p>
        </>
      ),
    },
    {
      id: "tasks",
      title: t.tasksTitle,
      body: (
        <div className="beside">
          <div>
            <p>{t.tasks}</p>
            <p>{t.tasksClaim}</p>
            <p>{t.tasksLegends}</p>
            <p>{t.tasksCentre}</p>
            <p>{t.tutorial}</p>
          </div>
          <Drawn drawing={tasks} caption={t.tasksCaption} letters={letters} size="middle" />
        </div>
      ),
    },
    {
      id: "melee",
      title: t.meleeTitle,
      body: (
        <>
          <div className="beside">
            <div>
              <p>{t.melee}</p>
              <p>{t.meleeStart}</p>
              <p>{t.meleeScore}</p>
              <p>{t.meleeWeakest}</p>
            </div>
            <Drawn drawing={meleeStart} caption={t.meleeStartCaption} letters={letters} size="large" />
          </div>
          <figure className="drawn score-board">
            <div className="panel" aria-hidden="true">
              <ScoreBoard tracks={scoreBoard} goal={10} />
            </div>
            <figcaption>{t.meleeBoard}</figcaption>
          </figure>
          <p>{t.meleeFlare}</p>
          <div className="beside">
            <div>
              <dl>
                <dt>{t.meleeImprovise}</dt>
                <dd>{t.meleeImproviseWhat}</dd>
              </dl>
              <p>{t.meleeEnd}</p>
            </div>
            <Drawn drawing={improvised} caption={t.meleeImproviseCaption} letters={letters} size="middle" />
          </div>
        </>
      ),
    },
    {
      id: "teams",
      title: t.teamTitle,
      body: (
        <div className="beside">
          <div>
            <p>{t.team}</p>
            <dl>
              <dt>{t.teamLegends}</dt>
              <dd>{t.teamLegendsWhat}</dd>
              <dt>{t.teamHandOver}</dt>
              <dd>{t.teamHandOverWhat}</dd>
              <dt>{t.teamDeck}</dt>
              <dd>{t.teamDeckWhat}</dd>
            </dl>
            <p>{t.teamTalk}</p>
          </div>
          <Drawn drawing={together} caption={t.teamCaption} letters={letters} size="middle" />
        </div>
      ),
    },
    { id: "expansions", title: x.title, body: <Expansions face={face} /> },
    {
      id: "end",
      title: t.endTitle,
      body: (
        <>
          <p>{t.end}</p>
          <p>{t.winner}</p>
          <p>{t.resign}</p>
        </>
      ),
    },
    { id: "fair", title: t.fairTitle, body: <p>{t.fair}</p> },
  ];
}

/** A card beside the words that explain it; its space is reserved until it has loaded. */
function Shown({ face }: { face: Face | null }) {
  return <div className="rules-card">{face && <CardFace face={face} />}</div>;
}
