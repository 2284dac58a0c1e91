import { useEffect, useState } from "react";
import { http, type OpenTable } from "../socket";

/** Milliseconds between looks at the open tables while the page is seen. */
const AGAIN = 4_000;

/** The tables at which anybody may sit down, as they come and go; null until the server has answered. */
export function useOpenTables(): OpenTable[] | null {
  const [tables, setTables] = useState<OpenTable[] | null>(null);
  useEffect(() => {
    let shown = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      http.openTables().then(
        (answer) => shown && setTables(answer),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}
