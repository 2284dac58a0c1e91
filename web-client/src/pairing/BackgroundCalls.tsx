import { useEffect, useRef } from "react";
import { useLanguage } from "../i18n";
import { endInBackground, goWhereAsked, tellInBackground } from "../notice";
import { go } from "../ui/navigation";
import { useCalls } from "./calls";

/**
 * Shows browser notifications for calls while no page is visible: each call once, and only while it is open. Calls
 * that arrive while the page is visible are shown by the page alone.
 */
export function BackgroundCalls() {
  const calls = useCalls();
  const { lang } = useLanguage();
  /** The calls already announced, and whether by the browser. */
  const told = useRef(new Map<string, boolean>());
  useEffect(() => {
    const tell = () => {
      const open = new Set(calls.map(({ key }) => key));
      for (const [key, byBrowser] of told.current) {
        if (open.has(key) && document.hidden) continue;
        if (byBrowser) void endInBackground(key);
        if (open.has(key)) told.current.set(key, false);
        else told.current.delete(key);
      }
      for (const call of calls) {
        if (told.current.has(call.key)) continue;
        told.current.set(call.key, document.hidden);
        if (document.hidden) void tellInBackground({ ...call, lang });
      }
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [calls, lang]);
  useEffect(() => goWhereAsked(go), []);
  return null;
}
