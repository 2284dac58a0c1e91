/** One exchange with the server: its clock, and how long the answer took by ours. All in milliseconds. */
interface Sample {
  /** What is to be added to our clock. */
  offset: number;
  roundTrip: number;
}

/** So many of the newest exchanges are compared. */
const KEPT = 8;
/** By so much clocks may drift apart between two exchanges. */
const DRIFT = 250;

/** Our own clock: it never jumps, whatever the clock of the computer is set to. About the time of day at first. */
export const ownTime = (): number => performance.timeOrigin + performance.now();

/**
 * The server's clock as far as we know it. Of the newest exchanges the one with the shortest round trip counts: its
 * answer was the least on its way. An exchange that contradicts it means that our own clock slept: then
 * only the newest counts.
 */
export class ServerTime {
  private samples: Sample[] = [];
  private readonly ours: () => number;

  constructor(ours: () => number = ownTime) {
    this.ours = ours;
  }

  /** The server's clock was `theirs` at some moment between `sent` of our clock and now. */
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

  /** The server's clock now; ours as long as nothing is known of it. */
  readonly now = (): number => this.ours() + (this.best()?.offset ?? 0);

  private best(): Sample | undefined {
    return this.samples.reduce<Sample | undefined>(
      (best, sample) => (best && best.roundTrip < sample.roundTrip ? best : sample),
      undefined,
    );
  }
}
