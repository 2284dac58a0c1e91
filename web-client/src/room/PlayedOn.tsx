import { useTexts } from "../i18n";
import { playOnTexts } from "../replay/playOn.texts";
import { Link } from "../ui/Link";

/** Says that a match goes on from a moment of another one, and leads there. */
export function PlayedOn({ from }: { from: string }) {
  const t = useTexts(playOnTexts);
  return (
    <Link className="chip played-on" href={`/replay/match/${from}`} title={`${t.continuedWhy} ${t.origin}`}>
      {t.continued}
    </Link>
  );
}
