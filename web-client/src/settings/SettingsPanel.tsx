import { useRef } from "react";
import { LANGUAGES, useLanguage, useTexts, type Lang } from "../i18n";
import { playOwnTurn, playSound } from "../sound/play";
import { Icon } from "../ui/Icons";
import { SegmentRow, SliderRow, SwitchRow } from "./fields";
import { LOOKS, MOTIONS } from "./model";
import { useSystemIsStill } from "./motion";
import { SoundButton } from "./SoundButton";
import { settingsTexts } from "./texts";
import { useSetting } from "./useSettings";
import "./settings.css";

/** The id for buttons that open the settings. */
export const SETTINGS = "preferences";

const languages = Object.entries(LANGUAGES) as [Lang, string][];

/** The dialog of all settings, opened by a button whose `popoverTarget` is `SETTINGS`. */
export function SettingsPanel() {
  const t = useTexts(settingsTexts);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div
      id={SETTINGS}
      ref={panel}
      popover="auto"
      role="dialog"
      className="panel settings-panel"
      aria-label={t.settings}
      onToggle={(event) => {
        if (event.newState === "open") panel.current?.querySelector<HTMLElement>(".settings input")?.focus();
      }}
    >
      <div className="settings-head">
        <h2>{t.settings}</h2>
        <small>{t.settingsWhy}</small>
        <span className="sp" />
        <button
          type="button"
          className="btn quiet icn"
          onClick={() => panel.current?.hidePopover()}
          aria-label={t.close}
        >
          <Icon name="not" />
        </button>
      </div>
      <div className="settings">
        <div>
          <SoundSettings />
          <MotionSettings />
          <ClickSettings />
        </div>
        <div>
          <TableSettings />
        </div>
      </div>
    </div>
  );
}

function SoundSettings() {
  const t = useTexts(settingsTexts);
  const [on, turn] = useSetting("sounds");
  const [volume, setVolume] = useSetting("volume");
  const [turnSound, setTurnSound] = useSetting("turnSound");
  return (
    <section>
      <h3>{t.sound}</h3>
      <SliderRow
        name={t.sounds}
        why={t.soundsWhy}
        label={t.volume}
        value={on ? volume : 0}
        onChange={(next) => {
          if (!on) turn(true);
          setVolume(next);
        }}
        onDone={() => playSound("token")}
      >
        <SoundButton />
      </SliderRow>
      <SwitchRow
        name={t.turnSound}
        why={t.turnSoundWhy}
        on={turnSound}
        onChange={(next) => {
          setTurnSound(next);
          if (next) playOwnTurn();
        }}
      />
    </section>
  );
}

function MotionSettings() {
  const t = useTexts(settingsTexts);
  const [motion, setMotion] = useSetting("motion");
  const still = useSystemIsStill();
  const names = { none: t.motionNone, quick: t.motionQuick, full: t.motionFull, slow: t.motionSlow };
  return (
    <section>
      <h3>{t.motion}</h3>
      <SegmentRow
        name={t.speed}
        why={still ? t.systemStill : t.speedWhy}
        options={MOTIONS.map((one) => [one, names[one]])}
        value={motion}
        onChange={setMotion}
      />
    </section>
  );
}

function ClickSettings() {
  const t = useTexts(settingsTexts);
  const [oneClick, setOneClick] = useSetting("oneClick");
  const [shortcuts, setShortcuts] = useSetting("shortcuts");
  return (
    <section>
      <h3>{t.clicks}</h3>
      <SwitchRow name={t.oneClick} why={t.oneClickWhy} on={oneClick} onChange={setOneClick} />
      <SwitchRow name={t.shortcuts} why={t.shortcutsWhy} on={shortcuts} onChange={setShortcuts} />
    </section>
  );
}

function TableSettings() {
  const t = useTexts(settingsTexts);
  const { lang, setLang } = useLanguage();
  const [look, setLook] = useSetting("look");
  const [plain, setPlain] = useSetting("plainTable");
  const [tutor, setTutor] = useSetting("tutor");
  const looks = { system: t.lookSystem, noon: t.lookNoon, night: t.lookNight, chalk: t.lookChalk };
  return (
    <section>
      <h3>{t.table}</h3>
      <SegmentRow
        name={t.look}
        why={t.lookWhy}
        options={LOOKS.map((one) => [one, looks[one]])}
        value={look}
        onChange={setLook}
      />
      <SwitchRow name={t.plainTable} why={t.plainTableWhy} on={plain} onChange={setPlain} />
      <SwitchRow name={t.tutor} why={t.tutorWhy} on={tutor} onChange={setTutor} />
      <SegmentRow
        name={t.language}
        why={t.languageWhy}
        options={languages}
        value={lang}
        onChange={setLang}
        languages
      />
    </section>
  );
}
