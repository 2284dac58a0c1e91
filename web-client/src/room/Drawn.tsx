/**
 * Marks the version of the room's document that is rendered, and whether an action of the reader is still being sent.
 * Lets outside observers such as browser tests know what they see.
 */
export function Drawn({ version, sending }: { version: number; sending: boolean }) {
  return <span hidden data-version={version} data-sending={sending || undefined} />;
}
