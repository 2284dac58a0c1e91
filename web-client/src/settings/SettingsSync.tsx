import { useEffect } from "react";
import { useSession } from "../account/Session";
import { follow } from "./follow";

/** Lets the settings that the server keeps of us follow us to this browser, and from here. Draws nothing. */
export function SettingsSync() {
  const { player } = useSession();
  const id = player?.id;
  useEffect(() => (id === undefined ? undefined : follow(id)), [id]);
  return null;
}
