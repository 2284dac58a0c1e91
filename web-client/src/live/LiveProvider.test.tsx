import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider, useSession } from "../account/Session";
import { LiveProvider, useWhileDown } from "./LiveProvider";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [pressed, setPressed] = useState(false);
  const { player } = useSession();
  return (
    <>
      <button onClick={() => setPressed(true)}>{pressed ? "pressed" : "press"}</button>
      <p>{player?.name}</p>
    </>
  );
}

test("input on a page before the identity is known is not lost", async () => {
  let answer: (response: Response) => void = () => undefined;
  const later = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", (path: string) =>
    path === "/api/session" ? later : Promise.resolve(new Response("[]")),
  );
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      close() {}
      send() {}
    },
  );
  render(
    <SessionProvider>
      <LiveProvider>
        <Page />
      </LiveProvider>
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  answer(new Response(JSON.stringify({ player: { id: "p1", name: "Ines" }, account: null, mail: false })));
  expect(await screen.findByText("Ines")).toBeTruthy();
  expect(screen.getByRole("button").textContent).toBe("pressed");
});

test("a late answer undoes no newer one, nor another player's state", async () => {
  const answers: ((value: string) => void)[] = [];
  const take = vi.fn();
  const { rerender } = renderHook(
    ({ about }) =>
      useWhileDown(about, 60_000, () => new Promise<string>((answer) => answers.push(answer)), take),
    { initialProps: { about: "ines" } },
  );
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(answers).toHaveLength(3);
  await act(async () => answers[1]?.("second"));
  await act(async () => answers[0]?.("first"));
  expect(take.mock.calls).toEqual([["second"]]);
  rerender({ about: "mirko" });
  expect(answers).toHaveLength(4);
  await act(async () => answers[2]?.("third"));
  await act(async () => answers[3]?.("of mirko"));
  expect(take.mock.calls).toEqual([["second"], ["of mirko"]]);
});
