import { useTexts } from "../i18n";
import type { Connection } from "../socket";
import { useOnPage } from "../ui/onPage";
import { roomTexts } from "./texts";

/** The state of the connection: unobtrusive while it is up, prominent while it is down. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const t = useTexts(roomTexts);
  useOnPage("cut", connection.state !== "connected");
  const words = {
    connecting: t.connecting,
    connected: t.connected,
    reconnecting: t.reconnecting,
    full: t.inLine,
    offline: t.offline,
    refused: "",
  }[connection.state];
  return (
    <span role="status" className={`chip line ${connection.state}`} data-connection={connection.state}>
      <span className="dot" aria-hidden="true" />
      <span className="line-words">{words}</span>
    </span>
  );
}
