import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Gained } from "./Gained";

afterEach(cleanup);

test.each([
  [12, "+12", "num rating-won"],
  [0, "+0", "num "],
  [-9, "−9", "num rating-lost"],
])("a change of %i is shown by its sign, and by a shape unless it is zero", (gained, sign, shape) => {
  const { container } = render(<Gained gained={gained} />);
  expect(container.firstElementChild?.textContent).toBe(sign);
  expect(container.firstElementChild?.className).toBe(shape);
});
