/**
 * Orders the requests about one thing. Writes run one after the other, and answers overtaken by something newer are
 * dropped.
 */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  private moment = 0;
  private reading = false;
  private afterwards: (() => void) | null = null;
  private begun = 0;

  /** The number of writes. */
  get deeds(): number {
    return this.begun;
  }

  /** Reads the current state, after all writes. Stale answers and stale failures are dropped. */
  look<T>(
    ask: () => Promise<T>,
    take: (answer: T) => void,
    failed: (reason: unknown) => void = () => undefined,
  ): void {
    if (this.underWay > 0) {
      this.afterwards = () => this.look(ask, take, failed);
      return;
    }
    const now = ++this.moment;
    this.reading = true;
    const newest = () => {
      if (now !== this.moment) return false;
      this.reading = false;
      return true;
    };
    ask().then(
      (answer) => {
        if (newest()) take(answer);
      },
      (reason: unknown) => {
        if (newest()) failed(reason);
      },
    );
  }

  /**
   * The server has pushed something newer. An answer on its way may be older than that: then `again`, which looks, is
   * called, so that the older answer is dropped or replaced.
   */
  heard(again: () => void): void {
    if (this.reading || this.underWay > 0) again();
  }

  /**
   * Writes, once every earlier write is done. Its answer is used unless another write follows, whose answer is newer;
   * after a failure the state is read again. Resolves and rejects as `wish` does.
   */
  async deed<T>(wish: () => Promise<T>, take: (answer: T) => void): Promise<T> {
    this.begun++;
    this.moment++;
    this.reading = false;
    this.underWay++;
    const done = this.last.then(wish);
    this.last = done.catch(() => undefined);
    try {
      const answer = await done;
      if (this.underWay === 1) take(answer);
      return answer;
    } finally {
      this.underWay--;
      if (this.underWay === 0) {
        const look = this.afterwards;
        this.afterwards = null;
        look?.();
      }
    }
  }
}
