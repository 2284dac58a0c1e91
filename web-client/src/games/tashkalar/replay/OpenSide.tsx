import type { TashKalarCatalogue } from "../catalogue";
import type { Layout } from "../../../table/useLayout";
import { HandPanel } from "../panels/HandPanel";
import { SidePanel } from "../panels/SidePanel";
import { Strip } from "../panels/Strip";
import { sideName, type Side } from "../sides";
import type { TashKalarView } from "../types";
import type { GameTexts } from "../words/texts";

const present = () => true;

/** A side with open hands. */
export function OpenSide(props: {
  side: Side;
  layout: Layout;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  /** The inspected card, or null. */
  held: string | null;
  hold: (card: string | null) => void;
  t: GameTexts;
}) {
  const { side, layout, view, catalogue, nameOf, held, hold, t } = props;
  const several = view.seats.length > 2;
  const [first = 0] = side.seats;
  return (
    <section className="replay-side" aria-label={sideName(view, side.side, nameOf, t)}>
      {several ? (
        <SidePanel {...{ side, layout, view, catalogue, nameOf, present, t }} you={null} turning={[]} />
      ) : (
        <Strip {...{ layout, view, catalogue, t }} seat={first} form="own" name={nameOf(first)} present />
      )}
      {side.seats.map((seat) => {
        const hand = view.hands[seat];
        return (
          hand && (
            <div key={seat} className="replay-hand">
              {several && <h3>{nameOf(seat)}</h3>}
              <HandPanel
                {...{ hand, seat, view, catalogue, nameOf }}
                layout="phone"
                chosen={null}
                onChoose={(card) => hold(held === card ? null : card)}
                onHold={hold}
                t={{ ...t, hand: t.handOf(nameOf(seat)) }}
              />
            </div>
          )
        );
      })}
    </section>
  );
}
