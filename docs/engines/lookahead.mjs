#!/usr/bin/env node
// An engine that looks one choice ahead in imagined matches, in any game:
//
//   node lookahead.mjs java -jar arenhold-rules.jar model
//
// The words after its name start the model, which knows the rules. Without them, or if the model
// takes too long, it weighs choices by how much they involve. See docs/engine-protocol.md.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** In how many imagined matches every choice is tried at the most. */
const WORLDS = 8;
/** What imagining one takes, in nodes; trying a choice is one. */
const IMAGINING = 30;
/** The share of its time that it thinks, and the longest, in milliseconds. */
const SHARE = 0.7;
const LONGEST = 2_000;
/** What the model is told: everything that makes up what the seat knows. */
const TOLD = new Set(["new", "line", "back", "change", "revealed", "ask", "over"]);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** The rules, served by another process. */
class Model {
  #waiting = new Map();
  #last = 0;
  #child;

  constructor(command, args) {
    this.#child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
    this.#child.on("error", () => this.#end()).on("exit", () => this.#end());
    this.#child.stdin.on("error", () => this.#end());
    process.on("exit", () => this.#child?.kill());
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const answer = JSON.parse(line);
      const { resolve, reject } = this.#waiting.get(answer.id) ?? {};
      this.#waiting.delete(answer.id);
      answer.t === "error" ? reject?.(new Error(answer.text)) : resolve?.(answer);
    });
  }

  /** Passes a line on as it came. */
  tell = (line) => this.#child?.stdin.write(`${line}\n`);

  /** Asks something; fails if the model cannot say. */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (!this.#child) return reject(new Error("the model is gone"));
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.tell(JSON.stringify({ ...request, id }));
    });
  }

  #end() {
    this.#child = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error("the model is gone"));
    this.#waiting.clear();
  }
}

/** How much a choice involves: its squares, cards, dice and the like. */
const involved = (choice) => Object.values(choice.parts).reduce((sum, part) => sum + part.length, 0);

/** Thinks about one question. */
class Thought {
  #ask;
  #sums = new Map();
  #worlds = 0;
  #stopped = new Promise((resolve) => (this.stop = resolve));

  constructor(ask) {
    this.#ask = ask;
  }

  /** The choice, at the end of the time at the latest. */
  async chosen() {
    const milliseconds = Math.min(LONGEST, (this.#ask.left?.ms ?? LONGEST) * SHARE);
    const timer = setTimeout(this.stop, milliseconds);
    await Promise.race([this.#think().catch(() => undefined), this.#stopped]);
    clearTimeout(timer);
    return this.#best();
  }

  async #think() {
    const { match, id, question } = this.#ask;
    const { choices, offer, seat } = question;
    if (!model || (choices.length === 1 && !offer)) return;
    const fitting = Math.floor((this.#ask.left?.nodes ?? Infinity) / (choices.length + IMAGINING));
    const worlds = Math.max(1, Math.min(WORLDS, fitting));
    for (let i = 0; i < worlds; i++) {
      const seed = String(id * WORLDS + i);
      const { world } = await model.ask({ t: "sample", match, seed });
      const tried = await model.ask({ t: "try", world, seat, seed });
      await model.ask({ t: "drop", worlds: [world] });
      for (const { choice, standing } of tried.each) {
        this.#sums.set(choice, (this.#sums.get(choice) ?? 0) + standing[seat]);
      }
      this.#worlds++;
    }
  }

  /** Stands best, and among equals involves most. */
  #best() {
    const weight = this.#worlds;
    const rated = this.#ask.question.choices.map((choice) => {
      const value = weight ? this.#sums.get(choice.notation) / weight : 0.5;
      return { choice: choice.notation, value, much: involved(choice) };
    });
    rated.sort((one, other) => other.value - one.value || other.much - one.much);
    const best = rated.slice(0, 5).map(({ choice, value }) => ({ choice, value, weight }));
    return { choice: rated[0].choice, nodes: weight * rated.length, rated: best };
  }
}

const [command, ...args] = process.argv.slice(2);
const model = command && new Model(command, args);
const thoughts = new Map();
const refuse = (wrong) => say({ t: "error", code: "malformed", text: String(wrong) });

async function answer(ask) {
  const { match, id } = ask;
  thoughts.set(id, new Thought(ask));
  const { choice, nodes, rated } = await thoughts.get(id).chosen();
  thoughts.delete(id);
  say({ t: "info", match, id, nodes, value: rated[0].value, rated });
  say({ t: "choose", match, id, choice });
}

function heed(line) {
  const message = JSON.parse(line);
  if (TOLD.has(message.t)) model?.tell(line);
  if (message.t === "hello") {
    say({ t: "id", protocol: 1, name: "Lookahead", version: "1", history: model ? "views" : "none" });
  } else if (message.t === "new") say({ t: "ready", match: message.match });
  else if (message.t === "ask") answer(message).catch(refuse);
  else if (message.t === "stop" || message.t === "lapsed") thoughts.get(message.id)?.stop();
  else if (message.t === "ping") say({ t: "pong" });
  else if (message.t === "quit") process.exit(0);
}

function heeded(line) {
  try {
    heed(line);
  } catch (wrong) {
    refuse(wrong);
  }
}

createInterface({ input: process.stdin }).on("line", heeded).on("close", () => process.exit(0));
