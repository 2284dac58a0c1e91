import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { match, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { LogPanel } from "../table/LogPanel";
import { spoken, strong } from "../table/marked";
import { othersAt } from "../ui/names";
import { ComputerSeats, SeatSign, Signed, signed, useSigned } from ".";

afterEach(cleanup);

const names = ["Hare", "Hare"];

function Log() {
  const nameOf = useSigned((seat) => names[seat] ?? "");
  return (
    <LogPanel
      lines={names.map((_, seat) => ({
        turn: null,
        sign: null,
        words: `${nameOf(seat)} takes ${strong(nameOf(seat))}.`,
        opens: null,
      }))}
      room={state.room}
      match={match}
      onOpen={() => undefined}
      extra={null}
    />
  );
}

const show = (page: React.ReactNode) =>
  render(
    <LanguageProvider initial="en">
      <ComputerSeats levels={["novice", null]}>{page}</ComputerSeats>
    </LanguageProvider>,
  );

const signs = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll("[role='img']") ?? [])].map((sign) => sign.getAttribute("aria-label"));

test("a computer's seat has its sign, a person's of the same name has none", () => {
  show(
    names.map((name, seat) => (
      <p key={seat} data-testid={seat} children={[<SeatSign key={0} seat={seat} />, name]} />
    )),
  );
  expect(signs(screen.getByTestId("0"))).toEqual(["Computer"]);
  expect(signs(screen.getByTestId("1"))).toEqual([]);
});

test("a log has the sign before every name of a computer, and before no person's", () => {
  const { container } = show(<Log />);
  const [computer, person] = container.querySelectorAll(".log-line");
  expect(signs(computer)).toEqual(["Computer", "Computer"]);
  expect(signs(person)).toEqual([]);
  expect([computer?.textContent, person?.textContent]).toEqual(["Hare takes Hare.", "Hare takes Hare."]);
});

test("signs are left out of what is read aloud", () => {
  expect(spoken(`${signed("Lion", "master")} takes ${strong(signed("Fox", "apprentice"))}.`)).toBe(
    "Lion takes Fox.",
  );
});

test("lists of one's tables have the signs of computers", () => {
  const players = [
    { id: "p1", name: "Ines" },
    { id: "c1", name: "Novice 2", computer: "novice" },
    { id: "p2", name: "Hare 2" },
  ];
  show(
    <p data-testid="others">
      <Signed words={othersAt({ players, seat: 0 }, "en").join(", ")} />
    </p>,
  );
  expect(signs(screen.getByTestId("others"))).toEqual(["Computer"]);
  expect(screen.getByTestId("others").textContent).toBe("Hare 2, Hare 2");
});

test("a level that this page does not know has no beast", () => {
  expect(signed("oracle", "oracle")).toBe("oracle");
});
