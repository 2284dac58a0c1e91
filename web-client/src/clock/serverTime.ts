/** One exchange with the server: its clock, and the round trip by ours. All in milliseconds. */
interface Sample {
  /** The offset to add to our clock. */
  offset: number;
  roundTrip: number;
}

/** How many of the newest exchanges are compared. */
const KEPT = 8;
/** How far the clocks may drift apart between two exchanges. */
const DRIFT = 250;

/** Our own monotonic clock: unaffected by changes of the system time. Starts near the time of day. */
export const ownTime = (): number => performance.timeOrigin + performance.now();

/**
 * An estimate of the server's clock. Of the newest exchanges, the one with the shortest round trip counts, as the
 * most precise. An exchange that contradicts it means that our clock slept: then only the newest counts.
 */
export class ServerTime {
  private samples: Sample[] = [];
  private readonly ours: () => number;

  constructor(ours: () => number = ownTime) {
    this.ours = ours;
  }

  /** Records that the server's clock was `theirs` at some moment between `sent` on our clock and now. */
  heard(theirs: number, sent: number): void {
    const now = this.ours();
    const roundTrip = now - sent;
    const sample = { offset: theirs - (sent + now) / 2, roundTrip };
    if (!Number.isFinite(theirs) || roundTrip < 0) return;
    const best = this.best();
    const apart = best ? Math.abs(sample.offset - best.offset) : 0;
    const agrees = !best || apart <= (roundTrip + best.roundTrip) / 2 + DRIFT;
    this.samples = agrees ? [...this.samples, sample].slice(-KEPT) : [sample];
  }

  /** The server's time now; our own until an exchange has been recorded. */
  readonly now = (): number => this.ours() + (this.best()?.offset ?? 0);

  private best(): Sample | undefined {
    return this.samples.reduce<Sample | undefined>(
      (best, sample) => (best && best.roundTrip < sample.roundTrip ? best : sample),
      undefined,
    );
  }
}
