import { useMemo, useState } from "react";
import { Board, Icon, motion } from "../../board";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { hasMouse, useLayout } from "../../table/useLayout";
import { useDraft } from "../../table/useDraft";
import { useNews } from "../../table/useNews";
import { asking } from "./asking";
import { boardProps, squareWords } from "./boardProps";
import { changes } from "./changes";
import { answers, NOTHING, read, tap, tapCard, type Draft } from "./draft";
import { EndPanel } from "./EndPanel";
import { FinalRound, Happenings, Piles, Tally } from "./Panels";
import { HandPanel } from "./HandPanel";
import { lines, spoken } from "./sentences";
import { PromptBar } from "./PromptBar";
import { Strip } from "./Strip";
import { TaskPanel } from "./TaskPanel";
import { taskTexts } from "./tasks.texts";
import { TableMenu } from "./TableMenu";
import { gameTexts } from "./texts";
import type { HandCard, TashKalarEvent, TashKalarView } from "./types";

/**
 * A table of Tash-Kalar: your strip and hand, the arena with the question below it, your opponent and what happened.
 * Draws what the server offers; the only state of its own is the draft of the next answer.
 */
export function TashKalarTable(props: TableProps) {
  const { state, send, catalogue, lang, you, waiting } = props;
  const { room, match } = state;
  const t = gameTexts(lang);
  const layout = useLayout();
  const log = props.log as TashKalarEvent[];
  const [draft, setDraft] = useDraft<Draft>(match?.asked ?? -1, NOTHING);
  const [hover, setHover] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const { count, news } = useNews(log);
  const moving = useMemo(() => motion(`${match?.id}-${count}`, changes(news)), [match?.id, count]);
  const nameOf = (seat: number) => room.seats[seat]?.player?.name ?? t.turnNumber(seat + 1);
  const view = match?.view as TashKalarView | undefined;
  const told = useMemo(
    () => (view ? lines(log, { view, catalogue, nameOf, t }) : []),
    [log.length, lang, catalogue, room.seats],
  );
  if (!match || !view) return null;

  const over = match.outcome !== null;
  const parked = room.phase === "parked";
  const hand = you === null ? null : (view.hands[you] ?? null);
  const cards = new Map<string, HandCard>(
    hand ? [...hand.beings, ...hand.legends].map((card) => [card.card, card]) : [],
  );
  const mine = new Set([...cards.keys(), ...(hand?.flares.map((flare) => flare.card) ?? [])]);
  const question = waiting || over || parked ? null : match.question;
  const reading = read(question, draft, mine);
  const inspected = cards.get(draft.card ?? held ?? "") ?? null;
  const asked = asking({
    match: { ...match, question },
    view,
    catalogue,
    reading,
    draft,
    inspected,
    you,
    t,
    nameOf,
  });
  const answer = (choice: Choice) => {
    setDraft(NOTHING);
    send("choose", { choice: choice.notation, asked: match.asked });
  };
  const choose = (square: string) => {
    if (!question) return;
    const next = tap(draft, reading, square);
    if (next.send && reading.candidate && hasMouse()) answer(reading.candidate);
    else setDraft(next.draft);
  };
  const scene = {
    view,
    catalogue,
    question,
    reading,
    draft,
    hover: draft.card === null && question?.prompt === "action" ? null : hover,
    inspected,
    log,
    you,
    motion: moving,
    t,
    nameOf,
  };
  const board = boardProps(scene);
  const narrow = layout === "phone";
  const arena = (
    <div className="table-arena">
      <Board
        {...board}
        narrow={narrow}
        label={question ? t.arenaYourTurn : t.arena}
        letters={{ red: t.letterRed, green: t.letterGreen }}
        active={new Set(Object.keys(board.squares).filter((square) => answers(reading, square)))}
        describe={(square) => squareWords(scene, square)}
        onChoose={choose}
        onHover={setHover}
      />
      <ul className="visually-hidden">
        {board.supplies.map((supply) => (
          <li key={supply.corner}>{supply.label}</li>
        ))}
      </ul>
    </div>
  );
  const below = you ?? 0;
  const strip = (seat: number, form: "own" | "other") => (
    <Strip
      key={seat}
      seat={seat}
      form={form}
      layout={layout}
      view={view}
      catalogue={catalogue}
      name={nameOf(seat)}
      present={room.seats[seat]?.present ?? true}
      t={t}
    />
  );
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== below);
  const prompt = (
    <PromptBar
      asking={parked ? { title: t.parked, why: t.parkedWhy, primary: null, others: [] } : asked}
      view={view}
      you={you}
      sending={waiting}
      canTakeBack={match.canTakeBack && !waiting}
      layout={layout}
      onAnswer={answer}
      onShow={(choice) => setDraft({ ...draft, square: null, picked: choice.notation })}
      onTakeBack={() => send("takeBack", {})}
      strip={layout === "desktop" ? null : strip(below, "own")}
      t={t}
    />
  );
  const menu = <TableMenu match={match} room={room} you={you} send={send} nameOf={nameOf} t={t} />;
  const tasks = view.tasks && (
    <TaskPanel view={view} catalogue={catalogue} side={view.seats[below]?.side ?? 0} nameOf={nameOf} />
  );
  const final = <FinalRound view={view} nameOf={nameOf} t={t} />;
  const happenings = <Happenings lines={told} room={room} match={match} t={t} />;
  const piles = <Piles view={view} catalogue={catalogue} you={you} nameOf={nameOf} t={t} />;
  const live = (
    <p className="visually-hidden" role="status" aria-live="polite">
      {spoken(told.at(-1)?.words ?? "")} {asked.title}
    </p>
  );
  if (over) {
    return (
      <div className={`table ended ${layout}`}>
        <div className="table-middle stands">
          {arena}
          <p className="chip table-caption">{t.finalPosition}</p>
        </div>
        <EndPanel
          match={match}
          view={view}
          log={log}
          catalogue={catalogue}
          nameOf={nameOf}
          t={t}
          happenings={happenings}
          link={room.seatLink ?? room.watchLink}
        />
        {live}
      </div>
    );
  }
  const cardsPanel = hand && (
    <HandPanel
      hand={hand}
      seat={you ?? 0}
      view={view}
      catalogue={catalogue}
      layout={layout}
      chosen={draft.card}
      onChoose={(card) => question && setDraft(tapCard(draft, card))}
      onHold={hold}
      t={t}
    />
  );
  if (layout === "desktop") {
    return (
      <div className="table desktop">
        <div className="table-left">
          {strip(below, "own")}
          {cardsPanel ?? piles}
        </div>
        <div className="table-middle stands">
          {arena}
          {prompt}
        </div>
        <div className="table-right">
          {others.map((seat) => strip(seat, "other"))}
          {final}
          {tasks}
          <Tally view={view} catalogue={catalogue} t={t} />
          {hand && piles}
          {happenings}
          {menu}
        </div>
        {live}
      </div>
    );
  }
  return (
    <div className={`table ${layout}`}>
      {others.map((seat) => strip(seat, "other"))}
      {final}
      {tasks && (
        <details className="tasks-narrow">
          <summary>{taskTexts[lang].title}</summary>
          {tasks}
        </details>
      )}
      <div className="table-middle stands">{arena}</div>
      <div className="table-dock">
        {prompt}
        {cardsPanel}
      </div>
      <details className="table-more">
        <summary aria-label={t.menu}>
          <Icon name="menu" />
        </summary>
        <div className="table-more-body">
          <Tally view={view} catalogue={catalogue} t={t} />
          {piles}
          {happenings}
          {menu}
        </div>
      </details>
      {live}
    </div>
  );
}
