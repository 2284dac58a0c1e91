import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog";

const before = { ...Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype) };

/** As in browsers: opening remembers the focus, closing returns it and fires its event later. */
beforeEach(() => {
  const focused = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focused.set(this, document.activeElement);
      this.setAttribute("open", "");
      this.querySelector("button")?.focus();
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open");
      (focused.get(this) as HTMLElement | null)?.focus();
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });
});
afterEach(() => {
  cleanup();
  for (const name of ["showModal", "close"] as const) {
    const old = before[name];
    if (old) Object.defineProperty(HTMLDialogElement.prototype, name, old);
    else delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name];
  }
});

const closed = vi.fn();

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open && (
        <Dialog title="Sure?" onClose={close}>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
}

const later = () => act(() => new Promise((done) => setTimeout(done, 10)));
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  act(() => button.click());
};

describe.each([true, false])("A window above the table (drawn twice: %s)", (strict) => {
  beforeEach(() => {
    closed.mockClear();
    render(strict ? <StrictMode children={<Page />} /> : <Page />);
    press("Ask");
  });

  test("stays open", async () => {
    await later();
    expect(screen.getByRole("dialog", { name: "Sure?" })).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
  });

  test("returns the focus when it is cancelled, and reports it once", async () => {
    await later();
    press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ask" }));
    await later();
    expect(closed).toHaveBeenCalledOnce();
  });

  test("reports when the browser closes it", async () => {
    await later();
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    await later();
    expect(closed).toHaveBeenCalledOnce();
  });
});
