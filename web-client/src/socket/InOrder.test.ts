import { expect, test } from "vitest";
import { InOrder } from "./InOrder";

/** Requests answered when and how the test decides, and the answers that were used. */
function someServer() {
  const answers = new Map<string, { say: (answer: string) => void; no: (reason: Error) => void }>();
  const asked: string[] = [];
  const taken: string[] = [];
  return {
    asked,
    taken,
    ask: (name: string) => (): Promise<string> => {
      asked.push(name);
      return new Promise((say, no) => answers.set(name, { say, no }));
    },
    take: (answer: string) => void taken.push(answer),
    answer: (name: string) => {
      answers.get(name)?.say(name);
      return settled();
    },
    refuse: (name: string) => {
      answers.get(name)?.no(new Error(name));
      return settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("of two reads the later one's answer is used, whichever arrives first", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer } = someServer();
  order.look(ask("one"), take);
  order.look(ask("two"), take);
  await answer("two");
  await answer("one");
  expect(taken).toEqual(["two"]);
});

test("reads that take longer than the interval between them are used as they arrive", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer } = someServer();
  order.look(ask("one"), take);
  order.look(ask("two"), take);
  await answer("one");
  order.look(ask("three"), take);
  await answer("two");
  expect(taken).toEqual(["one", "two"]);
  order.drop();
  await answer("three");
  expect(taken).toEqual(["one", "two"]);
});

test("only the newest read tells that it failed", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer, refuse } = someServer();
  const failures: string[] = [];
  const failed = (reason: unknown) => void failures.push((reason as Error).message);
  order.look(ask("one"), take, failed);
  order.look(ask("two"), take, failed);
  order.look(ask("three"), take, failed);
  await refuse("one");
  expect(failures).toEqual([]);
  await refuse("three");
  expect(failures).toEqual(["three"]);
  await answer("two");
  expect(taken).toEqual([]);
});

test("a read before a write does not restore the old state", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer } = someServer();
  order.look(ask("before"), take);
  void order.deed(ask("deed"), take);
  await settled();
  await answer("deed");
  await answer("before");
  expect(taken).toEqual(["deed"]);
});

test("reads during a write follow it", async () => {
  const order = new InOrder();
  const { ask, asked, take, taken, answer } = someServer();
  void order.deed(ask("deed"), take);
  await settled();
  order.look(ask("meanwhile"), take);
  expect(asked).toEqual(["deed"]);
  await answer("deed");
  expect(asked).toEqual(["deed", "meanwhile"]);
  await answer("meanwhile");
  expect(taken).toEqual(["deed", "meanwhile"]);
});

test("writes run one after the other, and the last answer is used", async () => {
  const order = new InOrder();
  const { ask, asked, take, taken, answer } = someServer();
  void order.deed(ask("look"), take);
  void order.deed(ask("leave"), take);
  await settled();
  expect(asked).toEqual(["look"]);
  await answer("look");
  expect(asked).toEqual(["look", "leave"]);
  await answer("leave");
  expect(taken).toEqual(["leave"]);
  expect(order.deeds).toBe(2);
});

test("a refused write reports it, and the next one runs all the same", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer, refuse } = someServer();
  const refused = order.deed(ask("one"), take).catch((reason: Error) => reason.message);
  void order.deed(ask("two"), take);
  await settled();
  await refuse("one");
  expect(await refused).toBe("one");
  await answer("two");
  expect(taken).toEqual(["two"]);
});

test("what is heard while an answer is on its way replaces it by a newer one", async () => {
  const order = new InOrder();
  const { ask, take, taken, asked, answer } = someServer();
  const again = () => order.look(ask("again"), take);
  order.heard(again);
  expect(asked).toEqual([]);
  order.look(ask("before"), take);
  order.heard(again);
  await answer("before");
  await answer("again");
  expect(taken).toEqual(["again"]);
  order.heard(again);
  expect(asked).toEqual(["before", "again"]);
});

test("what is heard during a write is read after it", async () => {
  const order = new InOrder();
  const { ask, take, taken, answer } = someServer();
  const done = order.deed(ask("write"), take);
  await settled();
  order.heard(() => order.look(ask("again"), take));
  await answer("write");
  await done;
  await answer("again");
  expect(taken).toEqual(["write", "again"]);
});
