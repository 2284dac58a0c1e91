import { useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { useSession } from "./Session";
import { accountTexts } from "./texts";

/** The user's own name in the top bar, linking to the account. */
export function AccountLink() {
  const t = useTexts(accountTexts);
  const { player } = useSession();
  if (player === null) return null;
  return (
    <Link href="/account" className="btn quiet account-link" aria-label={t.toAccount(player.name)}>
      <Icon name="user" />
      <span>{player.name}</span>
    </Link>
  );
}
