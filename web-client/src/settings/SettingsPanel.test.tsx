import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, LanguageProvider, type Lang } from "../i18n";
import { SettingsPanel } from "./SettingsPanel";
import { currentSettings } from "./store";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <SettingsPanel />
    </LanguageProvider>,
  );

const hidden = { hidden: true };
const toggle = (name: string) => screen.getByRole("switch", { name, ...hidden });
const group = (name: string) => within(screen.getByRole("radiogroup", { name, ...hidden }));

describe("The window of settings", () => {
  it("sets every setting", () => {
    show();
    fireEvent.change(screen.getByRole("slider", { name: "Volume", ...hidden }), { target: { value: "25" } });
    fireEvent.click(toggle("Drum when it is your turn"));
    fireEvent.click(group("Speed").getByRole("radio", { name: "Quick", ...hidden }));
    fireEvent.click(toggle("One click"));
    fireEvent.click(toggle("Keyboard shortcuts"));
    fireEvent.click(group("Look").getByRole("radio", { name: "Chalk", ...hidden }));
    fireEvent.click(toggle("Plain table"));
    fireEvent.click(toggle("Tutor"));
    fireEvent.click(group("Language").getByRole("radio", { name: "Čeština", ...hidden }));
    expect(currentSettings()).toEqual({
      sounds: true,
      volume: 25,
      turnSound: false,
      motion: "quick",
      oneClick: true,
      shortcuts: false,
      look: "chalk",
      plainTable: true,
      tutor: true,
      language: "cs",
    });
    expect(screen.getByRole("dialog", { name: "Nastavení", ...hidden })).toBeTruthy();
  });

  it("turns sound off by one press, and on again by the slider", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Turn sound off", ...hidden }));
    expect(currentSettings().sounds).toBe(false);
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Volume", ...hidden });
    expect(slider.value).toBe("0");
    fireEvent.change(slider, { target: { value: "50" } });
    expect(currentSettings()).toMatchObject({ sounds: true, volume: 50 });
  });

  it.each(Object.keys(LANGUAGES) as Lang[])("is accessible in %s", async (lang) => {
    const { container } = show(lang);
    container.firstElementChild?.removeAttribute("popover");
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
