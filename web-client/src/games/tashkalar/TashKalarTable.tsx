import { useCallback, useMemo, useRef, useState } from "react";
import { Board, motion } from "./board";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { hasMouse, useLayout } from "../../table/useLayout";
import { useDraft } from "../../table/useDraft";
import { useNews } from "../../table/useNews";
import { useShortcuts } from "../../table/useShortcuts";
import { Icon } from "../../ui/Icons";
import { called } from "../../ui/names";
import { asking } from "./prompt/asking";
import { boardProps, squareWords } from "./board/boardProps";
import { tashKalarOf } from "./catalogue";
import { CardDialog } from "./cards/CardDialog";
import { changes } from "./board/changes";
import { answers, NOTHING, picks, read, tap, tapCard, type Draft } from "./prompt/draft";
import { EndPanel } from "./end/EndPanel";
import { isMelee, turning } from "./melee";
import { FinalRound, Happenings, Piles, Tally } from "./panels/Panels";
import { HandPanel } from "./panels/HandPanel";
import { HelpDialog } from "./panels/HelpDialog";
import { InPlay } from "./panels/InPlay";
import { lines, spoken } from "./words/sentences";
import { PromptBar } from "./prompt/PromptBar";
import { mateOf, sideName, sidesOf, type Side } from "./sides";
import { SidePanel } from "./panels/SidePanel";
import { Resigning } from "./Resigning";
import { Stopping } from "./Stopping";
import { Race, Strip } from "./panels/Strip";
import { CounterHint } from "./panels/Tracks";
import { TaskChips, TaskPanel } from "./panels/TaskPanel";
import { TableMenu } from "./TableMenu";
import { gameTexts, type GameTexts } from "./words/texts";
import type { HandCard, TashKalarEvent, TashKalarView } from "./types";
import { standing } from "./prompt/waiting";

/** Where the team's legends are while they are not with us: with the teammate, or there are none. */
const legendsAway = (view: TashKalarView, mate: number, nameOf: (seat: number) => string, t: GameTexts) =>
  (view.seats[mate]?.hand.legends ?? 0) > 0 ? t.legendsWith(nameOf(mate)) : t.noLegends;

/**
 * A table of Tash-Kalar: your strip and hand, the arena with the question below it, your opponent and what happened.
 * Draws what the server offers; the only state of its own is the draft of the next answer.
 */
export function TashKalarTable(props: TableProps) {
  const { state, send, lang, you, waiting, clockOf, paused = null } = props;
  const catalogue = tashKalarOf(props.catalogue);
  const { room, match } = state;
  const t = gameTexts(lang);
  const layout = useLayout();
  const log = props.log as TashKalarEvent[];
  const [draft, setDraft] = useDraft<Draft>(match?.asked ?? -1, NOTHING);
  const [hover, setHover] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const [opened, open] = useState<{ card: string } | "help" | null>(null);
  const showCard = useCallback((card: string) => open({ card }), []);
  const letters = useMemo(() => ({ red: t.letterRed, green: t.letterGreen }), [t]);
  const root = useRef<HTMLDivElement>(null);
  const { count, news } = useNews(log);
  const moving = useMemo(() => motion(`${match?.id}-${count}`, changes(news)), [match?.id, count]);
  const nameOf = useCallback(
    (seat: number) => called(room.seats[seat]?.player?.name, lang),
    [room.seats, lang],
  );
  const view = match?.view as TashKalarView | undefined;
  const told = useMemo(
    () => (view ? lines(log, { view, catalogue, nameOf, t }) : []),
    [log.length, lang, catalogue, room.seats],
  );
  const { news: justTold } = useNews(told);
  const toFocus = (where: string) => root.current?.querySelector<HTMLElement | SVGElement>(where)?.focus();
  const press = (where: string) => root.current?.querySelector<HTMLElement>(where)?.click();
  useShortcuts({
    b: () => toFocus(".square[tabindex='0']"),
    h: () => toFocus(".hand-card"),
    c: () => press(".prompt-buttons .btn.pri"),
    u: () => press(".take-back"),
    o: () => press(".hand-over"),
    escape: () => setDraft(NOTHING),
    "?": () => open("help"),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [String(i + 1), () => press(`.hand-card:nth-of-type(${i + 1})`)]),
    ),
  });
  if (!match || !view) return null;

  const over = match.outcome !== null;
  const parked = room.phase === "parked";
  const hand = you === null ? null : (view.hands[you] ?? null);
  const cards = new Map<string, HandCard>(
    hand ? [...hand.beings, ...hand.legends].map((card) => [card.card, card]) : [],
  );
  const mine = new Set([...cards.keys(), ...(hand?.flares.map((flare) => flare.card) ?? [])]);
  const question = waiting || over || parked || paused ? null : match.question;
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
  const choose = (square: string, by: "tap" | "space" | "enter") => {
    if (!question) return;
    const next = tap(draft, reading, square);
    const again = draft.square === square && reading.candidate !== null;
    const sure = by === "enter" ? again : next.send && (by === "space" || hasMouse());
    if (sure && reading.candidate) answer(reading.candidate);
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
  // On a phone a clock takes the room of the supply in the strip, which then lies beside the arena.
  const timed = match.clock !== null && match.clock.control.kind !== "none";
  const arena = (
    <div className="table-arena">
      <Board
        {...board}
        supplies={narrow && !isMelee(view) && !timed ? [] : board.supplies}
        narrow={narrow}
        label={question ? t.arenaYourTurn : t.arena}
        letters={letters}
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
  const mate = mateOf(view, below);
  const present = (seat: number) => room.seats[seat]?.present ?? true;
  const strip = (seat: number, form: "own" | "other") => (
    <Strip
      key={seat}
      seat={seat}
      form={form}
      layout={layout}
      view={view}
      catalogue={catalogue}
      name={nameOf(seat)}
      present={present(seat)}
      clock={clockOf?.(seat)}
      t={t}
    />
  );
  const shownChoice = reading.candidate;
  const panel = (side: Side, form = layout) => (
    <SidePanel
      key={side.side}
      {...{ side, view, catalogue, nameOf, present, you, clockOf, t }}
      layout={form}
      turning={side === ours ? turning(view, shownChoice) : []}
    >
      {side === ours && mate !== null && layout === "desktop" && <Race view={view} t={t} />}
    </SidePanel>
  );
  const colour = view.seats[below]?.colour ?? "n";
  const hint = isMelee(view) && <CounterHint {...{ colour, goal: view.goal, t }} />;
  const [ours, ...theirs] = sidesOf(view, below);
  const several = view.seats.length > 2;
  const own = several && ours ? panel(ours) : strip(below, "own");
  const others = !several ? (
    theirs.map(({ seats }) => strip(seats[0] ?? 0, "other"))
  ) : layout === "desktop" ? (
    theirs.map((side) => panel(side))
  ) : (
    <div className="side-row">{theirs.map((side) => panel(side))}</div>
  );
  const stopped = parked ? standing(t.parked, t.parkedWhy) : paused && standing(paused.title, paused.why);
  const prompt = (
    <PromptBar
      asking={stopped ?? asked}
      view={view}
      you={you}
      sending={waiting}
      canTakeBack={match.canTakeBack && !waiting && !stopped}
      layout={layout}
      onAnswer={answer}
      onShow={(choice) => setDraft({ ...draft, square: null, picked: choice.notation })}
      onTakeBack={() => send("takeBack", { moment: match.moment })}
      onCancel={question && picks(draft) ? () => setDraft(NOTHING) : null}
      onCard={showCard}
      catalogue={catalogue}
      colour={view.seats[match.waiting[0]?.seat ?? below]?.colour ?? "n"}
      strip={layout === "desktop" ? null : own}
      t={t}
    />
  );
  const menu = (
    <TableMenu
      match={match}
      room={room}
      you={you}
      mate={you === null ? null : mate}
      send={send}
      nameOf={nameOf}
      lang={lang}
      noResigning={isMelee(view)}
      onHelp={() => open("help")}
      clock={props.clockMenu}
      t={t}
    />
  );
  const tasks = {
    view,
    catalogue,
    side: view.seats[below]?.side ?? 0,
    nameOf: (side: number) =>
      you !== null && mate !== null && side !== view.seats[below]?.side
        ? t.opponents
        : sideName(view, side, nameOf, t),
    meets: shownChoice?.parts.meets ?? [],
    at: shownChoice?.parts.at?.[0] ?? null,
  };
  const piles = <Piles view={view} catalogue={catalogue} you={you} nameOf={nameOf} t={t} />;
  const final = (
    <>
      <FinalRound view={view} nameOf={nameOf} t={t} />
      <InPlay view={view} catalogue={catalogue} nameOf={nameOf} onCard={showCard} t={t} />
      {you !== null && mate !== null && (
        <Resigning key={match.resigning.join()} {...{ match, you, mate, send, nameOf, t }} />
      )}
    </>
  );
  const notices = (
    <>
      {props.notices}
      {!parked && <Stopping key={match.agreed.join()} {...{ match, you, send, nameOf, t }} many={several} />}
    </>
  );
  // Tasks and many players take the room of the piles.
  const pilesInTab = view.tasks !== null || several;
  const happenings = (
    <Happenings
      lines={told}
      room={room}
      match={match}
      catalogue={catalogue}
      onCard={showCard}
      piles={pilesInTab && layout === "desktop" && hand ? piles : null}
      t={t}
    />
  );
  const scores = sidesOf(view, 0)
    .map(({ side, seats }) => `${sideName(view, side, nameOf, t)} ${view.seats[seats[0] ?? 0]?.score}`)
    .join(", ");
  const live = (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {justTold.map(({ words }) => spoken(words)).join(" ")}{" "}
        {news.some(({ kind }) => kind === "scored" || kind === "claimed") &&
          `${isMelee(view) ? t.resultWeakest : t.score}: ${scores}. `}
        {!stopped && asked.note && `${asked.note.words} `}
        {(stopped ?? asked).title}
      </p>
      {opened === "help" && (
        <HelpDialog
          melee={isMelee(view)}
          teams={mate !== null}
          lang={lang}
          onClose={() => open(null)}
          t={t}
        />
      )}
      {opened !== null && opened !== "help" && (
        <CardDialog
          card={opened.card}
          colour={view.seats[match.waiting[0]?.seat ?? below]?.colour ?? "n"}
          catalogue={catalogue}
          onClose={() => open(null)}
          t={t}
        />
      )}
    </>
  );
  if (over) {
    return (
      <div ref={root} className={`table ended ${layout}`} data-keeps-focus>
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
          again={props.again}
          link={room.watchLink ?? room.seatLink}
        />
        {live}
      </div>
    );
  }
  const legendsNote = mate !== null && hand && (
    <p className="hand-note">
      {hand.legends.length > 0 ? t.legendsWithYou : legendsAway(view, mate, nameOf, t)}
    </p>
  );
  const cardsPanel = hand && (
    <HandPanel
      hand={hand}
      seat={you ?? 0}
      view={view}
      catalogue={catalogue}
      nameOf={nameOf}
      layout={layout}
      chosen={draft.card}
      onChoose={(card) => question && setDraft(tapCard(draft, card))}
      onHold={hold}
      t={t}
    />
  );
  if (layout === "desktop") {
    return (
      <div ref={root} className="table desktop" data-keeps-focus>
        <div className="table-left">
          {own}
          {hint}
          {legendsNote}
          {cardsPanel ?? piles}
        </div>
        <div className="table-middle stands">
          {arena}
          {prompt}
        </div>
        <div className="table-right">
          {others}
          {notices}
          {final}
          <TaskPanel {...tasks} />
          <Tally view={view} catalogue={catalogue} t={t} />
          {hand && !pilesInTab && piles}
          {happenings}
          {menu}
        </div>
        {live}
      </div>
    );
  }
  return (
    <div ref={root} className={`table ${layout} ${timed ? "timed" : ""}`} data-keeps-focus>
      {others}
      {final}
      <TaskChips {...tasks} />
      <div className="table-middle stands">{arena}</div>
      <div className="table-dock">
        <div className="dock-notices">{notices}</div>
        {prompt}
        {cardsPanel}
      </div>
      <details className="table-more">
        <summary aria-label={t.menu}>
          <Icon name="menu" />
        </summary>
        <div className="table-more-body">
          {(isMelee(view) || (several && timed)) &&
            sidesOf(view, below).map((side) => panel(side, "desktop"))}
          {hint}
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
