import "./ways.css";
import { useTexts } from "../i18n";
import { Icon, type IconName } from "./Icons";
import { Link } from "./Link";
import { pageOf, usePath } from "./navigation";
import { useOnPage } from "./onPage";
import { frameTexts } from "./texts";

/** Navigation between the main pages: in the top bar, on phones in a bar at the bottom. */
export function Ways() {
  const t = useTexts(frameTexts);
  useOnPage("ways");
  const here = pageOf(usePath()).page;
  const ways: { page: string; href: string; icon: IconName; name: string; narrow?: boolean }[] = [
    { page: "start", href: "/", icon: "play", name: t.play },
    { page: "rules", href: "/rules", icon: "file", name: t.learn },
    { page: "rankings", href: "/rankings", icon: "flag", name: t.ranking },
    // A wide bar links to the account by the player's name instead.
    { page: "account", href: "/account", icon: "user", name: t.me, narrow: true },
  ];
  return (
    <nav className="ways" aria-label={t.pages}>
      {ways.map(({ page, href, icon, name, narrow }) => (
        <Link
          key={page}
          href={href}
          className={narrow ? "way narrow" : "way"}
          aria-current={page === here ? "page" : undefined}
        >
          <Icon name={icon} />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
