// @vitest-environment jsdom
import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepFocus } from "./keepFocus";

describe("The focus", () => {
  let stop = () => {};
  const find = <T extends HTMLElement>(where: string) => document.querySelector<T>(where) as T;
  const settled = async (where: string) =>
    waitFor(() => expect(document.activeElement).toBe(document.querySelector(where)));

  beforeEach(() => {
    document.body.innerHTML =
      "<main id='content'><section id='outer'><section id='inner'><button id='a'>a</button></section>" +
      "<button id='b'>b</button></section></main><div role='status'><button id='c'>c</button></div>";
    stop = keepFocus();
  });
  afterEach(() => stop());

  test("goes to where a button stood that goes away", async () => {
    find("#a").focus();
    find("#a").remove();
    await settled("#inner");
  });

  test("goes further out where that is gone too", async () => {
    find("#a").focus();
    find("#inner").remove();
    await settled("#outer");
  });

  test("goes to the content from what lies over the page", async () => {
    find("#c").focus();
    find("#c").remove();
    await settled("#content");
  });

  test("goes away from a button that can no longer be pressed", async () => {
    find("#b").focus();
    find<HTMLButtonElement>("#b").disabled = true;
    await settled("#outer");
  });

  test("stays where it is after a press on nothing", async () => {
    find("#a").focus();
    find("#a").blur();
    document.body.click();
    find("#a").remove();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });

  test("stays where the page itself has moved it", async () => {
    find("#a").focus();
    find("#a").remove();
    find("#b").focus();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(find("#b"));
  });

  test("goes to the one place that takes it for all around, also from a drawing", async () => {
    document.body.innerHTML =
      "<div data-keeps-focus><section id='near'><svg><g id='square' tabindex='0'></g></svg></section>" +
      "<h2 id='question' data-takes-focus tabindex='-1'>Your move</h2></div>";
    document.querySelector<SVGElement>("#square")!.focus();
    document.querySelector("#square")!.remove();
    await settled("#question");
  });
});
