import { gameAt, GamePart } from "../games";
import { Missing } from "../ui/Plain";

/** Where decks of a game are built, from its module; games without such a page have none. */
export function DecksPage({ address }: { address: string }) {
  const game = gameAt(address);
  if (!game?.Decks) return <Missing />;
  return (
    <GamePart game={game}>
      <game.Decks />
    </GamePart>
  );
}
