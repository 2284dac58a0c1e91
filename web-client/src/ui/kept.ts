/** Small values remembered in this browser. If storage is refused (private windows) they are simply forgotten. */
const key = (name: string) => `arenhold.${name}`;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key(name));
    else localStorage.setItem(key(name), value);
  } catch {
    // Nothing depends on it.
  }
}
