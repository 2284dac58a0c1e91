import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import type { RatingRange } from "../protocol";
import { RangeFields } from "./RangeFields";

function show(first: RatingRange | null, late = false) {
  const onChoose = vi.fn();
  const drawn = (value: RatingRange | null) => (
    <LanguageProvider initial="en">
      <form aria-label="table">
        <RangeFields {...{ value, onChoose, late }} />
        <button>Make</button>
      </form>
    </LanguageProvider>
  );
  const { rerender } = render(drawn(first));
  return { onChoose, come: (value: RatingRange | null) => rerender(drawn(value)) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const sendable = () => screen.getByRole<HTMLFormElement>("form").checkValidity();

afterEach(cleanup);

describe("The rating range of an open table", () => {
  test("is reported as it is typed, unless nobody fits it", () => {
    const { onChoose } = show(null);
    write("From", "1600");
    expect(onChoose).toHaveBeenLastCalledWith({ min: 1600, max: null });
    write("To", "1700");
    expect(onChoose).toHaveBeenLastCalledWith({ min: 1600, max: 1700 });
    onChoose.mockClear();
    write("To", "17");
    expect(onChoose).not.toHaveBeenCalled();
  });

  test("keeps its form from being sent while nobody fits", () => {
    show(null);
    write("From", "1600");
    expect(sendable()).toBe(true);
    write("To", "1500");
    expect(sendable()).toBe(false);
    expect(field("To").validationMessage).toMatch(/^That leaves nobody/);
    expect(screen.getByRole("status").textContent).toMatch(/^That leaves nobody/);
    write("From", "1400");
    expect(sendable()).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("is reported in a room when a field loses focus, and only if it has changed", () => {
    const { onChoose } = show({ min: 1400, max: 1500 }, true);
    fireEvent.blur(field("From"));
    write("From", "1450");
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.blur(field("From"), { relatedTarget: field("To") });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ min: 1450, max: 1500 });
  });

  test("may be wrong in a room between the two numbers, but holds again once both are left", () => {
    const { onChoose } = show({ min: 1400, max: 1500 }, true);
    write("From", "1600");
    fireEvent.blur(field("From"), { relatedTarget: field("To") });
    expect(field("From").value).toBe("1600");
    fireEvent.blur(field("To"));
    expect([field("From").value, field("To").value]).toEqual(["1400", "1500"]);
    expect(screen.getByRole("status").textContent).toMatch(/^Not valid/);
    expect(onChoose).not.toHaveBeenCalled();
    write("To", "123456");
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.blur(field("To"));
    expect(field("To").value).toBe("1500");
    expect(onChoose).not.toHaveBeenCalled();
  });

  test("follows the room when it is set from elsewhere", () => {
    const { come } = show({ min: 1400, max: null }, true);
    come({ min: 1200, max: 1300 });
    expect([field("From").value, field("To").value]).toEqual(["1200", "1300"]);
    come(null);
    expect([field("From").value, field("To").value]).toEqual(["", ""]);
  });
});
