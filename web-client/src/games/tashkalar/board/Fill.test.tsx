import { expect, test } from "vitest";
import { render } from "../../../fixtures/render";
import { view } from "../fixtures/duel";
import { Fill } from "./Fill";

test("A seat's fill has the colour and the hatching of its school", () => {
  const { container } = render(<Fill view={view} seat={1} />);
  const fills = [...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("fill"));
  expect(fills).toEqual(["var(--s-face)", "url(#hatch-s)"]);
});
