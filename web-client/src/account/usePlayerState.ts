import { useState, type Dispatch, type SetStateAction } from "react";
import { useSession } from "./Session";

/**
 * State about the current player. Starts afresh when the identity changes, so that no player sees another's; the
 * component stays mounted, so that no input is lost.
 *
 * @param initial always the same value
 */
export function usePlayerState<T>(initial: T): [T, Dispatch<SetStateAction<T>>] {
  const id = useSession().player?.id;
  const [whose, setWhose] = useState(id);
  const [value, setValue] = useState(initial);
  if (whose !== id) {
    setWhose(id);
    setValue(initial);
  }
  return [value, setValue];
}
