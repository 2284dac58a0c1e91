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

/** The share of its time that it thinks; the rest is for the way. */
const SHARE = 0.7;

/** The longest that it thinks, in milliseconds. */
const LONGEST = 2_000;

/** What the model is told: everything that makes up what the seat knows. */
const TOLD = new Set(["new", "line", "back", "change", "revealed", "ask", "over"]);

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** The rules, served by another process. */
class Model {
  #child;
  #waiting = new Map();
  #last = 0;

  constructor(command, args) {
    this.#child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
    this.#child.on("error", () => this.#end());
    this.#child.on("exit", () => this.#end());
    this.#child.stdin.on("error", () => this.#end());
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const answer = JSON.parse(line);
      const { resolve, reject } = this.#waiting.get(answer.id) ?? {};
      this.#waiting.delete(answer.id);
      if (answer.t === "error") reject?.(new Error(answer.text));
      else resolve?.(answer);
    });
  }

  /** Passes a line on as it came. */
  tell(line) {
    if (this.#child) this.#child.stdin.write(`${line}\n`);
  }

  /** Asks something; fails if the model cannot say. */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (!this.#child) return reject(new Error("the model is gone"));
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.tell(JSON.stringify({ ...request, id }));
    });
  }

  close() {
    this.#child?.kill();
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
  #model;
  #ask;
  #seat;
  #sums = new Map();
  #worlds = 0;
  #stopped;
  stop;

  constructor(model, ask) {
    this.#model = model;
    this.#ask = ask;
    this.#seat = ask.question.seat;
    this.#stopped = new Promise((resolve) => {
      this.stop = resolve;
    });
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
    const { choices, offer } = this.#ask.question;
    if (!this.#model || (choices.length === 1 && !offer)) return;
    const nodes = this.#ask.left?.nodes ?? Infinity;
    const worlds = Math.max(1, Math.min(WORLDS, Math.floor(nodes / (choices.length + IMAGINING))));
    for (let i = 0; i < worlds; i++) {
      const seed = String(this.#ask.id * WORLDS + i);
      const { world } = await this.#model.ask({ t: "sample", match: this.#ask.match, seed });
      const tried = await this.#model.ask({ t: "try", world, seat: this.#seat, seed });
      await this.#model.ask({ t: "drop", worlds: [world] });
      for (const { choice, standing } of tried.each) {
        this.#sums.set(choice, (this.#sums.get(choice) ?? 0) + standing[this.#seat]);
      }
      this.#worlds++;
    }
  }

  /** Stands best, and among equals involves most. */
  #best() {
    const rated = this.#ask.question.choices.map((choice) => ({
      choice: choice.notation,
      value: this.#worlds ? this.#sums.get(choice.notation) / this.#worlds : 0.5,
      much: involved(choice),
    }));
    rated.sort((one, other) => other.value - one.value || other.much - one.much);
    const best = rated.slice(0, 5).map(({ choice, value }) => ({ choice, value, weight: this.#worlds }));
    return { choice: rated[0].choice, nodes: this.#worlds * rated.length, rated: best };
  }
}

const [command, ...args] = process.argv.slice(2);
const model = command && new Model(command, args);
const thoughts = new Map();

async function answer(ask) {
  const thought = new Thought(model, ask);
  thoughts.set(ask.id, thought);
  const { match, id } = ask;
  const { choice, nodes, rated } = await thought.chosen();
  thoughts.delete(id);
  say({ t: "info", match, id, nodes, value: rated[0].value, rated });
  say({ t: "choose", match, id, choice });
}

const refuse = (wrong) => say({ t: "error", code: "malformed", text: String(wrong) });

function heed(line) {
  const message = JSON.parse(line);
  if (TOLD.has(message.t)) model?.tell(line);
  if (message.t === "hello") {
    say({ t: "id", protocol: 1, name: "Lookahead", version: "1", history: model ? "views" : "none" });
  } else if (message.t === "new") say({ t: "ready", match: message.match });
  else if (message.t === "ask") answer(message).catch(refuse);
  else if (message.t === "stop" || message.t === "lapsed") thoughts.get(message.id)?.stop();
  else if (message.t === "ping") say({ t: "pong" });
  else if (message.t === "quit") end();
}

function end() {
  model?.close();
  process.exit(0);
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    try {
      heed(line);
    } catch (wrong) {
      refuse(wrong);
    }
  })
  .on("close", end);
