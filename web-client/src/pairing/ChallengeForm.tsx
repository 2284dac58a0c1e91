import { useRef, useState } from "react";
import { useSession } from "../account/Session";
import { useTexts } from "../i18n";
import type { PlayerName } from "../protocol";
import { TableForm } from "../setup";
import { useChallenges } from "./Challenges";
import { pairingTexts } from "./texts";

/** The button that challenges a player, and the form behind it; nothing for the reader themselves. */
export function ChallengeForm({ to, account }: { to: PlayerName; account: boolean }) {
  const t = useTexts(pairingTexts);
  const { player, account: ours } = useSession();
  const { challenge } = useChallenges();
  const [open, setOpen] = useState(() => location.hash === "#challenge");
  const [sent, setSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const both = ours !== null && account;
  if (player === null || player.id === to.id) return null;
  return (
    <div className="challenge">
      <button
        ref={button}
        type="button"
        className="btn"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setSent(false);
        }}
      >
        {t.challenge}
      </button>
      {open && (
        <TableForm
          title={t.challengeTo(to.name)}
          className="challenge-form"
          mayCount={both}
          counts
          more={(clock) => <p className="note">{clock.kind === "live" ? t.standsLive : t.standsSlow}</p>}
          button={() => t.send}
          send={({ game, form, seats, options, clock, rated }) =>
            challenge({ player: to.id, game, form, seats, options, clock, rated }).then((refused) => {
              if (refused !== null) return refused;
              setOpen(false);
              setSent(true);
              button.current?.focus();
              return null;
            })
          }
        />
      )}
      <p role="status" className="note">
        {sent && t.sent(to.name)}
      </p>
    </div>
  );
}
