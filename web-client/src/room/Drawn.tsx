/**
 * Says which version of the room's document the page shows, once it is drawn, and whether something the reader did is
 * still on its way. What looks at the page from outside, such as a browser test, knows by it what it sees.
 */
export function Drawn({ version, sending }: { version: number; sending: boolean }) {
  return <span hidden data-version={version} data-sending={sending || undefined} />;
}
