import { useEffect } from "react";
import { useSession } from "../account/Session";
import { follow } from "./follow";

/** Syncs settings between this browser and the server. Renders nothing. */
export function SettingsSync() {
  const { player } = useSession();
  const id = player?.id;
  useEffect(() => (id === undefined ? undefined : follow(id)), [id]);
  return null;
}
