#!/usr/bin/env node
// Has an engine that speaks over standard input and output play on a server (Node 22 or later):
//
//   ARENHOLD_TOKEN=… node connect.mjs wss://arenhold.example/engine python3 forty.py
//
// The engine gets and says what it always does. When the connection breaks, the engine ends, and
// begins anew with the next one: the server tells it everything again. See docs/engine-protocol.md.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [address, command, ...args] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.ARENHOLD_TOKEN}` };

/** How long after a connection has ended the next one is tried, in milliseconds. */
const AGAIN = 5_000;

function connect() {
  const socket = new WebSocket(address, { headers });
  let engine;
  socket.onopen = () => {
    engine = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    engine.stdin.on("error", () => socket.close());
    engine.on("error", () => socket.close()).on("exit", () => socket.close());
    createInterface({ input: engine.stdout }).on("line", (line) => socket.send(line));
  };
  socket.onmessage = ({ data }) => engine.stdin.write(`${data}\n`);
  socket.onerror = ({ message }) => console.error(message || "the connection failed");
  socket.onclose = ({ code, reason }) => {
    console.error(`the connection has ended: ${code} ${reason}`);
    engine?.kill();
    setTimeout(connect, AGAIN);
  };
}

connect();
